/** Keys and code words on the real store: who sets, compares and reads them, and that nothing else tells them. */

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toMap } from "../../domain/access/authorities";
import { bodyOf, Panel } from "../receiver/panel";
import { nullFrame, parseAnswer } from "../support/dc09-frames";
import { addPerson, PASSWORD, person, signIn, type Person } from "../support/people";
import { startReceiver, type RunningReceiver } from "../support/receiver";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";

const KEY = "00112233445566778899AABBCCDDEEFF";
const FULL = ["site_transmitters.update", "contact_passwords.update", "contact_passwords.check"].map(
  (name) => `accounts.${name}`,
);
const LETTERS = "abcdefghijklmno";

let store: TestStore;
let room: Room;
let transmitter: string;
let contact: string;
/** The record of the receiver that these tests start. */
let line: string;
let receiver: RunningReceiver | undefined;
const people: Record<string, Person> = {};

/** Staff of a dealer with every right in question. */
async function dealerPerson(dealer: string): Promise<Person> {
  return person(store, "dealer_keys", { dealer });
}

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  const client = store.client();
  const filter = `site = "${room.sites.northDepot.id}"`;
  transmitter = (await client.collection("site_transmitters").getFirstListItem(filter)).id;
  contact = (await client.collection("site_contacts").getFirstListItem(filter)).id;
  line = (await client.collection("receivers").create({ code: "r1", name: "r1", enabled: true })).id;
  const rights = [...FULL, "accounts.contact_passwords.read_plain", "communicator.commtwo.update"];
  const authorities = { technicians: toMap(rights) };
  await client.collection("role_authorities").create({ name: "dealer_keys", title: "Keys", staff: true, authorities });
  await Promise.all(
    ["administrator", "operator", "data_entry", "auditor", "user"].map(async (role) => {
      people[role] = await person(store, role);
    }),
  );
  people["own dealer"] = await dealerPerson(room.dealers.north);
  people["other dealer"] = await dealerPerson(room.dealers.harbour);
  const portal = await addPerson(store, "user");
  const authoritiesOf = { [portal.id]: toMap(FULL) };
  const site = await client.collection("site_accounts").getOne(room.sites.northDepot.id);
  const entries = client.collection("customer_accounts_users");
  const entry = await entries.getFirstListItem(`customer = "${String(site["customer"])}"`);
  await entries.update(entry.id, { customer_users: [portal.id], customer_users_authorities: authoritiesOf });
  people["portal user"] = await signIn(store, portal.email);
});

afterAll(async () => {
  await receiver?.stop();
  await store?.stop();
});

interface Answer {
  readonly data?: { readonly code?: string };
  readonly verdict?: string;
  readonly value?: string;
}

const post = async (who: string, path: string, body: unknown) => {
  const token = people[who]?.token ?? "";
  const { status, body: said } = await store.request<Answer | null>("POST", `/api/watchdesk/secrets/${path}`, {
    token,
    body,
  });
  return { status, said };
};
const codeOf = async (who: string, path: string, body: unknown): Promise<string | number> => {
  const { status, said } = await post(who, path, body);
  return said?.data?.code ?? status;
};
const kept = async (collection: string, id: string) => store.client().collection(collection).getOne(id);
const linesOf = (recordId: string) =>
  store
    .client()
    .collection("audit_log")
    .getFullList({ filter: `recordId = "${recordId}"`, sort: "created" });

/** Who, and what is answered to a transmitter's key, to a contact's words and to a receiver's key. */
const WHO: readonly [string, string | number, string | number, string | number][] = [
  ["administrator", 204, 204, 204],
  ["data_entry", 204, 204, "no_right"],
  // A receiver serves every dealer: his own staff may not set its key, whatever their role says.
  ["own dealer", 204, 204, "not_found"],
  ["other dealer", "not_found", "not_found", "not_found"],
  ["operator", "no_right", "no_right", "no_right"],
  ["auditor", "no_right", "no_right", "no_right"],
  ["user", "no_right", "no_right", "no_right"],
  ["portal user", "no_right", "no_right", "no_right"],
  ["nobody", "not_signed_in", "not_signed_in", "not_signed_in"],
];

