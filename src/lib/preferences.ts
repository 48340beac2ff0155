/** Looks of this workstation, kept in the browser under the specification's defaults (section 3). */

export const THEMES = ["light", "dark", "system", "dark-room"] as const;
export type ThemeChoice = (typeof THEMES)[number];

export interface Preferences {
  readonly theme: ThemeChoice;
  readonly menu: string;
  readonly layout: string;
  readonly rtlClass: "ltr" | "rtl";
  readonly animation: string;
  readonly navbar: string;
  readonly semidark: boolean;
  readonly locale: string;
}

/** Light is the specification's default; a system that is set to dark is followed until somebody chooses. */
export const DEFAULT_PREFERENCES: Preferences = {
  theme: "system",
  menu: "collapsible-vertical",
  layout: "boxed-layout",
  rtlClass: "ltr",
  animation: "animate__fadeIn",
  navbar: "navbar-sticky",
  semidark: true,
  locale: "en",
};

const KEY = "preferences";

/** The preferences; what is missing or broken is the default. */
export function readPreferences(storage: Pick<Storage, "getItem"> = localStorage): Preferences {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    const theme = THEMES.find((name) => name === stored.theme) ?? DEFAULT_PREFERENCES.theme;
    return { ...DEFAULT_PREFERENCES, ...stored, theme };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/** Changes some of them. */
export function writePreferences(
  change: Partial<Preferences>,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  storage.setItem(KEY, JSON.stringify({ ...readPreferences(storage), ...change }));
}
