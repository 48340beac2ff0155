/** The same cases as in Node, decided inside the store's own engine, which is another implementation of the language. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { CASES } from "../domain/signals/cases.table";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

const HOOK = `
routerAdd("GET", "/test/cases", (e) => e.json(200, require(\`\${__hooks}/lib/test.cjs\`).runCases()));
`;

let store: TestStore;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, module: "tests/support/engine-cases.ts" });
});

afterAll(() => store?.stop());

it("decides every case as Node does", async () => {
  const { status, body } = await store.request("GET", "/test/cases");
  expect(status).toBe(200);
  expect(body).toEqual({ ran: CASES.length, different: [] });
});