describe.each(WHO)("%s", (who, key, words, receivers) => {
  it(`is answered ${key} to a key, ${words} to words and ${receivers} to a receiver's key`, async () => {
    await store.client().collection("receivers").update(line, { janusKey: "" });
    expect(await codeOf(who, `receivers/${line}`, { janusKey: KEY })).toBe(receivers);
    expect((await kept("receivers", line))["janusKey"]).toBe(receivers === 204 ? KEY : "");
    await store.client().collection("site_transmitters").update(transmitter, { encryptionKey: "" });
    await store.client().collection("site_contacts").update(contact, { codeword: "", duressWord: "" });
    expect(await codeOf(who, `site_transmitters/${transmitter}`, { encryptionKey: KEY })).toBe(key);
    expect(await codeOf(who, `site_contacts/${contact}`, { codeword: "Ahorn", duressWord: "Ulme" })).toBe(words);
    expect((await kept("site_transmitters", transmitter))["encryptionKey"]).toBe(key === 204 ? KEY : "");
    expect((await kept("site_contacts", contact))["codeword"]).toBe(words === 204 ? "Ahorn" : "");
  });
});

describe("what is no secret", () => {
  it.each([
    ["a key of another length", () => `site_transmitters/${transmitter}`, { encryptionKey: "abc" }, "key_bad"],
    ["a receiver's key of another length", () => `receivers/${line}`, { janusKey: "abc" }, "key_bad"],
    ["a receiver's field that is none", () => `receivers/${line}`, { name: KEY }, "bad_request"],
    ["a word too short", () => `site_contacts/${contact}`, { codeword: "ab" }, "word_bad"],
    ["one word for both", () => `site_contacts/${contact}`, { codeword: "Ulme", duressWord: "ULME" }, "words_same"],
    ["a field that is none", () => `site_contacts/${contact}`, { order: "1" }, "bad_request"],
    ["a record that is not there", () => `site_contacts/${LETTERS}`, { codeword: "Ahorn" }, "not_found"],
    ["a collection without secrets", () => `operators/${LETTERS}`, { password: "Ahorn" }, "not_found"],
    ["a name every object has", () => `constructor/${LETTERS}`, { codeword: "Ahorn" }, "not_found"],
  ])("is refused: %s", async (_, path, body, code) => {
    expect(await codeOf("administrator", path(), body)).toBe(code);
  });

  it("a word that sounds like the other one, which was set before", async () => {
    const path = `site_contacts/${contact}`;
    expect(await codeOf("administrator", path, { codeword: "Ahorn", duressWord: "Ulme" })).toBe(204);
    expect(await codeOf("administrator", path, { codeword: "ulme" })).toBe("words_same");
    expect((await kept("site_contacts", contact))["codeword"]).toBe("Ahorn");
  });
});

