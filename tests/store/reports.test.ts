/** Reports: counted from what is stored, within the reach and the rights of who asks. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import type { ReportAnswer } from "../../domain/reports/reports.table";
import { addPerson, person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};
let dealer = "";
let customer = "";

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;

/** An alarm that was closed at a time of 1 June. */
async function closed(no: number, at: string, more: object): Promise<void> {
  await make("alarm_history", {
    alarmNo: no,
    priority: 1,
    state: "closed",
    version: 1,
    firstAt: `2026-06-01T${at}Z`,
    closedAt: `2026-06-01T${at}Z`,
    handleSeconds: 100,
    ...more,
  });
}

beforeAll(async () => {
  store = await startStore();
  dealer = await make("installers_accounts", { code: "A", company: "Alpha" });
  customer = await make("customer_accounts", { code: "ONE", name: "One" });
  const site = await make("site_accounts", {
    code: "4711",
    state: "active",
    name: "North Depot",
    city: "Leeds",
    installer: dealer,
    customer,
  });
  const other = await make("site_accounts", { code: "4712", state: "active", name: "South Depot" });
  people["leader"] = await person(store, "administrator", { name: "Lea" });
  people["ada"] = await person(store, "operator", { name: "Ada" });
  people["bora"] = await person(store, "operator", { name: "Bora" });
  people["sales"] = await person(store, "sales");
  people["dealer"] = await person(store, "dealer_admin", { dealer });
  const owner = await addPerson(store, "user");
  await make("customer_accounts_users", {
    customer,
    customer_users: [owner.id],
    customer_users_authorities: { [owner.id]: { user: { reporting: { site_statistics: { read: true } } } } },
  });
  people["owner"] = await signIn(store, owner.email);
  const [ada, bora] = [people["ada"].id, people["bora"].id];
  const own = { site, dealer, customer };
  await closed(1, "10:00:00", { ...own, category: "fire", closedBy: ada, answerSeconds: 20, falseAlarm: true });
  await closed(2, "11:00:00", { ...own, category: "fire", closedBy: ada, answerSeconds: 70 });
  await closed(3, "12:00:00", {
    site: other,
    category: "intrusion",
    closedBy: bora,
    answerSeconds: 40,
    confirmed: true,
  });
  // What a rule closed was answered by nobody.
  await closed(4, "13:00:00", { site: other, category: "intrusion", autoRule: "restored", answerSeconds: 0 });
  // Of another day.
  await make("alarm_history", {
    alarmNo: 5,
    priority: 1,
    state: "closed",
    version: 1,
    firstAt: "2026-07-01T10:00:00Z",
    closedAt: "2026-07-01T10:00:00Z",
    closedBy: ada,
  });
  const from = "2026-06-01T10:00:00Z";
  await make("alarm_claims", { alarm: "a", operator: ada, from, until: "2026-06-01T10:01:30Z", ended: "closed" });
  await make("alarm_claims", { alarm: "b", operator: ada, from, until: "2026-06-01T10:00:30Z", ended: "lapsed" });
  await make("events_reports", { report: "busy", kind: "call", author: ada, at: from });
  await make("events_reports", { report: "looked", kind: "note", author: ada, at: from });
  await make("events_reports", { report: "by the store", kind: "system", author: "", at: from });
  for (const [seq, where] of [own, own, { site: other }].entries())
    await make("events", {
      seq: seq + 1,
      receivedAt: from,
      signal: "Fire",
      decision: "queued",
      alarm: `x${seq}`,
      ...where,
    });
});

afterAll(() => store?.stop());

const DAY = "from=2026-06-01T00:00:00Z&to=2026-06-02T00:00:00Z";
const ask = (who: string, report: string, period = DAY) =>
  store.request<ReportAnswer & { data?: object }>("GET", `/api/watchdesk/reports/${report}?${period}`, {
    token: people[who]?.token ?? "",
  });

