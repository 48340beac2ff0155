/** How MUI's parts look here: flat, calm, 36 px for a pointer and 44 px for a finger. */
import type { Components, Theme } from "@mui/material/styles";
import { COARSE } from "../density";

/** Inside, where nothing cuts it off: of a tab, of an entry in a list that scrolls. */
const FOCUS = { outline: "2px solid var(--wd-interactive)", outlineOffset: -2 } as const;
const FLAT = { boxShadow: "none", backgroundImage: "none" } as const;
const CONTROL = { minHeight: 36, [COARSE]: { minHeight: 44 } } as const;

/** What lies over the page is gone with the press that closes it: keys behind that are meant for the page. */
const LIES_OVER_MS = { enter: 120, exit: 0 };

export const componentStyles: Components<Theme> = {
  // Its own way to show the focus is the ripple; without it the outline that it takes away stands for that.
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { "&:focus-visible": FOCUS } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...CONTROL, paddingInline: 14, transition: "background-color 100ms" },
      // Of the same colour as the outline.
      contained: { "&:focus-visible": { outlineOffset: 2 } },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { width: 36, height: 36, borderRadius: 4, [COARSE]: { width: 44, height: 44 } } },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: "transparent" } },
  MuiDialog: {
    defaultProps: { transitionDuration: LIES_OVER_MS },
    styleOverrides: { paper: { backgroundColor: "var(--wd-raised)", border: "1px solid var(--wd-line)" } },
  },
  MuiDrawer: {
    defaultProps: { transitionDuration: LIES_OVER_MS },
    styleOverrides: { paper: { ...FLAT, borderColor: "var(--wd-line)" } },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: LIES_OVER_MS },
    styleOverrides: { paper: { backgroundColor: "var(--wd-raised)", border: "1px solid var(--wd-line)" } },
  },
  // Twice, since the part's own rule for wider screens takes the height away.
  MuiMenuItem: { styleOverrides: { root: { "&&": CONTROL } } },
  MuiListItemButton: { styleOverrides: { root: CONTROL } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: "var(--wd-surface)" },
      // A field's edge must be seen (WCAG 1.4.11): the line between surfaces is too faint for it.
      notchedOutline: { borderColor: "var(--wd-quiet)" },
    },
  },
  // Why a field can't be changed is to be read, whatever the field looks like.
  MuiFormHelperText: { styleOverrides: { root: { "&.Mui-disabled": { color: "var(--wd-quiet)" } } } },
  MuiTextField: { defaultProps: { size: "small", fullWidth: true } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: { backgroundColor: "var(--wd-text)", color: "var(--wd-ground)", fontSize: 13, fontWeight: 400 },
    },
  },
  MuiTab: { styleOverrides: { root: { ...CONTROL, paddingBlock: 6, textTransform: "none" } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
  MuiAlert: { styleOverrides: { root: { ...FLAT, border: "1px solid var(--wd-line)" } } },
  MuiLink: { defaultProps: { underline: "hover" } },
};
