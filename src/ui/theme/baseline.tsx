/** What every page begins with, before any part of it has looks of its own. */
import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";
import { tokenRules } from "./css-variables";

/** Elements that hold words; a code, a telephone number or a clock says its own direction and is left alone. */
const WORDS = "p,li,dt,dd,h1,h2,h3,h4,div,span,b,strong,label,legend,button,a,option,small,summary,td,th";

/**
 * MUI's own has every element inherit `box-sizing`, and gives each its two pseudo-elements: whatever changes on one is then
 * worked out for its children again, three times each. In a long list that was half of all the time of a screen (docs/figures.md).
 */
const rulesOf = (theme: Theme) => ({
  html: { WebkitFontSmoothing: "antialiased", MozOsxFontSmoothing: "grayscale", WebkitTextSizeAdjust: "100%" },
  "*": { boxSizing: "border-box" },
  "strong, b": { fontWeight: theme.typography.fontWeightBold },
  // Left is mirrored by the theme; `start` would follow each text's own direction, line by line.
  body: {
    ...theme.typography.body1,
    margin: 0,
    fontVariantNumeric: "tabular-nums",
    fontSize: 14,
    overflowWrap: "anywhere",
    textAlign: "left",
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: (theme.vars ?? theme).palette.background.default,
    "@media print": { backgroundColor: (theme.vars ?? theme).palette.common.white },
  },
  ...tokenRules,
  // A sentence keeps its full stop at its own end, on a page that runs the other way as well (H-IN-01).
  [`[dir="rtl"] :where(${WORDS}):not([dir])`]: { unicodeBidi: "plaintext" },
  "html, body, #root": { height: "100%" },
  ":focus-visible": { outline: "2px solid var(--wd-interactive)", outlineOffset: 2 },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animationDuration: "0.01ms !important", transitionDuration: "0.01ms !important" },
  },
});

/** The rules, once on a page. */
export const Baseline = () => <GlobalStyles styles={rulesOf as never} />;
