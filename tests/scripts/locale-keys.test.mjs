/** Every text the app asks for is there, and every text that is there is asked for. */

import { expect, it } from "vitest";
import { brokenNames, compareLocales, keysOf } from "../../scripts/lib/locale-keys.mjs";

const KEYS = [
  ...keysOf("common", { save: "Save", menu: { desk: "Desk" } }),
  ...keysOf("alarms", {
    state: { open: "Open", held: "On hold" },
    count_one: "1 alarm",
    count_other: "{{count}} alarms",
  }),
];
const USE_ALL = 't("save"); t("alarms:count"); t(`alarms:state.${alarm.state}`); const menu = ["menu.desk"];';

/** @param {string[]} texts */
const compare = (...texts) =>
  compareLocales(
    KEYS,
    texts.map((text, index) => ({ file: `${index}.tsx`, text })),
  );

it("is content when both sides fit", () => {
  expect(compare(USE_ALL)).toEqual({ missing: [], unused: [] });
});

it.each([
  ["a key that is in no file", 't("delete")', "delete"],
  ["a key in a named file", 't("alarms:gone")', "alarms:gone"],
  ["a key of another file than the one the page names", 'useTranslation("alarms"); t("save")', "save"],
  ["a key with a part that no text fits", "t(`alarms:colour.${name}`)", "alarms:colour.${name}"],
  ["a key in a component", '<Trans i18nKey="nothing" />', "nothing"],
])("finds what is missing: %s", (_sentence, text, wanted) => {
  expect(compare(USE_ALL, text).missing).toEqual([`1.tsx asks for "${wanted}"`]);
});

it.each([
  ["the page names the file", 'const { t } = useTranslation("alarms"); t("state.open")'],
  ["a function is handed its t", "const word = (t, alarm) => t(`state.${alarm.state}`)"],
  ["a plural", 't("alarms:count", { count })'],
  ["over two lines", 't(\n  "save",\n)'],
  ["a key in a comment is no use", '// t("delete")'],
  ["another function that ends in t", 'post("delete")'],
])("finds nothing missing: %s", (_sentence, text) => {
  expect(compare(USE_ALL, text).missing).toEqual([]);
});

it("finds what nobody asks for", () => {
  expect(compare('t("save"); t("alarms:count")').unused).toEqual([
    "common:menu.desk",
    "alarms:state.open",
    "alarms:state.held",
  ]);
});

it.each([
  ["a name that is there", "Press $t(common:save).", []],
  ["one that is not", "Press $t(common:safe).", ['help:a names "common:safe"']],
  ["one that a value makes whole", "See $t(alarms:left).", ['help:a names "alarms:left", which wants a value']],
])("looks at what a text takes from others: %s", (_sentence, text, want) => {
  expect(brokenNames({ "common:save": "Save", "alarms:left": "{{count}} left", "help:a": text })).toEqual(want);
});
