/** Passwords and addresses by mail: who gets one, what it is good for, and what nobody learns from it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADDRESS, giveMail, linkIn, tokenIn } from "../support/mail";
import { addPerson, PASSWORD, person, roleId, signIn } from "../support/people";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let store: TestStore;
let sink: SmtpSink;

const NEW = "another-long-one";

beforeAll(async () => {
  sink = await startSmtpSink();
  store = await startStore();
  await giveMail(store, sink);
});

afterAll(async () => {
  await store?.stop();
  await sink?.stop();
});

interface Refused {
  readonly data?: { readonly code?: string; readonly field?: string; readonly token?: { readonly code?: string } };
}

const post = (path: string, body: object, token = "") =>
  withinLimit(() => store.request<Refused>("POST", path, { body, token }));
const mail = (act: string, body: object, token = "") => post(`/api/collections/users/${act}`, body, token);
const reset = (token: string, password = NEW) =>
  mail("confirm-password-reset", { token, password, passwordConfirm: password });
const trySignIn = (identity: string, password: string) =>
  post("/api/collections/users/auth-with-password", { identity, password });
const lines = (id: string) =>
  store
    .client()
    .collection("audit_log")
    .getFullList({ filter: `recordId = "${id}"`, sort: "created" })
    .then((rows) => rows.map(({ action }) => String(action)));

describe("a forgotten password", () => {
  it("is set anew by the link of the letter, once, and ends the sessions of before", async () => {
    const owner = await person(store, "operator");
    expect((await mail("request-password-reset", { email: owner.email })).status).toBe(204);
    const letter = await sink.letterTo(owner.email);
    expect(letter.html).toContain(`${ADDRESS}/auth/confirm-password-reset/`);
    const token = tokenIn(letter);
    expect((await reset(token)).status).toBe(204);
    expect((await trySignIn(owner.email, NEW)).status).toBe(200);
    expect((await trySignIn(owner.email, PASSWORD)).body.data?.code).toBe("wrong_password");
    const before = await store.request("GET", "/api/watchdesk/beat", { token: owner.token });
    expect(before.status).toBe(401);
    const again = await reset(token, "a-third-long-one");
    expect([again.status, again.body.data?.token?.code]).toEqual([400, "validation_invalid_token"]);
    expect(await lines(owner.id)).toEqual(expect.arrayContaining(["password_reset_requested", "password_reset"]));
  });

  it("is set by one of two that use the link at once", async () => {
    const owner = await person(store, "operator");
    await mail("request-password-reset", { email: owner.email });
    const token = tokenIn(await sink.letterTo(owner.email));
    const answers = await Promise.all([reset(token), reset(token, "a-third-long-one")]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.data?.token?.code).toBe("validation_invalid_token");
    const [set, other] = answers[0]?.status === 204 ? [NEW, "a-third-long-one"] : ["a-third-long-one", NEW];
    expect([(await trySignIn(owner.email, set)).status, (await trySignIn(owner.email, other)).status]).toEqual([
      200, 400,
    ]);
    expect((await lines(owner.id)).filter((action) => action === "password_reset")).toHaveLength(1);
  });

  it("is answered alike for an address that nobody has and for one out of use, which gets no letter", async () => {
    const gone = await addPerson(store, "operator", { active: false });
    const answers = [];
    const { email: last } = await addPerson(store, "operator");
    for (const email of [gone.email, "nobody@watchdesk.test", last])
      answers.push(await mail("request-password-reset", { email }));
    expect(answers).toEqual(answers.map(() => ({ status: 204, body: null })));
    await sink.letterTo(last);
    expect(sink.letters.filter(({ to }) => to.includes(gone.email))).toEqual([]);
  });

  it("sends one letter, however often it is asked for", async () => {
    const { email } = await addPerson(store, "operator");
    await mail("request-password-reset", { email });
    await sink.letterTo(email);
    await mail("request-password-reset", { email });
    const { email: last } = await addPerson(store, "operator");
    await mail("request-password-reset", { email: last });
    await sink.letterTo(last);
    expect(sink.letters.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it("is not set by whoever was put out of use meanwhile", async () => {
    const { id, email } = await addPerson(store, "operator");
    await mail("request-password-reset", { email });
    const token = tokenIn(await sink.letterTo(email));
    await store.client().collection("users").update(id, { active: false });
    const answer = await reset(token);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await trySignIn(email, NEW)).status).toBe(400);
  });
});

describe("an address", () => {
  it("is changed by the link that went to the new one, with the password", async () => {
    const owner = await person(store, "operator");
    const email = "new-address@watchdesk.test";
    expect((await mail("request-email-change", { newEmail: email }, owner.token)).status).toBe(204);
    const token = tokenIn(await sink.letterTo(email));
    const wrong = await mail("confirm-email-change", { token, password: "not-the-one" });
    expect(wrong.status).toBe(400);
    expect((await mail("confirm-email-change", { token, password: PASSWORD })).status).toBe(204);
    await signIn(store, email);
    expect((await trySignIn(owner.email, PASSWORD)).status).toBe(400);
    expect(await lines(owner.id)).toEqual(expect.arrayContaining(["email_change_requested", "email_changed"]));
  });

  it("is asked to be changed by whoever is signed in alone", async () => {
    expect((await mail("request-email-change", { newEmail: "x@watchdesk.test" })).status).toBe(401);
  });

  it("is confirmed by its own person, and by nobody else's asking", async () => {
    const owner = await person(store, "operator");
    await store.client().collection("users").update(owner.id, { verified: false });
    const other = await person(store, "operator");
    expect((await mail("request-verification", { email: owner.email }, other.token)).status).toBe(204);
    expect((await mail("request-verification", { email: owner.email })).status).toBe(204);
    expect(sink.letters.filter(({ to }) => to.includes(owner.email))).toEqual([]);
    await mail("request-verification", { email: owner.email }, owner.token);
    const token = tokenIn(await sink.letterTo(owner.email));
    expect((await mail("confirm-verification", { token })).status).toBe(204);
    expect((await store.client().collection("users").getOne(owner.id))["verified"]).toBe(true);
  });
});

describe("an invitation", () => {
  const invite = (body: object, token: string) =>
    withinLimit(() =>
      store.request<Refused & { id: string; sent: boolean; link: string }>("POST", "/api/watchdesk/invitations", {
        body,
        token,
      }),
    );

  it("makes the person, who chooses his password by the link of the letter", async () => {
    const administrator = await person(store, "administrator");
    const email = "invited@watchdesk.test";
    const body = { email, name: "In <b>Vited", surname: "Person", role: await roleId(store, "operator") };
    const made = await invite(body, administrator.token);
    expect([made.status, made.body.sent, made.body.link]).toEqual([200, true, ""]);
    const letter = await sink.letterTo(email);
    expect(letter.html).not.toContain("<b>");
    expect(linkIn(letter)).toMatch(/^\/welcome\//);
    expect((await reset(tokenIn(letter))).status).toBe(204);
    expect((await trySignIn(email, NEW)).status).toBe(200);
    const twice = await invite(body, administrator.token);
    expect([twice.status, twice.body.data?.code]).toEqual([409, "address_taken"]);
    const again = await invite({ user: made.body.id }, administrator.token);
    expect([again.status, again.body.sent]).toEqual([200, true]);
  });

  it("gives nobody a role that is more than that of whoever invites", async () => {
    const leader = await person(store, "shift_leader");
    const role = await store
      .client()
      .collection("role_authorities")
      .getOne(await roleId(store, "shift_leader"));
    const authorities = {
      ...(role["authorities"] as object),
      administrator: { user: { users: { create: true, invite: true } } },
    };
    await store.client().collection("role_authorities").update(role.id, { authorities });
    const body = { email: "too-much@watchdesk.test", name: "X", role: await roleId(store, "administrator") };
    const refused = await invite(body, leader.token);
    expect([refused.status, refused.body.data?.field]).toEqual([403, "role"]);
    const operator = await person(store, "operator");
    expect((await invite(body, operator.token)).status).toBe(403);
  });

  it("gives its link to whoever invites where no mail can be sent", async () => {
    const administrator = await person(store, "administrator");
    const [row] = await store.client().collection("integrations").getFullList({ filter: 'kind = "email"' });
    await store
      .client()
      .collection("integrations")
      .update(row?.id ?? "", { active: false });
    const body = { email: "by-hand@watchdesk.test", name: "Hand", role: await roleId(store, "operator") };
    const { status, body: made } = await invite(body, administrator.token);
    expect([status, made.sent]).toEqual([200, false]);
    expect(made.link).toMatch(/^\/welcome\/.+/);
    const asked = await mail("request-email-change", { newEmail: "z@watchdesk.test" }, administrator.token);
    expect([asked.status, asked.body.data?.code]).toEqual([409, "mail_missing"]);
    await store
      .client()
      .collection("integrations")
      .update(row?.id ?? "", { active: true });
  });
});

describe("access to the portal", () => {
  const ask = (body: object) => post("/api/watchdesk/signup", body);
  const open = async (signupOpen: boolean): Promise<void> => {
    const [settings] = await store.client().collection("program_settings").getFullList();
    await store
      .client()
      .collection("program_settings")
      .update(settings?.id ?? "", { signupOpen });
  };

  it("can't be asked for unless it was switched on", async () => {
    const answer = await ask({ email: "asks@watchdesk.test", name: "Asks" });
    expect([answer.status, answer.body.data?.code]).toEqual([403, "not_offered"]);
  });

  it("is asked for by anybody, given by an administrator, and tells nobody whom there is", async () => {
    await open(true);
    const email = "asks@watchdesk.test";
    expect((await ask({ email, name: "Asks" })).status).toBe(204);
    expect((await ask({ email: (await addPerson(store, "operator")).email, name: "Asks" })).status).toBe(204);
    const made = await store.client().collection("users").getFirstListItem(`email = "${email}"`);
    expect(made).toMatchObject({ active: false, asked: true, webuser: true, role: await roleId(store, "user") });
    await store.client().collection("users").update(made.id, { active: true });
    expect((await store.client().collection("users").getOne(made.id))["asked"]).toBe(false);
    expect((await reset(tokenIn(await sink.letterTo(email)))).status).toBe(204);
    expect((await trySignIn(email, NEW)).status).toBe(200);
    await open(false);
  });
});

it("takes so many links a minute from an address, and no more", async () => {
  const statuses = [];
  for (let n = 0; n < 12; n += 1) {
    const path = "/api/collections/users/confirm-verification";
    statuses.push((await store.request("POST", path, { body: { token: "x" } })).status);
  }
  expect(statuses[0]).toBe(400);
  expect(statuses.at(-1)).toBe(429);
});
