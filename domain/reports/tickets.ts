/** Rows of the report of those who answer tickets, out of what the store counted. */
import { percent, percentile } from "./figures";
import type { ReportRow } from "./reports.table";
import type { StepKind } from "../work/ticket-steps";

/** Of whose tickets, of what kind, and how they came. */
interface Of {
  readonly person: string;
  readonly ticketKind: string;
  readonly channel: string;
}

/** How often a step happened in the period, and how long after the ticket was raised. */
export interface StepPart extends Of {
  readonly step: StepKind;
  readonly count: number;
  readonly seconds: readonly number[];
}

/** What is open now; `oldest` in seconds. */
export interface OpenPart extends Of {
  readonly open: number;
  readonly overdue: number;
  readonly oldest: number;
}

/** What people said afterwards. */
export interface ScorePart extends Of {
  readonly scores: number;
  readonly sum: number;
}

/** Calls of a person. */
export interface CallPart {
  readonly person: string;
  readonly callsIn: number;
  readonly callsOut: number;
  readonly talk: number;
}

/** A person's name and team. */
export interface Member {
  readonly name: string;
  readonly team: string;
}

/** All that is known of the period. */
export interface SupportWork {
  readonly steps: readonly StepPart[];
  readonly open: readonly OpenPart[];
  readonly scores: readonly ScorePart[];
  readonly calls: readonly CallPart[];
  readonly members: Readonly<Record<string, Member>>;
}

/** How often each step happened in an hour of the room's day. */
export interface HourPart {
  readonly hour: number;
  readonly step: StepKind;
  readonly count: number;
}

const NOBODY: Member = { name: "", team: "" };

const total = <T>(parts: readonly T[], of: (part: T) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

type Pick = (of: Of) => boolean;

/** The figures of some of it: those of the tickets. */
function figures({ steps, open, scores }: SupportWork, isOf: Pick): ReportRow {
  const [mine, waiting, said] = [steps.filter(isOf), open.filter(isOf), scores.filter(isOf)];
  const count = (step: StepKind): number =>
    total(
      mine.filter((part) => part.step === step),
      (part) => part.count,
    );
  const median = (step: StepKind): number | null =>
    percentile(
      mine.filter((part) => part.step === step).flatMap(({ seconds }) => seconds),
      0.5,
    );
  const [closed, reopened, answers] = [count("closed"), count("reopened"), total(said, (part) => part.scores)];
  return {
    taken: count("taken"),
    takeMedian: median("taken"),
    answered: count("answered"),
    firstMedian: median("answered"),
    closed,
    closeMedian: median("closed"),
    reopened,
    reopenRate: percent(reopened, closed),
    open: total(waiting, (part) => part.open),
    overdue: total(waiting, (part) => part.overdue),
    oldest: waiting.length === 0 ? null : Math.max(...waiting.map(({ oldest }) => oldest)),
    score: answers === 0 ? null : Math.round((total(said, ({ sum }) => sum) / answers) * 10) / 10,
    scores: answers,
  };
}

const callFigures = (calls: readonly CallPart[]): ReportRow => ({
  callsIn: total(calls, ({ callsIn }) => callsIn),
  callsOut: total(calls, ({ callsOut }) => callsOut),
  talk: total(calls, ({ talk }) => talk),
});

const raised = ({ steps }: SupportWork, isOf: Pick): number =>
  total(
    steps.filter((part) => part.step === "raised" && isOf(part)),
    ({ count }) => count,
  );

const each = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();

/** Those that have most closed first, then by name; what nobody has yet is last. */
const ranked = (rows: readonly ReportRow[], name: string): readonly ReportRow[] =>
  rows.toSorted(
    (a, b) =>
      Number(a[name] === "") - Number(b[name] === "") ||
      Number(b["closed"]) - Number(a["closed"]) ||
      String(a[name]).localeCompare(String(b[name])),
  );

/** By whom: of whoever has any ticket, and of those that nobody has. Whoever raises one is not who answers it. */
function byPerson(work: SupportWork): {
  readonly people: readonly ReportRow[];
  readonly person_kinds: readonly ReportRow[];
} {
  const { steps, open, scores, calls, members } = work;
  const all: readonly Of[] = [...steps.filter(({ step }) => step !== "raised"), ...open, ...scores];
  const memberOf = (person: string): Member => members[person] ?? NOBODY;
  const people = each(all.map(({ person }) => person)).map((person): ReportRow => {
    const { name, team } = memberOf(person);
    const own = calls.filter((call) => call.person === person);
    return { person: name, team, ...figures(work, (of) => of.person === person), ...callFigures(own) };
  });
  const pairs = each(all.map(({ person, ticketKind }) => `${person} ${ticketKind}`)).map((pair): ReportRow => {
    const [person = "", kind = ""] = pair.split(" ");
    const isOf: Pick = (of) => of.person === person && of.ticketKind === kind;
    return { person: memberOf(person).name, kind, ...figures(work, isOf) };
  });
  return { people: ranked(people, "person"), person_kinds: ranked(pairs, "person") };
}

/** Everybody of a team together. */
function byTeam(work: SupportWork): readonly ReportRow[] {
  const teamOf = (person: string): string => work.members[person]?.team ?? "";
  const all = [...work.steps.filter(({ step }) => step !== "raised"), ...work.open, ...work.scores];
  const busy = new Set(all.map(({ person }) => person));
  const teams = each([...busy].map(teamOf).filter((team) => team !== ""));
  const rows = teams.map((team): ReportRow => {
    const own = work.calls.filter(({ person }) => busy.has(person) && teamOf(person) === team);
    return { team, ...figures(work, ({ person }) => teamOf(person) === team), ...callFigures(own) };
  });
  return ranked(rows, "team");
}

/** By what sort of ticket they are, with those that came in. */
function bySort(work: SupportWork, sort: "ticketKind" | "channel"): readonly ReportRow[] {
  const column = sort === "ticketKind" ? "kind" : "channel";
  const values = each([...work.steps, ...work.open, ...work.scores].map((of) => of[sort]));
  return values.map((value): ReportRow => {
    const isOf: Pick = (of) => of[sort] === value;
    return { [column]: value, raised: raised(work, isOf), ...figures(work, isOf) };
  });
}

const HOUR_STEPS: readonly StepKind[] = ["raised", "taken", "answered", "closed"];

/** The hours of the room's day in which anything happened. */
export function hourRows(parts: readonly HourPart[]): readonly ReportRow[] {
  const hours = [...new Set(parts.map(({ hour }) => hour))].toSorted((a, b) => a - b);
  return hours.map((hour): ReportRow => {
    const own = parts.filter((part) => part.hour === hour);
    const counts = HOUR_STEPS.map((step) => [
      step,
      total(
        own.filter((part) => part.step === step),
        ({ count }) => count,
      ),
    ]);
    return { hour: `${String(hour).padStart(2, "0")}:00`, ...(Object.fromEntries(counts) as ReportRow) };
  });
}

/** The tables but that of the hours. */
export const supportTables = (work: SupportWork): Readonly<Record<string, readonly ReportRow[]>> => ({
  ...byPerson(work),
  teams: byTeam(work),
  kinds: bySort(work, "ticketKind"),
  channels: bySort(work, "channel"),
});
