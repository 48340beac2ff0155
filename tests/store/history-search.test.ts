/** What the histories find: accounts however they are spelt, a code with its qualifier, an alarm by what people know it by. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { finds, newestFirst, type SignalQuestion } from "../../domain/signals/history-filter";
import type { SignalRow } from "../../domain/signals/rows";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let operator: Person;

const ACCOUNTS = ["1001", "1001", "1002", "0017", "abcd", "ABCE"] as const;

/** By how many have come before. */
const PLACES: Readonly<Record<number, object>> = {
  0: { zone: "1" },
  1: { zone: "12" },
  2: { userName: "Julia Marlow" },
};
const codeOf = (before: number) => ({ code: "131", qualifier: before % 2 ? "R" : "E" });

beforeAll(async () => {
  store = await startStore();
  operator = await person(store, "operator");
  let seq = 0;
  const add = (fields: object) => {
    seq += 1;
    const receivedAt = `2026-06-01T00:${String(Math.floor(seq / 60)).padStart(2, "0")}:${String(seq % 60).padStart(2, "0")}Z`;
    return store
      .client()
      .collection("events")
      .create({ seq, receivedAt, class: "alarm", ...fields });
  };
  const cold = { site: "abcdefghij12345", siteName: "Harbour Cold Store" };
  for (const account of ACCOUNTS)
    await add({ ...(seq === 1 ? cold : {}), ...PLACES[seq], siteNo: account, account, ...codeOf(seq) });
  const times = { firstAt: "2026-06-01T00:00:00Z", closedAt: "2026-06-01T01:00:00Z" };
  const end = (fields: object) =>
    store
      .client()
      .collection("alarm_history")
      .create({ priority: 2, state: "closed", version: 1, ...times, ...fields });
  await end({ alarmNo: 643, siteNo: "1007", siteName: "Harbour Cold Store", closedByName: "Bora Demir" });
  await end({ alarmNo: 644, siteNo: "AB12", siteName: "Museum", closedByName: "Ayla Kaya" });
  await end({ alarmNo: 645, siteNo: "9111", siteName: TURKISH.siteName, closedByName: "Emre Şahin" });
  for (let nth = 0; nth < 55; nth += 1) await add({ siteNo: `77${100 + nth}`, account: `77${100 + nth}`, code: "BA" });
  await add({ ...TURKISH, site: "abcdefghij12346", zoneText: "МОСКВА склад [2]*" });
});

const TURKISH = { siteName: "Yeşil Işıklar Şubesi", signal: "Garagentür offen", siteNo: "9111", account: "9111" };

afterAll(() => store?.stop());

const PERIOD = { from: "2026-06-01T00:00:00Z", to: "2026-06-02T00:00:00Z" };

async function ask(route: string, query: Record<string, string>): Promise<Record<string, unknown>[]> {
  const asked = new URLSearchParams({
    ...PERIOD,
    limit: "200",
    ...query,
  });
  const answer = await store.request<{ items: Record<string, unknown>[] }>("GET", `/api/watchdesk/${route}?${asked}`, {
    token: operator.token,
  });
  expect(answer.status).toBe(200);
  return answer.body.items;
}

let all: readonly SignalRow[] | undefined;

/** What the store finds, which is what a workstation finds in all rows without asking it. */
async function found(query: Record<string, string>): Promise<unknown[]> {
  all ??= (await ask("signal_history", {})) as unknown as SignalRow[];
  const seqs = (await ask("signal_history", query)).map(({ seq }) => seq);
  const question = { ...PERIOD, ...query } as SignalQuestion;
  const kept = all.toReversed().filter(finds(question)).toSorted(newestFirst);
  expect(kept.map(({ seq }) => seq)).toEqual(seqs);
  return seqs;
}

it.each([
  ["a whole account", { account: "1001" }, [2, 1]],
  ["how accounts begin", { account: "100" }, [3, 2, 1]],
  ["none that only ends so: zeros count", { account: "17" }, []],
  ["zeros as they were sent", { account: "0017" }, [4]],
  ["letters of either case", { account: "ABCD" }, [5]],
  ["and the other way round", { account: "abce" }, [6]],
  ["several in either case", { account: "abc" }, [6, 5]],
  ["blanks around it", { account: " 1002 " }, [3]],
  ["wildcards as plain text", { account: "1%" }, []],
  ["a code with its qualifier", { code: "131", qualifier: "R" }, [6, 4, 2]],
  ["a code with any", { code: "131" }, [6, 5, 4, 3, 2, 1]],
  ["a site by part of its name", { site: "cold" }, [2]],
  ["a site by part of its number", { site: "00" }, [2]],
  ["a class", { class: "test" }, []],
  ["a zone", { zone: "1" }, [1]],
  ["a zone as it is stored, not one that holds it", { zone: "2" }, []],
  ["a name of a panel's user", { text: "julia" }, [3]],
  ["no number of a site among the texts", { text: "1001" }, []],
  ["from an instant on, and before another", { from: "2026-06-01T00:00:02Z", to: "2026-06-01T00:00:05Z" }, [4, 3, 2]],
  ["both", { account: "1001", code: "131", qualifier: "E" }, [1]],
])("finds %s", async (_, query, want) => expect(await found(query)).toEqual(want));

it("finds how accounts begin where that is more accounts than can be named one by one", async () => {
  expect(await found({ account: "77" })).toHaveLength(55);
  expect(await found({ account: "7710" })).toHaveLength(10);
});

it.each([
  ["its number", "643", [643]],
  ["no number that merely holds it", "64", []],
  ["its account", "1007", [643]],
  ["its account in either case", "ab12", [644]],
  ["no account that merely begins so", "100", []],
  ["who closed it", "ayla", [644]],
  ["its site", "harbour", [643]],
])("finds an alarm by %s", async (_, text, want) =>
  expect((await ask("alarm_history", { text })).map(({ alarmNo }) => alarmNo)).toEqual(want),
);

it.each([
  ["site", "yesil"],
  ["site", "YEŞİL"],
  ["site", "yeşil ışık"],
  ["site", "ISIKLAR SUB"],
  ["text", "TÜR OFFEN"],
  ["text", "tur offen"],
  ["text", "Москва СКЛАД"],
  ["text", "[2]*"],
])("finds a signal in any spelling, as the live list does: %s %s (H-IN-04)", async (field, typed) =>
  expect(await found({ [field]: typed })).toEqual([62]),
);

it.each(["y*l", "yes?l", "[a-z]esil", "yesill"])("and takes no sign for a wildcard: %s (H-PS-03)", async (text) =>
  expect(await found({ text, site: text })).toEqual([]),
);

it.each(["sahin", "ŞAHİN", "emre şahin"])("finds an alarm by who closed it: %s", async (text) =>
  expect((await ask("alarm_history", { text })).map(({ alarmNo }) => alarmNo)).toEqual([645]),
);
