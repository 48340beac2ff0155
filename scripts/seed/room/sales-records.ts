/** The records of leads, quotes, targets, courses and articles. */
import {
  ACTIVITIES,
  ARTICLES,
  COURSES,
  LEADS,
  PROGRESS,
  QUOTES,
  type LeadRow,
  type QuoteRow,
} from "../data/sales.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import { namesOf, workRecord, type WorkNames, type WorkRoom } from "./work-people";

const nameOf = ({ company, person }: LeadRow): string => company || person;
const leadOf = (name: string): LeadRow | undefined => LEADS.find((row) => nameOf(row) === name);
const leadId = (name: string): string => recordId("leads", name);

/** All of them, as seen at the room's now. */
export function salesRecords(room: WorkRoom): SeedRecord[] {
  const names = namesOf(room);
  return [
    ...LEADS.map((row) => leadRecord(row, names)),
    ...LEADS.filter(({ state }) => ["survey", "quote", "won"].includes(state)).map((row) =>
      opportunityRecord(row, names),
    ),
    ...ACTIVITIES.map(([days, kind, done, lead, subject]) =>
      workRecord("activities", `${lead} ${subject}`, {
        kind,
        subject,
        done,
        at: names.at(days, 10),
        lead: leadId(lead),
        owner: names.person(leadOf(lead)?.owner ?? ""),
      }),
    ),
    ...QUOTES.flatMap((row) => quoteRecords(row, names)),
    ...targetRecords(names),
    ...trainingRecords(names),
  ];
}

const leadRecord = (row: LeadRow, { person, day }: WorkNames): SeedRecord =>
  workRecord("leads", nameOf(row), {
    company: row.company,
    person: row.person,
    city: row.city,
    source: row.source,
    need: row.need,
    expectedMonthly: row.monthly,
    currency: row.currency,
    probability: row.probability,
    state: row.state,
    lostReason: row.lost,
    nextStep: row.next,
    nextStepOn: row.next === "" ? "" : day(row.inDays),
    owner: person(row.owner),
  });

const opportunityRecord = (row: LeadRow, { person, day }: WorkNames): SeedRecord =>
  workRecord("opportunities", nameOf(row), {
    name: `${nameOf(row)}: ${row.need}`,
    lead: leadId(nameOf(row)),
    stage: row.state,
    expectedMonthly: row.monthly,
    oneOff: row.monthly * 12,
    currency: row.currency,
    probability: row.probability,
    closesOn: day(row.state === "won" ? -18 : 14 + row.inDays * 4),
    owner: person(row.owner),
  });

/** The quote, then its lines: `2@95 once Hold-up button`. */
function quoteRecords(row: QuoteRow, { person, day }: WorkNames): SeedRecord[] {
  const lead = leadOf(row.lead);
  const quote = recordId("quotes", row.lead);
  const lines = row.lines.map((line, index) => {
    const [, quantity, unitPrice, cycle, text] = /^(\d+)@(\d+) (\w+) (.*)$/.exec(line) ?? [];
    return workRecord("quote_lines", `${row.lead}/${index}`, {
      quote,
      order: index + 1,
      text,
      quantity: Number(quantity),
      unitPrice: Number(unitPrice),
      cycle,
    });
  });
  return [
    workRecord("quotes", row.lead, {
      subject: row.subject,
      lead: leadId(row.lead),
      state: row.state,
      issuedOn: row.state === "draft" ? "" : day(-row.daysAgo),
      validUntil: day(30 - row.daysAgo),
      currency: lead?.currency ?? "GBP",
      discount: row.discount,
      owner: person(lead?.owner ?? ""),
    }),
    ...lines,
  ];
}

/** Each sales person has one target of revenue and one of sites a quarter. */
const targetRecords = ({ person, day }: WorkNames): SeedRecord[] =>
  ["duncan", "elif", "marta"].flatMap((key, index) => {
    const user = person(key);
    if (user === "") return [];
    const currency = (["GBP", "TRY", "EUR"] as const)[index];
    const quarter = { user, fromDay: day(-60), untilDay: day(30) };
    return [
      workRecord("sales_targets", `${key} revenue`, {
        ...quarter,
        kind: "new_monthly",
        target: [900, 14_000, 800][index],
        reached: [315, 3400, 150][index],
        currency,
      }),
      workRecord("sales_targets", `${key} sites`, { ...quarter, kind: "new_sites", target: 12, reached: 5 + index }),
    ];
  });

const trainingRecords = ({ person, day }: WorkNames): SeedRecord[] => [
  ...COURSES.map(([code, title, kind, minutes, validMonths, text]) =>
    workRecord("courses", code, { code, title, kind, minutes, validMonths, text, active: true }),
  ),
  ...PROGRESS.flatMap(([course, key, state, daysAgo, score]) => {
    const user = person(key);
    if (user === "") return [];
    const months = COURSES.find(([code]) => code === course)?.[4] ?? 0;
    const isPassed = state === "passed";
    return [
      workRecord("course_progress", `${course} ${key}`, {
        course: recordId("courses", course),
        user,
        state,
        startedOn: day(-daysAgo - 2),
        passedOn: isPassed ? day(-daysAgo) : "",
        validUntil: isPassed && months > 0 ? day(months * 30 - daysAgo) : "",
        score,
      }),
    ];
  }),
  ...ARTICLES.map(([title, kind, daysAgo, text]) =>
    workRecord("articles", title, { title, kind, text, language: "en", publishedOn: day(-daysAgo), active: true }),
  ),
];
