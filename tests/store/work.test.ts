/** Tickets, stock and bills on the real store: who reaches which, and what is kept with them in the same transaction. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { addPerson, person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

let store: TestStore;
let customer: string;
let site: string;
let leader: Person;
let clerk: Person;

const make = (collection: string, body: object): Promise<Row> =>
  store.client().collection(collection).create<Row>(body);
const read = (collection: string, id: string): Promise<Row> => store.client().collection(collection).getOne<Row>(id);
const path = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
const send = (who: Person, [method, url, body]: readonly [string, string, object]) =>
  store.request<Row & { data?: Record<string, unknown> }>(method, url, { token: who.token, body });

beforeAll(async () => {
  store = await startStore();
  customer = (await make("customer_accounts", { code: "ONE", name: "One" })).id;
  site = (await make("site_accounts", { code: "1", name: "Shop", state: "active", customer })).id;
  leader = await person(store, "shift_leader");
  clerk = await person(store, "operator");
});

afterAll(() => store?.stop());

const ticket = (more: object = {}) => ({ subject: "Keypad dark", kind: "fault", ...more });
const listed = async (collection: string, user: string): Promise<unknown> => {
  const [member] = await store
    .client()
    .collection(collection)
    .getFullList<Row>({ filter: `user = "${user}"` });
  return member?.["assigned_tickets"];
};

describe("numbers", () => {
  it("have no gap and are nobody's to choose, however many are made at once and whatever is refused", async () => {
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 2 ? { subject: "" } : ticket({ number: 900 }),
    );
    const answers = await Promise.all(bodies.map((body) => send(clerk, ["POST", path("tickets"), body])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    const numbers = (await store.client().collection("tickets").getFullList<Row>({ sort: "number" })).map(
      ({ number }) => number,
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const { id, number } = (await store.client().collection("tickets").getFullList<Row>({ sort: "number" }))[3] as Row;
    await store.client().collection("tickets").update(id, { number: 77 });
    expect((await read("tickets", id))["number"]).toBe(number);
  });
});

describe("a ticket", () => {
  it("is the one's who asked for it and the one's who sees to it, and nobody else's without the right to read all", async () => {
    const { body } = await send(clerk, ["POST", path("tickets"), ticket({ site })]);
    expect(body).toMatchObject({ requester: clerk.id, customer, state: "new", ticketClose: "" });
    const other = await person(store, "operator");
    const get = (who: Person) => store.request("GET", path("tickets", body.id), { token: who.token });
    expect((await Promise.all([clerk, other, leader].map(get))).map(({ status: one }) => one)).toEqual([200, 404, 200]);
    expect((await send(leader, ["PATCH", path("tickets", body.id), { assigned: other.id }])).status).toBe(200);
    expect((await get(other)).status).toBe(200);
  });

  it("of the portal is seen by whoever raised it, as long as he belongs to its customer", async () => {
    const grant = customerSeed("customer_keyholder");
    const [one, two] = [await addPerson(store, "user"), await addPerson(store, "user")];
    const entry = await make("customer_accounts_users", {
      customer,
      customer_users: [one.id, two.id],
      customer_users_authorities: { [one.id]: grant, [two.id]: grant },
    });
    const [raiser, colleague] = [await signIn(store, one.email), await signIn(store, two.email)];
    // Where he names the site alone, the store says whose it is.
    const made = await send(raiser, ["POST", path("tickets"), ticket({ site })]);
    expect(made.body).toMatchObject({ customer, requester: raiser.id });
    const elsewhere = (await make("customer_accounts", { code: "TWO", name: "Two" })).id;
    expect((await send(raiser, ["POST", path("tickets"), ticket({ customer: elsewhere })])).status).toBe(400);
    expect((await send(raiser, ["POST", path("tickets"), ticket({})])).status).toBe(400);
    const get = async (who: Person) =>
      (await store.request("GET", path("tickets", made.body.id), { token: who.token })).status;
    expect([await get(raiser), await get(colleague)]).toEqual([200, 404]);
    await store
      .client()
      .collection("customer_accounts_users")
      .update(entry.id, { customer_users: [two.id] });
    expect(await get(await signIn(store, one.email))).toBe(404);
  });

  it("is closed and opened by either of its fields, with the right to close alone", async () => {
    const { id } = await make("tickets", ticket());
    const change = (body: object) => send(leader, ["PATCH", path("tickets", id), body]);
    expect((await change({ state: "closed" })).body.data).toMatchObject({ code: "field_locked", field: "state" });
    const administrator = await person(store, "administrator");
    const closed = await send(administrator, ["PATCH", path("tickets", id), { state: "closed" }]);
    expect(closed.body["ticketClose"]).toMatch(/^20/);
    const opened = await send(administrator, ["PATCH", path("tickets", id), { ticketClose: "" }]);
    expect(opened.body).toMatchObject({ state: "open", ticketClose: "" });
  });

  it("says who asked and who sees to it by name, also by a new one", async () => {
    const { id } = await make("tickets", ticket({ assigned: clerk.id }));
    await store.client().collection("users").update(clerk.id, { name: "Ayla", surname: "Çelik" });
    expect((await read("tickets", id))["assignedName"]).toBe("Ayla Çelik");
  });

  it("has notes that its requester does not read, and says when somebody last wrote", async () => {
    const { id } = (await send(clerk, ["POST", path("tickets"), ticket()])).body;
    const write = (who: Person, kind: string) =>
      send(who, ["POST", path("ticket_messages"), { ticket: id, kind, text: "Looked at.", author: leader.id }]);
    expect((await write(clerk, "reply")).body).toMatchObject({ author: clerk.id });
    expect((await read("tickets", id))["lastMessageAt"]).toMatch(/^20/);
    expect((await write(leader, "note")).status).toBe(200);
  });
});

describe("lists of tickets", () => {
  it.each(["administrators", "sales_team", "technicians", "operators"])(
    "%s: follow who sees to a ticket and whether it is open",
    async (collection) => {
      const [one, two] = [await addPerson(store, "operator"), await addPerson(store, "operator")];
      for (const { id } of [one, two]) await make(collection, { user: id });
      const { id } = await make("tickets", ticket({ assigned: one.id }));
      expect([await listed(collection, one.id), await listed(collection, two.id)]).toEqual([[id], []]);
      const update = (body: object) => store.client().collection("tickets").update(id, body);
      await update({ assigned: two.id });
      expect([await listed(collection, one.id), await listed(collection, two.id)]).toEqual([[], [id]]);
      await update({ state: "closed" });
      expect(await listed(collection, two.id)).toEqual([]);
      await update({ state: "open" });
      expect(await listed(collection, two.id)).toEqual([id]);
      await update({ assigned: "" });
      expect(await listed(collection, two.id)).toEqual([]);
    },
  );

  it("are nobody's to write, and whoever joins a team later has his", async () => {
    const late = await addPerson(store, "operator");
    const { id } = await make("tickets", ticket({ assigned: late.id }));
    const other = await make("tickets", ticket());
    const member = await make("sales_team", { user: late.id, assigned_tickets: [other.id] });
    expect(member["assigned_tickets"]).toEqual([id]);
    await store.client().collection("sales_team").update(member.id, { assigned_tickets: [] });
    expect(await listed("sales_team", late.id)).toEqual([id]);
  });
});

describe("stock", () => {
  const move = (body: object) => store.client().collection("stock_moves").create<Row>(body);
  const levels = async (item: string) => {
    const rows = await store
      .client()
      .collection("stock_levels")
      .getFullList<Row>({ filter: `item = "${item}"` });
    return Object.fromEntries(rows.map(({ warehouse, quantity }) => [warehouse, quantity]));
  };

  it("is what its movements come to; what is not there can't be taken, and nothing of it is written", async () => {
    const item = (await make("stock_items", { code: "S", name: "Siren", unit: "piece" })).id;
    const at = async (code: string) => (await make("warehouses", { code, name: code, kind: "central" })).id;
    const [stores, van] = [await at("A"), await at("B")];
    await move({ kind: "receipt", item, to: stores, quantity: 5 });
    await move({ kind: "transfer", item, from: stores, to: van, quantity: 2 });
    await move({ kind: "use", item, from: van, quantity: 1 });
    expect(await levels(item)).toEqual({ [stores]: 3, [van]: 1 });
    await expect(move({ kind: "transfer", item, from: van, to: stores, quantity: 2 })).rejects.toMatchObject({
      status: 409,
    });
    await expect(move({ kind: "use", item, to: van, quantity: 1 })).rejects.toMatchObject({ status: 400 });
    await move({ kind: "count", item, to: stores, quantity: 7 });
    expect(await levels(item)).toEqual({ [stores]: 7, [van]: 1 });
    expect(
      await store
        .client()
        .collection("stock_moves")
        .getFullList({ filter: `item = "${item}"` }),
    ).toHaveLength(4);
  });
});

describe("totals", () => {
  it("of a quote follow its lines and its discount, of an invoice its lines, tax and payments", async () => {
    const quote = (await make("quotes", { subject: "Shop", state: "draft", discount: 10 })).id;
    const line = (body: object) => make("quote_lines", { quote, order: 1, text: "Siren", ...body });
    await line({ quantity: 2, unitPrice: 95, cycle: "once" });
    const gone = await line({ quantity: 1, unitPrice: 55, cycle: "once" });
    await line({ quantity: 1, unitPrice: 40, cycle: "monthly" });
    expect(await read("quotes", quote)).toMatchObject({ oneOffTotal: 220.5, monthlyTotal: 36 });
    await store.client().collection("quote_lines").delete(gone.id);
    await store.client().collection("quotes").update(quote, { discount: 0 });
    expect(await read("quotes", quote)).toMatchObject({ oneOffTotal: 190, monthlyTotal: 40 });
    const head = { customer, kind: "invoice", issuedOn: "2026-11-30", state: "draft", taxRate: 20 };
    const invoice = (await make("invoices", head)).id;
    await make("invoice_lines", { invoice, order: 1, text: "Monitoring", quantity: 3, unitPrice: 32.5 });
    await make("payments", { customer, invoice, receivedOn: "2026-11-30", amount: 50, method: "card" });
    expect(await read("invoices", invoice)).toMatchObject({ net: 97.5, tax: 19.5, total: 117, paid: 50 });
  });
});

describe("a field with a right of its own", () => {
  it("is not changed without it: a technician ends his job and hands it to nobody", async () => {
    const technician = await person(store, "technicians");
    const job = { title: "Battery", kind: "fault", state: "planned", site, assigned: technician.id };
    const { id } = await make("jobs", job);
    const change = (body: object) => send(technician, ["PATCH", path("jobs", id), body]);
    expect((await change({ state: "in_progress" })).status).toBe(200);
    expect((await change({ assigned: clerk.id })).body.data).toMatchObject({ code: "field_locked", field: "assigned" });
    expect((await change({ state: "done" })).status).toBe(200);
  });

  it("says who decided on a request", async () => {
    const { id } = await make("tool_requests", { what: "Ladder", state: "requested", requester: clerk.id });
    const administrator = await person(store, "administrator");
    const decided = await send(administrator, ["PATCH", path("tool_requests", id), { state: "approved" }]);
    expect(decided.body).toMatchObject({ decidedBy: administrator.id });
  });
});
