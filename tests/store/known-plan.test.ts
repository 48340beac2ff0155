/** What an alarm knows of its signals is looked up by an index that keeps its price: a flood joins one alarm by ten thousands. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { KNOWN, KNOWN_OF_ACCOUNT } from "../../pocketbase/lib/ingest-lines";
import { PLAN_HOOK, planOf } from "../support/plan-hook";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

let store: TestStore;

beforeAll(async () => {
  store = await startHooked({ hook: PLAN_HOOK });
});

afterAll(() => store?.stop());

it.each([
  ["a site's signals by their alarm", KNOWN, "(alarm=?)"],
  // By the alarm, a batch of fifty new accounts read all that the flood had sent before, fifty times.
  ["those of accounts that share an alarm by the account", KNOWN_OF_ACCOUNT, "(siteNo=?)"],
])("finds %s", async (_, sql, by) => {
  const search = (await planOf(store, sql)).filter((line) => /\be\b/.test(line));
  expect(search).toHaveLength(1);
  expect(search[0]).toMatch(/^SEARCH e (EXISTS )?USING INDEX /);
  expect(search[0]).toContain(by);
});
