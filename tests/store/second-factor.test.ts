/** The second step of a sign-in: a code by mail behind a right password, and nobody locked out by it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveMail } from "../support/mail";
import { addPerson, PASSWORD, person, roleId, type Person } from "../support/people";
import { startSmtpSink, type Letter, type SmtpSink } from "../support/smtp-sink";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let store: TestStore;
let sink: SmtpSink;
let owner: { id: string; email: string };

interface Answered {
  readonly token?: string;
  readonly meta?: { readonly sessionId: string };
  readonly mfaId?: string;
  readonly otpId?: string;
  readonly data?: { readonly code?: string; readonly seconds?: number };
}

const send = (method: string, path: string, body: object, token = "") =>
  withinLimit(() => store.request<Answered>(method, path, { body, token }));
const users = (act: string, body: object) => send("POST", `/api/collections/users/${act}`, body);
const enter = async (email: string) => users("auth-with-password", { identity: email, password: PASSWORD });
const ask = (mfaId: string, email = owner.email) => users("request-otp", { email, mfaId });
const codeIn = ({ html }: Letter): string => /<strong>(\d+)<\/strong>/.exec(html)?.[1] ?? "";
const sessionsOf = (user: string) =>
  store
    .client()
    .collection("session_control")
    .getFullList({ filter: `user = "${user}"` });

const lines = async (user: string) =>
  (
    await store
      .client()
      .collection("login_log")
      .getFullList({ filter: `user = "${user}"`, sort: "at,created" })
  ).map(({ what, reason, ip, device }) => [what, reason, ip !== "", device !== ""]);

beforeAll(async () => {
  sink = await startSmtpSink();
  store = await startStore();
  await giveMail(store, sink);
});

beforeEach(async () => {
  owner = await addPerson(store, "operator");
  await store.client().collection("users").update(owner.id, { secondFactor: true });
});

afterAll(async () => {
  await store?.stop();
  await sink?.stop();
});

/** Password, wish for a code, and the code of the letter. */
async function begin(): Promise<{ mfaId: string; otpId: string; code: string }> {
  const { mfaId = "" } = (await enter(owner.email)).body;
  const { otpId = "" } = (await ask(mfaId)).body;
  return { mfaId, otpId, code: codeIn(await sink.letterTo(owner.email)) };
}

describe("whoever has switched it on", () => {
  it("gets no session for the password, and one for the code of the letter behind it, once", async () => {
    const first = await enter(owner.email);
    expect([first.status, first.body.token, first.body.meta]).toEqual([401, undefined, undefined]);
    expect(await sessionsOf(owner.id)).toEqual([]);
    const { otpId = "" } = (await ask(first.body.mfaId ?? "")).body;
    const code = codeIn(await sink.letterTo(owner.email));
    expect(code).toMatch(/^\d{6}$/);
    const body = { otpId, password: code, mfaId: first.body.mfaId };
    const signedIn = await users("auth-with-otp", body);
    expect(signedIn.status).toBe(200);
    const [session] = await sessionsOf(owner.id);
    expect(signedIn.body.meta?.sessionId).toBe(session?.id);
    const beat = await store.request("GET", "/api/watchdesk/beat", { token: signedIn.body.token ?? "" });
    expect(beat.status).toBe(200);
    expect((await users("auth-with-otp", body)).status).toBe(400);
    expect(await sessionsOf(owner.id)).toHaveLength(1);
  });

  it("gets none for a wrong code, for a code alone, or for one behind another one's password", async () => {
    const { mfaId, otpId, code } = await begin();
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await users("auth-with-otp", { otpId, password: wrong, mfaId })).status).toBe(400);
    const alone = await users("auth-with-otp", { otpId, password: code });
    expect([alone.status, alone.body.data?.code]).toEqual([400, "code_step_over"]);
    expect(await sessionsOf(owner.id)).toEqual([]);
  });

  it("gets none for the code behind the password of another person", async () => {
    const { otpId, code } = await begin();
    const other = await addPerson(store, "operator");
    await store.client().collection("users").update(other.id, { secondFactor: true });
    const { mfaId } = (await enter(other.email)).body;
    const stolen = await users("auth-with-otp", { otpId, password: code, mfaId });
    expect([stolen.status, stolen.body.data?.code]).toEqual([400, "code_step_over"]);
    expect([...(await sessionsOf(owner.id)), ...(await sessionsOf(other.id))]).toEqual([]);
  });

  it("is not let in by the password a second time in place of the code", async () => {
    const { mfaId } = await begin();
    const twice = await users("auth-with-password", { identity: owner.email, password: PASSWORD, mfaId });
    expect([twice.status, twice.body.data?.code]).toEqual([400, "bad_request"]);
    expect(await sessionsOf(owner.id)).toEqual([]);
  });

  it("has another code sent after a pause alone", async () => {
    const { mfaId } = await begin();
    const body = { email: owner.email, mfaId };
    const soon = await store.request<Answered>("POST", "/api/collections/users/request-otp", { body });
    expect([soon.status, soon.body.data?.code]).toEqual([429, "code_too_soon"]);
    expect(soon.body.data?.seconds).toBeGreaterThan(20);
  });

  it("can guess at a code a few times", async () => {
    const { mfaId, otpId, code } = await begin();
    for (let n = 0; n < 5; n += 1)
      await store.request("POST", "/api/collections/users/auth-with-otp", {
        body: { otpId, password: `x${n}`, mfaId },
      });
    const right = await store.request("POST", "/api/collections/users/auth-with-otp", {
      body: { otpId, password: code, mfaId },
    });
    expect(right.status).toBe(429);
  });
});

