/** The look before the first paint is the one that the app itself will choose: nothing flashes. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { readPreferences } from "../../../src/lib/preferences";

const BOOT = readFileSync("public/boot.js", "utf8");

interface Workstation {
  readonly kept: string | null;
  readonly systemIsDark: boolean;
}

function boot({ kept, systemIsDark }: Workstation): string {
  const root = { className: "light", lang: "en", dir: "ltr" };
  const localStorage = { getItem: (key: string) => (key === "preferences" ? kept : null) };
  const matchMedia = () => ({ matches: systemIsDark });
  runInNewContext(BOOT, { document: { documentElement: root }, localStorage, matchMedia });
  return root.className;
}

it.each<[string, Workstation, string]>([
  ["nothing is stored and the system is dark", { kept: null, systemIsDark: true }, "dark"],
  ["nothing is stored and the system is light", { kept: null, systemIsDark: false }, "light"],
  ["other things are stored, but no look", { kept: '{"menu":"vertical"}', systemIsDark: true }, "dark"],
  ["light was chosen on a dark system", { kept: '{"theme":"light"}', systemIsDark: true }, "light"],
  ["the dark room was chosen", { kept: '{"theme":"dark-room"}', systemIsDark: false }, "dark-room"],
  ["the system was chosen", { kept: '{"theme":"system"}', systemIsDark: true }, "dark"],
  ["a look is stored that there is not", { kept: '{"theme":"pink"}', systemIsDark: true }, "dark"],
  ["the preferences are broken", { kept: "{", systemIsDark: true }, "dark"],
])("%s", (_, workstation, want) => {
  const { theme } = readPreferences({ getItem: () => workstation.kept });
  const app = theme === "system" ? (workstation.systemIsDark ? "dark" : "light") : theme;
  expect([boot(workstation), app]).toEqual([want, want]);
});
