/** Lists of whoever does not reach all: his few rows are had by an index, and the store walks through no others for him. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { addPerson, person, signIn, type Person } from "../support/people";
import { PLAN_HOOK, planOf } from "../support/plan-hook";
import { createRoomSites } from "../support/room-sites";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";
import { withinLimit } from "../support/within-limit";

const OURS = "oursdealer00001";
const THEIRS = "theirsdealer001";
const COUNT = 400;
/** Every row that is weighed against a person's reach fails: LIKE takes no pattern of that length. */
const UNWEIGHABLE = `printf('%060000d', 0)`;
// Every 40th signal is ours, every 50th the customer's; the newest are nobody's whom the tests ask for.
const DEALER = `CASE WHEN i % 40 = 7 THEN '${OURS}' WHEN i % 4 = 0 THEN '${THEIRS}' ELSE ${UNWEIGHABLE} END`;
const CUSTOMER = `CASE WHEN i % 50 = 9 THEN {:customer} ELSE ${UNWEIGHABLE} END`;
const AT = "strftime('%Y-%m-%d %H:%M:%S.000Z', '2026-01-01', '+' || i || ' seconds')";
const HOOK = `
routerAdd("POST", "/test/fill/{customer}", (e) => {
  const rows = "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${COUNT}) ";
  const of = "${DEALER}, ${CUSTOMER}, ${AT}, ${AT}, ${AT} FROM c";
  const bind = { customer: e.request.pathValue("customer") };
  const fill = (sql) => $app.db().newQuery(rows + sql + of).bind(bind).execute();
  fill("INSERT INTO events (id, seq, dealer, customer, receivedAt, created, updated) SELECT printf('e%014d', i), i, ");
  fill("INSERT INTO events_reports (id, report, kind, dealer, customer, at, created, updated) " +
    "SELECT printf('r%014d', i), 'a line', 'system', ");
  fill("INSERT INTO alarm_history (id, alarmNo, priority, version, state, firstAt, dealer, customer, closedAt, created, updated) " +
    "SELECT printf('a%014d', i), i, 2, 1, 'closed', ${AT}, ");
  return e.noContent(204);
});
${PLAN_HOOK}`;

let store: TestStore;
let people: Readonly<Record<"operator" | "dealer" | "customer" | "sales", Person>>;
let depot: string;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, product: true }, "--dev");
  const { customers } = await createRoomSites(store.client());
  depot = customers.depot;
  for (const id of [OURS, THEIRS]) {
    const dealer = { id, company: id, code: id.slice(0, 2), state: "active" };
    await store.client().collection("installers_accounts").create(dealer);
  }
  const { id, email } = await addPerson(store, "user");
  const entry = { customer_users: [id], customer_users_authorities: { [id]: customerSeed("customer_owner") } };
  await store
    .client()
    .collection("customer_accounts_users")
    .create({ customer: depot, ...entry });
  people = {
    operator: await person(store, "operator"),
    dealer: await person(store, "operator", { dealer: OURS }),
    customer: await signIn(store, email),
    sales: await person(store, "sales"),
  };
  expect((await store.request("POST", `/test/fill/${depot}`)).status).toBe(204);
});

afterAll(() => store?.stop());

type Who = keyof typeof people;

interface Answer {
  readonly items?: readonly { id: string }[];
  readonly data?: { code?: string; field?: string };
}

const list = (who: Who, collection: string, query: Record<string, string>) => {
  const asked = new URLSearchParams({ skipTotal: "1", ...query }).toString();
  const { token } = people[who];
  return withinLimit(() => store.request<Answer>("GET", `/api/collections/${collection}/records?${asked}`, { token }));
};

