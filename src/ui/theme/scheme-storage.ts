/** Lets MUI keep its mode in our preferences: one choice of four instead of a mode and two schemes. */
import type { StorageManager } from "@mui/material/styles";
import { readPreferences } from "../../lib/preferences";

export const MODE_KEY = "mode";
export const SCHEME_KEY = "scheme";

/** MUI asks for the mode and, by mode, for a scheme. */
export const schemeStorage: StorageManager = ({ key }) => ({
  get: () => {
    const { theme } = readPreferences();
    if (key === MODE_KEY) return theme === "dark-room" ? "dark" : theme;
    if (key === `${SCHEME_KEY}-light`) return "light";
    return theme === "dark-room" ? "dark-room" : "dark";
  },
  // `useThemeChoice` writes the choice itself: MUI would write its two halves one after the other.
  set: () => undefined,
  subscribe: () => () => undefined,
});
