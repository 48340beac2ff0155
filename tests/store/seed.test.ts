/** The seed on the real store: what it leaves, that people can work with it, and that a second run changes nothing. */

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordId } from "../../scripts/seed/ids";
import { startStore, type TestStore } from "../support/store";

/** The machine may be busy with other suites: the seed is allowed to wait for them. */
const SEED_MS = 240_000;
/** Lines of what signals brought: they may stand before somebody claims. */
const OF_SIGNALS = /^(Alarm from|Joined by|Repeats|Priority raised|Confirmed by|All restored)/;

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs the command as `npm start` does. */
function seed(store: TestStore, file: string, ...flags: string[]): Promise<Ran> {
  const args = ["scripts/run.mjs", "scripts/seed/main.ts", "--store", store.url, "--sign-in", file, ...flags];
  const env = {
    ...process.env,
    WATCHDESK_SUPERUSER_EMAIL: store.superuser.email,
    WATCHDESK_SUPERUSER_PASSWORD: store.superuser.password,
  };
  return new Promise((done) => {
    execFile(process.execPath, args, { env, timeout: SEED_MS }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const all = (store: TestStore, collection: string, sort = "id"): Promise<Row[]> =>
  store.client().collection(collection).getFullList<Row>({ sort });

async function signIn(store: TestStore, email: string, password: string): Promise<string> {
  const body = { identity: email, password };
  const path = "/api/collections/users/auth-with-password";
  const answer = await store.request<{ token: string }>("POST", path, { body });
  expect(answer.status, email).toBe(200);
  return answer.body.token;
}

/** Role, name, e-mail and password of each line of the table. */
async function signInsOf(file: string): Promise<string[][]> {
  const [table = ""] = (await readFile(file, "utf8")).split("\n\n");
  return table
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(/ {2,}/));
}

/** Somebody whom the file does not list, given a password: a line as `signInsOf` has them. */
async function withPassword(store: TestStore, key: string): Promise<string[]> {
  const password = "given-for-the-test";
  const change = { password, passwordConfirm: password };
  const user = await store.client().collection("users").update<Row>(recordId("users", key), change);
  return ["", `${String(user["name"])} ${String(user["surname"])}`, String(user["email"]), password];
}

/** A token as the receiver has one. */
async function serviceToken(store: TestStore): Promise<string> {
  const password = "of-an-account-without-password";
  const account = { name: "test", enabled: true, email: "test@watchdesk.invalid", password, passwordConfirm: password };
  const { id } = await store.client().collection("service_accounts").create(account);
  const path = `/api/collections/service_accounts/impersonate/${id}`;
  const request = { token: store.superuser.token, body: { duration: 600 } };
  return (await store.request<{ token: string }>("POST", path, request)).body.token;
}

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "watchdesk-seed-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the demo room", () => {
  let store: TestStore;
  let file: string;
  let first: Ran;

  beforeAll(async () => {
    store = await startStore();
    file = join(folder, "sign-in.txt");
    first = await seed(store, file, "--small");
  }, SEED_MS);
  afterAll(() => store.stop());

  it("ends well and tells its steps", () => {
    expect(first.output).toMatch(/✓ 14 sites {2}\d/);
    expect(first.output).toMatch(/✓ a day of signals/);
    expect(first.code).toBe(0);
  });

  it("leaves sites, people and a day of signals numbered without a gap", async () => {
    const events = await all(store, "events", "seq");
    expect((await all(store, "site_accounts")).length).toBe(14);
    expect((await all(store, "users")).length).toBe(6);
    expect(events.length).toBeGreaterThan(200);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.every(({ key }) => String(key).startsWith("seed:"))).toBe(true);
  });

  it("leaves opening times of partitions that are there, other days, and holidays that sites keep", async () => {
    const sites = new Map((await all(store, "site_accounts")).map((site) => [site.id, site]));
    const partitions = (await all(store, "site_partitions")).map(
      ({ site, number }) => `${String(site)} ${String(number)}`,
    );
    const [weeks, days] = [await all(store, "site_schedules"), await all(store, "temporary_schedules")];
    const withTimes = new Set(weeks.map(({ site }) => site));
    const without = [...sites.values()].filter(({ id }) => !withTimes.has(id));
    expect(without.map(({ siteType }) => siteType)).toEqual(["home"]);
    expect(days.map(({ effect }) => String(effect)).toSorted()).toEqual(["closed", "open", "own_hours", "own_hours"]);
    for (const { site, partition } of [...weeks, ...days])
      if (partition !== "") expect(partitions).toContain(`${String(site)} ${String(partition)}`);
    expect(weeks.filter(({ partition }) => partition !== "").length).toBeGreaterThan(0);
    expect(weeks.some(({ opensFrom, closesUntil }) => String(closesUntil) < String(opensFrom))).toBe(true);
    const yearly = (await all(store, "holidays")).filter((holiday) => holiday["yearly"] && holiday["part"] !== "whole");
    const kept = new Set([...sites.values()].map(({ holidaySet }) => holidaySet));
    expect(yearly.filter(({ set }) => kept.has(set)).length).toBeGreaterThan(0);
  });

  it("leaves action plans whose steps are numbered without a hole and lead to steps that are there", async () => {
    const [plans, steps] = [await all(store, "action_plans"), await all(store, "action_plan_steps", "order")];
    const types = new Map((await all(store, "alarm_types")).map(({ id, code }) => [id, code]));
    expect(plans.length).toBeGreaterThanOrEqual(7);
    expect(steps.filter(({ plan }) => !plans.some(({ id }) => id === plan))).toEqual([]);
    for (const { id, name } of plans) {
      const own = steps.filter(({ plan }) => plan === id);
      expect(own.length, String(name)).toBeGreaterThanOrEqual(4);
      expect(own.map(({ order }) => order)).toEqual(own.map((_, index) => index + 1));
      const next = own.flatMap(({ onYes, onNo }) => [Number(onYes), Number(onNo)]);
      expect(next.filter((number) => number < 0 || number > own.length)).toEqual([]);
    }
    const [ofType] = plans.filter(({ alarmType }) => alarmType !== "");
    expect(types.get(String(ofType?.["alarmType"]))).toBe("schedule_exception");
    const own = await store
      .client()
      .collection("site_action_plans")
      .getFullList<Row & { expand: Record<string, Row> }>({ sort: "site.code", expand: "site,alarmType,plan" });
    expect(own.map(({ expand }) => [expand["site"]?.["code"], expand["alarmType"]?.["code"] ?? ""])).toEqual([
      ["1001", "intrusion"],
      ["1002", "hold_up"],
      ["1035", ""],
    ]);
    for (const { expand } of own) expect(expand["plan"]?.["active"]).toBe(true);
  });

  it("leaves work beside the alarms: numbered without a gap, in the lists of whoever sees to it, with stock that adds up", async () => {
    for (const name of ["tickets", "jobs", "quotes", "agreements", "invoices", "purchase_orders", "returns"]) {
      const numbers = (await all(store, name, "number")).map(({ number }) => number);
      expect(numbers.length, name).toBeGreaterThan(0);
      expect(numbers, name).toEqual(numbers.map((_, index) => index + 1));
    }
    const tickets = await all(store, "tickets");
    expect(tickets.length).toBeGreaterThan(15);
    for (const { state, ticketClose, subject } of tickets)
      expect(ticketClose !== "", String(subject)).toBe(state === "closed");
    const cem = recordId("users", "cem");
    const open = tickets.filter(({ assigned, ticketClose }) => assigned === cem && ticketClose === "");
    const [member] = (await all(store, "administrators")).filter(({ user }) => user === cem);
    const onList = (member?.["assigned_tickets"] ?? []) as string[];
    expect(onList.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    expect(open.length).toBeGreaterThan(0);
    const moved = new Map<string, number>();
    for (const { item, from, to, quantity } of await all(store, "stock_moves")) {
      const add = (place: unknown, by: number) =>
        place !== "" &&
        moved.set(`${String(item)} ${String(place)}`, (moved.get(`${String(item)} ${String(place)}`) ?? 0) + by);
      add(from, -Number(quantity));
      add(to, Number(quantity));
    }
    const levels = await all(store, "stock_levels");
    expect(levels.length).toBeGreaterThan(40);
    for (const { item, warehouse, quantity } of levels)
      expect(quantity).toBe(moved.get(`${String(item)} ${String(warehouse)}`));
    for (const { total, paid, state } of await all(store, "invoices")) {
      expect(Number(total)).toBeGreaterThan(0);
      expect(paid).toBe(state === "paid" ? total : 0);
    }
  });

  it("has every alarm in exactly one of the three collections", async () => {
    const places = await Promise.all(
      ["events_alarm", "events_pending", "alarm_history"].map((name) => all(store, name)),
    );
    const ids = places.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const raised = (await all(store, "events")).map(({ alarm }) => alarm).filter((alarm) => alarm !== "");
    expect(new Set(raised)).toEqual(new Set(ids));
    const numbers = places.flat().map(({ alarmNo }) => Number(alarmNo));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  it("leaves a handful open: several priorities, one confirmed, one of an unknown account", async () => {
    const open = await all(store, "events_alarm");
    expect(open.length).toBeGreaterThanOrEqual(5);
    expect(open.length).toBeLessThan(10);
    expect(new Set(open.map(({ priority }) => priority)).size).toBeGreaterThanOrEqual(4);
    expect(open.filter(({ confirmed }) => confirmed).map(({ siteNo, eventCount }) => [siteNo, eventCount])).toEqual([
      ["1007", 3],
    ]);
    expect(open.filter(({ site }) => site === "").map(({ siteNo }) => siteNo)).toEqual(["9051"]);
    for (const alarm of open) expect(alarm["owner"]).toBe("");
  });

  it("leaves three on hold that wake in the near future, parked within the limits", async () => {
    const pending = await all(store, "events_pending");
    expect(pending.length).toBe(3);
    for (const { wakeAt, kind, parkedByName, reason } of pending) {
      expect(Date.parse(String(wakeAt))).toBeLessThan(Date.now() + 60 * 60_000);
      expect([kind, parkedByName !== "", reason !== ""]).toEqual(["hold", true, true]);
    }
  });

  it("ended the others as the desk would have: who, how, how long, with a log in order", async () => {
    const ended = await all(store, "alarm_history");
    expect(ended.length).toBeGreaterThan(15);
    const lines = await all(store, "events_reports", "lineNo");
    const codes = new Set((await all(store, "resolution_codes")).map(({ code }) => code));
    const claims = await all(store, "alarm_claims");
    for (const alarm of ended) {
      expect(codes).toContain(alarm["resolution"]);
      expect(alarm["state"]).toBe("closed");
      expect(alarm["siteAddress"] !== "").toBe(alarm["site"] !== "");
      expect(String(alarm["closedAt"]) > String(alarm["firstAt"])).toBe(true);
      expect(Date.parse(String(alarm["closedAt"]))).toBeLessThan(Date.now());
      const own = lines.filter((line) => line["alarm"] === alarm.id);
      expect(own.map(({ lineNo }) => lineNo)).toEqual(own.map((_line, index) => index + 1));
      const times = own.map(({ at }) => String(at));
      expect(times).toEqual(times.toSorted());
      const log = own.map(({ report }) => String(report));
      expect(log[0]).toMatch(/^Alarm from account /);
      expect(log.find((report) => !OF_SIGNALS.test(report))).toMatch(/^Claimed by /);
      expect(log.at(-1)).toMatch(/^Closed by /);
      const held = claims.filter((claim) => claim["alarm"] === alarm.id);
      expect(held.map(({ ended: how }) => how)).toContain("closed");
    }
    expect(claims.filter(({ ended: how }) => how === "")).toEqual([]);
  });

  it("says of no signal that it waited for the server: the past is told as it would have been", async () => {
    const lines = await all(store, "events_reports");
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter(({ report }) => String(report).includes("waited"))).toEqual([]);
    expect(lines.filter(({ message }) => Object.hasOwn((message ?? {}) as object, "waited"))).toEqual([]);
  });

  it("keeps the sign-ins where only the owner reads them", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const rows = await signInsOf(file);
    expect(rows.map(([role]) => role)).toEqual(["Administrator", "Operator", "Operator"]);
    expect(await readFile(file, "utf8")).toMatch(/AES-128 key of account 1002 \(hex\): [0-9a-f]{32}/);
  });

  it("lets everybody in the file, a dealer and a customer sign in and see what is his", async () => {
    const sees: Record<string, number> = {};
    const others = [await withPassword(store, "nils"), await withPassword(store, "julia")];
    for (const [, name = "", email = "", password = ""] of [...(await signInsOf(file)), ...others]) {
      const token = await signIn(store, email, password);
      const path = "/api/collections/site_accounts/records?perPage=100";
      const answer = await store.request<{ totalItems: number }>("GET", path, { token });
      sees[name] = answer.body.totalItems;
    }
    // Northline looks after eleven of the fourteen; Julia Marlow's two firms have one site each here.
    expect(sees).toEqual({
      "Cem Yıldız": 14,
      "Ayla Şahin": 14,
      "Bora Çelik": 14,
      "Nils Armstrong": 11,
      "Julia Marlow": 2,
    });
  });

  it("shows the open alarms to an operator, and to a dealer only those of his sites", async () => {
    const tokenOf = async ([, , email = "", password = ""]: string[]) => signIn(store, email, password);
    const ayla = (await signInsOf(file)).find(([, name]) => name === "Ayla Şahin") ?? [];
    const alarms = async (token: string) =>
      (await store.request<{ items: Row[] }>("GET", "/api/collections/events_alarm/records", { token })).body.items;
    const everything = await alarms(await tokenOf(ayla));
    const northline = await alarms(await tokenOf(await withPassword(store, "nils")));
    expect(everything.length).toBe((await all(store, "events_alarm")).length);
    expect(northline.map(({ siteNo }) => siteNo)).not.toContain("9051");
    expect(northline.length).toBeGreaterThan(0);
  });

  it("leaves neither its own account nor transactions over the wire behind", async () => {
    expect((await all(store, "service_accounts")).length).toBe(0);
    const path = "/api/settings";
    const answer = await store.request<{ batch: { enabled: boolean } }>("GET", path, { token: store.superuser.token });
    expect(answer.body.batch.enabled).toBe(false);
  });

  it("adds nothing when it is run again", { timeout: SEED_MS }, async () => {
    const collections = ["events", "events_alarm", "events_pending", "alarm_history", "events_reports", "alarm_claims"];
    const times = ["site_schedules", "temporary_schedules", "site_action_plans", "action_plans", "action_plan_steps"];
    const work = ["tickets", "ticket_messages", "jobs", "stock_moves", "stock_levels", "quote_lines", "invoices"];
    const others = [
      ...work,
      "users",
      "site_accounts",
      "site_zones",
      "contacts",
      "site_contacts",
      "audit_log",
      ...times,
    ];
    const count = () => Promise.all([...collections, ...others].map(async (name) => (await all(store, name)).length));
    const before = await count();
    const signIns = await readFile(file, "utf8");
    const again = await seed(store, file, "--small");
    expect(again.output).toContain("nothing added");
    expect(again.code).toBe(0);
    expect(await count()).toEqual(before);
    expect(await readFile(file, "utf8")).toBe(signIns);
  });
});

describe("a run that broke in the middle", () => {
  it("is finished by the next one as it was begun, with nothing twice", { timeout: SEED_MS }, async () => {
    const store = await startStore();
    const file = join(folder, "broken.txt");
    const begun = Date.now() - 3_600_000;
    const after = { now: begun };
    await store
      .client()
      .collection("audit_log")
      .create({ action: "seed_begun", at: new Date(begun).toISOString(), after });
    const half = { id: recordId("site_accounts", "1001"), code: "1001", name: "half", state: "active" };
    await store.client().collection("site_accounts").create(half);
    const ran = await seed(store, file, "--small");
    expect(ran.output).toContain("a day of signals");
    expect(ran.code).toBe(0);
    expect((await store.client().collection("site_accounts").getOne(half.id))["name"]).toBe("Marlow Jewellers");
    const events = await all(store, "events", "receivedAt");
    expect(Date.parse(String(events.at(-1)?.["receivedAt"]))).toBeLessThan(begun);
    // As a run that broke after everything but its last mark.
    const done = (await all(store, "audit_log")).find(({ action }) => action === "seed_done");
    await store
      .client()
      .collection("audit_log")
      .delete(done?.id ?? "");
    await store.request("POST", "/api/watchdesk/due", { token: await serviceToken(store) });
    const again = await seed(store, file, "--small");
    expect(again.output).toContain("0 signals sent");
    expect(again.code).toBe(0);
    expect((await all(store, "events")).length).toBe(events.length);
    expect((await all(store, "users")).length).toBe(6);
    const level = { item: recordId("stock_items", "DET-GLS"), warehouse: recordId("warehouses", "IST") };
    const levels = await all(store, "stock_levels");
    // What was moved is not moved once more.
    expect(
      levels.find(({ item, warehouse }) => item === level.item && warehouse === level.warehouse)?.["quantity"],
    ).toBe(6);
    for (const [, , email = "", password = ""] of await signInsOf(file)) await signIn(store, email, password);
    await store.stop();
  });
});

describe("an empty store", () => {
  it("gets one administrator who can sign in, the settings, and nothing else", { timeout: SEED_MS }, async () => {
    const store = await startStore();
    const file = join(folder, "empty.txt");
    const ran = await seed(store, file, "--empty");
    expect(ran.output).toContain("administrator made");
    const [row = []] = await signInsOf(file);
    expect(row[2]).toBe("admin@watchdesk.example");
    await signIn(store, row[2] ?? "", row[3] ?? "");
    const counts = ["users", "administrators", "program_settings", "site_accounts", "events"];
    expect(await Promise.all(counts.map(async (name) => (await all(store, name)).length))).toEqual([1, 1, 1, 0, 0]);
    const again = await seed(store, file, "--empty");
    expect(again.output).toContain("nothing added");
    await store.stop();
  });

  it("tells in one sentence when the store refuses the superuser", { timeout: SEED_MS }, async () => {
    const store = await startStore();
    const wrong = { ...store, superuser: { ...store.superuser, password: "wrong-password" } };
    const ran = await seed(wrong, join(folder, "refused.txt"));
    expect(ran.code).toBe(1);
    expect(ran.output.trim().split("\n").length).toBe(1);
    expect(ran.output).not.toContain("wrong-password");
    await store.stop();
  });
});
