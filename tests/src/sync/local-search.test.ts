/** What is looked up in the copy is found in every spelling, also among a hundred thousand, and what is gone is not. */
import "fake-indexeddb/auto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasDigits, isNumberLike } from "../../../domain/alarms/phone-digits";
import { markPulled } from "../../../src/sync/copy-age";
import { createDb, setDb, type Db } from "../../../src/sync/db";
import { everySite, foundMark, foundSites, searchLocal } from "../../../src/sync/local-search";
import { mergeRows } from "../../../src/sync/merge";
import { SearchColumn, type Searched } from "../../../src/sync/search-columns";
import type { Row } from "../../../src/sync/rows";
import { keepFile, NO_PARTS } from "../../support/site-parts";

const CITIES = ["Leeds", "İzmir", "Kraków", "Ålesund", "Newcastle"];

const site = (n: number): Searched => ({
  id: `s${n}`,
  code: String(10_000 + n),
  texts: [`Depot ${n} of the North`, CITIES[n % CITIES.length] as string],
  numbers: [`+44 191 ${String(1_000_000 + n)}`],
});

describe("among a hundred thousand sites", () => {
  const sites = new SearchColumn<Searched>();
  beforeAll(() => {
    sites.put(Array.from({ length: 100_000 }, (_, n) => site(n)));
    sites.put([
      { id: "t1", code: "34", texts: ["İSTANBUL DEPO", "İstanbul"], numbers: [] },
      { id: "t2", code: "35", texts: ["Işıklar Şubesi", "Bursa"], numbers: [] },
    ]);
  });

  it.each<[string, string, string]>([
    ["small letters for a dotted capital (H-IN-04)", "istanbul", "t1"],
    ["the dotted capital itself", "İstanbul", "t1"],
    ["plain capitals", "ISTANBUL", "t1"],
    ["a dotless letter for its capital", "ışık", "t2"],
    ["dotless capitals", "IŞIK", "t2"],
    ["a plain letter for one with a mark", "sube", "t2"],
    ["capitals with a mark", "ŞUBE", "t2"],
    ["an account number, before all that contain it", "34", "t1"],
    ["an account number among many", "83456", "s73456"],
    ["words in any order, some of the name and some of the city", "newcastle 109999", "s99999"],
    ["a number in another form", "0191 1 054321", "s54321"],
    ["a number as from abroad", "0044 191 1054321", "s54321"],
  ])("finds by %s", (_, query, id) => expect(sites.find(query, 5)[0]?.id).toBe(id));

  it.each<[string, string]>([
    ["nothing", "  "],
    ["a word that is nowhere", "zeppelin"],
    ["words of which one is nowhere", "depot zeppelin"],
    ["letters that run over from one text into the next", "northleeds"],
  ])("finds nothing for %s", (_, query) => expect(sites.find(query, 5)).toEqual([]));

  it("gives no more than was asked for, the best first", () => {
    const found = sites.find("depot 1", 3);
    expect(found.map(({ id }) => id)).toEqual(["s1", "s10", "s100"]);
  });
});

describe("numbers", () => {
  it.each<[string, string, string, boolean]>([
    ["spaces and brackets count for nothing", "+44 (0)7700 900-122", "+447700900122", true],
    ["a zero at home stands for the country", "+447700900122", "07700 900122", true],
    ["two zeros are a plus", "+447700900122", "0044 7700", true],
    ["the end of it", "+447700900122", "900122", true],
    ["another number", "+447700900122", "07700 900123", false],
    ["two digits say nothing", "+447700900122", "12", false],
  ])("%s", (_, number, typed, found) => expect(hasDigits(number, typed)).toBe(found));

  it.each<[string, boolean]>([
    ["+44 (0)20", true],
    ["0191-23", true],
    ["12", false],
    ["North 4711", false],
  ])("%s is like a number: %s", (typed, like) => expect(isNumberLike(typed)).toBe(like));
});

