/** The same cases as in Node, decided inside the store's own engine, which is another implementation of the language. */

import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CASES } from "../domain/signals/cases.table";
import { startStore, type TestStore } from "../support/store";
import { hooksWith } from "../support/store-hooks";

const HOOK = `
routerAdd("GET", "/test/cases", (e) => e.json(200, require(\`\${__hooks}/lib/test.cjs\`).runCases()));
`;

let store: TestStore;
let hooks: string;

beforeAll(async () => {
  hooks = await hooksWith({ hook: HOOK, module: "tests/support/engine-cases.ts" });
  store = await startStore({ flags: [`--hooksDir=${hooks}`] });
});

afterAll(async () => {
  await store.stop();
  await rm(hooks, { recursive: true, force: true });
});

it("decides every case as Node does", async () => {
  const { status, body } = await store.request("GET", "/test/cases");
  expect(status).toBe(200);
  expect(body).toEqual({ ran: CASES.length, different: [] });
});
