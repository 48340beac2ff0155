/** Looks of this workstation, kept in the browser under the specification's defaults (section 3). */
import { DEFAULT_LANGUAGE, directionOf, LANGUAGE_CODES, storedLanguage } from "./languages";

/** What may be chosen, the specification's words first in their order. */
export const CHOICES = {
  theme: ["light", "dark", "system", "dark-room"],
  menu: ["collapsible-vertical", "vertical", "horizontal"],
  layout: ["boxed-layout", "full"],
  navbar: ["navbar-sticky", "navbar-floating", "navbar-static"],
  animation: ["none", "animate__fadeIn", "animate__fadeInUp", "animate__slideInRight"],
} as const;

type Choices = typeof CHOICES;
export type ChoiceName = keyof Choices;
export type ThemeChoice = Choices["theme"][number];

/** What was chosen of each. */
type Chosen = { readonly [Name in ChoiceName]: Choices[Name][number] };

export interface Preferences extends Chosen {
  readonly semidark: boolean;
  /** Of the language, which is kept under a name of its own. */
  readonly locale: string;
  readonly rtlClass: "ltr" | "rtl";
  /** Whether the menu is open, likewise. */
  readonly sidebar: boolean;
}

/** What is kept under the preferences' own name. */
export type Kept = Pick<Preferences, ChoiceName | "semidark">;

const DEFAULT_KEPT: Kept = {
  theme: "light",
  menu: "collapsible-vertical",
  layout: "boxed-layout",
  navbar: "navbar-sticky",
  animation: "animate__fadeIn",
  semidark: true,
};

export const DEFAULT_PREFERENCES: Preferences = {
  ...DEFAULT_KEPT,
  locale: DEFAULT_LANGUAGE,
  rtlClass: "ltr",
  sidebar: true,
};

const KEY = "preferences";
const SIDEBAR_KEY = "sidebar";
type Reads = Pick<Storage, "getItem">;
type Writes = Pick<Storage, "getItem" | "setItem">;

function readObject(storage: Reads): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What is missing or broken is the default, key by key. */
function readKept(storage: Reads): Kept {
  const stored = readObject(storage);
  const names = Object.keys(CHOICES) as ChoiceName[];
  const chosen = names.map((name) => {
    const choices: readonly unknown[] = CHOICES[name];
    return [name, choices.includes(stored[name]) ? stored[name] : DEFAULT_KEPT[name]];
  });
  const { semidark } = stored;
  return {
    ...(Object.fromEntries(chosen) as Chosen),
    semidark: typeof semidark === "boolean" ? semidark : DEFAULT_KEPT.semidark,
  };
}

function localeIn(storage: Reads): string {
  const stored = storedLanguage(storage);
  return LANGUAGE_CODES.find((code) => code === stored) ?? DEFAULT_LANGUAGE;
}

/** The preferences as they are kept now. */
export function readPreferences(storage: Reads = localStorage): Preferences {
  const locale = localeIn(storage);
  const sidebar = storage.getItem(SIDEBAR_KEY) !== "false";
  return { ...readKept(storage), locale, rtlClass: directionOf(locale), sidebar };
}

/** Changes some of them. */
export function writePreferences(change: Partial<Kept>, storage: Writes = localStorage): void {
  storage.setItem(KEY, JSON.stringify({ ...readKept(storage), ...change }));
}

/** Keeps whether the menu is open. */
export const writeSidebar = (open: boolean, storage: Writes = localStorage): void =>
  storage.setItem(SIDEBAR_KEY, String(open));