it("counts each operator's day: claims, answers, calls and notes", async () => {
  const { status, body } = await ask("leader", "operator_work_report");
  expect(status).toBe(200);
  expect(body.tables["work"]).toMatchObject([
    {
      day: "2026-06-01",
      operator: "Ada",
      claimed: 2,
      lapsed: 1,
      closed: 2,
      handling: 120,
      answerMean: 45,
      answerMedian: 20,
      within30: 50,
      within90: 100,
      handleMean: 100,
      calls: 1,
      notes: 1,
      falseAlarms: 1,
    },
    { operator: "Bora", claimed: 0, closed: 1, answerMean: 40 },
  ]);
});

it("tells an operator his own work alone", async () => {
  const { body } = await ask("ada", "operator_work_report");
  expect(body.tables["work"]?.map(({ operator }) => operator)).toEqual(["Ada"]);
});

it("counts sites and customers, those with most alarms first", async () => {
  const sites = await ask("leader", "site_statistics");
  expect(sites.body.tables["sites"]).toMatchObject([
    {
      account: "4711",
      name: "North Depot",
      city: "Leeds",
      customer: "One",
      dealer: "Alpha",
      signals: 2,
      alarms: 2,
      fire: 2,
      falseAlarms: 1,
      falseRate: 50,
    },
    { account: "4712", signals: 1, alarms: 2, intrusion: 2, confirmed: 1, falseRate: 0 },
  ]);
  const customers = await ask("leader", "customer_statistics");
  expect(customers.body.tables["customers"]).toMatchObject([
    { code: "ONE", sites: 1, alarms: 2, alarmsPerSite: 2, answerMean: 45 },
  ]);
});

it("measures answers against the room's limits, without what a rule closed", async () => {
  const { body } = await ask("leader", "watchdesk_performance_report");
  expect(body.tables["answers"]).toMatchObject([
    { category: "life", alarms: 2, firstLimit: 30, withinFirst: 50, withinLast: 50, reached: false, breaches: 1 },
    { category: "other", alarms: 1, withinFirst: 100, withinLast: 100, reached: true, breaches: 0 },
  ]);
  expect(body.tables["days"]).toEqual([
    { day: "2026-06-01", signals: 3, alarms: 3, closed: 3, breaches: 1, answerMean: 43 },
  ]);
});

it("keeps a dealer to his sites and a portal user to his customers' who grant it", async () => {
  // No preset of a dealer has reports: one is given the right for this.
  const role = await store
    .client()
    .collection("role_authorities")
    .getFirstListItem<{ id: string; authorities: object }>('name = "dealer_admin"');
  await store
    .client()
    .collection("role_authorities")
    .update(role.id, {
      authorities: {
        ...role.authorities,
        reporting: { site_statistics: { read: true }, performance_report: { read: true } },
      },
    });
  for (const who of ["dealer", "owner"]) {
    const { status, body } = await ask(who, "site_statistics");
    expect([who, status, body.tables?.["sites"]?.map(({ account }) => account)]).toEqual([who, 200, ["4711"]]);
  }
  expect((await ask("owner", "operator_work_report")).status).toBe(403);
  // How the centre works is no dealer's to know, whatever his role grants.
  expect((await ask("dealer", "watchdesk_performance_report")).status).toBe(403);
});

it.each<[string, string, string, string, number, object]>([
  ["without the right", "sales", "watchdesk_performance_report", DAY, 403, { code: "no_right" }],
  ["an operator for all sites", "ada", "site_statistics", DAY, 403, { code: "no_right" }],
  ["a guest", "nobody", "site_statistics", DAY, 401, { code: "not_signed_in" }],
  ["a report that is none", "leader", "constructor", DAY, 404, { code: "not_found" }],
  ["no period", "leader", "site_statistics", "", 400, { code: "period_unbounded" }],
  [
    "too long a one",
    "leader",
    "site_statistics",
    "from=2026-01-01T00:00:00Z&to=2026-06-01T00:00:00Z",
    400,
    { code: "period_too_long" },
  ],
])("refuses %s", async (_, who, report, period, status, data) => {
  const answer = await ask(who, report, period);
  expect([answer.status, answer.body.data]).toMatchObject([status, data]);
});

it("is granted by no preset of a portal user that does not say so", () => {
  expect(JSON.stringify(customerSeed("customer_keyholder"))).not.toContain("site_statistics");
});