describe("in the copy", () => {
  let db: Db;
  let round = 0;
  const row = (id: string, name: string, updated: string, phone = ""): Row =>
    ({ id, code: id.slice(1), prefix: "", name, city: "Leeds", phone, updated }) as Row;
  const names = async (query: string): Promise<string[]> =>
    (await searchLocal(query)).sites.map(({ site }) => site.name);
  const people = async (query: string) =>
    (await searchLocal(query)).people.map(({ name, siteName }) => [name, siteName]);
  const file = (id: string, name: string, persons: readonly string[]) => ({
    site: { id, name, updated: "1" } as never,
    ...NO_PARTS,
    contacts: persons.map((person, at) => ({
      link: { id: `${id}l${person}`, order: at } as never,
      contact: { id: `c${person}`, name: person, phones: [{ number: "+44 7700 900 122" }] } as never,
    })),
  });

  beforeEach(async () => {
    db = createDb(`search:${++round}`);
    await db.open();
    setDb(db);
    await mergeRows({ db }, "site_accounts", [
      row("s1", "North Depot", "2026-01", "+44 191 232"),
      row("s2", "Mill", "2026-02"),
    ]);
  });

  it("finds sites by name, account and number, and says so of nobody who is not signed in", async () => {
    expect([await names("depot"), await names("2"), await names("0191 232")]).toEqual([
      ["North Depot"],
      ["Mill"],
      ["North Depot"],
    ]);
    setDb(undefined);
    expect(await names("depot")).toEqual([]);
  });

  it("gives every site without words, those of people by their ids, and of a search only those that are wanted", async () => {
    await keepFile(db, file("s1", "North Depot", ["Grace"]), 1);
    expect((await everySite()).sites.map(({ id }) => id).toSorted()).toEqual(["s1", "s2"]);
    const { people: found } = await searchLocal("grace");
    expect(foundSites([...found.map(({ site }) => site), "s9"]).map(({ site }) => site.name)).toEqual(["North Depot"]);
    const { sites } = await searchLocal("leeds", { limit: 1, isWanted: ({ code }) => code === "2" });
    expect(sites.map(({ id }) => id)).toEqual(["s2"]);
    setDb(undefined);
    expect([(await everySite()).sites, foundSites(["s1"])]).toEqual([[], []]);
  });

  it("follows what changes, comes and goes, also many rows of one moment", async () => {
    expect(await names("mill")).toEqual(["Mill"]);
    const many = Array.from({ length: 4_500 }, (_, n) => row(`x${n}`, `Row ${n}`, "2026-03"));
    await mergeRows({ db }, "site_accounts", [row("s2", "Old Forge", "2026-03"), ...many]);
    await db.site_accounts.delete("s1");
    expect([await names("mill"), await names("forge"), await names("north")]).toEqual([[], ["Old Forge"], []]);
    expect([await names("Row 4499"), (await names("Row 0"))[0]]).toEqual([["Row 4499"], "Row 0"]);
  });

  describe("rows that come behind later ones", () => {
    beforeEach(() => markPulled(db, ["site_accounts"], 1));

    it("are found: a site of an open alarm is read before those that changed earlier", async () => {
      await mergeRows({ db }, "site_accounts", [row("s9", "Later", "2026-09")]);
      expect(await names("leeds")).toHaveLength(3);
      await mergeRows({ db }, "site_accounts", [row("s3", "Quarry", "2026-03"), row("s2", "Old Forge", "2026-04")]);
      expect([await names("quarry"), await names("forge"), await names("mill")]).toEqual([
        ["Quarry"],
        ["Old Forge"],
        [],
      ]);
    });

    it("are found where hundreds are written at once, and by their numbers", async () => {
      await mergeRows({ db }, "site_accounts", [row("s9", "Later", "2026-09")]);
      expect(await names("0191 232")).toEqual(["North Depot"]);
      const many = Array.from({ length: 300 }, (_, n) => row(`x${n}`, `Row ${n}`, "2026-03", `+44 191 ${7_000 + n}`));
      await mergeRows({ db }, "site_accounts", [...many, row("s2", "Old Forge", "2026-04", "+44 191 999")]);
      expect([await names("0191 7299"), await names("0191 999"), await names("mill")]).toEqual([
        ["Row 299"],
        ["Old Forge"],
        [],
      ]);
    });

    it("are found once the copy is whole, though it was searched while it was being filled", async () => {
      await markPulled(db, ["site_accounts"], 0);
      const page = (from: number, updated: string): Row[] =>
        Array.from({ length: 100 }, (_, n) => row(`x${from + n}`, `Row ${from + n}`, updated));
      for (const from of [0, 100, 200, 300]) {
        await mergeRows({ db }, "site_accounts", page(from, "2026-03"));
        expect(await names(`Row ${from + 99}`)).toEqual([`Row ${from + 99}`]);
      }
      await mergeRows({ db }, "site_accounts", [...page(0, "2026-04"), row("x7", "Old Forge", "2026-05")]);
      await markPulled(db, ["site_accounts"], 1);
      expect(await names("forge")).toEqual(["Old Forge"]);
    });

    it("are told of, so that what was looked up is looked up again", async () => {
      await mergeRows({ db }, "site_accounts", [row("s9", "Later", "2026-09")]);
      const before = await foundMark(db);
      expect(await foundMark(db)).toBe(before);
      await mergeRows({ db }, "site_accounts", [row("s2", "Old Forge", "2026-04")]);
      expect(await foundMark(db)).not.toBe(before);
    });

    it("are found of people too: the file that was asked for first comes last", async () => {
      await keepFile(db, file("s2", "Mill", ["Grace"]), 20);
      expect(await people("grace")).toEqual([["Grace", "Mill"]]);
      await keepFile(db, file("s1", "North Depot", ["Zeynep Işık"]), 10);
      expect(await people("isik")).toEqual([["Zeynep Işık", "North Depot"]]);
    });
  });

  it("finds people of sites that were opened, by name and number, as they are now", async () => {
    await keepFile(db, file("s1", "North Depot", ["Zeynep Işık", "Grace"]), 1);
    expect(await people("isik")).toEqual([["Zeynep Işık", "North Depot"]]);
    expect(await people("07700 900122")).toHaveLength(2);
    await keepFile(db, file("s1", "North Depot", ["Grace"]), 2);
    expect(await people("isik")).toEqual([]);
    await db.site_files.delete("s1");
    expect(await people("grace")).toEqual([]);
  });
});
