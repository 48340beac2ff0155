/** What is left of the menu for a map (specification 6). */
import { expect, it } from "vitest";
import type { AuthorityMap, Section } from "../../../domain/access/authorities";
import { MENUS, visibleMenu, type MenuEntry } from "../../../domain/access/menu";
import { roleSeeds } from "../../../domain/access/presets";

const menu: readonly MenuEntry[] = [
  ...MENUS.operator,
  { id: "help", flag: "help" },
  { id: "support", flag: "product_support" },
];

const ids = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [entry.id, ...ids(entry.children ?? [])]);

const signals = ["signals", "all_live_signals", "signal_history", "alarms", "pending_signals"];
const accounts = ["accounts", "site_accounts"];
/** Specification 2, in its order; what has no page yet is left out. */
const settings = [
  "settings",
  "alarm_types",
  "signal_types",
  "panels",
  "important_contacts",
  "site_types",
  "customer_types",
  "default_holidays",
  "report_shortcuts",
  "note_categories",
];
const all = ["shift_management", ...signals, ...accounts, ...settings, "help", "support"];

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
  [
    "who may read a tab alone finds the page it is on",
    { operator: { settings: { resolution_codes: { read: true } } } },
    "operator",
    ["settings", "alarm_types"],
  ],
])("%s", (_, map, section, want) => expect(ids(visibleMenu(menu, map, section))).toEqual(want));

const shownTo = (role: string, section: "administrator" | "operator"): string[] => {
  const map = roleSeeds().find(({ name }) => name === role)?.authorities ?? {};
  return ids(visibleMenu(MENUS[section], map, section));
};

it("shows an operator his shifts, all four signal pages, the sites, and of the settings whom to call", () => {
  expect(shownTo("operator", "operator")).toEqual([
    "shift_management",
    ...signals,
    ...accounts,
    "settings",
    "important_contacts",
  ]);
});

it("shows an administrator all there is", () => {
  expect(shownTo("administrator", "administrator")).toEqual([...signals, ...accounts, ...settings]);
});

it.each([
  ["site_accounts", "accounts/site_accounts"],
  ["alarm_types", "settings/alarm-types"],
  ["signal_types", "settings/signal-types"],
  ["panels", "settings/panels"],
  ["important_contacts", "settings/important-contacts"],
  ["site_types", "settings/site-types"],
  ["customer_types", "settings/customer-types"],
  ["default_holidays", "settings/default-holidays"],
  ["report_shortcuts", "settings/report-shortcuts"],
  ["note_categories", "settings/note-categories"],
])("leads to %s by the specification's address", (id, path) => {
  for (const section of ["administrator", "operator"] as const) {
    const pages = MENUS[section].flatMap(({ children = [] }) => children);
    expect(pages.find((page) => page.id === id)?.path).toBe(path);
  }
});
