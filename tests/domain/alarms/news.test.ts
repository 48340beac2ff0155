/** What the log tells of signals that join an alarm: everything new, and no flood of repeats. */

import { describe, expect, it } from "vitest";
import { lineText } from "../../../domain/alarms/lines";
import { firstLog, newsKey, newsLines, noNews, type AlarmNews, type LogSoFar } from "../../../domain/alarms/news";
import { compareLines, type ReportRow } from "../../../domain/alarms/rows";
import { addressText } from "../../../domain/alarms/address";
import { decideBatch } from "../../../domain/signals/decide";
import { openAlarm, signalsOf, smallWorld, type Said } from "../signals/room";

const told = (signal: string, zone = "", rest: object = {}) => ({
  event: `e-${signal}-${zone}`,
  type: signal.toLowerCase(),
  signal,
  zone,
  zoneText: zone === "4" ? "Kitchen" : "",
  account: "",
  at: "2026-06-15 08:30:00.000Z",
  ...rest,
});

const NOTHING: LogSoFar = { lines: 1, restored: 0, total: 1, known: new Set() };

/** The lines in English. */
function said(news: Partial<AlarmNews>, { eventCount = 2, priority = 2, log = NOTHING } = {}): string[] {
  const alarm = { eventCount, priority, news: { ...noNews(), ...news } };
  return newsLines(alarm, log).map(({ key, values }) => lineText(key, values));
}

const burglary = told("Burglary", "4");
const knows = (...keys: readonly ReturnType<typeof told>[]): LogSoFar => ({
  ...NOTHING,
  known: new Set(keys.map(newsKey)),
});

describe("what the log tells of a batch", () => {
  it.each<[string, Partial<AlarmNews>, Parameters<typeof said>[1], readonly string[]]>([
    ["nothing when nothing came", {}, {}, []],
    ["one signal", { joined: [burglary] }, {}, ["Joined by 1 further signal, 2 in all: Burglary, zone 4 Kitchen"]],
    [
      "several, each kind once, with its number",
      { joined: [burglary, told("Tamper"), burglary] },
      { eventCount: 4 },
      ["Joined by 3 further signals, 4 in all: Burglary, zone 4 Kitchen (2 times); Tamper"],
    ],
    [
      "five kinds by name, and how many more",
      { joined: [1, 2, 3, 5, 6, 7, 8].map((zone) => told("Fire", `${zone}`)) },
      { eventCount: 8 },
      [
        "Joined by 7 further signals, 8 in all: Fire, zone 1; Fire, zone 2; Fire, zone 3; Fire, zone 5; Fire, zone 6; 2 more",
      ],
    ],
    [
      "the new one first where repeats stand before it",
      { joined: [...Array.from({ length: 6 }, (_, at) => told("Door", `${at}`)), told("Fire", "9")] },
      { eventCount: 40, log: knows(...Array.from({ length: 6 }, (_, at) => told("Door", `${at}`))) },
      [
        "Joined by 7 further signals, 40 in all: Fire, zone 9; Door, zone 0; Door, zone 1; Door, zone 2; Door, zone 3; 2 more",
      ],
    ],
    [
      "a repeat among the first ten",
      { joined: [burglary] },
      { eventCount: 10, log: knows(burglary) },
      ["Joined by 1 further signal, 10 in all: Burglary, zone 4 Kitchen"],
    ],
    ["no repeat after them", { joined: [burglary] }, { eventCount: 11, log: knows(burglary) }, []],
    [
      "the hundredth",
      { joined: [burglary, burglary] },
      { eventCount: 101, log: { ...knows(burglary), total: 10 } },
      ["Repeats: 101 signals by now, the last: Burglary, zone 4 Kitchen"],
    ],
    ["not the one after it", { joined: [burglary] }, { eventCount: 102, log: { ...knows(burglary), total: 101 } }, []],
    [
      "a hundred that a copy of a signal has passed, which has no line of its own",
      { joined: [burglary] },
      { eventCount: 201, log: { ...knows(burglary), total: 101 } },
      ["Repeats: 201 signals by now, the last: Burglary, zone 4 Kitchen"],
    ],
    [
      "a hundred that a copy passes in the same batch",
      { joined: [burglary] },
      { eventCount: 301, log: { ...knows(burglary), total: 200 } },
      ["Repeats: 301 signals by now, the last: Burglary, zone 4 Kitchen"],
    ],
    [
      "something new at any time",
      { joined: [told("Fire")] },
      { eventCount: 777, log: knows(burglary) },
      ["Joined by 1 further signal, 777 in all: Fire"],
    ],
    [
      "nothing new any more when made-up zones fill the log",
      { joined: [told("Fire", "93")] },
      { eventCount: 777, log: { ...NOTHING, lines: 200, total: 701 } },
      [],
    ],
    [
      "the account where one alarm serves many",
      { joined: [told("Panic", "", { account: "0815" })] },
      {},
      ["Joined by 1 further signal, 2 in all: account 0815: Panic"],
    ],
    [
      "what came, then that it raised the priority, confirmed and restored",
      {
        joined: [burglary],
        raised: { from: 3, by: burglary },
        confirmedBy: burglary,
        restoredBy: told("Restore", "4"),
      },
      {},
      [
        "Joined by 1 further signal, 2 in all: Burglary, zone 4 Kitchen",
        "Priority raised from 3 to 2 by Burglary, zone 4 Kitchen",
        "Confirmed by Burglary, zone 4 Kitchen",
        "All restored, last by Restore, zone 4 Kitchen",
      ],
    ],
    [
      "no restore for ever of a contact that chatters",
      { joined: [burglary], restoredBy: burglary },
      { eventCount: 60, log: { ...knows(burglary), restored: 10 } },
      [],
    ],
  ])("%s", (_what, news, where, lines) => {
    expect(said(news, where)).toEqual(lines);
  });

  it("writes fourteen lines of a storm of 500 repeats that come one by one", () => {
    let total = 1;
    const lines = Array.from({ length: 500 }, (_, at) => {
      const told = said({ joined: [burglary] }, { eventCount: at + 2, log: { ...knows(burglary), lines: at, total } });
      if (told.length > 0) total = at + 2;
      return told;
    });
    expect(lines.flat()).toHaveLength(14);
  });

  it("counts what made the alarm as known", () => {
    expect([...firstLog(noNews(burglary)).known]).toEqual([newsKey(burglary)]);
  });
});

