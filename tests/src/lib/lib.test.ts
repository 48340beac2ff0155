/** What every page shows of time, language and looks. */
import { describe, expect, it } from "vitest";
import { formatDateTime, formatTime, parseDate } from "../../../src/lib/date-time";
import { formatAge } from "../../../src/lib/format-age";
import { directionOf, intlTag } from "../../../src/lib/languages";
import { DEFAULT_PREFERENCES, readPreferences, writePreferences } from "../../../src/lib/preferences";
import { isOwnPath, landingOf, ownAddress } from "../../../src/resources/landing";
import { moveByKey } from "../../../src/ui/table-keys";

it.each([
  [0, "00:00"],
  [12_999, "00:12"],
  [59 * 60_000 + 59_000, "59:59"],
  [3_600_000, "1:00:00"],
  [26 * 3_600_000 + 5 * 60_000, "1d 02:05"],
  [-5_000, "00:00"],
])("an age of %i ms reads %s", (ms, want) => expect(formatAge(ms)).toBe(want));

it.each([
  ["2026-06-15 08:30:00.123Z", "Europe/Berlin", "10:30:00"],
  ["2026-06-15T08:30:00.123Z", "America/New_York", "04:30:00"],
  ["", "UTC", ""],
])("%j in %s is %j", (date, timeZone, want) => expect(formatTime(date, { timeZone })).toBe(want));

it("a zone that the browser does not know still gives a time", () =>
  expect(formatDateTime(parseDate("2026-06-15 08:30:00Z"), { timeZone: "Mars/Base" })).toMatch(/15\/06\/2026/));

it.each([
  ["ba", "bs", "ltr"],
  ["sa", "ar", "rtl"],
  ["he", "he", "rtl"],
  ["ur", "ur", "rtl"],
  ["en", "en", "ltr"],
])("the language %s is %s to Intl and runs %s", (code, tag, direction) =>
  expect([intlTag(code), directionOf(code)]).toEqual([tag, direction]),
);

describe("preferences", () => {
  const storage = (value: string | null): Pick<Storage, "getItem" | "setItem"> & { value: string | null } => ({
    value,
    getItem(key) {
      return key === "preferences" ? this.value : null;
    },
    setItem(_, next) {
      this.value = next;
    },
  });
  it.each([
    ["nothing", null],
    ["something broken", "{"],
    ["a theme that does not exist", '{"theme":"pink"}'],
  ])("read from %s are the defaults", (_, value) =>
    expect(readPreferences(storage(value))).toEqual(DEFAULT_PREFERENCES),
  );
  it("keep what was not changed", () => {
    const kept = storage('{"menu":"horizontal"}');
    writePreferences({ theme: "dark-room" }, kept);
    expect(readPreferences(kept)).toMatchObject({ menu: "horizontal", theme: "dark-room" });
  });
});

it.each([
  ["/operator/signals/alarms?id=1", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https://evil.example", false],
  ["javascript:alert(1)", false],
])("%s is a path of this app: %s", (path, want) => expect(isOwnPath(path)).toBe(want));

describe("the start page", () => {
  const all = { read: true };
  it.each<[string, Parameters<typeof landingOf>[0], string | undefined]>([
    [
      "of an operator is his home",
      { role: "operator", authorities: { operator: { signals: { alarms: all, all_live_signals: all } } } },
      "/operator/home",
    ],
    [
      "without alarms is the same",
      { role: "operator", authorities: { operator: { signals: { signal_history: all } } } },
      "/operator/home",
    ],
    ["of an empty map is that of the role", { role: "administrator", authorities: {} }, "/"],
    [
      "of another role lies in the section it was given",
      { role: "night_watch", authorities: { operator: { signals: { alarms: all } } } },
      "/operator/home",
    ],
    [
      "of a portal user is his own",
      { role: "user", authorities: { user: { signals: { signal_history: all } } } },
      "/user/home",
    ],
    [
      "of a role without pages is none",
      { role: "user", authorities: { operator: { signals: { alarms: { read: false } } } } },
      undefined,
    ],
  ])("%s", (_, user, want) => expect(landingOf(user)).toBe(want));
});

describe("an address that somebody was given", () => {
  const all = { read: true };
  const administrator = { role: "administrator", authorities: { administrator: { signals: { alarms: all } } } };
  const operator = { role: "operator", authorities: { operator: { signals: { alarms: all, signal_history: all } } } };
  const both = { role: "operator", authorities: { ...administrator.authorities, ...operator.authorities } };
  it.each<[string, Parameters<typeof ownAddress>[0], string, string | undefined]>([
    ["of his own", operator, "/operator/signals/alarms?id=x#y", "/operator/signals/alarms?id=x#y"],
    ["of another section", administrator, "/operator/signals/alarms", "/administrator/signals/alarms"],
    [
      "of another section, with all that it says",
      operator,
      '/administrator/signals/signal_history?alarm=x&filter=%7B"a":"/b?c"%7D#top',
      '/operator/signals/signal_history?alarm=x&filter=%7B"a":"/b?c"%7D#top',
    ],
    ["of a second section of his", both, "/administrator/signals/alarms", "/administrator/signals/alarms"],
    [
      "of a second section of his that lacks it",
      both,
      "/administrator/signals/signal_history",
      "/operator/signals/signal_history",
    ],
    ["of a section without pages", operator, "/user/signals/alarms", "/operator/signals/alarms"],
    ["of a section that is none", operator, "/desk/signals/alarms", "/operator/signals/alarms"],
    ["with a stroke too many", operator, "/operator/signals/alarms/?id=x", "/operator/signals/alarms?id=x"],
    ["of a page that he lacks", administrator, "/operator/signals/signal_history", undefined],
    ["of no page", operator, "/operator/signals/telephone", undefined],
    ["of a heading of the menu", operator, "/operator/signals", undefined],
    ["of another site", operator, "https://evil.example/", undefined],
    ["of another site with a page's path", operator, "https://evil.example/operator/signals/alarms", undefined],
    ["of another site without its protocol", operator, "//evil.example/operator/signals/alarms", undefined],
    ["of a stroke turned round", operator, "/\\evil.example/signals/alarms", undefined],
    ["of nothing", operator, "", undefined],
  ])("%s", (_, user, address, want) => expect(ownAddress(user, address)).toBe(want));
});

it.each([
  ["ArrowDown", 3, 4],
  ["ArrowUp", 0, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", -1, 9],
  ["PageUp", -1, 0],
  ["PageDown", -1, 7],
  ["Home", -1, 0],
  ["End", -1, 9],
  ["PageDown", 3, 9],
  ["PageUp", 3, 0],
  ["Home", 5, 0],
  ["End", 5, 9],
  ["x", 5, undefined],
] as const)("%s from row %i leads to %s", (key, at, want) =>
  expect(moveByKey({ key, at, count: 10, page: 8 })).toBe(want),
);
