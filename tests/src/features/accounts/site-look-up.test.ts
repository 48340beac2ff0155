/** Sites are looked up in a copy that was complete once, and in no other: it would say of a site that it is not there. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { callerIn, readCaller } from "../../../../src/features/accounts/accounts-address";
import { callerLookUp } from "../../../../src/features/accounts/caller-sites";
import { MATCHES_MOST, SITE_LOOK_UP } from "../../../../src/features/accounts/site-look-up";
import type { ListView } from "../../../../src/resources/records/list/list-view";
import { markPulled } from "../../../../src/sync/copy-age";
import { createDb, type Db, setDb } from "../../../../src/sync/db";
import { mergeRows } from "../../../../src/sync/merge";
import type { Row } from "../../../../src/sync/rows";
import { keepFile, NO_PARTS } from "../../../support/site-parts";

let db: Db;
let round = 0;

const row = (id: string, name: string, state = "active"): Row =>
  ({
    id,
    code: id.slice(1),
    prefix: "",
    name,
    city: "Leeds",
    phone: "+44 191 232",
    state,
    updated: `2026-${id}`,
  }) as Row;

const view = (search: string, filter: ListView["filter"] = {}): ListView => ({ search, filter, sort: "code" });
const found = async (search: string, filter?: ListView["filter"]) =>
  (await SITE_LOOK_UP.read(view(search, filter)))?.rows.map(({ name }) => name);

beforeEach(async () => {
  db = createDb(`look-up:${++round}`);
  await db.open();
  setDb(db);
  await mergeRows({ db }, "site_accounts", [row("s1", "North Depot"), row("s2", "Mill", "test")]);
  const contact = { id: "c1", name: "Grace Hopkins", phones: [{ number: "+44 7700 900 122" }] };
  await keepFile(
    db,
    {
      site: { id: "s1", name: "North Depot", updated: "1" } as never,
      ...NO_PARTS,
      contacts: [{ link: { id: "l1", order: 1 } as never, contact: contact as never }],
    },
    1,
  );
});

describe("a copy that was complete", () => {
  beforeEach(() => markPulled(db, ["site_accounts"], 5));

  it.each<[string, string, ListView["filter"] | undefined, string[]]>([
    ["nothing that is looked for is every site", "", undefined, ["North Depot", "Mill"]],
    ["a part of the name", "depo", undefined, ["North Depot"]],
    ["the account", "2", undefined, ["Mill"]],
    ["digits of the site's own number", "0191 232", undefined, ["North Depot", "Mill"]],
    ["of these only those of a state", "0191 232", { state: "test" }, ["Mill"]],
    ["somebody of a site that was opened", "hopkins", undefined, ["North Depot"]],
    ["his number", "07700 900122", undefined, ["North Depot"]],
    ["somebody whose site is of another state", "hopkins", { state: "test" }, []],
    ["what is nowhere", "zeppelin", undefined, []],
  ])("%s", async (_, search, filter, want) =>
    expect((await found(search, filter))?.toSorted()).toEqual(want.toSorted()),
  );

  it("shows no number in its rows", async () => {
    const answer = await SITE_LOOK_UP.read(view("0191 232"));
    expect(answer).toMatchObject({ more: false });
    expect(JSON.stringify(answer)).not.toContain("191 232");
  });

  it("gives the best of very many, and says that there are more", async () => {
    const many = Array.from({ length: MATCHES_MOST + 1 }, (_, n) => row(`s${1_000 + n}`, `Row ${n}`));
    await mergeRows({ db }, "site_accounts", many);
    const answer = await SITE_LOOK_UP.read(view("row"));
    expect([answer?.rows.length, answer?.more]).toEqual([MATCHES_MOST, true]);
  });

  it("is asked anew when a row changes, goes, or a site is opened", async () => {
    const seen = new Set([await SITE_LOOK_UP.touched(db)]);
    await mergeRows({ db }, "site_accounts", [{ ...row("s1", "South Depot"), updated: "2027" } as Row]);
    seen.add(await SITE_LOOK_UP.touched(db));
    await db.site_accounts.delete("s2");
    seen.add(await SITE_LOOK_UP.touched(db));
    await db.site_files.update("s1", { readAt: 9 });
    seen.add(await SITE_LOOK_UP.touched(db));
    expect(seen.size).toBe(4);
  });
});

it("is asked anew once the copy is complete, although no row has changed: an answer of nothing stood until the next letter", async () => {
  const before = await SITE_LOOK_UP.touched(db);
  await markPulled(db, ["site_accounts"], 5);
  const after = await SITE_LOOK_UP.touched(db);
  await markPulled(db, ["site_accounts"], 65);
  expect([after === before, (await SITE_LOOK_UP.touched(db)) === after]).toEqual([false, true]);
});

it("is no answer before it was complete, or where nobody is signed in", async () => {
  expect([await SITE_LOOK_UP.read(view("")), await SITE_LOOK_UP.read(view("depot"))]).toEqual([null, null]);
  setDb(undefined);
  expect([await SITE_LOOK_UP.read(view("")), await SITE_LOOK_UP.read(view("depot"))]).toEqual([null, null]);
});

it("keeps of a caller's address what the specification names, and nothing that is no plain value", () => {
  const search = { filterByUser: true, userId: "u1", siteIds: "s1,s2", userMobile: 447700, userName: ["x"], q: "y" };
  expect(readCaller(search)).toEqual({ filterByUser: true, userId: "u1", siteIds: "s1,s2", userMobile: 447700 });
  expect(readCaller({ siteIds: "s".repeat(2_001) })).toEqual({});
});

it.each<[string, Parameters<typeof callerIn>[0], ReturnType<typeof callerIn>]>([
  ["no filter without its word", { siteIds: "s1" }, null],
  ["a word that says no", { filterByUser: false, siteIds: "s1" }, null],
  ["each site once", { filterByUser: "true", siteIds: "s1, s2,,s1" }, { siteIds: ["s1", "s2"], name: "", number: "" }],
  [
    "his address where he has no name",
    { filterByUser: true, userEmail: "g@h.example", userMobile: 447700 },
    { siteIds: [], name: "g@h.example", number: "447700" },
  ],
])("reads of a caller's address %s", (_, search, want) => expect(callerIn(search)).toEqual(want));

it("reads the caller's sites alone, whatever else is in the copy, with no number in them", async () => {
  const mine = callerLookUp(["s2", "s9"]);
  const names = async (search: string) => (await mine.read(view(search)))?.rows.map(({ name }) => name);
  expect([await names(""), await names("mill"), await names("depot")]).toEqual([["Mill"], ["Mill"], []]);
  expect(JSON.stringify(await mine.read(view("")))).not.toContain("191 232");
});
