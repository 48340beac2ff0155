/** How tickets are answered: counted from what the store has kept of them, for whom the centre lets see it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReportAnswer } from "../../domain/reports/reports.table";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

let store: TestStore;
let boss: Person;
let ada: Person;
let kay: Person;

const make = (collection: string, body: object): Promise<Row> =>
  store.client().collection(collection).create<Row>(body);
const read = (id: string): Promise<Row> => store.client().collection("tickets").getOne<Row>(id);
const send = (who: Person, method: string, path: string, body: object) =>
  store.request<Row>(method, `/api/collections/${path}`, { token: who.token, body });
const change = (who: Person, id: string, body: object) => send(who, "PATCH", `tickets/records/${id}`, body);

beforeAll(async () => {
  store = await startStore();
  boss = await person(store, "administrator", { name: "Bo" });
  ada = await person(store, "administrator", { name: "Ada" });
  kay = await person(store, "operator", { name: "Kay" });
});

afterAll(() => store?.stop());

const ask = (who: Person | null, period: string) =>
  store.request<ReportAnswer & { data?: { code?: string } }>(
    "GET",
    `/api/watchdesk/reports/agent_analytics?${period}`,
    {
      token: who?.token ?? "",
    },
  );
const around = (): string => {
  const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  return `from=${at(-2)}&to=${at(2)}`;
};

describe("what the store keeps of a ticket", () => {
  it("is nobody's to write: when it came, who first had it, who closed it and when", async () => {
    const told = { raisedAt: "2020-01-01 00:00:00Z", takenAt: "2020-01-01 00:00:00Z", closedBy: ada.id };
    const { body } = await send(kay, "POST", "tickets/records", { subject: "Dark", kind: "fault", ...told });
    expect(Date.now() - Date.parse(String(body["raisedAt"]))).toBeLessThan(60_000);
    expect(body).toMatchObject({ takenAt: "", closedBy: "" });
    await change(boss, body.id, { assigned: ada.id, takenAt: "2020-01-01 00:00:00Z" });
    const taken = await read(body.id);
    expect(Date.now() - Date.parse(String(taken["takenAt"]))).toBeLessThan(60_000);
    await change(boss, body.id, { ticketClose: "2020-01-01 00:00:00Z", closedBy: kay.id });
    const closed = await read(body.id);
    expect(closed).toMatchObject({ state: "closed", closedBy: boss.id, closedByName: "Bo" });
    expect(Date.now() - Date.parse(String(closed["ticketClose"]))).toBeLessThan(60_000);
    await change(boss, body.id, { raisedAt: "2020-01-01 00:00:00Z", subject: "Dark again" });
    expect((await read(body.id))["raisedAt"]).toBe(taken["raisedAt"]);
    await change(boss, body.id, { state: "open" });
    expect(await read(body.id)).toMatchObject({ closedBy: "", ticketClose: "" });
    expect((await read(body.id))["reopenedAt"]).toMatch(/^20/);
  });

  it("counts the first reply of the centre as its answer, and none of whoever asked", async () => {
    const { body } = await send(kay, "POST", "tickets/records", { subject: "Code", kind: "question" });
    const write = (who: Person, kind: string) =>
      send(who, "POST", "ticket_messages/records", { ticket: body.id, kind, text: "Yes." });
    await write(kay, "reply");
    await write(ada, "note");
    expect((await read(body.id))["answeredAt"]).toBe("");
    await write(ada, "reply");
    const { answeredAt } = await read(body.id);
    expect(answeredAt).toMatch(/^20/);
    await write(boss, "reply");
    expect((await read(body.id))["answeredAt"]).toBe(answeredAt);
  });

  it("has steps that nobody reads or writes but the store", async () => {
    const { status } = await store.request("GET", "/api/collections/ticket_steps/records", { token: boss.token });
    const made = await send(boss, "POST", "ticket_steps/records", { kind: "closed", at: "2026-06-01 10:00:00Z" });
    expect([status, made.status]).toEqual([403, 403]);
  });
});

describe("the report", () => {
  const DAY = "from=2026-06-01T00:00:00Z&to=2026-06-02T00:00:00Z";

  /** Of 1 June: raised at eight, with hours after it. */
  async function past(more: object): Promise<string> {
    const raisedAt = "2026-06-01 08:00:00Z";
    return (await make("tickets", { subject: "Past", kind: "fault", channel: "email", raisedAt, ...more })).id;
  }

  beforeAll(async () => {
    const taken = { assigned: ada.id, takenAt: "2026-06-01 09:00:00Z" };
    const first = await past({ ...taken, ticketClose: "2026-06-01 12:00:00Z" });
    await past({ ...taken, takenAt: "2026-06-01 11:00:00Z", ticketClose: "2026-06-01 18:00:00Z", kind: "billing" });
    await past({ assigned: boss.id, takenAt: "2026-06-01 08:10:00Z", dueAt: "2026-06-01 10:00:00Z" });
    await make("surveys", {
      ticket: first,
      agent: ada.id,
      sentAt: "2026-06-01 13:00:00Z",
      answeredAt: "2026-06-01 14:00:00Z",
      score: 4,
    });
    const call = { numberCalled: "1", timestamp: "2026-06-01 10:00:00Z", result: "answered", seconds: 90 };
    await make("call_history", { ...call, caller: ada.id, direction: "out" });
    await make("call_history", { ...call, userCalled: ada.id, direction: "in" });
    // Who only telephones answers no ticket.
    await make("call_history", { ...call, caller: kay.id, direction: "out" });
  });

  it("counts by person what was taken and closed, how soon, what waits and what was said of it", async () => {
    const { status, body } = await ask(boss, DAY);
    expect(status).toBe(200);
    const named = (name: string) => body.tables["people"]?.find((row) => row["person"] === name);
    expect(named("Ada")).toMatchObject({
      team: "Administrator",
      taken: 2,
      takeMedian: 3_600,
      closed: 2,
      closeMedian: 4 * 3_600,
      reopened: 0,
      reopenRate: 0,
      score: 4,
      scores: 1,
      callsIn: 1,
      callsOut: 1,
      talk: 180,
    });
    expect(named("Bo")).toMatchObject({ taken: 1, takeMedian: 600, closed: 0, closeMedian: null, open: 1, overdue: 1 });
    expect(Number(named("Bo")?.["oldest"])).toBeGreaterThan(86_400);
    expect(named("Kay")).toBeUndefined();
    // The one that was asked above and is nobody's.
    expect(named("")).toMatchObject({ taken: 0, open: 1 });
  });

  it("counts by person and kind, by team, kind, channel and hour of the room", async () => {
    const { tables } = (await ask(boss, DAY)).body;
    expect(tables["person_kinds"]).toContainEqual(
      expect.objectContaining({ person: "Ada", kind: "billing", closed: 1 }),
    );
    expect(tables["teams"]).toMatchObject([{ team: "Administrator", taken: 3, closed: 2, callsOut: 1 }]);
    expect(tables["kinds"]).toContainEqual(expect.objectContaining({ kind: "fault", raised: 2, taken: 2, closed: 1 }));
    expect(tables["channels"]).toContainEqual(expect.objectContaining({ channel: "email", raised: 3, closed: 2 }));
    const raised = tables["hours"]?.filter((row) => row["raised"] !== 0);
    expect(raised).toMatchObject([{ hour: expect.stringMatching(/^\d\d:00$/) as string, raised: 3 }]);
  });

  it("tells what was opened again of whoever had closed it", async () => {
    const id = await past({ assigned: ada.id });
    await change(ada, id, { state: "closed" });
    await change(boss, id, { state: "open" });
    const { people = [] } = (await ask(boss, around())).body.tables;
    expect(people.find((row) => row["person"] === "Ada")).toMatchObject({ closed: 1, reopened: 1, reopenRate: 100 });
  });

  it("is refused to a guest, to who has no right to it, to a dealer's people and to a customer", async () => {
    expect((await ask(null, DAY)).status).toBe(401);
    const dealer = (await make("installers_accounts", { code: "A", company: "Alpha" })).id;
    // Every right there is, and a dealer's: how the centre works is not his to know.
    const dealers = await person(store, "administrator", { dealer });
    const refused = [
      kay,
      await person(store, "shift_leader"),
      await person(store, "auditor"),
      await person(store, "user"),
      dealers,
    ];
    for (const who of refused) {
      const { status, body } = await ask(who, DAY);
      expect([status, body.data?.code]).toEqual([403, "no_right"]);
    }
  });
});
