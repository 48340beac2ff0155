/** Texts of languages: answered from the store, filled from the packages beside the app, and what pages have missed. */

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../domain/languages/languages.table";
import { writePackages, type Texts } from "../support/languages";
import { addPerson, person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

type Template = Record<string, string>;
interface Row {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly json_template: Template;
  readonly updated: string;
}

const ENGLISH: Texts = { common: { menu: { alarms: "Alarms", signals: "Signals" }, done: "Done" }, work: { on: "On" } };
const TURKISH: Texts = { common: { menu: { alarms: "Alarmlar" } } };

let app: string;
let store: TestStore;
let administrator: Person;

beforeAll(async () => {
  app = await mkdtemp(path.join(tmpdir(), "watchdesk-app-"));
  writePackages(app, { en: ENGLISH, tr: TURKISH });
  store = await startStore({ flags: [`--publicDir=${app}`] });
  administrator = await person(store, "administrator");
});

afterAll(async () => {
  await store?.stop();
  rmSync(app, { recursive: true, force: true });
});

const rowOf = (collection: string, code: string): Promise<Row> =>
  store.client().collection(collection).getFirstListItem<Row>(`code = "${code}"`);
const get = (address: string, headers: Record<string, string> = {}) => fetch(store.url + address, { headers });
const textsOf = async (address: string): Promise<unknown> => (await get(address)).json();
const take = async (code: string, template: Template): Promise<void> => {
  const { id } = await rowOf("languages", code);
  await store.client().collection("languages").update(id, { json_template: template });
};

describe("a store that starts", () => {
  it("has each of the 27 languages, English with its texts and the others with none", async () => {
    const rows = await store.client().collection("languages").getFullList<Row>();
    const named = (of: readonly { code: string; name: string }[]) =>
      of.map(({ code, name }) => `${code} ${name}`).sort();
    expect(named(rows)).toEqual(named(LANGUAGES));
    const filled = rows.filter(({ json_template: texts }) => Object.keys(texts).length > 0);
    expect(filled.map(({ code }) => code)).toEqual(["en"]);
    expect(filled[0]?.json_template).toEqual({
      "common:menu.alarms": "Alarms",
      "common:menu.signals": "Signals",
      "common:done": "Done",
      "work:on": "On",
    });
  });

  it("has the packages that lie beside the app", async () => {
    expect((await rowOf("language_packages", "tr")).json_template).toEqual({ "common:menu.alarms": "Alarmlar" });
    expect(await store.client().collection("language_packages").getFullList()).toHaveLength(2);
  });

  it("writes nothing where nothing is new, and gives a language that is in use what is", async () => {
    await take("tr", { "common:menu.alarms": "Alarmlar", "common:done": "Oldu" });
    const before = await Promise.all([rowOf("languages", "tr"), rowOf("language_packages", "tr")]);
    await store.restart();
    expect(await Promise.all([rowOf("languages", "tr"), rowOf("language_packages", "tr")])).toEqual(before);

    await take("tr", { "common:menu.alarms": "Alarmlar", "common:done": "Oldu" });
    const more: Texts = { common: { menu: { alarms: "ALARMLAR", signals: "Sinyaller" }, done: "Tamam" } };
    writePackages(app, { en: { ...ENGLISH, work: { on: "Switched on" } }, tr: more, de: TURKISH });
    await store.restart();
    expect((await rowOf("languages", "tr")).json_template).toEqual({
      "common:menu.alarms": "ALARMLAR",
      "common:menu.signals": "Sinyaller",
      // The centre's own word.
      "common:done": "Oldu",
    });
    expect((await rowOf("languages", "en")).json_template["work:on"]).toBe("Switched on");
    expect((await rowOf("languages", "de")).json_template).toEqual({});
    expect((await rowOf("language_packages", "de")).json_template).toEqual({ "common:menu.alarms": "Alarmlar" });
  });

  it("takes ten thousand texts, and starts with them as quickly", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, i) => [`text${i}`, `Metin ${i} — ğüşöç`.repeat(4)]),
    );
    writePackages(app, { en: ENGLISH, tr: TURKISH, sv: { common: many } });
    await store.restart();
    const { json_template: texts } = await rowOf("language_packages", "sv");
    expect(Object.keys(texts)).toHaveLength(10_000);
    const { id } = await rowOf("languages", "sv");
    const answer = await store.request("PATCH", `/api/collections/languages/records/${id}`, {
      token: administrator.token,
      body: { json_template: texts },
    });
    expect(answer.status).toBe(200);
    expect(Object.keys((await textsOf("/locales/sv/common.json")) as object)).toHaveLength(10_000);
  });
});

