/** What of a collection is on this workstation, and what its list says of the age of that. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../../../../domain/collections/all";
import { exportRight } from "../../../../../src/resources/records/may";
import type { PagedCollection } from "../../../../../src/resources/records/record-row";
import { ageSaid } from "../../../../../src/resources/records/list/age-said";
import { keptRows, MEMORY_ROWS_MOST } from "../../../../../src/resources/records/list/kept-rows";
import { markPulled } from "../../../../../src/sync/copy-age";
import { createDb, type Db, tableOf } from "../../../../../src/sync/db";
import { mergeRows } from "../../../../../src/sync/merge";

describe("the copy of a collection", () => {
  let db: Db;
  let round = 0;
  const day = (id: string, set: string) => ({ id, set, name: id, day: "2027-01-01", updated: "1" });

  beforeEach(async () => {
    db = createDb(`kept:${++round}`);
    await db.open();
  });
  afterEach(() => db.delete());

  it("is none before it was pulled, and an empty list once it was and nothing came", async () => {
    expect(await keptRows(db, "holidays")).toEqual({ rows: null, count: 0 });
    await markPulled(db, ["holidays"], 1_000);
    expect(await keptRows(db, "holidays")).toEqual({ rows: [], count: 0 });
    expect(await keptRows(db, "report_shortcuts")).toEqual({ rows: null, count: 0 });
  });

  it("gives the rows of one record, also when it has none", async () => {
    await mergeRows({ db }, "holidays", [day("d1", "s1"), day("d2", "s2")]);
    const ids = async (value: string) =>
      (await keptRows(db, "holidays", { field: "set", value })).rows?.map((r) => r.id);
    expect([await ids("s1"), await ids("s3")]).toEqual([["d1"], []]);
  });

  it("says how many there are where they are too many for a list", async () => {
    const many = Array.from({ length: MEMORY_ROWS_MOST + 1 }, (_, at) => day(`d${at}`, "s1"));
    await tableOf(db, "holidays").bulkAdd(many as never);
    expect(await keptRows(db, "holidays")).toEqual({ rows: null, count: MEMORY_ROWS_MOST + 1 });
  });

  it("is none of what the browser never keeps", async () => {
    expect(await keptRows(db, "users")).toEqual({ rows: null, count: 0 });
  });
});

it.each<[string, Parameters<typeof ageSaid>[0], ReturnType<typeof ageSaid>]>([
  ["as new as it looks", { atMs: 5, isLate: false, isLive: true }, null],
  ["live, and its pull fails", { atMs: 5, isLate: true, isLive: true }, "as_of_late"],
  ["live, and still being pulled for the first time", { atMs: 0, isLate: true, isLive: true }, null],
  ["not live", { atMs: 5, isLate: false, isLive: false }, "as_of"],
  ["not live, and never pulled to its end", { atMs: 0, isLate: true, isLive: false }, "as_of_part"],
])("%s", (_, age, said) => expect(ageSaid(age)).toBe(said));

it("makes files, which nobody writes down, of no people: of catalogues that are kept whole, else by a right of its own", () => {
  const paged = ALL_COLLECTIONS.filter((one): one is PagedCollection => one.page !== undefined);
  const withoutCopy = paged.filter(({ offline }) => offline !== "mirror");
  expect(withoutCopy.filter((one) => !(exportRight(one) ?? ".export").endsWith(".export"))).toEqual([]);
  for (const name of ["users", "session_control", "login_log", "operators"])
    expect(paged.filter((one) => one.name === name).map(exportRight)).toEqual([null]);
  expect(paged.length).toBeGreaterThan(9);
});
