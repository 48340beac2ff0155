/** Languages by the specification, without a browser: the store's collections and routes, and how texts are asked for. */

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import i18next from "i18next";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import arabic from "../../locales/sa/common.json";
import { mayDownload } from "../../src/resources/language/may-download";
import { directionOf, intlTag, storedLanguage } from "../../src/lib/languages";
import { showTextsOf, startI18n } from "../../src/lib/i18n";
import { writePackages } from "../support/languages";
import { languagesServer, type LanguagesServer } from "../support/languages-server";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

describe("in the store", () => {
  let app: string;
  let store: TestStore;
  let remote: LanguagesServer;
  let administrator: Person;
  let operator: Person;

  beforeAll(async () => {
    app = await mkdtemp(path.join(tmpdir(), "watchdesk-app-"));
    writePackages(app, { en: { common: { menu: { alarms: "Alarms" } } } });
    store = await startStore({ flags: [`--publicDir=${app}`] });
    administrator = await person(store, "administrator");
    operator = await person(store, "operator");
    remote = await languagesServer([{ name: "German", code: "de", json_template: { "common:menu.alarms": "Alarme" } }]);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([store?.stop(), remote?.stop()]);
    rmSync(app, { recursive: true, force: true });
  });

  const languages = (who: Person) => store.client(who.token).collection("languages");
  const german = { name: "German", code: "de", json_template: { "common:menu.alarms": "Alarme" } };

  it("S3-01 a language has a name, a code and an object of translation key to text", async () => {
    const english = await languages(operator).getFirstListItem('code = "en"');
    expect(english).toMatchObject({ name: "English", code: "en", json_template: { "common:menu.alarms": "Alarms" } });
  });

  it("S7-02 S6-09 the first by its code, all of them, changed and created with three fields, by the one right alone", async () => {
    expect(await languages(operator).getFullList()).toHaveLength(27);
    const { id } = await languages(operator).getFirstListItem('code = "de"');
    await expect(languages(operator).update(id, german)).rejects.toMatchObject({ status: 404 });
    expect(await languages(administrator).update(id, german)).toMatchObject(german);
    const other = { name: "Klingon", code: "qx", json_template: { "common:menu.alarms": "QIH" } };
    await expect(languages(operator).create(other)).rejects.toMatchObject({ status: 400 });
    expect(await languages(administrator).create(other)).toMatchObject(other);
  });

  it("S7-03 S8-04 the secondary store is asked for its Languages by the code; one that it has not is said to be missing", async () => {
    const { id } = await store.client().collection("program_settings").getFirstListItem("");
    await store.client().collection("program_settings").update(id, { languageStoreUrl: remote.url });
    const ask = (code: string, token: string) =>
      store.request("GET", `/api/watchdesk/language_store/${code}`, { token });
    expect(await ask("de", administrator.token)).toEqual({ status: 200, body: german });
    expect(await ask("fr", administrator.token)).toMatchObject({
      status: 404,
      body: { data: { code: "language_missing" } },
    });
    expect(await ask("de", operator.token)).toMatchObject({ status: 403, body: { data: { code: "no_right" } } });
  });

  it("S7-20 texts are had by language and namespace, and missing ones are added", async () => {
    const get = async (code: string) => (await fetch(`${store.url}/locales/${code}/common.json`)).json();
    expect(await get("en")).toEqual({ menu: { alarms: "Alarms" } });
    const { id } = await languages(operator).getFirstListItem('code = "de"');
    await languages(administrator).update(id, { json_template: { "common:menu.other": "Anderes" } });
    const add = await store.request("POST", "/locales/add/de/common", {
      token: operator.token,
      body: { "menu.alarms": "Alarms", "menu.other": "Other" },
    });
    expect(add).toEqual({ status: 200, body: { added: 1 } });
    expect(await get("de")).toEqual({ menu: { alarms: "Alarms", other: "Anderes" } });
    expect((await fetch(`${store.url}/locales/fr/common.json`)).status).toBe(404);
  });
});

it("S5-01 downloading is allowed where the map says create true, and by nothing else", () => {
  const map = (create: unknown) => ({ miscellaneous: { are_they_allowed_to_download_language_package: { create } } });
  expect(mayDownload(map(true))).toBe(true);
  for (const other of [map(false), map("true"), map(null), {}, null, undefined, "{", 5])
    expect(mayDownload(other)).toBe(false);
});

it("S9-01 S9-02 without a language it is English, and 'sa' runs right to left", () => {
  expect(storedLanguage({ getItem: () => null })).toBe("en");
  expect(["sa", "en", "tr", "de", "zh"].map(directionOf)).toEqual(["rtl", "ltr", "ltr", "ltr", "ltr"]);
});

it.each([
  ["sa", "sa", "rtl"],
  ["ar", "sa", "rtl"],
  ["ar-SA", "sa", "rtl"],
  ["ar-EG", "sa", "rtl"],
  ["he", "he", "rtl"],
  ["he-IL", "he", "rtl"],
  ["ur", "ur", "rtl"],
  ["ur-PK", "ur", "rtl"],
  ["de-AT", "de", "ltr"],
  ["bs", "ba", "ltr"],
  ["zh-Hans", "zh", "ltr"],
  ["qx", "qx", "ltr"],
])("H-IN-02 kept as '%s' it is %s and runs %s, with a tag that browsers know", (kept, code, direction) => {
  const language = storedLanguage({ getItem: () => kept });
  expect([language, directionOf(language)]).toEqual([code, direction]);
  expect(Intl.getCanonicalLocales(intlTag(language))).toHaveLength(1);
});

