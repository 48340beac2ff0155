/** Which of the four looks is chosen, and how to choose another. */
import { useColorScheme } from "@mui/material/styles";
import { useEffect } from "react";
import type { ThemeChoice } from "../../lib/preferences";
import { choosePreferences, usePreferences } from "../use-preferences";
import { TOKENS, type Scheme } from "./tokens";

/** The choice and its setter. */
export function useThemeChoice(): { choice: ThemeChoice; choose: (theme: ThemeChoice) => void } {
  const { setMode, setColorScheme } = useColorScheme();
  const { theme: choice } = usePreferences();
  const choose = (theme: ThemeChoice): void => {
    // MUI would keep its two halves one after the other.
    choosePreferences({ theme });
    setColorScheme({ light: "light", dark: theme === "dark-room" ? "dark-room" : "dark" });
    setMode(theme === "dark-room" ? "dark" : theme);
  };
  return { choice, choose };
}

/** What is drawn now: `system` is one of two, and another one as soon as the system changes. */
export function useScheme(): Scheme {
  const { mode, systemMode } = useColorScheme();
  const { theme } = usePreferences();
  if (theme === "dark-room") return theme;
  return (mode === "system" ? systemMode : mode) === "dark" ? "dark" : "light";
}

/** The bar of the browser around the page is of its colour. */
export function useBarColour(): void {
  const scheme = useScheme();
  useEffect(() => {
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", TOKENS[scheme].ground);
  }, [scheme]);
}
