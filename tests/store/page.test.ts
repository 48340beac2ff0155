/** The app from the store's address: the page with its headers, its files, and no page where there is none. */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_HEADERS, PAGE_POLICY } from "../../domain/page-policy";
import { startStore, type TestStore } from "../support/store";

const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}"><title>the page</title>`;
const FILES: Record<string, string> = {
  "index.html": PAGE,
  "boot.js": "boot()",
  "sw.js": "work()",
  "assets/main-1.js": "main()",
  "manifest.webmanifest": "{}",
  "icons/logo.svg": "<svg/>",
};
const LINK =
  "/auth/confirm-password-reset/eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.2Yw1QZ5uJxYkq0eWb3mYg6m3oKqYQzqfR1r5c0bJm0w";

/** Cut off in a mail: its last part is as short as the ending of a file. */
const CUT = LINK.slice(0, LINK.lastIndexOf(".") + 4);
const CUT_WELCOME = CUT.replace("/auth/confirm-password-reset/", "/welcome/");

let store: TestStore;
let app: string;

beforeAll(async () => {
  app = await mkdtemp(path.join(tmpdir(), "watchdesk-app-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(app, name)), { recursive: true });
    await writeFile(path.join(app, name), text);
  }
  await mkdir(path.join(app, "locales"));
  await writeFile(path.join(app, "locales", "en.json"), '{"common:secret":"a secret"}');
  await writeFile(path.join(app, "..", `${path.basename(app)}.txt`), "a secret beside it");
  store = await startStore({ flags: [`--publicDir=${app}`] });
});

afterAll(async () => {
  await store?.stop();
  await rm(app, { recursive: true, force: true });
  await rm(`${app}.txt`, { force: true });
});

const get = (address: string, method = "GET") => fetch(store.url + address, { method, redirect: "manual" });

describe("the page", () => {
  it.each([
    "/",
    "/index.html",
    "/login",
    "/administrator/signals/alarms",
    "/operator/signals/alarms?alarm=a.b",
    LINK,
    CUT,
    CUT_WELCOME,
  ])("stands at %s, with what it may do", async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PAGE);
    const { headers } = answer;
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = headers.get("content-security-policy")!.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(self\)/);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("is asked for anew and not sent again when it is the same", async () => {
    const since = (await get("/")).headers.get("last-modified")!;
    const again = await fetch(`${store.url}/`, {
      headers: { "if-modified-since": since, "cache-control": "no-cache" },
    });
    expect(again.status).toBe(304);
  });

  it("is had by HEAD as well, and by nothing else", async () => {
    expect((await get("/login", "HEAD")).headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect((await get("/login", method)).status).toBe(404);
  });
});

describe("the page of a centre with a telephone server", () => {
  const settle = async (sipServer: string) => {
    const settings = store.client().collection("program_settings");
    const [one] = await settings.getFullList();
    return settings.update(one?.id ?? "", { sipServer });
  };
  const policiesOf = async () => {
    const answer = await get("/login");
    const text = await answer.text();
    return [answer.headers.get("content-security-policy"), /content="([^"]*)"/.exec(text)?.[1], answer.status] as const;
  };

  it("may speak to that address, by its own policy and by its header, from the moment it is set until it is not", async () => {
    const since = (await get("/")).headers.get("last-modified")!;
    await settle("wss://pbx.example:7443/ws");
    const policy = PAGE_POLICY.replace("connect-src 'self'", "connect-src 'self' wss://pbx.example:7443");
    expect(await policiesOf()).toEqual([`${policy}; frame-ancestors 'none'`, policy, 200]);
    // A browser that has the page of before is not told that nothing has changed.
    const again = await fetch(`${store.url}/`, {
      headers: { "if-modified-since": since, "cache-control": "no-cache" },
    });
    expect(again.status).toBe(200);
    expect(again.headers.get("content-type")).toContain("text/html");
    expect((await get("/assets/main-1.js")).status).toBe(200);
    await settle("");
    expect(await policiesOf()).toEqual([PAGE_HEADERS["Content-Security-Policy"], PAGE_POLICY, 200]);
  });

  it("takes no address that would be more than an address", async () => {
    for (const bad of ["wss://pbx.example; script-src *", "https://pbx.example", "wss://*", "x"])
      await expect(settle(bad)).rejects.toMatchObject({ status: 400 });
    expect((await policiesOf())[1]).toBe(PAGE_POLICY);
  });
});

describe("the app's files", () => {
  it.each(Object.keys(FILES).filter((name) => name !== "index.html"))("%s is sent as it is", async (name) => {
    const answer = await get(`/${name}`);
    expect([answer.status, await answer.text()]).toEqual([200, FILES[name]]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("the manifest is called what it is", async () => {
    expect((await get("/manifest.webmanifest")).headers.get("content-type")).toBe("application/manifest+json");
  });

  it.each([
    ["a script of an earlier build", "/assets/main-0.js"],
    ["texts of a language that is not there", "/locales/xx/common.json"],
    ["the file of a package", "/locales/en.json"],
    ["an icon", "/icons/none.png"],
    ["a font without an ending", "/fonts/roboto"],
    ["a flag", "/flags/tr"],
    ["a file at the top", "/none.js"],
    ["the list of a folder", "/assets/"],
    ["what stands beside the folder", "/../APP.txt"],
    ["the same in disguise", "/..%2fAPP.txt"],
    ["the same below a folder of files", "/assets/..%2f..%2fAPP.txt"],
  ])("%s: not there, in JSON, and never the page", async (_, address) => {
    const answer = await get(address.replace("APP", path.basename(app)));
    const text = await answer.text();
    expect(text).not.toContain("secret");
    expect([answer.status, (JSON.parse(text) as { status: number }).status]).toEqual([404, 404]);
    expect(answer.headers.get("content-type")).toContain("application/json");
  });
});

describe("the interface", () => {
  it.each([
    ["GET", "/api/"],
    ["GET", "/api/nope"],
    ["GET", "/api/watchdesk/nope/further"],
    ["GET", "/api/nope.js"],
    ["GET", "/api/watchdesk/due"],
    ["HEAD", "/api/nope"],
    ["POST", "/api/nope"],
    ["PUT", "/api/watchdesk/signal_history"],
    ["PATCH", "/api/nope"],
    ["DELETE", "/api/watchdesk/nope"],
  ])("%s %s has no route: not found, in JSON", async (method, address) => {
    const answer = await get(address, method);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
    if (method !== "HEAD") expect(await answer.json()).toMatchObject({ status: 404 });
  });

  it("still has its own routes", async () => {
    expect((await get("/api/health")).status).toBe(200);
    expect((await get("/api/watchdesk/signal_history")).status).toBe(401);
    expect((await get("/api/collections/users/records")).headers.get("content-type")).toContain("application/json");
  });
});

describe("the dashboard of superusers", () => {
  it("is served with its own files under its own policy", async () => {
    const answer = await get("/_/");
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).not.toBe(PAGE);
    expect(answer.headers.get("content-security-policy")).toContain("openstreetmap");
    expect(answer.headers.get("permissions-policy")).toBeNull();
    const script = /src="\.?\/?([^"]+\.js)"/.exec(text)![1]!;
    const loaded = await get(`/_/${script.replace(/^_\//, "")}`);
    expect(loaded.status).toBe(200);
    expect(loaded.headers.get("content-type")).toContain("javascript");
  });
});