describe("a decided batch", () => {
  const linesOf = (
    said_: readonly Said[],
    arrange: (world: ReturnType<typeof smallWorld>) => void = () => undefined,
  ) => {
    const world = smallWorld();
    arrange(world);
    decideBatch(world, signalsOf(said_));
    return world.alarms.all().map((alarm) => newsLines(alarm, firstLog(alarm.news)).map(({ key }) => key));
  };

  it.each<[string, readonly Said[], Parameters<typeof linesOf>[1], readonly (readonly string[])[]]>([
    ["a first signal has its line already", [{}], undefined, [[]]],
    ["a second zone", [{}, { zone: "3" }], undefined, [["signals_joined", "priority_raised"]]],
    [
      "the panel's word that it is verified",
      [{}, { code: "BV" }],
      undefined,
      [["signals_joined", "priority_raised", "confirmed"]],
    ],
    ["verified from the first", [{ code: "BV" }], undefined, [["confirmed"]]],
    ["verified twice is told once", [{ code: "BV" }, { code: "BV" }], undefined, [["signals_joined", "confirmed"]]],
    [
      "verified before",
      [{ code: "BV" }],
      (world) => openAlarm(world, { confirmed: true, priority: 1 }),
      [["signals_joined"]],
    ],
    ["a restore of all", [{}, { code: "BR" }], undefined, [["signals_joined", "restored"]]],
    [
      "a restore of one of two",
      [{}, { zone: "3" }, { code: "BR" }],
      undefined,
      [["signals_joined", "priority_raised"]],
    ],
    ["an alarm after the restore", [{}, { code: "BR" }, {}], undefined, [["signals_joined"]]],
  ])("tells %s", (_what, said_, arrange, lines) => {
    expect(linesOf(said_, arrange)).toEqual(lines);
  });
});

describe("a record of an alarm", () => {
  it("keeps lines of one millisecond in the order they were written", () => {
    const line = (lineNo: number, at = "2026-06-15 08:30:00.000Z") => ({ lineNo, at }) as ReportRow;
    const lines = [line(10), line(2), line(1), line(3, "2026-06-15 08:29:59.000Z")];
    expect(lines.sort(compareLines).map(({ lineNo }) => lineNo)).toEqual([1, 2, 3, 10]);
  });

  it.each([
    ["all of it", "12 Mill Lane", "Old Town", "LS1 4AB", "Leeds", "GB", "12 Mill Lane, Old Town, LS1 4AB Leeds, GB"],
    ["a town alone", "", "", "", "Leeds", "", "Leeds"],
    ["nothing", "", "", "", "", "", ""],
  ])("gives an address of %s", (_what, addressLine, district, postcode, city, country, text) => {
    expect(addressText({ addressLine, district, postcode, city, country })).toBe(text);
  });
});
