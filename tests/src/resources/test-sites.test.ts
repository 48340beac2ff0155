/** Which sites are on test is read without a walk through all sites: it is asked again with every batch of them. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { readTestSites } from "../../../src/resources/use-site";
import { createDb, type Db } from "../../../src/sync/db";
import { mergeRows } from "../../../src/sync/merge";

const site = (id: string, state: string, updated = "1") => ({ id, state, name: id, phone: "", updated }) as never;

/** Notes how many rows each question has looked at; one that walks from row to row has no end. */
function counted(db: Db): readonly number[] {
  const looked: number[] = [];
  db.use({
    stack: "dbcore",
    name: "counting",
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          query: async (asked) => {
            const answer = await table.query(asked);
            looked.push(answer.result.length);
            return answer;
          },
          openCursor: (asked) => {
            looked.push(Infinity);
            return table.openCursor(asked);
          },
        };
      },
    }),
  });
  return looked;
}

it("looks at those alone, of however many", async () => {
  const db = createDb("watchdesk:test-sites");
  const looked = counted(db);
  const all = Array.from({ length: 500 }, (_, n) => site(`s${n}`, n % 100 === 7 ? "test" : "active"));
  await mergeRows({ db }, "site_accounts", all);
  const before = looked.length;
  expect([...(await readTestSites(db))]).toEqual(["s107", "s207", "s307", "s407", "s7"]);
  expect(looked.slice(before)).toEqual([5]);
  await mergeRows({ db }, "site_accounts", [site("s7", "active", "2")]);
  expect((await readTestSites(db)).has("s7")).toBe(false);
  db.close();
});