describe("a wrong one leaves a line in the log of sign-ins", () => {
  it("with who, when, from where and why, and without what was typed", async () => {
    await users("auth-with-password", { identity: owner.email, password: "not-this-one" });
    const { mfaId, otpId, code } = await begin();
    const wrong = code === "000000" ? "000001" : "000000";
    const refused = await users("auth-with-otp", { otpId, password: wrong, mfaId });
    expect([refused.status, refused.body.data?.code]).toEqual([400, "code_wrong"]);
    expect((await users("auth-with-otp", { otpId, password: code, mfaId })).status).toBe(200);
    expect(await lines(owner.id)).toEqual([
      ["refused", "wrong_password", true, true],
      ["refused", "code_wrong", true, true],
      ["sign_in", "", true, true],
    ]);
    const all = await store.client().collection("login_log").getFullList();
    const audit = await store.client().collection("audit_log").getFullList({ filter: 'action = "sign_in_failed"' });
    for (const typed of [wrong, code, "not-this-one"]) expect(JSON.stringify([all, audit])).not.toContain(`"${typed}"`);
  });

  it.each(["_pb_users_auth_", "USERS"])("and is no way in by another name of the collection: %s", async (name) => {
    const { mfaId, otpId, code } = await begin();
    const other = (password: string) =>
      send("POST", `/api/collections/${name}/auth-with-otp`, { otpId, password, mfaId });
    const [right, wrong] = [await other(code), await other("x")];
    expect(right).toEqual(wrong);
    expect(right.status).toBe(400);
    expect(await sessionsOf(owner.id)).toEqual([]);
    expect((await users("auth-with-otp", { otpId, password: code, mfaId })).status).toBe(200);
  });
});

