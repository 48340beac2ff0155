/** Looks by the specification's letter: the preferences and their defaults, sizes of the theme. */
import { expect, it } from "vitest";
import { CHOICES, type ChoiceName, readPreferences, writePreferences, writeSidebar } from "../../src/lib/preferences";
import { ANIMATION_MS, framesOf } from "../../src/features/shell/use-page-animation";
import { createAppTheme } from "../../src/ui/theme/mui-theme";

const storage = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
});

/** Word for word. */
const DEFAULTS = {
  locale: "en",
  theme: "light",
  menu: "collapsible-vertical",
  layout: "boxed-layout",
  rtlClass: "ltr",
  animation: "animate__fadeIn",
  navbar: "navbar-sticky",
  semidark: true,
  sidebar: true,
};

it("S3-21 S2-38 the defaults", () => expect(readPreferences(storage())).toEqual(DEFAULTS));

it("S3-21 what can be chosen of each", () => {
  expect(CHOICES).toEqual({
    theme: ["light", "dark", "system", "dark-room"],
    menu: ["collapsible-vertical", "vertical", "horizontal"],
    layout: ["boxed-layout", "full"],
    navbar: ["navbar-sticky", "navbar-floating", "navbar-static"],
    animation: ["none", "animate__fadeIn", "animate__fadeInUp", "animate__slideInRight"],
  });
});

it.each(["", "{", "null", "7", "[]", '"light"'])(
  "S3-21 a damaged storage (%s) reads as the defaults",
  (preferences) => {
    expect(readPreferences(storage({ preferences }))).toEqual(DEFAULTS);
  },
);

it.each(Object.keys(CHOICES) as ChoiceName[])("S3-21 a damaged %s falls back alone", (name) => {
  const other: ChoiceName = name === "menu" ? "layout" : "menu";
  const last = CHOICES[other].at(-1);
  for (const wrong of ["pink", 7, null, {}]) {
    const preferences = JSON.stringify({ [name]: wrong, [other]: last });
    expect(readPreferences(storage({ preferences }))).toEqual({ ...DEFAULTS, [other]: last });
  }
});

it("S3-21 what is chosen is kept, and all else as it was", () => {
  const at = storage();
  writePreferences({ theme: "dark-room" }, at);
  writePreferences({ semidark: false }, at);
  writeSidebar(false, at);
  at.kept["language"] = "sa";
  const want = { theme: "dark-room", semidark: false, sidebar: false, locale: "sa", rtlClass: "rtl" };
  expect(readPreferences(at)).toEqual({ ...DEFAULTS, ...want });
});

it.each([
  ["false", false],
  ["true", true],
  ["odd", true],
])("S2-38 the menu stored as %s is open: %s", (sidebar, want) => {
  expect(readPreferences(storage({ sidebar })).sidebar).toBe(want);
});

it("S3-21 a page comes within 150 ms, from the end side of its direction", () => {
  expect(ANIMATION_MS).toBeLessThanOrEqual(150);
  expect(framesOf("none", false)).toBeNull();
  expect(framesOf("animate__slideInRight", false)?.[0]).toMatchObject({ transform: "translateX(32px)" });
  expect(framesOf("animate__slideInRight", true)?.[0]).toMatchObject({ transform: "translateX(-32px)" });
});

it("S9-28 S9-29 breakpoints, radius and spacing of the theme", () => {
  for (const direction of ["ltr", "rtl"] as const) {
    const { breakpoints, shape, spacing } = createAppTheme(direction);
    expect(breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(shape.borderRadius).toBe(4);
    expect(spacing(1)).toMatch(/8px/);
  }
});
