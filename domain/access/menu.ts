/** The menu as data, and what is left of it for a map (specification 6). */
import { ALL_COLLECTIONS } from "../collections/all";
import type { AuthorityMap, AuthorityNode, Section } from "./authorities";

/** An entry. `path` leads below `/<section>`; `right` names the feature whose `read` shows it, `or` further ones that do. */
export interface MenuEntry {
  readonly id: string;
  readonly path?: string;
  readonly right?: string;
  readonly or?: readonly string[];
  /** A page of records: it is called as they are. */
  readonly collection?: string;
  readonly flag?: "help" | "product_support";
  readonly children?: readonly MenuEntry[];
}

const signals: MenuEntry = {
  id: "signals",
  children: ["all_live_signals", "signal_history", "alarms", "pending_signals"].map((id) => ({
    id,
    path: `signals/${id}`,
    right: `signals.${id}`,
  })),
};

const accounts: MenuEntry = {
  id: "accounts",
  children: [{ id: "site_accounts", path: "accounts/site_accounts", right: "accounts.site_accounts" }],
};

/** Specification 2, settings: their order. What it does not name comes after these. */
const SETTINGS_ORDER: readonly string[] = [
  "authorities",
  "operators",
  "program-settings",
  "notifications",
  "scene_settings",
  "alarm-types",
  "account-settings",
  "signal-types",
  "protocols",
  "panels",
  "important-contacts",
  "site-types",
  "customer-types",
  "agreement-types",
  "default-holidays",
  "report-shortcuts",
  "note-categories",
  "active-inactive-categories",
  "legal_contracts",
  "widget-settings",
  "api-integrations",
].map((name) => `settings/${name}`);

function placeOf({ path = "" }: MenuEntry): number {
  const at = SETTINGS_ORDER.indexOf(path);
  return at < 0 ? SETTINGS_ORDER.length : at;
}

/** Pages of records, said by their collections; who may read a tab alone finds it by the page it is on. */
const settings: MenuEntry = {
  id: "settings",
  children: ALL_COLLECTIONS.flatMap(({ name, page }): MenuEntry[] => {
    if (!page?.path.startsWith("settings/") || page.tabOf !== undefined) return [];
    const tabs = ALL_COLLECTIONS.flatMap((tab) => (tab.page?.tabOf === name ? [tab.page.feature] : []));
    return [{ id: name, path: page.path, right: page.feature, or: tabs, collection: name }];
  }).toSorted((a, b) => placeOf(a) - placeOf(b)),
};

/** Whole menus by section; a section without one has no pages yet. */
export const MENUS: Partial<Readonly<Record<Section, readonly MenuEntry[]>>> = {
  administrator: [signals, accounts, settings],
  operator: [signals, accounts, settings],
};

const below = (node: AuthorityNode | undefined, key: string): AuthorityNode | undefined =>
  typeof node === "object" && Object.hasOwn(node, key) ? node[key] : undefined;

const reads = (feature: string, roots: readonly (AuthorityNode | undefined)[]): boolean =>
  roots.some((root) => {
    const node = feature.split(".").reduce<AuthorityNode | undefined>(below, root);
    return node === true || below(node, "read") === true;
  });

/** An entry shows only if its permission has read true; boolean true also counts. */
function shows(entry: MenuEntry, map: AuthorityMap, section: Section): boolean {
  if (entry.flag) return map[entry.flag] === true;
  if (entry.right === undefined) return true;
  return [entry.right, ...(entry.or ?? [])].some((feature) => reads(feature, [map[section], map]));
}

/** What a person sees. A parent shows only if a child survives; an empty map shows all, the store refuses what is behind. */
export function visibleMenu(menu: readonly MenuEntry[], map: AuthorityMap, section: Section): readonly MenuEntry[] {
  if (Object.keys(map).length === 0) return menu;
  return menu.flatMap((entry) => {
    if (!entry.children) return shows(entry, map, section) ? [entry] : [];
    const children = visibleMenu(entry.children, map, section);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
