/** Which of the four looks is chosen, and how to choose another. */
import { useColorScheme } from "@mui/material/styles";
import { useState } from "react";
import { readPreferences, type ThemeChoice } from "../../lib/preferences";
import { keepThemeChoice } from "./scheme-storage";

/** The choice and its setter. */
export function useThemeChoice(): { choice: ThemeChoice; choose: (theme: ThemeChoice) => void } {
  const { setMode, setColorScheme } = useColorScheme();
  const [choice, setChoice] = useState<ThemeChoice>(() => readPreferences().theme);
  const choose = (theme: ThemeChoice): void => {
    keepThemeChoice(theme);
    setChoice(theme);
    setColorScheme({ light: "light", dark: theme === "dark-room" ? "dark-room" : "dark" });
    setMode(theme === "dark-room" ? "dark" : theme);
  };
  return { choice, choose };
}
