/** Tickets for the makers of Watchdesk: what the store says of them, who votes, and who may not. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

let store: TestStore;
let ada: Person;
let bora: Person;

const send = (who: Person | null, method: string, path: string, body?: object) =>
  store.request<Row>(method, `/api/collections/${path}`, { token: who?.token ?? "", ...(body ? { body } : {}) });
const read = (id: string): Promise<Row> => store.client().collection("product_tickets").getOne<Row>(id);
const raise = async (more: object = {}): Promise<Row> => {
  const body = { subject: "Slow", kind: "wish", description: "Since Monday.", ...more };
  return (await send(ada, "POST", "product_tickets/records", body)).body;
};

beforeAll(async () => {
  store = await startStore();
  ada = await person(store, "administrator", { name: "Ada" });
  bora = await person(store, "administrator", { name: "Bora" });
});

afterAll(() => store?.stop());

it("says who raised it and when, and what the installation is; nobody writes that", async () => {
  const told = { requester: bora.id, raisedAt: "2020-01-01 00:00:00Z", votes: 99, diagnostics: "all is well" };
  const ticket = await raise(told);
  expect(ticket).toMatchObject({ requester: ada.id, requesterName: "Ada", state: "new", votes: 0, sentAt: "" });
  expect(Date.now() - Date.parse(String(ticket["raisedAt"]))).toBeLessThan(60_000);
  expect(ticket["diagnostics"]).toMatch(/^Watchdesk \d+\.\d+\.\d+\nBrowser: /);
  expect(ticket["diagnostics"]).not.toContain("Ada");
  await send(bora, "PATCH", `product_tickets/records/${ticket.id}`, { ...told, subject: "Slower" });
  expect(await read(ticket.id)).toMatchObject({
    subject: "Slower",
    requester: ada.id,
    votes: 0,
    raisedAt: ticket["raisedAt"],
    diagnostics: ticket["diagnostics"],
  });
});

it("keeps when it was sent and closed, as its state says", async () => {
  const { id } = await raise();
  const change = (state: string) => send(ada, "PATCH", `product_tickets/records/${id}`, { state });
  await change("sent");
  const sent = await read(id);
  expect(sent["sentAt"]).toMatch(/^20/);
  await change("closed");
  expect(await read(id)).toMatchObject({ sentAt: sent["sentAt"], closedAt: expect.stringMatching(/^20/) as string });
  await change("answered");
  expect(await read(id)).toMatchObject({ closedAt: "" });
});

it("counts one vote a person, which is his own to take back", async () => {
  const { id } = await raise();
  const vote = (who: Person) => send(who, "POST", "product_votes/records", { ticket: id, user: bora.id });
  const mine = await vote(ada);
  expect(mine.body).toMatchObject({ user: ada.id, userName: "Ada" });
  expect((await vote(ada)).status).toBe(400);
  expect((await vote(bora)).status).toBe(200);
  expect((await read(id))["votes"]).toBe(2);
  expect((await send(bora, "DELETE", `product_votes/records/${mine.body.id}`)).status).toBe(404);
  expect((await send(ada, "DELETE", `product_votes/records/${mine.body.id}`)).status).toBe(204);
  expect((await read(id))["votes"]).toBe(1);
});

it("has messages that nobody changes, each under who wrote it", async () => {
  const { id } = await raise();
  const body = { ticket: id, kind: "answer", text: "In the next version.", author: bora.id };
  const made = await send(ada, "POST", "product_messages/records", body);
  expect(made.body).toMatchObject({ author: ada.id, authorName: "Ada" });
  expect((await send(ada, "PATCH", `product_messages/records/${made.body.id}`, { text: "Never." })).status).toBe(403);
});

it("is the centre's own: refused to who has no right to it, to a dealer's people, a customer and a guest", async () => {
  const { id } = await raise();
  const dealer = (await store.client().collection("installers_accounts").create({ code: "A", company: "Alpha" })).id;
  const refused = [
    await person(store, "shift_leader"),
    await person(store, "user"),
    await person(store, "administrator", { dealer }),
  ];
  for (const who of refused) {
    expect((await send(who, "GET", `product_tickets/records/${id}`)).status).toBe(404);
    const body = { subject: "Mine", kind: "fault", description: "d" };
    expect((await send(who, "POST", "product_tickets/records", body)).status).toBe(400);
  }
  expect((await send(null, "GET", "product_tickets/records")).status).toBe(401);
});
