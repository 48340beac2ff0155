/** The desk for customers' tickets: whose tickets it has, what it may do, and a customer at a glance. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toMap } from "../../domain/access/authorities";
import { customerSeed } from "../../domain/access/presets";
import type { CustomerOverview } from "../../domain/work/customer-overview";
import { addPerson, person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

let store: TestStore;
let desk: Person;
let reader: Person;
const portal: Record<string, Person> = {};
const customers: Record<string, string> = {};

const make = (collection: string, body: object): Promise<Row> =>
  store.client().collection(collection).create<Row>(body);
const send = (who: Person, method: string, path: string, body?: object) =>
  store.request<Row & { data?: Record<string, unknown>; items?: Row[] }>(method, `/api/collections/${path}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });
const tickets = "tickets/records";

async function role(name: string, rights: readonly string[]): Promise<void> {
  const authorities = { administrator: toMap(rights) };
  await make("role_authorities", { name, staff: true, authorities, inactivityTimer: 0, logoutTimer: 0 });
}

/** Somebody of a customer's people, who may raise tickets for it. */
async function customerOf(code: string): Promise<void> {
  customers[code] = (await make("customer_accounts", { code, name: code })).id;
  const one = await addPerson(store, "user");
  await make("customer_accounts_users", {
    customer: customers[code],
    customer_users: [one.id],
    customer_users_authorities: { [one.id]: customerSeed("customer_keyholder") },
  });
  portal[code] = await signIn(store, one.email);
}

beforeAll(async () => {
  store = await startStore();
  await role("desk", ["support.support_for_customer.read", "support.support_for_customer.act"]);
  await role("desk_reader", ["support.support_for_customer.read"]);
  desk = await person(store, "desk");
  reader = await person(store, "desk_reader");
  await customerOf("ONE");
  await customerOf("TWO");
});

afterAll(() => store?.stop());

const raise = async (code: string): Promise<string> =>
  (await send(portal[code] as Person, "POST", tickets, { subject: code, kind: "question", customer: customers[code] }))
    .body.id;

describe("customers' tickets", () => {
  it("are there for the desk, whoever raised them; the centre's own are not", async () => {
    const [one, two] = [await raise("ONE"), await raise("TWO")];
    const own = await make("tickets", { subject: "Chairs", kind: "fault" });
    for (const who of [desk, reader]) {
      const { body } = await send(who, "GET", `${tickets}?sort=number`);
      expect(body.items?.map(({ id }) => id).filter((id) => [one, two, own.id].includes(id))).toEqual([one, two]);
      expect((await send(who, "GET", `${tickets}/${own.id}`)).status).toBe(404);
    }
  });

  it("are taken, answered and closed by who may act, and by nobody who may only read", async () => {
    const id = await raise("ONE");
    expect((await send(reader, "PATCH", `${tickets}/${id}`, { assigned: reader.id })).status).toBe(404);
    const message = (who: Person, kind = "reply") =>
      send(who, "POST", "ticket_messages/records", { ticket: id, kind, text: "Yes." });
    expect((await message(reader)).status).toBe(400);
    expect((await send(desk, "PATCH", `${tickets}/${id}`, { assigned: desk.id, state: "open" })).status).toBe(200);
    expect((await message(desk)).status).toBe(200);
    const closed = await send(desk, "PATCH", `${tickets}/${id}`, { state: "closed" });
    expect(closed.body).toMatchObject({ state: "closed", closedBy: desk.id });
  });

  it("are raised by the desk for who is on the telephone, and not where there is no customer", async () => {
    const body = { subject: "On the telephone", kind: "question", channel: "telephone" };
    const made = await send(desk, "POST", tickets, {
      ...body,
      customer: customers["TWO"],
      requester: portal["TWO"]?.id,
    });
    expect(made.body).toMatchObject({ requester: portal["TWO"]?.id });
    expect((await send(desk, "POST", tickets, body)).status).toBe(400);
    expect((await send(reader, "POST", tickets, { ...body, customer: customers["TWO"] })).status).toBe(400);
    // Whoever it was raised for has it among his own.
    expect((await send(portal["TWO"] as Person, "GET", `${tickets}/${made.body.id}`)).status).toBe(200);
  });
});