it("a code opens one session, however often it is sent at once", async () => {
  const { mfaId, otpId, code } = await begin();
  const body = { otpId, password: code, mfaId };
  const answers = await Promise.all([1, 2, 3].map(() => users("auth-with-otp", body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await sessionsOf(owner.id)).toHaveLength(1);
});

it("sends no code without a right password before, and says so to nobody", async () => {
  const [known, unknown] = [await ask("", owner.email), await ask("", "nobody@watchdesk.test")];
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  expect(sink.letters.filter(({ to }) => to.includes(owner.email))).toEqual([]);
});

describe("a role that asks for it", () => {
  it("asks its people, whatever they have chosen, and no others", async () => {
    const authorities = { operator: { signals: { alarms: { read: true } } } };
    const role = { name: "careful", staff: true, authorities, requireSecondFactor: true };
    await store.client().collection("role_authorities").create(role);
    const { email } = await addPerson(store, "careful");
    expect((await enter(email)).body.mfaId).toMatch(/.+/);
    expect((await enter((await addPerson(store, "operator")).email)).status).toBe(200);
  });
});

describe("nobody is locked out", () => {
  let administrator: Person;
  let mail = "";
  const switchOn = (who: Person) =>
    send("PATCH", `/api/collections/users/records/${who.id}`, { secondFactor: true }, who.token);
  const setMail = (active: boolean) => store.client().collection("integrations").update(mail, { active });

  beforeAll(async () => {
    administrator = await person(store, "administrator");
    mail = (await store.client().collection("integrations").getFirstListItem('kind = "email"')).id;
  });

  it("where no mail can be sent: neither a person nor a role can have it", async () => {
    const everybody = await store.client().collection("users").getFullList({ filter: "secondFactor = true" });
    for (const { id } of everybody) await store.client().collection("users").update(id, { secondFactor: false });
    const careful = await roleId(store, "careful");
    await store.client().collection("role_authorities").update(careful, { requireSecondFactor: false });
    await setMail(false);
    const own = await switchOn(await person(store, "operator"));
    expect([own.status, own.body.data?.code]).toEqual([409, "mail_missing"]);
    const role = `/api/collections/role_authorities/records/${await roleId(store, "trainee")}`;
    const wanted = await send("PATCH", role, { requireSecondFactor: true }, administrator.token);
    expect([wanted.status, wanted.body.data?.code]).toEqual([409, "mail_missing"]);
    await setMail(true);
  });

  it("to whose address no mail has come yet", async () => {
    const who = await person(store, "operator");
    await store.client().collection("users").update(who.id, { verified: false });
    const refused = await switchOn(who);
    expect([refused.status, refused.body.data?.code]).toEqual([409, "address_open"]);
    await store.client().collection("users").update(who.id, { verified: true });
    expect((await switchOn(who)).status).toBe(200);
  });

  it("by a mail server that is taken away under them", async () => {
    const path = `/api/collections/integrations/records/${mail}`;
    for (const [method, body] of [
      ["PATCH", { active: false }],
      ["PATCH", { url: "https://mail.example.com" }],
      ["DELETE", {}],
    ] as const) {
      const refused = await send(method, path, body, administrator.token);
      expect([method, refused.status, refused.body.data?.code]).toEqual([method, 409, "mail_needed"]);
    }
    const [settings] = await store.client().collection("program_settings").getFullList();
    const row = `/api/collections/program_settings/records/${settings?.id ?? ""}`;
    const address = await send("PATCH", row, { publicAddress: "" }, administrator.token);
    expect([address.status, address.body.data?.code]).toEqual([409, "mail_needed"]);
    expect((await send("PATCH", path, { notes: "still there" }, administrator.token)).status).toBe(200);
  });
});

describe("switched off", () => {
  const off = (who: Person, id: string, more: object = {}) =>
    send("PATCH", `/api/collections/users/records/${id}`, { secondFactor: false, ...more }, who.token);
  const stands = async (id: string) => (await store.client().collection("users").getOne(id))["secondFactor"];

  it("by its own person it is with his password alone, and a wrong one counts as a try to sign in", async () => {
    const who = await person(store, "operator");
    await store.client().collection("users").update(who.id, { secondFactor: true });
    const without = await off(who, who.id);
    expect([without.status, without.body.data?.code]).toEqual([400, "bad_request"]);
    for (const currentPassword of [null, "", 7, ["x"]])
      expect((await off(who, who.id, { currentPassword })).status).toBe(400);
    const wrong = await off(who, who.id, { currentPassword: "not-this-one" });
    expect([wrong.status, wrong.body.data?.code]).toEqual([400, "wrong_password"]);
    expect(await stands(who.id)).toBe(true);
    const filter = `user = "${who.id}" && action = "second_factor_off_failed"`;
    expect(await store.client().collection("audit_log").getFullList({ filter })).toHaveLength(1);
    // The store's own word for the old one of a new password proves nothing where it is wrong.
    expect((await off(who, who.id, { oldPassword: "not-this-one" })).status).toBe(400);
    expect(await stands(who.id)).toBe(true);
    expect((await off(who, who.id, { currentPassword: PASSWORD })).status).toBe(200);
    expect(await stands(who.id)).toBe(false);
  });

  it("it can't be guessed at without end", async () => {
    const who = await person(store, "operator");
    await store.client().collection("users").update(who.id, { secondFactor: true });
    const path = `/api/collections/users/records/${who.id}`;
    const codes = [];
    for (let n = 0; n < 11; n += 1) {
      const body = { secondFactor: false, currentPassword: `wrong-${n}` };
      codes.push((await send("PATCH", path, body, who.token)).body.data?.code);
    }
    expect(codes.at(-1)).toBe("too_many_tries");
  });

  it("for somebody else it is by whoever manages people", async () => {
    const [administrator, other] = [await person(store, "administrator"), await addPerson(store, "operator")];
    await store.client().collection("users").update(other.id, { secondFactor: true });
    expect((await off(administrator, other.id)).status).toBe(200);
  });
});

// Last: the address has to wait then.
it("a wrong code of nobody leaves a line, too, and no more of them than an address may send", async () => {
  const nobodys = async () => (await lines("")).filter(([, reason]) => reason === "code_wrong").length;
  const before = await nobodys();
  const statuses = [];
  for (let n = 0; n < 40; n += 1) {
    const body = { otpId: "not-there", password: "000000", mfaId: "x" };
    statuses.push((await store.request("POST", "/api/collections/users/auth-with-otp", { body })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(await nobodys()).toBe(before + statuses.filter((status) => status === 400).length);
  expect((await nobodys()) - before).toBeLessThanOrEqual(30);
});
