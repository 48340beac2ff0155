/** What somebody with a right over people, calls or operators must not make of it: another one's account, or more for himself. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, PASSWORD, person, roleId, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

afterAll(() => store?.stop());

interface Answered {
  readonly link?: string;
  readonly id?: string;
  readonly verified?: boolean;
  readonly call?: { readonly event: string };
  readonly data?: { readonly code?: string; readonly field?: string; readonly right?: string };
}

const send = (method: string, path: string, body: object, token: string) =>
  withinLimit(() => store.request<Answered>(method, path, { body, token }));
const change = (collection: string, id: string, body: object, token: string) =>
  send("PATCH", `/api/collections/${collection}/records/${id}`, body, token);
const kept = (collection: string, id: string) => store.client().collection(collection).getOne(id);

let count = 0;

/** Somebody with what an operator may, and these rights. */
async function helper(rights: object, options: { dealer?: string } = {}): Promise<Person> {
  const name = `helper_${(count += 1)}`;
  const operator = await kept("role_authorities", await roleId(store, "operator"));
  const authorities = { ...(operator["authorities"] as object), administrator: rights };
  await store.client().collection("role_authorities").create({ name, staff: true, authorities });
  return person(store, name, options);
}

describe("whoever may invite and not reset", () => {
  const invite = (user: string, token: string) => send("POST", "/api/watchdesk/invitations", { user }, token);

  it("gets no link to the account of whoever has been here already", async () => {
    const { token } = await helper({ user: { users: { invite: true } } });
    const came = await person(store, "operator");
    await store.client().collection("users").update(came.id, { verified: false });
    const confirmed = await addPerson(store, "operator");
    for (const { id } of [came, confirmed]) {
      const { status, body } = await invite(id, token);
      expect([status, body.data?.right, body.link]).toEqual([403, "user.users.reset", undefined]);
    }
    const both = await helper({ user: { users: { invite: true, reset: true } } });
    expect((await invite(came.id, both.token)).status).toBe(200);
  });

  it("invites once more whoever has not come yet", async () => {
    const { token } = await helper({ user: { users: { invite: true } } });
    const { id } = await addPerson(store, "operator");
    await store.client().collection("users").update(id, { verified: false });
    expect((await invite(id, token)).body.link).toMatch(/^\/welcome\/.+/);
  });
});

describe("whoever may change people and not reset passwords", () => {
  it("gives nobody another address, to which a link for a new password would go", async () => {
    const { token } = await helper({ user: { users: { update: true } } });
    const { id, email } = await addPerson(store, "operator");
    const taken = await change("users", id, { email: "mine@watchdesk.test" }, token);
    expect([taken.status, taken.body.data?.field]).toEqual([403, "email"]);
    await store.client().collection("users").update(id, { verified: false });
    const confirmed = await change("users", id, { verified: true }, token);
    expect([confirmed.status, confirmed.body.data?.field]).toEqual([403, "verified"]);
    expect(await kept("users", id)).toMatchObject({ email, verified: false });
    expect((await change("users", id, { name: "Another" }, token)).status).toBe(200);
  });

  it("with the right leaves it unconfirmed", async () => {
    const { token } = await helper({ user: { users: { update: true, reset: true } } });
    const { id } = await addPerson(store, "operator");
    expect((await change("users", id, { email: "theirs@watchdesk.test", verified: true }, token)).status).toBe(200);
    expect(await kept("users", id)).toMatchObject({ email: "theirs@watchdesk.test", verified: false });
  });
});

describe("whoever keeps the operators", () => {
  it("gives himself no freedom from his shifts, no more alarms, and his shifts to nobody", async () => {
    const me = await helper({ settings: { operators: { update: true } } });
    const other = await addPerson(store, "operator");
    const operators = store.client().collection("operators");
    const own = await operators.create({ user: me.id, can_login_outside_shift: true, maxAlarms: 2 });
    for (const body of [{ can_login_outside_shift: false }, { maxAlarms: 9 }, { maxAlarms: 0 }, { user: other.id }])
      expect([body, (await change("operators", own.id, body, me.token)).status]).toEqual([body, 404]);
    expect(await operators.getOne(own.id)).toMatchObject({ user: me.id, can_login_outside_shift: true, maxAlarms: 2 });
    expect((await change("operators", own.id, { code: "AB" }, me.token)).status).toBe(200);
    const theirs = await operators.create({ user: other.id });
    const body = { can_login_outside_shift: true, maxAlarms: 9 };
    expect((await change("operators", theirs.id, body, me.token)).status).toBe(200);
  });
});

describe("a signed contract", () => {
  it("is made a draft, which could be deleted, by nobody who may not sign", async () => {
    const client = store.client();
    const customer = await client.collection("customer_accounts").create({ code: "SIGNS", name: "Signs" });
    const { id: template } = await client
      .collection("contract_templates")
      .create({ code: "t1", name: "Template", kind: "monitoring" });
    const values = { number: "1", template, customer: customer.id, state: "signed" };
    const { id } = await client.collection("contracts").create(values);
    const rights = { read: true, update: true, delete: true };
    const clerk = await helper({ settings: { legal_contracts: rights } });
    const draft = async (token: string) => (await change("contracts", id, { state: "draft" }, token)).status;
    expect(await draft(clerk.token)).toBe(404);
    expect((await change("contracts", id, { state: "ended", notes: "ended" }, clerk.token)).status).toBe(200);
    expect(await draft(clerk.token)).toBe(404);
    const signer = await helper({ settings: { legal_contracts: { ...rights, sign: true } } });
    expect(await draft(signer.token)).toBe(200);
  });
});