/** The statement that the store has just run for a list, of its own log. */
async function statement(collection: string): Promise<string> {
  for (;;) {
    // eslint-disable-next-line no-control-regex
    const lines = store.process.output.replaceAll(/\u001b\[[0-9;]*m/g, "").split("\n");
    const found = lines.findLast(
      (line) => line.includes("SELECT DISTINCT") && line.includes(` FROM \`${collection}\` `),
    );
    if (found !== undefined) return found.slice(found.indexOf("SELECT DISTINCT"));
    await new Promise((done) => void setTimeout(done, 50));
  }
}

const SINCE = "(updated > '2026' || (updated = '2026' && id > ''))";
const NAMED = { dealer: () => `dealer = '${OURS}'`, customer: () => `customer = '${depot}'` } as const;
const MINE = { dealer: COUNT / 40, customer: COUNT / 50 } as const;

type Asked = [collection: string, more: string, sort: string, index: string];
const APP: readonly Asked[] = [
  ["events", "", "-seq", "seq"],
  ["events", " && seq > 1", "seq", "seq"],
  ["events", " && seq < 999", "-seq", "seq"],
  ["events", "", "-receivedAt", "receivedat"],
  ["events_reports", ` && ${SINCE}`, "updated,id", "updated"],
  ["alarm_history", "", "-closedAt", "closedat"],
];

describe.each(["dealer", "customer"] as const)("a person of a %s", (who) => {
  it.each(APP)("has his rows by their index: %s%s in the order %s", async (collection, more, sort, index) => {
    const { status, body } = await list(who, collection, { filter: NAMED[who]() + more, sort, perPage: "500" });
    expect([status, body.items?.length]).toEqual([200, MINE[who]]);
    const sql = await statement(collection);
    const plan = await planOf(store, sql);
    const read = plan.filter((line) => line.includes(` ${collection} `)).join();
    expect(read).toContain(`SEARCH ${collection} USING INDEX idx_${collection}_${who}_${index} (${who}=?`);
  });

  it.each<[string, string, Record<string, string>]>([
    ["all signals", "events", { sort: "-seq" }],
    ["all signals, with an empty filter", "events", { filter: "", sort: "-seq" }],
    ["those before a number", "events", { filter: "seq < 999", sort: "-seq" }],
    ["those behind an id", "events", { filter: "id > 'a'", sort: "id" }],
    ["all lines", "events_reports", {}],
    ["lines since", "events_reports", { filter: SINCE, sort: "updated,id" }],
    ["all closed alarms", "alarm_history", { sort: "-closedAt" }],
  ])("is told to say whose before a row is weighed: %s", async (_, collection, query) => {
    const { status, body } = await list(who, collection, query);
    expect([status, body.data]).toEqual([400, { code: "bad_request", field: "filter" }]);
  });
});

describe("another's rows", () => {
  it.each<[Who, string]>([
    ["dealer", `dealer = '${THEIRS}' && seq < 999`],
    ["customer", `dealer = '${THEIRS}' && seq < 999`],
    ["dealer", `customer = '${OURS}' && seq < 999`],
    ["dealer", `dealer = '${OURS.slice(0, 5)}' && seq < 999`],
  ])("are not there for a person of a %s: %s", async (who, filter) => {
    const { status, body } = await list(who, "events", { filter, sort: "-seq" });
    expect([status, body.items]).toEqual([200, []]);
  });

  it.each([
    `dealer = '${OURS}' || seq < 999`,
    `dealer = '${OURS}' && seq < seq`,
    `dealer != '${THEIRS}' && seq < 999`,
    `dealer = '${OURS}' && text = 'x'`,
    `(dealer = '${OURS}')`,
    "dealer = '' && seq < 999",
  ])("are not had by a filter that only begins well: %s", async (filter) => {
    const { status, body } = await list("dealer", "events", { filter, sort: "-seq" });
    expect([status, body.data]).toEqual([400, { code: "bad_request", field: "filter" }]);
  });
});

describe("whoever", () => {
  it("reaches all asks for all, or for one dealer's", async () => {
    for (const filter of ["", "seq < 999", `dealer = '${THEIRS}'`]) {
      const { status, body } = await list("operator", "events", { filter, sort: "-seq" });
      expect([status, body.items?.length]).toEqual([200, 30]);
    }
  });

  it("reaches nothing has an empty list, as ever", async () => {
    const { status, body } = await list("sales", "events", { sort: "-seq" });
    expect([status, body.items]).toEqual([200, []]);
  });
});