describe("a secret that is set", () => {
  it("stands in the log as changed, by whom, and in no answer, list, filter or line", async () => {
    const key = "FFEEDDCCBBAA99887766554433221100";
    const before = (await linesOf(transmitter)).length;
    for (let n = 0; n < 2; n += 1)
      expect(await post("administrator", `site_transmitters/${transmitter}`, { encryptionKey: key })).toEqual({
        status: 204,
        said: null,
      });
    const lines = (await linesOf(transmitter)).slice(before);
    // Set twice to the same, changed once.
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      action: "update",
      collection: "site_transmitters",
      user: people["administrator"]?.id,
      after: { encryptionKey: { changed: true } },
    });
    const everything = await store.client().collection("audit_log").getFullList();
    expect(JSON.stringify(everything)).not.toContain(key);
    const { token = "" } = people["administrator"] ?? {};
    const records = "/api/collections/site_transmitters/records";
    for (const path of [records, `${records}/${transmitter}`, `${records}/${transmitter}?fields=*,encryptionKey`]) {
      const { status, body } = await store.request("GET", path, { token });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(key);
    }
    const filtered = `${records}?filter=${encodeURIComponent('encryptionKey ~ "FF"')}`;
    expect((await store.request("GET", filtered, { token })).status).toBe(400);
  });

  it("of a receiver neither", async () => {
    const key = "FFEEDDCCBBAA99887766554433221122";
    expect(await codeOf("administrator", `receivers/${line}`, { janusKey: key })).toBe(204);
    expect((await linesOf(line)).at(-1)).toMatchObject({
      action: "update",
      collection: "receivers",
      user: people["administrator"]?.id,
      after: { janusKey: { changed: true } },
    });
    expect(JSON.stringify(await store.client().collection("audit_log").getFullList())).not.toContain(key);
    const { token = "" } = people["administrator"] ?? {};
    const record = `/api/collections/receivers/records/${line}`;
    const { body } = await store.request("GET", `${record}?fields=*,janusKey`, { token });
    expect(body).toMatchObject({ code: "r1" });
    expect(JSON.stringify(body)).not.toContain(key);
    const sent = await store.request<Answer>("PATCH", record, { token, body: { janusKey: KEY } });
    expect(sent.body.data).toMatchObject({ code: "field_locked", field: "janusKey" });
    const config = "/api/watchdesk/receiver_config";
    expect((await store.request("GET", config, { token: room.serviceToken })).body).toMatchObject({
      defaults: { r1: key },
    });
  });

  it("are told to be set or not, to whoever may set them alone, and never by their value", async () => {
    const tell = async (who: string) => {
      const path = `/api/watchdesk/secrets/receivers/${line}`;
      const { status, body } = await store.request("GET", path, { token: people[who]?.token ?? "" });
      return [status, status === 200 ? body : null];
    };
    await post("administrator", `receivers/${line}`, {
      janusKey: "",
      hikVisionSecretKey: "",
      xmlPassword: "hush-hush",
    });
    expect(await tell("administrator")).toEqual([200, { set: ["xmlPassword"] }]);
    await post("administrator", `receivers/${line}`, { janusKey: KEY, xmlPassword: "" });
    expect(await tell("administrator")).toEqual([200, { set: ["janusKey"] }]);
    for (const [who, status] of [
      ["operator", 403],
      ["auditor", 403],
      ["portal user", 403],
      ["own dealer", 404],
    ] as const)
      expect(await tell(who), who).toEqual([status, null]);
  });

  it("can't be sent with its record: that would be passed over in silence", async () => {
    const { token = "" } = people["administrator"] ?? {};
    const path = `/api/collections/site_transmitters/records/${transmitter}`;
    const answer = await store.request<Answer>("PATCH", path, { token, body: { encryptionKey: KEY } });
    expect(answer.body.data).toMatchObject({ code: "field_locked", field: "encryptionKey" });
    expect((await store.request("PATCH", path, { token, body: { encryptionKey: 1 } })).status).toBe(400);
    const form = new FormData();
    form.set("encryptionKey", KEY);
    const sent = await fetch(store.url + path, { method: "PATCH", headers: { authorization: token }, body: form });
    expect(sent.status).toBe(403);
    const words = `/api/collections/site_contacts/records/${contact}`;
    expect((await store.request("PATCH", words, { token, body: { duressWord: "Ulme" } })).status).toBe(403);
    expect((await store.request("PATCH", path, { token, body: { identifier: "4711" } })).status).toBe(200);
  });

  it("is taken away by nothing in its place", async () => {
    expect(await codeOf("administrator", `site_transmitters/${transmitter}`, { encryptionKey: "" })).toBe(204);
    expect((await kept("site_transmitters", transmitter))["encryptionKey"]).toBe("");
  });
});

describe("a caller's word", () => {
  const check = async (who: string, word: string) => {
    const { said } = await post(who, `site_contacts/${contact}/check`, { word, alarm: LETTERS });
    return said?.verdict ?? said?.data?.code;
  };

  it("is compared for the operator as it is heard, logged without the word", async () => {
    await post("administrator", `site_contacts/${contact}`, { codeword: "Blue Door", duressWord: "Ulme" });
    expect(await check("operator", "  blue   door")).toBe("codeword");
    expect(await check("operator", "ulme")).toBe("duress");
    expect(await check("operator", "red door")).toBe("none");
    const lines = (await linesOf(contact)).filter((line) => line["action"] === "word_checked");
    expect(lines.map((line) => [line["user"], line["alarm"], line["after"]])).toEqual(
      ["codeword", "duress", "none"].map((verdict) => [people["operator"]?.id, LETTERS, { verdict }]),
    );
    expect(JSON.stringify(lines)).not.toMatch(/door|ulme/i);
  });

  it.each([
    ["other dealer", "not_found"],
    ["portal user", "no_right"],
    ["auditor", "no_right"],
    ["nobody", "not_signed_in"],
  ])("is not compared for %s", async (who, code) => {
    expect(await check(who, "Blue Door")).toBe(code);
  });

  it("can't be guessed at without end, and one who guesses shuts out nobody else", async () => {
    const said: unknown[] = [];
    for (let n = 0; n < 9; n += 1) said.push(await check("administrator", `guess ${n}`));
    // A word he knows gives him no guesses back.
    expect(await check("administrator", "Blue Door")).toBe("codeword");
    for (let n = 9; n < 11; n += 1) said.push(await check("administrator", `guess ${n}`));
    expect(said.at(-1)).toBe("too_many_tries");
    expect(await check("operator", "Blue Door")).toBe("codeword");
  });

  it("can be compared whatever somebody types at the sign-in", async () => {
    const path = "/api/collections/users/auth-with-password";
    for (const name of ["word ", ""]) {
      const identity = `${name}${people["operator"]?.id} ${contact}`;
      for (let n = 0; n < 11; n += 1) await store.request("POST", path, { body: { identity, password: "guess" } });
    }
    expect(await check("operator", "Blue Door")).toBe("codeword");
  });

  it("that was never set is nobody's", async () => {
    await post("administrator", `site_contacts/${contact}`, { codeword: "", duressWord: "" });
    expect(await check("operator", "anything")).toBe("none");
    expect(await check("operator", "  ")).toBe("bad_request");
  });
});

