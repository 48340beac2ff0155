/** What happened to a ticket by a save, as the store writes it down. */
import { expect, it } from "vitest";
import { ticketSteps, type TicketSeen } from "../../../domain/work/ticket-steps";

const NOW = "2026-06-01 12:00:00.000Z";
const CAME = "2026-06-01 08:00:00.000Z";
const EARLIER = "2026-06-01 09:00:00.000Z";

const seen = (more: Partial<TicketSeen> = {}): TicketSeen => ({
  requester: "kay",
  assigned: "",
  ticketClose: "",
  raisedAt: CAME,
  takenAt: "",
  closedBy: "",
  reopenedAt: "",
  ...more,
});

const had = { assigned: "ada", takenAt: EARLIER };
const shut = { ...had, ticketClose: EARLIER, closedBy: "ada" };

it.each<[string, Partial<TicketSeen>, Partial<TicketSeen> | null, readonly string[], Partial<TicketSeen>]>([
  ["a new one is raised now", { raisedAt: "" }, null, ["raised kay"], { raisedAt: NOW, takenAt: "" }],
  [
    "a new one that is somebody's at once is taken with it",
    { raisedAt: "", assigned: "ada" },
    null,
    ["raised kay", "taken ada first"],
    { takenAt: NOW },
  ],
  ["somebody takes it", { assigned: "ada" }, {}, ["taken ada first"], { takenAt: NOW }],
  ["it is handed on", { ...had, assigned: "bora" }, had, ["taken bora"], { takenAt: EARLIER }],
  ["it is given back", { ...had, assigned: "" }, had, [], { takenAt: EARLIER }],
  ["nothing of it changes", had, had, [], {}],
  [
    "it is closed by who asks",
    { ...had, ticketClose: NOW, closedBy: "cem" },
    had,
    ["closed cem first"],
    { closedBy: "cem" },
  ],
  [
    "closed by the store's own it is whose it is",
    { ...had, ticketClose: NOW },
    had,
    ["closed ada first"],
    { closedBy: "ada" },
  ],
  ["who saves an open one has not closed it", { ...had, closedBy: "cem" }, had, [], { closedBy: "" }],
  [
    "opened again it is told of whoever had closed it",
    { ...shut, ticketClose: "", assigned: "bora" },
    shut,
    ["taken bora", "reopened ada first"],
    { closedBy: "", reopenedAt: NOW },
  ],
])("%s", (_, after, before, want, times) => {
  const found = ticketSteps(seen(after), before && seen(before), NOW);
  expect(
    found.steps.map(({ kind, by, first }) => `${kind} ${by}${first && kind !== "raised" ? " first" : ""}`),
  ).toEqual(want);
  expect(found.times).toMatchObject(times);
});