describe("a day that there is none", () => {
  it.each(["2026-02-31", "0000-01-01", "9999-12-31"])(
    "is no day of a shift, nor one that is asked for: %s",
    async (day) => {
      const { token } = await person(store, "administrator");
      const { id: user } = await addPerson(store, "operator");
      const { id: operator } = await store.client().collection("operators").create({ user });
      const shift = { operator, shift_name: "Night", day, start: "20:00", end: "06:00" };
      const saved = await send("POST", "/api/watchdesk/shifts/save", shift, token);
      expect([saved.status, saved.body.data?.field]).toEqual([400, "day"]);
      const copied = await send("POST", "/api/watchdesk/shifts/copy_week", { from: day, to: day }, token);
      expect([copied.status, copied.body.data?.field]).toEqual([400, "from"]);
      const path = `/api/watchdesk/shifts/roster?first=${day}&days=42`;
      const asked = await store.request<Answered>("GET", path, { token });
      expect([asked.status, asked.body.data?.field]).toEqual([400, "first"]);
    },
  );
});

describe("a call by a dealer's staff", () => {
  it("is an event of his own customers alone", async () => {
    const client = store.client();
    const dealer = await client.collection("installers_accounts").create({ code: "D1", company: "Dealer" });
    const make = (code: string) => client.collection("customer_accounts").create({ code, name: code });
    const [own, foreign] = [await make("OWN"), await make("FOREIGN")];
    const site = { code: "7001", name: "Site", state: "active", installer: dealer.id, customer: own.id };
    await client.collection("site_accounts").create(site);
    const me = await helper({ dialer: { call: { create: true } } }, { dealer: dealer.id });
    const call = async (id: string, code: string): Promise<string> => {
      const data = { code, partitionNumber: "0" };
      const body = { id, numberCalled: "+44 1", initatedFrom: "customers", data };
      const answer = await send("POST", "/api/watchdesk/calls", body, me.token);
      return String((await kept("events", answer.body.call?.event ?? ""))["customer"]);
    };
    expect(await call("a00000000000001", "OWN")).toBe(own.id);
    expect(await call("a00000000000002", "FOREIGN")).toBe("");
    const told = await client.collection("events").getFullList({ filter: `customer = "${foreign.id}"` });
    expect(told).toEqual([]);
  });
});

describe("a link for a new password", () => {
  it("is one person's: of two who use it at once the other is told that it was used", async () => {
    const administrator = await person(store, "administrator");
    const { id, email } = await addPerson(store, "operator");
    const { body } = await send("POST", "/api/watchdesk/invitations", { user: id }, administrator.token);
    const token = (body.link ?? "").split("/").pop();
    const passwords = ["the-first-one-of-two", "the-second-one-of-two", "and-a-third-one"];
    const answers = await Promise.all(
      passwords.map((password) =>
        store.request("POST", "/api/collections/users/confirm-password-reset", {
          body: { token, password, passwordConfirm: password },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400]);
    const won = passwords[answers.findIndex(({ status }) => status === 204)];
    const enter = (password: string) =>
      send("POST", "/api/collections/users/auth-with-password", { identity: email, password }, "");
    expect((await enter(won ?? "")).status).toBe(200);
    expect((await enter(PASSWORD)).status).toBe(400);
  });

  it("that was refused for what was typed may be used again", async () => {
    const administrator = await person(store, "administrator");
    const { id } = await addPerson(store, "operator");
    const { body } = await send("POST", "/api/watchdesk/invitations", { user: id }, administrator.token);
    const token = (body.link ?? "").split("/").pop();
    const use = (password: string) =>
      send("POST", "/api/collections/users/confirm-password-reset", { token, password, passwordConfirm: password }, "");
    expect((await use("short")).status).toBe(400);
    expect((await use("long-enough-for-all")).status).toBe(204);
  });
});

describe("access that is asked for", () => {
  it("is answered as late for an address that somebody has as for one that nobody has, and in our words for an odd one", async () => {
    const settings = store.client().collection("program_settings");
    const [there] = await settings.getFullList();
    const values = { signupOpen: true, timeZone: "Europe/London", company: "Centre" };
    await (there ? settings.update(there.id, values) : settings.create(values));
    const { email } = await addPerson(store, "operator");
    const ask = async (address: string) => {
      const began = performance.now();
      const answer = await store.request<Answered>("POST", "/api/watchdesk/signup", {
        body: { email: address, name: "Asks" },
      });
      return { ...answer, ms: performance.now() - began };
    };
    const [free, had] = [await ask("nobody@watchdesk.test"), await ask(email)];
    expect([free.status, had.status]).toEqual([204, 204]);
    // To work on a password takes more than that anywhere; to look for an address takes a few.
    expect(Math.min(free.ms, had.ms)).toBeGreaterThan(20);
    const odd = await ask('o"d@watchdesk.test');
    expect([odd.status, odd.body.data?.code, odd.body.data?.field]).toEqual([400, "bad_request", "email"]);
  });
});
