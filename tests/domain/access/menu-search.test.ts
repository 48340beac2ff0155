/** Looking for a page in the menu by its name (specification 5). */
import { expect, it } from "vitest";
import { MENUS, type MenuEntry } from "../../../domain/access/menu";
import { searchMenu } from "../../../domain/access/menu-search";

const NAMES: Readonly<Record<string, string>> = {
  signals: "Signals",
  alarms: "Alarms",
  history: "Signal history",
  settings: "Ayarlar",
  site_types: "İstasyon türleri",
  holidays: "IŞIK tatilleri",
  others: "More",
  help: "Help",
};

const menu: readonly MenuEntry[] = [
  {
    id: "signals",
    children: [
      { id: "alarms", path: "signals/alarms" },
      { id: "history", path: "signals/history" },
      { id: "history", path: "signals/history" },
    ],
  },
  {
    id: "settings",
    children: [
      { id: "site_types", path: "settings/site-types" },
      { id: "holidays", path: "settings/holidays" },
    ],
  },
  { id: "others", children: [{ id: "help", href: "/help" }] },
  { id: "help", href: "/help" },
];

const ids = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...ids(children ?? [])]);

const found = (text: string): string[] => ids(searchMenu(menu, text, ({ id }) => NAMES[id] ?? id));

it.each<[string, string, string[]]>([
  ["a part of a name finds it, with its parent", "alarm", ["signals", "alarms"]],
  ["blanks around it and capitals count for nothing", "  ALARM ", ["signals", "alarms"]],
  ["an entry that is there twice is found once", "history", ["signals", "history"]],
  ["a group that is meant itself keeps its pages, each once", "signals", ["signals", "alarms", "history"]],
  ["a name inside and its group's are one group", "signal", ["signals", "alarms", "history"]],
  ["nothing has such a name", "zzz", []],
  ["a Turkish İ is found by i", "istasyon", ["settings", "site_types"]],
  ["and by I", "ISTASYON", ["settings", "site_types"]],
  ["and by itself", "İSTASYON", ["settings", "site_types"]],
  ["and by ı", "ıstasyon", ["settings", "site_types"]],
  ["a Turkish I is found by ı", "ışık", ["settings", "holidays"]],
  ["and by i, and without marks", "isik", ["settings", "holidays"]],
])("%s", (_, text, want) => expect(found(text)).toEqual(want));

it.each(["", "   "])("leaves the menu as it is without a text (%j)", (text) => {
  expect(searchMenu(menu, text, ({ id }) => id)).toBe(menu);
});

it("finds nothing in what is beside the names: signs of a pattern are letters", () => {
  expect(searchMenu(MENUS.administrator, ".*", ({ id }) => id)).toEqual([]);
});
