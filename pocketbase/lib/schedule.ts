/** `GET schedule?first=&days=`: visits and jobs of some days of the centre's calendar, each as far as its asker may read it. */
import { storeDate } from "../../domain/signals/store-date";
import type { ScheduleAbsence, ScheduleAnswer, ScheduleItem, SchedulePerson } from "../../domain/work/schedule";
import { workingHours, type WorkingHours } from "../../domain/work/working-hours";
import { siteName } from "./account-names";
import { stampBoot } from "./boot";
import { daysAsked } from "./days-asked";
import { jsonRowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, mayInCentre, type Caller } from "./rights";
import { roomZone } from "./room-days";

/** From when until when, as the store writes times, and what of it is asked. */
interface Asked {
  readonly from: string;
  readonly until: string;
  /** May the reader know of lent tools? 1 or 0. */
  readonly tools: 0 | 1;
}

const ITEM = [
  "id",
  "source",
  "kind",
  "title",
  "state",
  "from",
  "until",
  "user",
  "siteName",
  "place",
  "job",
  "testUntil",
  "returnBy",
  "updated",
];
const SITE = siteName("x.site");

// Of tools that were lent for a job; whoever may not read of them is told nothing.
const RETURN_BY = `COALESCE((SELECT MIN(r.returnBy) FROM tool_requests r
    WHERE {:tools} AND r.job = {:job:} AND r.job != '' AND r.state = 'handed_out' AND r.returnBy != ''), '')`;
const returnBy = (job: string): string => RETURN_BY.replace("{:job:}", job);

const APPOINTMENTS = `SELECT x.id, 'appointments' AS source, x.kind, x.subject AS title, x.state, x.startsAt AS "from",
    x.endsAt AS until, x.user, ${SITE} AS siteName, x.place, x.job, x.testUntil, ${returnBy("x.job")} AS returnBy, x.updated
  FROM appointments x
  WHERE x.startsAt < {:until} AND x.endsAt > {:from} AND x.state != 'cancelled' ORDER BY x.startsAt, x.id LIMIT 2000`;

// Of a job that one may not read it is told that somebody has no time then, and no more. One without an end may take hours.
const JOBS = `SELECT x.id, x.kind, x.title, x.number, x.state, x.plannedFrom AS "from", x.plannedUntil AS until,
    x.assigned AS user, ${SITE} AS siteName, '' AS place, x.id AS job, '' AS testUntil, ${returnBy("x.id")} AS returnBy, x.updated FROM jobs x
  WHERE x.plannedFrom != '' AND x.plannedFrom < {:until} AND (x.plannedUntil > {:from} OR x.plannedFrom >= {:from})
    AND x.state != 'cancelled' ORDER BY x.plannedFrom, x.id LIMIT 2000`;

type JobRow = ScheduleItem & { readonly number: number };

function jobsIn(app: PbApp, caller: Caller, asked: Asked): readonly ScheduleItem[] {
  const columns = [...ITEM.filter((name) => name !== "source"), "number"];
  const all = mayInCentre(caller, "technical.jobs.read_all");
  const own = mayInCentre(caller, "technical.jobs.read_own");
  return jsonRowsOf<JobRow>(app, JOBS, { columns, bind: asked }).flatMap(
    ({ number, ...job }): readonly ScheduleItem[] => {
      const isRead = all || (own && job.user === caller.id);
      if (isRead) return [{ ...job, source: "jobs", title: `${number} ${job.title}` }];
      if (job.user === "") return [];
      // The id is that of the job, so that an appointment for it is known to be the same; nothing is had by it.
      const { id, from, until, user, state } = job;
      return [{ id, from, until, user, state, ...NOTHING, job: id }];
    },
  );
}

const NOTHING = {
  source: "",
  kind: "",
  title: "",
  siteName: "",
  place: "",
  job: "",
  testUntil: "",
  returnBy: "",
  updated: "",
} as const;

const ABSENCES = `SELECT o.user, a.fromDay, a.untilDay, a.kind FROM absences a JOIN operators o ON o.id = a.operator
  WHERE a.fromDay <= {:last} AND a.untilDay >= {:first} ORDER BY a.fromDay, a.id`;

const PEOPLE = `SELECT u.id, TRIM(u.name || ' ' || u.surname) AS name FROM users u
  WHERE u.id = {:me} OR u.id IN (SELECT value FROM json_each({:ids}))
    OR (u.active = 1 AND u.id IN (SELECT user FROM technicians WHERE active = 1 UNION SELECT user FROM sales_team WHERE active = 1))
  ORDER BY u.name, u.surname, u.id`;

/** An appointment that says of its job what the job says itself is the job. */
function once(items: readonly ScheduleItem[]): readonly ScheduleItem[] {
  const jobs = new Map(items.flatMap((one) => (one.source === "appointments" ? [] : [[one.id, one] as const])));
  const isTold = ({ source, job, from, user }: ScheduleItem): boolean =>
    source === "appointments" && jobs.get(job)?.from === from && jobs.get(job)?.user === user;
  const told = items.filter(isTold);
  const shown = items.filter((one) => {
    // What may be read says more than that there is something.
    if (one.source === "") return !told.some(({ job }) => job === one.id);
    return !isTold(one) || jobs.get(one.job)?.source === "";
  });
  // The end of the test stands with the appointment alone.
  return shown.map((one) =>
    one.source === "jobs" ? { ...one, testUntil: told.find(({ job }) => job === one.id)?.testUntil ?? "" } : one,
  );
}

const WORKING = "SELECT workDays, workFrom, workUntil FROM program_settings ORDER BY created LIMIT 1";

interface StoredHours {
  readonly workDays: string;
  readonly workFrom: string;
  readonly workUntil: string;
}

/** The centre's hours of work. */
function hoursOf(app: PbApp): WorkingHours {
  const columns = ["workDays", "workFrom", "workUntil"];
  const [stored] = jsonRowsOf<StoredHours>(app, WORKING, { columns });
  return workingHours(stored && { ...stored, workDays: JSON.parse(stored.workDays || "[]") as string[] });
}

/** Rights of which each tells of lent tools. */
const LENT = ["technicians.tool_request.read", "logistics.stock.read"] as const;

/** The route. */
export function schedule(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const rights = ["technicians.scheduling.read", "sales.scheduling.read"] as const;
  if (!rights.some((right) => mayInCentre(caller, right))) refuse("no_right", { right: rights[0] });
  const { app } = e;
  const span = daysAsked(e);
  const mayKnow = LENT.some((right) => mayInCentre(caller, right));
  const bind: Asked = { from: storeDate(span.startMs), until: storeDate(span.endMs), tools: mayKnow ? 1 : 0 };
  const items = once([
    ...jsonRowsOf<ScheduleItem>(app, APPOINTMENTS, { columns: ITEM, bind }),
    ...jobsIn(app, caller, bind),
  ]);
  const absences = jsonRowsOf<ScheduleAbsence>(app, ABSENCES, {
    columns: ["user", "fromDay", "untilDay", "kind"],
    bind: { first: span.first, last: span.last },
  });
  const ids = JSON.stringify([...new Set(items.map(({ user }) => user))]);
  const people = jsonRowsOf<SchedulePerson>(app, PEOPLE, { columns: ["id", "name"], bind: { me: caller.id, ids } });
  const known = new Set(people.map(({ id }) => id));
  e.json(200, {
    zone: roomZone(app),
    working: hoursOf(app),
    people,
    items,
    absences: absences.filter(({ user }) => known.has(user)),
  } satisfies ScheduleAnswer);
}
