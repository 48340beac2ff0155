/** Signal history, alarm history and an alarm's whole record: bounded, literal, and no further than one reaches. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { act, addAlarm, addResolution } from "../support/alarms";
import { customerSeed } from "../../domain/access/presets";
import { addPerson, person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};
let dealer: string;
let customer: string;

const FROM = "2026-06-01T00:00:00Z";
const TO = "2026-06-02T00:00:00Z";

const TEXTS = [
  "O'Brien",
  "100% humid",
  "zone_7",
  "back\\slash",
  'x" || id != "',
  ") || (1=1",
  "plain",
  "<img src=x onerror=alert(1)>",
];

beforeAll(async () => {
  store = await startStore();
  const make = async (collection: string, body: object) =>
    (await store.client().collection(collection).create(body)).id;
  dealer = await make("installers_accounts", { code: "A", company: "A" });
  customer = await make("customer_accounts", { code: "ONE", name: "One" });
  const [owner, keyholder] = [await addPerson(store, "user"), await addPerson(store, "user")];
  await make("customer_accounts_users", {
    customer,
    customer_users: [owner.id, keyholder.id],
    customer_users_authorities: {
      [owner.id]: customerSeed("customer_owner"),
      [keyholder.id]: customerSeed("customer_keyholder"),
    },
  });
  let seq = 0;
  for (const text of TEXTS) {
    seq += 1;
    await make("events", {
      seq,
      receivedAt: `2026-06-01T00:00:${String(seq).padStart(2, "0")}Z`,
      siteNo: String(1000 + seq),
      account: String(1000 + seq),
      siteName: text,
      signal: "Burglary",
      class: "alarm",
      code: seq % 2 ? "BA" : "FA",
      raw: "0a",
      dealer: seq <= 2 ? dealer : "",
      customer: seq <= 3 ? customer : "",
      trace: [{ step: 1 }],
    });
  }
  await make("events", {
    seq: 90,
    receivedAt: "2026-07-15T00:00:00Z",
    signal: "Later",
    siteName: "plain",
    class: "alarm",
  });
  await addResolution(store);
  people["operator"] = await person(store, "operator", { name: "Ada" });
  people["leader"] = await person(store, "shift_leader");
  people["sales"] = await person(store, "sales");
  people["dealer"] = await person(store, "dealer_admin", { dealer });
  people["owner"] = await signIn(store, owner.email);
  people["keyholder"] = await signIn(store, keyholder.email);
});

afterAll(() => store?.stop());

interface Page {
  items: Record<string, unknown>[];
  next: number | string | null;
  data: { code: string };
}

const ask = (route: string, who: string, query: Record<string, string | number> = {}) =>
  store.request<Page>(
    "GET",
    `/api/watchdesk/${route}?${new URLSearchParams(Object.entries({ from: FROM, to: TO, ...query }).map(([key, value]) => [key, String(value)]))}`,
    {
      token: people[who]?.token ?? "",
    },
  );

const seqs = async (who: string, query = {}) =>
  (await ask("signal_history", who, query)).body.items.map((item) => item["seq"]);

describe("signal history", () => {
  it("gives the period newest first, without raw frames or traces", async () => {
    const { body } = await ask("signal_history", "operator");
    expect(body.items.map((item) => item["seq"])).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(body.items[0]).toMatchObject({ siteName: TEXTS[7], encrypted: false, testMode: false });
    expect(body.items[0]).not.toHaveProperty("raw");
    expect(body.items[0]).not.toHaveProperty("trace");
    expect(body.next).toBeNull();
  });

  it("gives raw frames to who may see them", async () => {
    const { body } = await ask("signal_history", "leader");
    expect(body.items[0]).toMatchObject({ raw: "0a" });
  });

  it("pages by number without a gap or a repeat", async () => {
    const seen: unknown[] = [];
    let before: Record<string, number> = {};
    for (let page = 0; page < 10; page += 1) {
      const { body } = await ask("signal_history", "operator", { limit: 3, ...before });
      seen.push(...body.items.map((item) => item["seq"]));
      if (body.next === null) break;
      before = { before: Number(body.next) };
    }
    expect(seen).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it.each([
    ["O'Brien", [1]],
    ["o'brien", [1]],
    ["%", [2]],
    ["_", [3]],
    ["\\", [4]],
    ['x" || id != "', [5]],
    [") || (1=1", [6]],
    ["<img", [8]],
    ["nothing like it", []],
    ["' OR 1=1 --", []],
  ])("takes %s to the letter (H-PS-03)", async (text, want) => expect(await seqs("operator", { text })).toEqual(want));

  it.each([
    ["account", { account: "1003" }, [3]],
    ["account, as nobody has it", { account: "1003' OR '1'='1" }, []],
    ["code", { code: "FA" }, [8, 6, 4, 2]],
    ["class", { class: "restore" }, []],
    ["all together", { code: "BA", account: "1001", class: "alarm" }, [1]],
  ])("filters by %s", async (_, query, want) => expect(await seqs("operator", query)).toEqual(want));

  it.each([
    ["a dealer's staff see their dealer's", "dealer", [2, 1]],
    ["a customer's owner sees his customer's", "owner", [3, 2, 1]],
  ])("%s", async (_, who, want) => expect(await seqs(who)).toEqual(want));

  it.each([
    ["no period", "operator", { from: "", to: "" }, 400, "period_unbounded"],
    ["a period without end", "operator", { to: "" }, 400, "period_unbounded"],
    ["two months", "operator", { to: "2026-08-01T00:00:00Z" }, 400, "period_too_long"],
    ["no date", "operator", { from: "x" }, 400, "bad_request"],
    ["a page mark that is none", "operator", { before: "1 OR 1=1" }, 400, "bad_request"],
    ["no limit", "operator", { limit: "0" }, 400, "bad_request"],
    ["no right", "sales", {}, 403, "no_right"],
    ["a customer's entry without it", "keyholder", {}, 403, "no_right"],
    ["a guest", "nobody", {}, 401, "not_signed_in"],
  ])("is refused: %s", async (_, who, query, status, code) => {
    const answer = await ask("signal_history", who, query);
    expect([answer.status, answer.body.data.code]).toEqual([status, code]);
  });
});

describe("alarm history and the alarm itself", () => {
  const closed: string[] = [];

  beforeAll(async () => {
    const ada = people["operator"];
    if (!ada) throw new Error("nobody");
    for (const fields of [
      { dealer, customer, siteNo: "4711", priority: 1 },
      { customer, siteNo: "04711", priority: 2 },
      { siteNo: "4711", priority: 2 },
    ]) {
      const alarm = await addAlarm(store, { ...fields, siteName: "O'Brien's" });
      await act(store, ada, { alarm, name: "claim" });
      const body = { resolution: "tested_user_error", comment: "the owner gave the right word" };
      expect((await act(store, ada, { alarm, name: "close", body })).status).toBe(200);
      closed.push(alarm);
    }
  });

  const today = () => ({
    from: new Date(Date.now() - 86_400_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  });
  const ids = async (who: string, query = {}) =>
    (await ask("alarm_history", who, { ...today(), ...query })).body.items.map((item) => item["id"]);

  it("gives what was closed, last first, page by page", async () => {
    const first = await ask("alarm_history", "operator", { ...today(), limit: 2 });
    expect(first.body.items.map((item) => item["id"])).toEqual([closed[2], closed[1]]);
    expect(first.body.items[0]).toMatchObject({ falseAlarm: true, closedByName: "Ada" });
    const second = await ask("alarm_history", "operator", { ...today(), limit: 2, before: String(first.body.next) });
    expect(second.body.items.map((item) => item["id"])).toEqual([closed[0]]);
    expect(second.body.next).toBeNull();
  });

  it("filters, to the letter, and within one's reach", async () => {
    expect(await ids("operator", { resolution: "tested_user_error", closedBy: people["operator"]?.id })).toHaveLength(
      3,
    );
    expect(await ids("operator", { resolution: "x' OR '1'='1" })).toEqual([]);
    expect(await ids("operator", { text: "O'Brien" })).toHaveLength(3);
    expect(await ids("operator", { text: "%" })).toEqual([]);
    expect(await ids("dealer")).toEqual([closed[0]]);
    expect(await ids("owner")).toEqual([closed[1], closed[0]]);
  });

  it.each<[string, string, Record<string, string>, readonly number[]]>([
    ["a site by its number", "operator", { account: "4711" }, [2, 0]],
    ["a site whose number is written with a zero", "operator", { account: "04711" }, [1]],
    ["how numbers begin", "operator", { account: "47" }, [2, 0]],
    ["a number that is none", "operator", { account: "4711' OR '1'='1" }, []],
    ["a priority", "operator", { priority: "2" }, [2, 1]],
    ["both", "operator", { account: "4711", priority: "2" }, [2]],
    ["both, with a text", "operator", { account: "4711", priority: "1", text: "O'Brien" }, [0]],
    ["a site within a customer's reach", "owner", { account: "4711" }, [0]],
    ["a priority within a dealer's reach", "dealer", { priority: "2" }, []],
  ])("narrows to %s", async (_, who, query, want) => {
    expect(await ids(who, query)).toEqual(want.map((index) => closed[index]));
  });

  it("pages through what passes", async () => {
    const first = await ask("alarm_history", "operator", { ...today(), priority: 2, limit: 1 });
    const before = String(first.body.next);
    const second = await ask("alarm_history", "operator", { ...today(), priority: 2, limit: 1, before });
    expect([...first.body.items, ...second.body.items].map((item) => item["id"])).toEqual([closed[2], closed[1]]);
  });

  it.each(["0", "10", "x", "1 OR 1=1"])("has no priority %s", async (priority) => {
    const { status, body } = await ask("alarm_history", "operator", { ...today(), priority });
    expect([status, body.data.code]).toEqual([400, "bad_request"]);
  });

  const detail = (who: string, id: string) =>
    store.request<{
      collection: string;
      alarm: object;
      events: object[];
      reports: Record<string, unknown>[];
      data: { code: string };
    }>("GET", `/api/watchdesk/alarms/${id}`, {
      token: people[who]?.token ?? "",
    });

  it("gives an alarm wherever it is, with its signals and its log, oldest first", async () => {
    const ada = people["operator"];
    if (!ada) throw new Error("nobody");
    const alarm = await addAlarm(store);
    await store
      .client()
      .collection("events")
      .create({ seq: 100, receivedAt: new Date().toISOString(), alarm, raw: "0a", trace: [{ step: 2 }] });
    await act(store, ada, { alarm, name: "claim" });
    const open = await detail("operator", alarm);
    expect(open.body).toMatchObject({
      collection: "events_alarm",
      alarm: { id: alarm },
      events: [{ seq: 100, trace: [{ step: 2 }] }],
    });
    expect(open.body.events[0]).not.toHaveProperty("raw");
    await act(store, ada, { alarm, name: "hold", body: { minutes: 5, reason: "guard" } });
    const waiting = await detail("operator", alarm);
    expect(waiting.body.collection).toBe("events_pending");
    expect(waiting.body.reports.map((line) => (line["message"] as { key: string }).key)).toEqual(["claimed", "held"]);
  });

  it.each([
    ["its dealer", "dealer", 0, 200],
    ["another's dealer", "dealer", 1, 404],
    ["its customer's owner", "owner", 1, 200],
    ["no customer's owner", "owner", 2, 404],
    ["a keyholder without the history", "keyholder", 0, 404],
    ["sales", "sales", 0, 403],
    ["a guest", "nobody", 0, 401],
  ])("shows a closed alarm to %s or not", async (_, who, index, status) => {
    expect((await detail(who, closed[index] ?? "")).status).toBe(status);
  });

  it("knows no other alarm", async () => expect((await detail("operator", "abcdefghijklmno")).status).toBe(404));
});
