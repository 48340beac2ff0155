/** The menu by the specification's letter: what shows it, what is added to it, how it is searched. */
import { expect, it } from "vitest";
import type { AuthorityMap } from "../../domain/access/authorities";
import { hrefOf, visibleMenu, withHelp, type MenuEntry } from "../../domain/access/menu";
import { searchMenu } from "../../domain/access/menu-search";
import { MENUS as whole } from "../../domain/access/menu.table";

const ids = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...ids(children ?? [])]);

const administrator = (map: AuthorityMap): string[] => ids(visibleMenu(whole.administrator, map, "administrator"));

it.each<[string, AuthorityMap, string[]]>([
  [
    "read true shows it, with its parent",
    { administrator: { signals: { alarms: { read: true } } } },
    ["signals", "alarms"],
  ],
  ["boolean true counts too", { administrator: { signals: { alarms: true } } }, ["signals", "alarms"]],
  [
    "read false hides it, and the parent without children",
    { administrator: { signals: { alarms: { read: false } } } },
    [],
  ],
])("S6-02 %s", (_, map, want) => {
  expect(administrator(map).filter((id) => ["signals", "alarms", "pending_signals"].includes(id))).toEqual(want);
});

it.each<[string, AuthorityMap, string[]]>([
  ["neither without a flag", { webuser: false }, []],
  ["product support with its flag", { product_support: true }, ["product_support"]],
  ["help with its flag", { help: true }, ["help"]],
  ["both with both", { help: true, product_support: true }, ["product_support", "help"]],
  ["neither with flags that are false", { help: false, product_support: false }, []],
  ["both with an empty map, which shows the full menu", {}, ["product_support", "help"]],
])("S6-03 help and product support: %s", (_, map, want) => {
  const menu: readonly MenuEntry[] = [
    { id: "product_support", href: "/support", flag: "product_support" },
    { id: "help", href: "/help", flag: "help" },
  ];
  expect(ids(visibleMenu(menu, map, "administrator"))).toEqual(want);
});

it("S6-03 an empty map shows the full menu", () => {
  expect(administrator({})).toEqual(ids(whole.administrator));
  expect(administrator({}).length).toBeGreaterThan(40);
});

it("S6-03 help leads to the installation's own place where it has one", () => {
  const shown = (map: AuthorityMap, url: string) => withHelp([], map, url).flatMap(({ children = [] }) => children);
  expect(shown({ help: true }, "")).toEqual([]);
  expect(shown({ help: false }, "https://help.example")).toEqual([]);
  const [help] = shown({ help: true }, "https://help.example/desk");
  expect(help && hrefOf(help, "operator")).toBe("https://help.example/desk");
});

const people = { user: { users: { read: true } } };
it.each<[string, AuthorityMap, boolean]>([
  ["reads site accounts", { administrator: { ...people, accounts: { site_accounts: { read: true } } } }, true],
  ["reads customer accounts", { administrator: { ...people, accounts: { customer_accounts: { read: true } } } }, true],
  ["reads them by the name at the root", { administrator: people, customer_accounts: { read: true } }, true],
  ["reads neither", { administrator: people }, false],
  ["is a webuser", { webuser: true, administrator: { ...people, accounts: { site_accounts: { read: true } } } }, false],
  ["may not read people at all", { administrator: { accounts: { site_accounts: { read: true } } } }, false],
])("S6-04 the user entry of who %s", (_, map, want) => {
  expect(administrator(map).includes("users")).toBe(want);
});

it("S5-04 S2-39 the search trims, lowercases, keeps parents, and shows nothing twice", () => {
  const found = ids(searchMenu(whole.administrator, "  SiTe ", ({ id }) => id.replaceAll("_", " ")));
  expect(found).toEqual(["accounts", "site_accounts", "settings", "site_types", "reporting", "site_statistics"]);
  expect(new Set(found).size).toBe(found.length);
});
