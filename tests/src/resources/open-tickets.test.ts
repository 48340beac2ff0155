/** Where the ticket icon leads and what its badge counts (specification 2 and 8). */
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { type Assigned, lookForTickets } from "../../../src/resources/open-tickets";
import type { ListQuery } from "../../../src/sync/store-client";

type Tickets = readonly (readonly [id: string, ticketClose?: string])[];

const rowOf = (tickets: Tickets): Assigned => ({
  expand: { assigned_tickets: tickets.map(([id, ticketClose = ""]) => ({ id, ticketClose })) },
});

/** Answers as the store would; what is not named has no record of the person, "down" fails. */
const store =
  (records: Readonly<Record<string, Tickets | "down">>) =>
  (collection: string): Promise<Assigned[]> => {
    const tickets = records[collection];
    if (tickets === "down") return Promise.reject(new AppError("not_found"));
    return Promise.resolve(tickets === undefined ? [] : [rowOf(tickets)]);
  };

const CLOSED = "2027-01-01 00:00:00.000Z";

it.each<[string, Readonly<Record<string, Tickets | "down">>, string, number]>([
  ["an administrator's", { administrators: [["a"]] }, "/administrator/support", 1],
  ["of sales", { sales_team: [["a"], ["b"]] }, "/sales/support", 2],
  ["a technician's", { technicians: [["a"]] }, "/technicians/support", 1],
  ["an operator's", { operators: [["a"]] }, "/operator/support", 1],
  ["the first in order decides", { operators: [["a"]], sales_team: [["b"]] }, "/sales/support", 2],
  ["closed ones count for nothing", { administrators: [["a", CLOSED]], operators: [["b"]] }, "/operator/support", 1],
  ["none at all", {}, "/administrator/support", 0],
  ["only closed ones", { operators: [["a", CLOSED]] }, "/administrator/support", 0],
  ["one that is on two records is one", { administrators: [["a"]], operators: [["a"]] }, "/administrator/support", 1],
  ["a collection that fails has none", { sales_team: "down", operators: [["a"]] }, "/operator/support", 1],
  [
    "all fail",
    { administrators: "down", sales_team: "down", technicians: "down", operators: "down" },
    "/administrator/support",
    0,
  ],
])("%s", async (_, records, href, count) => {
  expect(await lookForTickets("bora", store(records))).toEqual({ href, count });
});

it("asks for the person's own records with their tickets, in the specification's order", async () => {
  const asked: [string, ListQuery][] = [];
  await lookForTickets("bora", (collection, query) => {
    asked.push([collection, query]);
    return Promise.resolve([]);
  });
  expect(asked.map(([name]) => name)).toEqual(["administrators", "sales_team", "technicians", "operators"]);
  for (const [, query] of asked)
    expect(query).toEqual({ filter: "user = {:user}", params: { user: "bora" }, expand: "assigned_tickets,user" });
});

it("a record without the field has none", async () => {
  expect(await lookForTickets("bora", () => Promise.resolve([{}]))).toMatchObject({ count: 0 });
});
