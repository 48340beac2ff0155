/** MUI's theme made of our tokens, so that it never looks like an unstyled template. */
import { createColorScheme, createTheme, type Theme, type ThemeOptions } from "@mui/material/styles";
import { componentStyles } from "./component-styles";
import { TOKENS, type Scheme } from "./tokens";

// A third scheme beside MUI's two.
declare module "@mui/material/styles" {
  interface ColorSchemeOverrides {
    "dark-room": true;
  }
}

/** Specification section 9. */
const BREAKPOINTS = { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } };
export const FONT = '"Roboto Variable", Roboto, "Noto Sans", system-ui, sans-serif';

function paletteOf(scheme: Scheme): NonNullable<ThemeOptions["palette"]> {
  const t = TOKENS[scheme];
  return {
    mode: scheme === "light" ? "light" : "dark",
    background: { default: t.ground, paper: t.surface },
    text: { primary: t.text, secondary: t.quiet },
    divider: t.line,
    primary: { main: t.interactive, contrastText: t.onInteractive },
    secondary: { main: t.quiet, contrastText: t.ground },
    success: { main: t.good, contrastText: t.ground },
    error: { main: t.p1.fill, contrastText: t.p1.ink },
    warning: { main: t.p2.fill, contrastText: t.p2.ink },
    info: { main: t.interactive, contrastText: t.onInteractive },
  };
}

/** The theme of a direction; `texts` are those of MUI's own parts in the language, English unless given. */
export function createAppTheme(direction: "ltr" | "rtl", texts: object = {}): Theme {
  const options: ThemeOptions = {
    direction,
    cssVariables: { colorSchemeSelector: "class" },
    colorSchemes: {
      light: { palette: paletteOf("light") },
      dark: { palette: paletteOf("dark") },
      // MUI completes only its own two schemes by itself.
      "dark-room": createColorScheme({ palette: paletteOf("dark-room") }),
    },
    breakpoints: BREAKPOINTS,
    spacing: 8,
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      button: { textTransform: "none", fontWeight: 500 },
      body1: { fontSize: "0.875rem" },
      body2: { fontSize: "0.8125rem" },
      h1: { fontSize: "1.25rem", fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: "0.875rem", fontWeight: 600, lineHeight: 1.4 },
    },
    components: componentStyles,
  };
  return createTheme(options, texts);
}
