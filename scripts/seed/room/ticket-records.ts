/** The records of tickets, what was written on them, and what people said afterwards. */
import { TICKETS, type TicketRow } from "../data/tickets.table";
import { PRODUCT_TICKETS, type ProductTicketRow } from "../data/product-tickets.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import { namesOf, workRecord, type WorkNames, type WorkRoom } from "./work-people";

/** Hours after it came in at which it is due, by its priority. */
const DUE_HOURS = { urgent: 4, high: 24, normal: 72, low: 168 } as const;
/** Hours until somebody has it. */
const TAKEN_HOURS = { urgent: 0.1, high: 0.4, normal: 1.3, low: 3.2 } as const;
/** Hours after which some had been closed, and were opened again. */
const [CLOSED_HOURS, REOPENED_HOURS] = [9, 26];
/** Hours between two messages. */
const ANSWERED_HOURS = 5;

/** Key of a row: its subject, which none has twice. */
const keyOf = ({ subject }: TicketRow): string => subject;

const hoursLater = (at: string, hours: number): string => new Date(Date.parse(at) + hours * 3_600_000).toISOString();

/** All of them, as seen at the room's now. */
export function ticketRecords(room: WorkRoom): SeedRecord[] {
  const names = namesOf(room);
  const rows = TICKETS.filter(({ site }) => names.site(site) !== undefined);
  return [
    ...rows.map((row) => ticketRecord(row, names)),
    ...rows.flatMap((row) => messageRecords(row, names)),
    ...rows.filter(({ state }) => state === "closed").map((row, index) => surveyRecord(row, names, index)),
    ...rows.filter(isReopened).flatMap((row) => reopenedRecords(row, names)),
    ...PRODUCT_TICKETS.flatMap((row) => productRecords(row, names)),
  ];
}

/** It came in during the morning of its day. */
const cameAt = ({ daysAgo }: TicketRow, { at }: WorkNames): string => hoursLater(at(-daysAgo), -ANSWERED_HOURS);

function ticketRecord(row: TicketRow, names: WorkNames): SeedRecord {
  const came = cameAt(row, names);
  const site = names.site(row.site);
  return workRecord("tickets", keyOf(row), {
    subject: row.subject,
    description: row.description,
    kind: row.kind,
    channel: row.channel,
    priority: row.priority,
    state: row.state,
    site: site?.id ?? "",
    customer: site?.customer ?? "",
    requester: names.person(row.by),
    assigned: names.person(row.to),
    raisedAt: came,
    takenAt: hoursLater(came, TAKEN_HOURS[row.priority]),
    ...(isReopened(row) ? { reopenedAt: hoursLater(came, REOPENED_HOURS) } : {}),
    dueAt: hoursLater(came, DUE_HOURS[row.priority]),
    ticketClose: row.state === "closed" ? hoursLater(came, (row.messages.length + 1) * ANSWERED_HOURS) : "",
  });
}

/** Some that have been open for long: they had been closed too early. */
const isReopened = ({ state, daysAgo }: TicketRow): boolean =>
  (state === "open" || state === "waiting") && daysAgo >= 10 && daysAgo % 5 === 0;

function reopenedRecords(row: TicketRow, names: WorkNames): SeedRecord[] {
  const came = cameAt(row, names);
  const step = (kind: string, hours: number): SeedRecord =>
    workRecord("ticket_steps", `${keyOf(row)}/${kind}`, {
      ticket: recordId("tickets", keyOf(row)),
      kind,
      by: names.person(row.to),
      at: hoursLater(came, hours),
      seconds: hours * 3_600,
      first: true,
    });
  return [step("closed", CLOSED_HOURS), step("reopened", REOPENED_HOURS)];
}

/** Whoever sees to it answers first, then they take turns. Those of today have not been written yet. */
function messageRecords(row: TicketRow, names: WorkNames): SeedRecord[] {
  const now = names.at(0);
  return row.messages
    .map((said, index): SeedRecord => {
      const isNote = said.startsWith("# ");
      const at = hoursLater(cameAt(row, names), (index + 1) * ANSWERED_HOURS);
      return workRecord("ticket_messages", `${keyOf(row)}/${index}`, {
        ticket: recordId("tickets", keyOf(row)),
        kind: isNote ? "note" : "reply",
        text: isNote ? said.slice(2) : said,
        author: names.person(isNote || index % 2 === 0 ? row.to : row.by),
        at,
      });
    })
    .filter(({ body }) => String(body["at"]) <= now);
}

/** Most are content; the complaint about the call is not quite. */
function surveyRecord(row: TicketRow, names: WorkNames, index: number): SeedRecord {
  const sentAt = hoursLater(cameAt(row, names), 48);
  const isAnswered = index % 3 !== 2;
  const score = row.kind === "complaint" ? 3 : 4 + (index % 2);
  return workRecord("surveys", keyOf(row), {
    ticket: recordId("tickets", keyOf(row)),
    customer: names.site(row.site)?.customer ?? "",
    agent: names.person(row.to),
    sentAt,
    ...(isAnswered ? { answeredAt: hoursLater(sentAt, 7 + index), score } : {}),
  });
}

/** What the centre asked the makers of Watchdesk, with what came back. */
function productRecords(row: ProductTicketRow, { person, at }: WorkNames): SeedRecord[] {
  const { subject, description, kind, state, by, messages, votes, daysAgo } = row;
  const raisedAt = at(-daysAgo);
  const sentAt = state === "new" ? "" : hoursLater(raisedAt, 1);
  const ticket = recordId("product_tickets", subject);
  return [
    workRecord("product_tickets", subject, {
      subject,
      description,
      kind,
      state,
      raisedAt,
      sentAt,
      requester: person(by),
      closedAt: state === "closed" ? hoursLater(raisedAt, 30) : "",
    }),
    ...messages.map((said, index) =>
      workRecord("product_messages", `${subject}/${index}`, {
        ticket,
        kind: said.startsWith("< ") ? "answer" : "question",
        text: said.replace(/^< /, ""),
        author: person(by),
        at: hoursLater(raisedAt, (index + 1) * ANSWERED_HOURS),
      }),
    ),
    ...votes.map((voter) =>
      workRecord("product_votes", `${subject}/${voter}`, { ticket, user: person(voter), at: hoursLater(raisedAt, 2) }),
    ),
  ];
}
