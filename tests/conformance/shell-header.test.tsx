/** Header: the badges of tickets and alarms, and where the ticket icon leads. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AppError } from "../../domain/errors";
import { type Assigned, lookForTickets } from "../../src/resources/open-tickets";
import { Badge999 } from "../../src/ui/badge-999";

it.each([
  [0, ""],
  [1, "1"],
  [998, "998"],
  [999, "999"],
  [1000, "999+"],
  [5000, "999+"],
])("S9-21 S2-10 S2-18 a badge of %i says '%s'", (count, said) => {
  const html = renderToStaticMarkup(
    <Badge999 count={count}>
      <i />
    </Badge999>,
  );
  expect(html.replace(/<style[^>]*>.*?<\/style>/gs, "").replace(/<[^>]*>/g, "")).toBe(said);
});

const withTickets = (...closed: readonly string[]): Assigned => ({
  expand: { assigned_tickets: closed.map((ticketClose, at) => ({ id: `t${at}`, ticketClose })) },
});

it.each<[string, string]>([
  ["administrators", "/administrator/support"],
  ["sales_team", "/sales/support"],
  ["technicians", "/technicians/support"],
  ["operators", "/operator/support"],
])("S2-18 S2-09 S7-07 an open ticket on the record in %s leads to %s", async (having, href) => {
  const asked: string[] = [];
  const list = (collection: string): Promise<Assigned[]> => {
    asked.push(collection);
    return Promise.resolve(collection === having ? [withTickets("2027-01-01 00:00:00.000Z", "")] : []);
  };
  expect(await lookForTickets("me", list)).toEqual({ href, count: 1 });
  expect(asked).toEqual(["administrators", "sales_team", "technicians", "operators"]);
});

it("S2-18 the first match wins, in the specification's order, and without one it is the administrator's page", async () => {
  const both = (collection: string) =>
    Promise.resolve(["operators", "technicians"].includes(collection) ? [withTickets("")] : []);
  expect((await lookForTickets("me", both)).href).toBe("/technicians/support");
  expect((await lookForTickets("me", () => Promise.resolve([]))).href).toBe("/administrator/support");
});

it("S8-12 a failure counts no ticket and leads to the administrator's page, without a word", async () => {
  const down = () => Promise.reject(new AppError("network"));
  expect(await lookForTickets("me", down)).toEqual({ href: "/administrator/support", count: 0 });
});
