/** What is left of the menu for a map (specification 6). */
import { expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../../domain/collections/all";
import { KEPT_COLLECTIONS } from "../../../domain/collections/kept";
import type { AuthorityMap, Section } from "../../../domain/access/authorities";
import { MENUS, visibleMenu, type MenuEntry } from "../../../domain/access/menu";
import { roleSeeds } from "../../../domain/access/presets";

const menu: readonly MenuEntry[] = MENUS.operator.filter(({ id }) => id !== "home");

const ids = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [entry.id, ...ids(entry.children ?? [])]);

const signals = ["signals", "all_live_signals", "signal_history", "alarms", "pending_signals"];
const accounts = ["accounts", "site_accounts", "customer_accounts", "installers_accounts"];
/** Specification 2, in its order. */
const settings = [
  "authorities",
  "operators",
  "program_settings",
  "notifications",
  "scene_settings",
  "alarm_types",
  "account_settings",
  "signal_types",
  "protocols",
  "panels",
  "important_contacts",
  "site_types",
  "customer_types",
  "agreement_types",
  "default_holidays",
  "report_shortcuts",
  "note_categories",
  "active_inactive_categories",
  "legal_contracts",
  "widget_settings",
  "api_integrations",
];
const communicator = [
  "communicator",
  "commtwo",
  "commtwo_settings",
  "receiver_line_card_settings",
  "maintenance_backup",
];
const reporting = [
  "reporting",
  "operator_work_report",
  "site_statistics",
  "customer_statistics",
  "watchdesk_performance_report",
  "report_settings",
];
const work = ["technical", "users", "sales", "logistics", "support"];
const others = [
  "others",
  "product_support",
  "watchdesk_support",
  "help",
  "accounting",
  "support_for_customer",
  "agent_analytics",
];
const ofOperator = [
  "shift_management",
  ...signals,
  ...accounts,
  "settings",
  ...settings.filter((id) => id !== "operators"),
  "support",
  ...others,
];
it.each<[string, AuthorityMap, Section, string[]]>([
  ["an empty map shows the full menu", {}, "operator", ofOperator],
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
  [
    "flags show help and product support",
    { help: true, product_support: true },
    "operator",
    ["others", "product_support", "watchdesk_support", "help"],
  ],
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

it("shows an operator his shifts, the signals, accounts, of the settings whom to call, and his tickets", () => {
  expect(shownTo("operator", "operator")).toEqual([
    "home",
    "shift_management",
    ...signals,
    ...accounts,
    "settings",
    "important_contacts",
    "support",
    "others",
    "help",
  ]);
});

it("shows an administrator all there is", () => {
  expect(shownTo("administrator", "administrator")).toEqual([
    "home",
    ...signals,
    ...accounts,
    "settings",
    ...settings,
    ...communicator,
    ...reporting,
    ...work,
    ...others,
  ]);
});

it.each([
  ["authorities", "settings/authorities"],
  ["program_settings", "settings/program-settings"],
  ["site_accounts", "accounts/site_accounts"],
  ["alarm_types", "settings/alarm-types"],
  ["signal_types", "settings/signal-types"],
  ["notifications", "settings/notifications"],
  ["scene_settings", "settings/scene_settings"],
  ["account_settings", "settings/account-settings"],
  ["protocols", "settings/protocols"],
  ["agreement_types", "settings/agreement-types"],
  ["active_inactive_categories", "settings/active-inactive-categories"],
  ["legal_contracts", "settings/legal_contracts"],
  ["widget_settings", "settings/widget-settings"],
  ["api_integrations", "settings/api-integrations"],
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

it("shows a home to whoever has its section, and to nobody else", () => {
  const map: AuthorityMap = { operator: { signals: { alarms: { read: true } } } };
  expect(ids(visibleMenu(MENUS.operator, map, "operator"))).toContain("home");
  expect(ids(visibleMenu(MENUS.sales, map, "sales"))).toEqual([]);
});

/** Lists that stand on a page for who may read it; alone they bring nobody there. */
const BROUGHT_ALONG: readonly string[] = ["unknown_signals", "stock_levels", "stock_moves", "stock_items", "tools"];

it("shows a page to who may read one of its lists, each of which is a page of records", () => {
  const withLists = Object.values(MENUS)
    .flat()
    .flatMap((entry) => entry.children ?? [entry])
    .filter(({ collection, right }) => collection !== undefined && right !== undefined);
  for (const { id, collection = "", tabs = [], right = "", or = [] } of withLists)
    for (const name of [collection, ...tabs]) {
      const page = ALL_COLLECTIONS.find((one) => one.name === name)?.page;
      expect(page, `${id}: ${name}`).toBeDefined();
      if (!BROUGHT_ALONG.includes(name)) expect([right, ...or], `${id}: ${name}`).toContain(page?.feature);
    }
});

it("keeps in the browser what the collections say, in their order", () => {
  const kept = ALL_COLLECTIONS.filter(({ offline }) => offline === "mirror" || offline === "slim");
  expect(KEPT_COLLECTIONS.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
});