describe("a word in the clear", () => {
  const read = (who: string, body: object) =>
    post(who, `site_contacts/${contact}/read`, { field: "codeword", ...body });

  it("is told one at a time, for the own password, and logged each time", async () => {
    await post("administrator", `site_contacts/${contact}`, { codeword: "Ahorn", duressWord: "Ulme" });
    const { said } = await read("administrator", { password: PASSWORD });
    expect(said).toEqual({ value: "Ahorn" });
    const line = (await linesOf(contact)).at(-1);
    expect(line).toMatchObject({
      action: "word_read",
      after: { field: "codeword" },
      user: people["administrator"]?.id,
    });
  });

  it.each<[string, string, object, string]>([
    ["a wrong password", "administrator", { password: "guess" }, "wrong_password"],
    ["no password", "administrator", {}, "wrong_password"],
    ["an operator, who may compare it", "operator", { password: PASSWORD }, "no_right"],
    ["data entry, who may set it", "data_entry", { password: PASSWORD }, "no_right"],
    ["another dealer's staff", "other dealer", { password: PASSWORD }, "not_found"],
    ["a portal user", "portal user", { password: PASSWORD }, "no_right"],
    ["another field", "administrator", { password: PASSWORD, field: "rights" }, "bad_request"],
  ])("is not told for %s", async (_, who, body, code) => {
    expect((await read(who, body)).said?.data?.code).toBe(code);
  });

  it("its own password can't be guessed at there", async () => {
    const { email } = await addPerson(store, "administrator");
    people["guesser"] = await signIn(store, email);
    const codes: unknown[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await read("guesser", { password: `guess ${n}` })).said?.data?.code);
    expect(codes.at(-1)).toBe("too_many_tries");
    expect((await read("guesser", { password: PASSWORD })).said?.data?.code).toBe("too_many_tries");
  });
});

it("the receiver takes encrypted frames by a key set while it runs", async () => {
  await post("administrator", `receivers/${line}`, { janusKey: "" });
  receiver = await startReceiver({ store: { url: store.url, token: room.serviceToken } });
  const ask = async (account = "4711") => {
    const panel = await Panel.connect(receiver?.tcp ?? 0);
    const answer = await panel.ask(nullFrame(account, { key: KEY, atMs: Date.now() }), 1000);
    panel.close();
    return answer && parseAnswer(`00000000${bodyOf(answer)}`);
  };
  // It has asked for its keys by now, and there is none.
  await sleep(2000);
  expect((await ask())?.id).not.toBe("ACK");
  expect(await codeOf("administrator", `site_transmitters/${transmitter}`, { encryptionKey: KEY })).toBe(204);
  await expect.poll(() => ask(), { timeout: 45_000, interval: 1000 }).toMatchObject({ id: "ACK", encrypted: true });
  // One that has no key of its own takes the receiver's.
  expect((await ask("9F77"))?.id).not.toBe("ACK");
  expect(await codeOf("administrator", `receivers/${line}`, { janusKey: KEY })).toBe(204);
  await expect.poll(() => ask("9F77"), { timeout: 45_000, interval: 1000 }).toMatchObject({ id: "ACK" });
  expect(receiver.stderr()).not.toContain(KEY);
}, 120_000);