describe("GET /locales/{lng}/{ns}.json", () => {
  it("gives a namespace nested, to whoever asks, to be asked for anew each time", async () => {
    const answer = await get("/locales/en/common.json");
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "application/json",
      "no-cache",
    ]);
    expect(await answer.json()).toEqual({ menu: { alarms: "Alarms", signals: "Signals" }, done: "Done" });
  });

  it("is not sent again where it is the same, and at once where it is not", async () => {
    await take("tr", { "common:done": "Oldu" });
    const tag = (await get("/locales/tr/common.json")).headers.get("etag") ?? "";
    expect(tag).toMatch(/^"\w{32}"$/);
    const again = await get("/locales/tr/common.json", { "if-none-match": tag });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
    await take("tr", { "common:done": "Tamam" });
    const changed = await get("/locales/tr/common.json", { "if-none-match": tag });
    expect([changed.status, await changed.json()]).toEqual([200, { done: "Tamam" }]);
  });

  it.each([
    ["a language that has not been downloaded", "/locales/fr/common.json"],
    ["one that is none", "/locales/xx/common.json"],
    ["a namespace without a text", "/locales/tr/signals.json"],
    ["a part of a namespace's name", "/locales/tr/comm.json"],
    ["another ending", "/locales/tr/common.txt"],
    ["no ending", "/locales/tr/common"],
    ["a name that looks like a path", "/locales/tr/..%2fcommon.json"],
    ["a package's own file", "/locales/en.json"],
    ["the digests", "/locales/digests.json"],
    ["something deeper", "/locales/tr/common/more.json"],
  ])("%s: 404 in JSON", async (_, address) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
    expect(await answer.json()).toMatchObject({ status: 404 });
  });
});

it("the languages that have texts are known to whoever is not signed in", async () => {
  await take("tr", { "common:done": "Oldu" });
  expect(await textsOf("/locales/languages.json")).toEqual(["en", "sv", "tr"]);
});

describe("POST /locales/add/{lng}/{ns}", () => {
  const add = (body: unknown, { lng = "tr", ns = "common", token = administrator.token } = {}) =>
    store.request<{ added?: number; data?: { code: string } }>("POST", `/locales/add/${lng}/${ns}`, { token, body });

  it("adds what English has, in English's words, and touches nothing that is there", async () => {
    await take("tr", { "common:done": "Tamam" });
    expect((await add({ done: "overwritten", "menu.signals": "Call 0900 123" })).body).toEqual({ added: 1 });
    expect(await textsOf("/locales/tr/common.json")).toEqual({ done: "Tamam", menu: { signals: "Signals" } });
    expect((await add({ "menu.signals": "again" })).body).toEqual({ added: 0 });
  });

  it("takes a key that English has not from the staff alone", async () => {
    const portal = await signIn(store, (await addPerson(store, "user")).email);
    expect((await add({ "of.a.customer": "x" }, { token: portal.token })).body).toEqual({ added: 0 });
    expect((await add({ "of.the.staff": "x", "no key": "y" })).body).toEqual({ added: 1 });
  });

  it.each<[string, () => ReturnType<typeof add>, number, string]>([
    ["a guest", () => add({}, { token: "" }), 401, "not_signed_in"],
    ["a language that has not been downloaded", () => add({ done: "x" }, { lng: "fr" }), 404, "language_missing"],
    ["one that is none", () => add({ done: "x" }, { lng: "xx" }), 404, "language_missing"],
    ["a name that is none", () => add({ done: "x" }, { ns: "Common!" }), 400, "bad_request"],
    ["a list", () => add(["done"]), 400, "body_bad"],
    ["a body that is too large", () => add({ done: "x".repeat(70_000) }), 413, "too_large"],
  ])("refuses %s", async (_, ask, status, code) => {
    const answer = await ask();
    expect([answer.status, answer.body.data?.code]).toEqual([status, code]);
  });

  it("takes so many a minute of one person, and says when he may again", async () => {
    const busy = await person(store, "operator");
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await add({}, { token: busy.token })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await add({}, { token: busy.token })).body.data).toMatchObject({ code: "too_many_texts" });
  });
});
