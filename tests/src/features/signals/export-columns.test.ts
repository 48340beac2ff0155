/** What an exported row says: times on the room's clock, names as the page has them, and lengths a sheet can count with. */
import { createInstance } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import type { ClosedRow } from "../../../../domain/alarms/rows";
import type { SignalRow } from "../../../../domain/signals/rows";
import alarms from "../../../../locales/en/alarms.json";
import signals from "../../../../locales/en/signals.json";
import {
  alarmColumns,
  type ExportColumn,
  type ExportWords,
  signalColumns,
} from "../../../../src/features/signals/export/columns";
import { durationIn } from "../../../../src/resources/use-duration";

let words: ExportWords;

beforeAll(async () => {
  const i18n = createInstance({
    lng: "en",
    resources: { en: { alarms, signals } },
    interpolation: { escapeValue: false },
  });
  await i18n.init();
  const [t, ofAlarms] = [i18n.getFixedT("en", "signals"), i18n.getFixedT("en", "alarms")];
  const duration = (seconds: number): string => durationIn(ofAlarms, seconds);
  words = { t, timeZone: "Europe/Istanbul", alarmName: (alarm) => alarm.alarmName, duration };
});

const saidBy = <T>(columns: readonly ExportColumn<T>[], row: T): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map(({ name, cell }) => [name, cell(row)]));

const signal = {
  seq: 91,
  receivedAt: "2026-11-28 21:03:12.345Z",
  panelAt: "",
  receiver: "r1",
  lineCard: "2",
  protocol: "sia-dc09",
  token: "SIA-DCS",
  transport: "tcp",
  account: "0017",
  site: "abcdefghij12345",
  siteNo: "0017",
  siteName: "North Depot",
  partitionNo: "2",
  zone: "4",
  zoneText: "Loading bay",
  user: "",
  userName: "",
  code: "131",
  qualifier: "E",
  signal: "Burglary alarm",
  signal_types: "burglary",
  text: "Küche Flügel",
  class: "alarm",
  priority: 2,
  decision: "queued",
  decisionLayer: "table",
  testMode: false,
  encrypted: false,
  repeats: 0,
} as SignalRow;

const ofSignal = (change: Partial<SignalRow> = {}) => saidBy(signalColumns(words), { ...signal, ...change });

describe("a signal", () => {
  it("has all that the tables show, under a name of its own each", () => {
    expect(ofSignal()).toEqual({
      "No.": "91",
      "Received (Europe/Istanbul)": "2026-11-29 00:03:12",
      "Panel time (Europe/Istanbul)": "",
      Account: "0017",
      Site: "0017 North Depot",
      Partition: "2",
      Zone: "4 Loading bay",
      User: "",
      Code: "E131",
      Signal: "Burglary alarm",
      "Text of the panel": "Küche Flügel",
      Class: "Alarm",
      Priority: "2",
      Decision: "New alarm",
      Remarks: "",
      Receiver: "r1 / 2",
      Protocol: "SIA-DCS",
      Transport: "TCP",
    });
    const names = signalColumns(words).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each<[string, Partial<SignalRow>, object]>([
    [
      "the panel's user with his name",
      { zone: "", user: "12", userName: "Julia Marlow", zoneText: "" },
      { User: "12 Julia Marlow", Zone: "" },
    ],
    ["no site where none has the account", { site: "", siteName: "" }, { Site: "", Remarks: "Unknown account" }],
    [
      "what is odd about it",
      { testMode: true, encrypted: true, repeats: 2 },
      { Remarks: "TEST · encrypted · repeated 2 times" },
    ],
    ["no priority where it raised nothing", { priority: 0 }, { Priority: "" }],
  ])("says %s", (_, change, want) => expect(ofSignal(change)).toMatchObject(want));
});

const alarm = {
  alarmNo: 1042,
  priority: 1,
  firstAt: "2026-11-12 06:59:58.000Z",
  closedAt: "2026-11-12 08:10:00.000Z",
  alarmName: "Burglary",
  eventCount: 3,
  siteNo: "4711",
  siteName: "North Depot",
  partitionNo: "2",
  partitionName: "Hall",
  zone: "4",
  zoneText: "Loading bay",
  resolution: "real_intrusion",
  resolutionText: "Real: intrusion",
  cause: "real",
  falseAlarm: false,
  closeComment: "Police on site",
  closedByName: "Bora",
  answerSeconds: 12,
  handleSeconds: 4205,
  holdSeconds: 0,
} as ClosedRow;

const ofAlarm = (change: Partial<ClosedRow> = {}) => saidBy(alarmColumns(words), { ...alarm, ...change });

describe("a closed alarm", () => {
  it("has all that the table shows, and what its record has beside", () => {
    expect(ofAlarm()).toEqual({
      "No.": "1042",
      Priority: "1",
      "Received (Europe/Istanbul)": "2026-11-12 09:59:58",
      "Closed (Europe/Istanbul)": "2026-11-12 11:10:00",
      Alarm: "Burglary",
      Signals: "3",
      Account: "4711",
      Site: "North Depot",
      Partition: "2 Hall",
      Zone: "4 Loading bay",
      "Resolution code": "real_intrusion",
      Resolution: "Real: intrusion",
      "Counts as": "Not a false alarm · Real",
      Comment: "Police on site",
      "Closed by": "Bora",
      "Answered after": "12 s",
      "Answered after, in seconds": "12",
      "Handled in": "1 h 10 min",
      "Handled in, in seconds": "4205",
      "On hold": "0 s",
      "On hold, in seconds": "0",
    });
    const names = alarmColumns(words).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each<[string, Partial<ClosedRow>, object]>([
    ["that a rule closed it", { closedByName: "" }, { "Closed by": "a rule" }],
    ["no partition for the whole panel", { partitionNo: "0" }, { Partition: "" }],
    ["a false alarm and its cause", { falseAlarm: true, cause: "user" }, { "Counts as": "False alarm · User" }],
  ])("says %s", (_, change, want) => expect(ofAlarm(change)).toMatchObject(want));
});
