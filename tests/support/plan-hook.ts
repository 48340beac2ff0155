/** How the store would read what a statement asks, for tests of what is had by an index. */
import { expect } from "vitest";
import type { TestStore } from "./store";

/** A route of a hook file that gives the plan of the statement it is sent; `{:asked}` stands for an empty list. */
export const PLAN_HOOK = `
routerAdd("POST", "/test/plan", (e) => {
  const rows = arrayOf(new DynamicModel({ id: 0, parent: 0, notused: 0, detail: "" }));
  const { sql } = e.requestInfo().body;
  const query = $app.db().newQuery("EXPLAIN QUERY PLAN " + sql);
  if (sql.includes("{:asked}")) query.bind({ asked: "[]" });
  query.all(rows);
  return e.json(200, { plan: rows.map((row) => row.detail) });
});`;

/** The plan, a step a line. */
export async function planOf(store: TestStore, sql: string): Promise<readonly string[]> {
  const { status, body } = await store.request<{ plan: string[] }>("POST", "/test/plan", { body: { sql } });
  expect(status).toBe(200);
  return body.plan;
}
