/** Packages to download: out of those that came with the store, or out of another installation's `Languages`. */

import { createServer, type Server } from "node:http";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePackages } from "../support/languages";
import { languagesServer, type LanguagesServer } from "../support/languages-server";
import { freePort } from "../support/free-port";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

interface Answer {
  readonly name?: string;
  readonly code?: string;
  readonly json_template?: object;
  readonly data?: { readonly code: string };
}

let app: string;
let store: TestStore;
let remote: LanguagesServer;
let administrator: Person;

beforeAll(async () => {
  app = await mkdtemp(path.join(tmpdir(), "watchdesk-app-"));
  writePackages(app, { en: { common: { done: "Done" } }, tr: { common: { done: "Tamam" } } });
  store = await startStore({ flags: [`--publicDir=${app}`] });
  administrator = await person(store, "administrator");
  remote = await languagesServer([
    { name: "German", code: "de", json_template: { "common:done": "Fertig" } },
    { name: "Danish", code: "da", json_template: {} },
    { name: "French", code: "fr", json_template: { "common:done": 5 } },
    { name: "Greek", code: "el", json_template: ["x"] },
  ]);
});

afterAll(async () => {
  await Promise.all([store?.stop(), remote?.stop()]);
  rmSync(app, { recursive: true, force: true });
});

const ask = (code: string, who: Person = administrator) =>
  store.request<Answer>("GET", `/api/watchdesk/language_store/${code}`, { token: who.token });
const point = async (languageStoreUrl: string, token = store.superuser.token): Promise<number> => {
  const { id } = await store.client().collection("program_settings").getFirstListItem("");
  const body = { languageStoreUrl };
  return (await store.request("PATCH", `/api/collections/program_settings/records/${id}`, { token, body })).status;
};
const refused = async (code: string): Promise<unknown> => {
  const { status, body } = await ask(code);
  return [status, body.data?.code];
};

describe("of this installation", () => {
  it("are those that came with it", async () => {
    const { status, body } = await ask("tr");
    expect([status, body]).toEqual([200, { name: "Turkish", code: "tr", json_template: { "common:done": "Tamam" } }]);
  });

  it("are refused where there is none, or no such language", async () => {
    expect(await refused("sv")).toEqual([404, "language_missing"]);
    expect(await refused("xx")).toEqual([404, "language_missing"]);
  });

  it("are given to whoever has the one right, and saved by him alone", async () => {
    const operator = await person(store, "operator");
    expect(await ask("tr", operator)).toMatchObject({ status: 403, body: { data: { code: "no_right" } } });
    const { id } = await store.client().collection("languages").getFirstListItem('code = "tr"');
    const save = ({ token }: Person, body: object) =>
      store.request("PATCH", `/api/collections/languages/records/${id}`, { token, body });
    const body = { name: "Turkish", code: "tr", json_template: { "common:done": "Tamam" } };
    expect((await save(operator, body)).status).toBe(404);
    expect((await save(administrator, { json_template: { "common:done": 5 } })).status).toBe(400);
    expect((await save(administrator, { code: "de" })).status).toBe(404);
    expect((await save(administrator, body)).status).toBe(200);
    expect(await (await fetch(`${store.url}/locales/tr/common.json`)).json()).toEqual({ done: "Tamam" });
    const [line] = await store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `recordId = "${id}"` });
    expect(line).toMatchObject({ action: "update", user: administrator.id, after: { code: "tr", texts: 1 } });
  });
});

describe("of another installation", () => {
  it.each(["ftp://x.test", "http://user:secret@x.test", "http://x.test?a=b", "javascript:alert(1)", "x.test"])(
    "%s is no address of one",
    async (url) => expect(await point(url)).toBe(400),
  );

  it("are read from its Languages by the code", async () => {
    expect(await point(`${remote.url}/`)).toBe(200);
    const { status, body } = await ask("de");
    expect([status, body]).toEqual([200, { name: "German", code: "de", json_template: { "common:done": "Fertig" } }]);
  });

  it.each([
    ["one that it has not", "tr", [404, "language_missing"]],
    ["one without a text", "da", [404, "language_missing"]],
    ["one whose texts are none", "fr", [502, "language_store_away"]],
    ["one that is no object", "el", [502, "language_store_away"]],
  ])("%s is refused", async (_, code, want) => expect(await refused(code)).toEqual(want));

  it("are refused where nobody answers, or somebody else does, or too much", async () => {
    await point(`http://127.0.0.1:${await freePort()}`);
    expect(await refused("de")).toEqual([502, "language_store_away"]);
    const other = await answering();
    try {
      for (const way of ["page", "error", "huge"]) {
        await point(`${other.url}/${way}`);
        const who = await person(store, "administrator");
        const { status, body } = await ask("de", who);
        expect([way, status, body.data?.code]).toEqual([way, 502, "language_store_away"]);
      }
    } finally {
      other.server.close();
    }
  });

  it("are waited for ten seconds, and not for ever", async () => {
    const other = await answering();
    try {
      await point(`${other.url}/never`);
      const who = await person(store, "administrator");
      const began = performance.now();
      expect((await ask("de", who)).status).toBe(502);
      expect(performance.now() - began).toBeGreaterThan(8_000);
    } finally {
      other.server.closeAllConnections();
      other.server.close();
    }
  });

  it("are asked for ten times a minute by one person", async () => {
    await point("");
    const busy = await person(store, "administrator");
    for (let i = 0; i < 10; i++) expect((await ask("tr", busy)).status).toBe(200);
    expect(await ask("tr", busy)).toMatchObject({ status: 429, body: { data: { code: "too_many_texts" } } });
  });
});

/** Something that is no such installation. */
async function answering(): Promise<{ server: Server; url: string }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const [, way] = request.url?.split("/") ?? [];
    if (way === "never") return;
    if (way === "error") response.writeHead(500).end('{"items":[]}');
    else if (way === "huge") response.end(JSON.stringify({ items: ["x".repeat(4_100_000)] }));
    else response.end("<!doctype html>");
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return { server, url: `http://127.0.0.1:${port}` };
}