describe("a customer's message", () => {
  it("is never seen by another customer, nor a note of the centre by either", async () => {
    const id = await raise("ONE");
    const [one, two] = [portal["ONE"] as Person, portal["TWO"] as Person];
    const write = async (who: Person, kind: string): Promise<string> =>
      (await send(who, "POST", "ticket_messages/records", { ticket: id, kind, text: "Only for us." })).body.id;
    const [asked, said, note] = [await write(one, "reply"), await write(desk, "reply"), await write(desk, "note")];
    const seen = async (who: Person): Promise<unknown> =>
      (
        await send(who, "GET", `ticket_messages/records?filter=${encodeURIComponent(`ticket = "${id}"`)}&sort=at`)
      ).body.items?.map((row) => row.id);
    expect(await seen(one)).toEqual([asked, said]);
    expect(await seen(two)).toEqual([]);
    expect(await seen(desk)).toEqual([asked, said, note]);
    for (const message of [asked, said, note])
      expect((await send(two, "GET", `ticket_messages/records/${message}`)).status).toBe(404);
    expect(
      (await send(two, "POST", "ticket_messages/records", { ticket: id, kind: "reply", text: "Let me in" })).status,
    ).toBe(400);
    expect((await send(two, "GET", `${tickets}/${id}`)).status).toBe(404);
    expect(
      (await send(one, "POST", "ticket_messages/records", { ticket: id, kind: "note", text: "Hidden" })).status,
    ).toBe(400);
  });
});

describe("a customer at a glance", () => {
  const glance = (who: Person, code: string) =>
    store.request<CustomerOverview>("GET", `/api/watchdesk/customers/${customers[code]}/overview`, {
      token: who.token,
    });

  it("says what is known of that customer alone", async () => {
    const customer = customers["TWO"];
    const site = await make("site_accounts", { code: "42", name: "Mill", city: "Leeds", state: "active", customer });
    await make("site_accounts", { code: "43", name: "Not his", state: "active", customer: customers["ONE"] });
    const closed = { priority: 1, state: "closed", version: 1, site: site.id, customer };
    const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    await make("alarm_history", { ...closed, alarmNo: 1, firstAt: at(3), closedAt: at(3), falseAlarm: true });
    await make("alarm_history", { ...closed, alarmNo: 2, firstAt: at(4), closedAt: at(4) });
    await make("alarm_history", { ...closed, alarmNo: 3, firstAt: at(40), closedAt: at(40) });
    const call = { numberCalled: "0191 1", timestamp: at(1), direction: "in", result: "answered", site: site.id };
    await make("call_history", call);
    const before = (await glance(desk, "TWO")).body;
    expect(before).toMatchObject({
      code: "TWO",
      siteCount: 1,
      alarms: 2,
      falseAlarms: 1,
      overdue: false,
      contacts: [],
    });
    expect(before.sites).toMatchObject([{ code: "42", name: "Mill", city: "Leeds", alarm: false }]);
    expect(before.calls).toMatchObject([{ number: "0191 1", direction: "in", site: "42" }]);
    expect(before.tickets.map(({ subject }) => subject)).toContain("On the telephone");
    expect(before.tickets.map(({ subject }) => subject)).not.toContain("ONE");
    const invoice = await make("invoices", {
      customer,
      kind: "invoice",
      issuedOn: "2026-01-01",
      dueOn: "2026-02-01",
      state: "sent",
    });
    await make("invoice_lines", { invoice: invoice.id, order: 1, text: "Monitoring", quantity: 1, unitPrice: 30 });
    expect((await glance(desk, "TWO")).body.overdue).toBe(true);
    expect((await glance(desk, "ONE")).body.overdue).toBe(false);
  });

  it("names whom one may ask for his word to who may check words alone", async () => {
    await role("desk_words", ["support.support_for_customer.read", "accounts.contact_passwords.check"]);
    const [site] = await store.client().collection("site_accounts").getFullList<Row>({ filter: 'code = "42"' });
    const contact = await make("contacts", { name: "Grace", customer: customers["TWO"] });
    await make("site_contacts", { site: site?.id, contact: contact.id, order: 1 });
    const words = await person(store, "desk_words");
    expect((await glance(words, "TWO")).body.contacts).toMatchObject([{ site: "42", name: "Grace" }]);
    expect((await glance(desk, "TWO")).body.contacts).toEqual([]);
  });

  it("is refused to whoever has not the right, to a dealer's people and to the customer himself", async () => {
    const dealer = (await make("installers_accounts", { code: "A", company: "Alpha" })).id;
    const refused = [
      await person(store, "shift_leader"),
      await person(store, "administrator", { dealer }),
      portal["TWO"] as Person,
    ];
    for (const who of refused) expect((await glance(who, "TWO")).status).toBe(403);
    const nobody = await store.request("GET", `/api/watchdesk/customers/${customers["TWO"]}/overview`, { token: "" });
    expect(nobody.status).toBe(401);
  });
});