describe("asking for texts", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The moments at which a file is asked for, ms, where each answer has this status; 0 = none. */
  async function asked(code: string, status: number): Promise<number[]> {
    vi.useFakeTimers();
    const began = Date.now();
    const at: number[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      if (url.endsWith(`/${code}/common.json`)) at.push(Date.now() - began);
      if (status === 0) throw new TypeError("Failed to fetch");
      return new Response("{}", { status });
    });
    const started = startI18n(code);
    await vi.advanceTimersByTimeAsync(60_000);
    await started;
    return at;
  }

  it.each([
    ["ba", 503],
    ["th", 0],
  ])(
    "S8-11 S9-26 the texts of %s are asked for 5 times more, after 350 ms doubled, where the answer is %i",
    async (code, status) => {
      expect(await asked(code, status)).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
    },
  );

  it("S8-11 a 4xx is not asked for again, and S8-10 S9-01 English stands in its place", async () => {
    expect(await asked("fr", 404)).toEqual([0]);
    expect(i18next.language).toBe("fr");
    expect(i18next.t("common:signIn.title")).toBe(i18next.getFixedT("en")("common:signIn.title"));
    expect(i18next.t("common:signIn.title")).not.toBe("signIn.title");
  });

  it("S8-10 S4-27 S9-13 a language whose texts fail is in use all the same, and its bundle is asked for again 200 ms later", async () => {
    vi.useFakeTimers();
    const began = Date.now();
    const at: number[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      if (url.endsWith("/hu/common.json")) at.push(Date.now() - began);
      return new Response("{}", { status: 404 });
    });
    const shown = showTextsOf("hu");
    await vi.advanceTimersByTimeAsync(5_000);
    await shown;
    expect(i18next.language).toBe("hu");
    expect(at).toEqual([0, 200]);
  });

  it("plurals and numbers are those of the language that a code stands for: 'sa' is Arabic, 'ba' Bosnian", async () => {
    i18next.addResourceBundle("sa", "common", {
      n_zero: "zero",
      n_two: "two",
      n_few: "few",
      n_other: "{{count, number}}",
    });
    const t = i18next.getFixedT("sa", "common");
    expect([0, 2, 3, 1_234_500].map((count) => t("n", { count }))).toEqual(["zero", "two", "few", "1,234,500"]);
    i18next.addResourceBundle("ba", "common", { n_one: "one", n_few: "few", n_other: "other" });
    const bosnian = i18next.getFixedT("ba", "common");
    expect([21, 3, 5].map((count) => bosnian("n", { count }))).toEqual(["one", "few", "other"]);
  });

  const file = (body: string, type = "application/json") => new Response(body, { headers: { "content-type": type } });
  const TEXTS = JSON.stringify({ menu: { alarms: "Texte" } });

  it.each<[string, string, () => readonly Response[], string, number]>([
    ["a web page", "el", () => [file("<!doctype html><title>x</title>", "text/html")], "Alarms", 1],
    ["no file", "it", () => [new Response("{}", { status: 404 })], "Alarms", 1],
    [
      "503 twice, then the file",
      "pt",
      () => [...Array(2).fill(new Response("{}", { status: 503 })), file(TEXTS)],
      "Texte",
      3,
    ],
    ["a file with a comma too many", "es", () => [file('{"menu":{"alarms":"Texte"},}')], "Alarms", 1],
    ["a file without what is asked for", "sv", () => [file('{"menu":{"home":"Hem"}}')], "Alarms", 1],
  ])("H-IN-03 where the answer is %s, %s shows words and never keys", async (_, code, answers, want, times) => {
    vi.useFakeTimers();
    const queue = [...answers()];
    let asked = 0;
    vi.stubGlobal("fetch", async (url: string) => {
      if (!url.endsWith(`/${code}/common.json`)) return new Response("{}", { status: 404 });
      asked += 1;
      return (queue.length > 1 ? queue.shift() : queue[0])!.clone();
    });
    const started = startI18n(code);
    await vi.advanceTimersByTimeAsync(5_000);
    await started;
    expect([i18next.t("common:menu.alarms"), asked]).toEqual([want, times]);
    const english = i18next.getFixedT("en");
    expect(i18next.t("common:signIn.title")).toBe(english("common:signIn.title"));
    expect(english("common:signIn.title")).not.toBe("signIn.title");
  });

  it.each<[string, string, string]>([
    ["pl", "0 1 2 3 5 11 14 21 22 101", "many one few few many many many many few many"],
    ["ru", "0 1 2 3 5 11 14 21 22 101", "many one few few many many many one few one"],
    ["sa", "0 1 2 3 5 11 14 21 22 101", "zero one two few few many many many many other"],
    ["ja", "0 1 2 3 5 11 14 21 22 101", "other other other other other other other other other other"],
  ])("H-IN-05 each number takes its form in %s", (code, numbers, forms) => {
    const texts = [...new Set(forms.split(" "))].map((form) => [`form_${form}`, form] as const);
    i18next.addResourceBundle(code, "common", Object.fromEntries(texts), true, true);
    const t = i18next.getFixedT(code, "common");
    expect(
      numbers
        .split(" ")
        .map((count) => t("form", { count: Number(count) }))
        .join(" "),
    ).toBe(forms);
  });

  it("H-IN-05 the countdown, the open alarms and further sites have a form for every number in Arabic, and none is English", () => {
    i18next.addResourceBundle("sa", "common", arabic, true, true);
    const t = i18next.getFixedT("sa", "common");
    for (const key of ["inactivity.text", "inactivity.held", "header.alarms", "caller.more"])
      for (const count of [0, 1, 2, 3, 5, 11, 14, 21, 22, 101]) {
        const said = t(key, { count });
        expect(said, `${key} ${count}`).toMatch(/\p{Script=Arabic}/u);
        expect(said, `${key} ${count}`).not.toMatch(/[a-z]{3}/i);
      }
  });
});
