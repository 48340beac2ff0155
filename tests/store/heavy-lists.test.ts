/** Lists that would hold the store for seconds: the rule ends them before a row is read, and the answer says so. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { person, signIn, addPerson, type Person } from "../support/people";
import { createRoomSites } from "../support/room-sites";
import { openStream, subscribe } from "../support/sse";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";
import { withinLimit } from "../support/within-limit";

const COUNT = 60_000;
const COLUMNS = "id, seq, key, siteNo, signal, receivedAt, zone, text, class, created, updated, customer";
// Over the wire they would take minutes to come in.
const HOOK = `
routerAdd("POST", "/test/fill/{customer}", (e) => {
  const sql = "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${COUNT}) " +
    "INSERT INTO events (${COLUMNS}) SELECT printf('e%014d', i), i, 'fill:' || i, '4711', 'Burglary', " +
    "strftime('%Y-%m-%d %H:%M:%S.000Z', '2026-01-01', '+' || i || ' seconds'), '3', 'a text of the panel ' || i, 'alarm', " +
    "'2026-01-01 00:00:00.000Z', '2026-01-01 00:00:00.000Z', {:customer} FROM c";
  $app.db().newQuery(sql).bind({ customer: e.request.pathValue("customer") }).execute();
  return e.noContent(204);
});`;

let store: TestStore;
let operator: Person;
let portal: Person;
let depot: string;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, product: true });
  operator = await person(store, "operator");
  const { customers } = await createRoomSites(store.client());
  depot = customers.depot;
  const { id, email } = await addPerson(store, "user");
  const entry = { customer_users: [id], customer_users_authorities: { [id]: customerSeed("customer_owner") } };
  await store
    .client()
    .collection("customer_accounts_users")
    .create({ customer: customers.depot, ...entry });
  portal = await signIn(store, email);
  expect((await store.request("POST", `/test/fill/${customers.depot}`)).status).toBe(204);
});

afterAll(() => store?.stop());

interface Answer {
  readonly items?: readonly { seq: number }[];
  readonly data?: { code?: string; field?: string };
}

const pathOf = (collection: string, query: Record<string, string>): string =>
  `/api/collections/${collection}/records?${new URLSearchParams(query).toString()}`;

const list = (collection: string, query: Record<string, string>, token: string) =>
  withinLimit(async () => {
    const began = performance.now();
    const answer = await store.request<Answer>("GET", pathOf(collection, query), { token });
    return { ...answer, ms: performance.now() - began };
  });

const terms = (count: number): string => Array.from({ length: count }, (_, n) => `zone=${n + 10}`).join("||");
const likes = (count: number): string => Array.from({ length: count }, (_, n) => `text~"no${n}"`).join("||");
const BACK = "site.customer.site_accounts_via_customer.site_zones_via_site.text";

const HEAVY: readonly [string, string, Record<string, string>, string][] = [
  ["sixty texts", "events", { filter: likes(60) }, "filter"],
  ["sixty texts, counted", "events", { filter: likes(60), skipTotal: "0" }, "filter"],
  ["198 terms", "events", { filter: terms(198) }, "filter"],
  ["terms behind a sign that ends a text for SQLite", "events", { filter: `zone="q" // \0\n||${terms(99)}` }, "filter"],
  ["three texts", "events", { filter: likes(3) }, "filter"],
  ["three texts of the log", "events_reports", { filter: likes(3).replaceAll("text", "report") }, "filter"],
  ["a value of a column without an index", "events", { filter: 'zone = "none" && text = "none"' }, "filter"],
  ["all signals without an alarm", "events", { filter: 'alarm = "" && text = "none"' }, "filter"],
  ["a total of all signals", "events", { skipTotal: "0" }, "skipTotal"],
  ["a page behind a million signals", "events", { page: "2000", perPage: "500" }, "page"],
  [
    "a site that has none, oldest of all first",
    "events",
    { filter: "siteNo = '1' && text = 'z'", sort: "seq" },
    "sort",
  ],
  ["a site by class", "events", { filter: "siteNo = '1' && text = 'z'", sort: "class,receivedAt" }, "sort"],
  ["ids behind all, by time", "events", { filter: "id > 'zzzz'", sort: "receivedAt" }, "sort"],
  ["numbers before all, by time", "events", { filter: "seq < 1", sort: "receivedAt" }, "sort"],
  ["changes to come, by number", "events", { filter: "(updated > '2099')", sort: "seq" }, "sort"],
  ["a look through JSON", "events", { filter: 'trace ~ "x"' }, "filter"],
  ["an order without an index", "events", { sort: "text" }, "sort"],
  ["an order of chance", "events", { sort: "@random" }, "sort"],
  ["closed alarms by sixty texts", "alarm_history", { filter: likes(60).replaceAll("text", "siteName") }, "filter"],
  ["relations back and forth", "site_zones", { filter: `${BACK}?~"x"` }, "filter"],
  ["an order by relations back and forth", "site_zones", { sort: BACK }, "sort"],
  ["everything that belongs to each", "site_accounts", { expand: "site_zones_via_site" }, "expand"],
  ["each row held against hundreds of names", "events", { fields: Array(99).fill("id").join() }, "fields"],
];

describe.each([
  ["staff", () => operator],
  ["a portal user", () => portal],
])("%s", (_, who) => {
  it.each(HEAVY)("may not ask for %s", async (_says, collection, query, field) => {
    const { status, body } = await list(collection, { skipTotal: "1", ...query }, who().token);
    expect({ status, data: body.data }).toEqual({ status: 400, data: { code: "bad_request", field } });
  });
});

const times = async (query: Record<string, string>, token: string): Promise<number> => {
  const all: number[] = [];
  for (let n = 0; n < 15; n += 1) all.push((await list("events", { skipTotal: "1", ...query }, token)).ms);
  // The quickest: the others waited for a processor.
  return Math.min(...all);
};

describe("what is refused", () => {
  it.each([
    ["198 terms", { filter: terms(198) }],
    ["sixty texts", { filter: likes(60) }],
    ["terms behind a comment, where LIKE stops reading", { filter: `//\0\n${terms(170)}` }],
    ["an order without an index", { sort: "text" }],
    ["an order in which none is found", { filter: "siteNo = '4711' && text = 'z'", sort: "seq" }],
    ["numbers before all, by time", { filter: "seq < 1", sort: "receivedAt" }],
  ])("is refused before a row is read: %s", async (_, query) => {
    const plain = await times({ sort: "-seq", perPage: "50" }, operator.token);
    const refused = await times(query, operator.token);
    // Nobody bounds a superuser: this is what it costs.
    const whole = (await list("events", { skipTotal: "1", ...query }, store.superuser.token)).ms;
    expect(refused).toBeLessThan(plain * 10);
    expect(whole).toBeGreaterThan(refused * 2);
  });
});

describe("what the app and other clients ask for", () => {
  it.each<[string, Record<string, string>]>([
    ["a page after a number", { filter: "seq > 59000", sort: "seq", perPage: "500" }],
    ["an account of one zone", { filter: 'siteNo = "4711" && zone = "3"', sort: "-receivedAt" }],
    ["signals before a number", { filter: "seq < 100", sort: "-seq" }],
    ["a site of which the panel sends much", { filter: "siteNo = '4711' && zone = '3' && text != ''" }],
    ["changes since", { filter: '(updated > "2025" || (updated = "2025" && id > "a"))', sort: "updated,id" }],
    [
      "changes since, as the app's library spells them",
      { filter: "(updated > '2025' || (updated = '2025' && id > ''))" },
    ],
  ])("is answered as ever: %s", async (_, query) => {
    const { filter = "" } = query;
    // Whoever does not reach all says whose rows he means; his signals have no index by change (reach-lists.test.ts).
    const named = filter.startsWith("seq") ? { ...query, filter: `customer = '${depot}' && ${filter}` } : query;
    const asked = filter.startsWith("(")
      ? [[operator, query] as const]
      : ([
          [operator, query],
          [portal, named],
        ] as const);
    for (const [who, one] of asked) {
      const { status, body } = await list("events", { skipTotal: "1", ...one }, who.token);
      expect(status).toBe(200);
      expect(body.items?.length).toBeGreaterThan(0);
    }
  });

  it("an empty filter and sort are none", async () => {
    const { status, body } = await list("events", { filter: "", sort: "", skipTotal: "true" }, operator.token);
    expect(status).toBe(200);
    expect(body.items).toHaveLength(30);
  });
});

describe("a subscription", () => {
  const topic = (options: unknown): string => `events_alarm/*?options=${encodeURIComponent(JSON.stringify(options))}`;
  it.each([
    ["a filter of few terms", topic({ query: { filter: "priority < 4" } }), 204],
    ["a filter of many", topic({ query: { filter: terms(8) } }), 400],
    [
      "one written so that only JSON sees it",
      topic({ query: { filter: terms(8) } }).replaceAll("%7C", "%5Cu007c"),
      400,
    ],
    ["relations back", topic({ query: { expand: "a_via_b" } }), 400],
    ["hundreds of names", topic({ query: { fields: Array(70).fill("a").join() } }), 400],
    ["options of another kind", topic({ query: { filter: ["zone=1"] } }), 400],
    ["options that are none", "events_alarm/*?options=%7B", 400],
    ["two sets of options", `${topic({})}&options=%7B%7D`, 400],
  ])("may ask for %s: %#", async (_, asked, status) => {
    const stream = await openStream(store.url);
    const { token, session } = operator;
    expect((await subscribe(store.url, stream, { token, session, topics: [asked] })).status).toBe(status);
    stream.close();
  });
});

describe("beside lists", () => {
  it.each([
    ["a record shown with what belongs to it", "GET", "collections/users/records/ID?expand=administrators_via_user"],
    ["a change that is answered so", "PATCH", "collections/users/records/ID?expand=administrators_via_user"],
    ["hundreds of names on a route of ours", "GET", `watchdesk/alarms/x?fields=${Array(99).fill("id").join()}`],
  ])("%s is refused", async (_, method, path) => {
    const body = method === "PATCH" ? { language: "EN" } : undefined;
    const { token } = operator;
    const answer = await store.request<Answer>(method, `/api/${path.replace("ID", operator.id)}`, { token, body });
    expect(answer).toMatchObject({ status: 400, body: { data: { code: "bad_request" } } });
  });

  it("a sign-in that is answered so is refused, and the app's own is not", async () => {
    const path = "/api/collections/users/auth-with-password";
    const body = { identity: operator.email, password: "a-long-password" };
    expect((await store.request("POST", `${path}?expand=a_via_b`, { body })).status).toBe(400);
    expect((await store.request("POST", `${path}?expand=role`, { body })).status).toBe(200);
  });
});

describe("lists of what grows for ever", () => {
  const query = { skipTotal: "1", perPage: "1", sort: "-seq" };

  it.each(["events", "events_reports", "alarm_history", "audit_log", "alarm_claims", "deletions"])(
    "are taken twenty in a second from one address, the others sent away before a row is read: %s",
    async (collection) => {
      const sort = collection === "events" ? "-seq" : "-id";
      const path = pathOf(collection, { ...query, sort });
      const ask = () => store.request("GET", path, { token: portal.token });
      // What the tests before asked for counts in the second in which they asked.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const answers = await Promise.all(Array.from({ length: 130 }, ask));
      const refused = answers.filter(({ status }) => status === 429);
      // However long they took to come in, as many went into each second.
      expect(refused.length).toBeGreaterThan(40);
      expect(answers.length - refused.length).toBeGreaterThanOrEqual(20);
    },
  );

  it("leave those of other collections alone", async () => {
    const asked = Array.from({ length: 130 }, () =>
      store.request("GET", pathOf("events", query), { token: portal.token }),
    );
    const beside = Array.from({ length: 60 }, () =>
      store.request("GET", pathOf("events_alarm", { perPage: "30" }), { token: operator.token }),
    );
    for (const { status } of await Promise.all(beside)) expect(status).toBe(200);
    await Promise.all(asked);
  });
});

describe("searches of one person", () => {
  const search = (token: string) =>
    store.request<Answer>("GET", "/api/watchdesk/signal_history?from=2026-01-01&to=2026-01-31&text=none", { token });

  it("run a few at a time: the others are told to wait, other people and the next one are not", async () => {
    const asked = Array.from({ length: 40 }, () => search(operator.token));
    const beside = await search((await person(store, "operator")).token);
    expect(beside.status).toBe(200);
    const answers = await Promise.all(asked);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 429, body: { data: { code: "too_many_lists" } } });
    for (let n = 0; n < 6; n += 1) expect((await search(operator.token)).status).toBe(200);
  });
});
