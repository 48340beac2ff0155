/** What is left of the menu for a map (specification 6). */
import { expect, it } from "vitest";
import type { AuthorityMap, Section } from "../../../domain/access/authorities";
import { MENUS, visibleMenu, type MenuEntry } from "../../../domain/access/menu";
import { roleSeeds } from "../../../domain/access/presets";

const menu: readonly MenuEntry[] = [
  ...(MENUS.operator ?? []),
  { id: "help", flag: "help" },
  { id: "support", flag: "product_support" },
];

const ids = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [entry.id, ...ids(entry.children ?? [])]);

const all = ["signals", "all_live_signals", "signal_history", "alarms", "pending_signals", "help", "support"];

it.each<[string, AuthorityMap, Section, string[]]>([
  ["an empty map shows the full menu", {}, "operator", all],
  [
    "one right shows its entry and the parent",
    { operator: { signals: { alarms: { read: true } } } },
    "operator",
    ["signals", "alarms"],
  ],
  ["boolean true counts as read", { operator: { signals: { alarms: true } } }, "operator", ["signals", "alarms"]],
  ["a parent without children goes", { operator: { signals: { alarms: { read: false } } } }, "operator", []],
  [
    "another section's right does not show it here",
    { administrator: { signals: { alarms: { read: true } } } },
    "operator",
    [],
  ],
  ["flags show help and product support", { help: true, product_support: true }, "operator", ["help", "support"]],
  ["a flag that is false hides", { help: false }, "operator", []],
])("%s", (_, map, section, want) => expect(ids(visibleMenu(menu, map, section))).toEqual(want));

it("shows an operator all four signal pages", () => {
  const map = roleSeeds().find((role) => role.name === "operator")?.authorities ?? {};
  expect(ids(visibleMenu(MENUS.operator ?? [], map, "operator"))).toEqual(all.slice(0, 5));
});
