/** The demo room's past: drawn in the told shares, told in frames that the receiver reads, quiet where it must be. */

import { describe, expect, it } from "vitest";
import contactId from "../../domain/signals/tables/contact-id.json";
import sia from "../../domain/signals/tables/sia-dcs.json";
import { createRandom } from "../../scripts/seed/random";
import { buildSites, siteRows } from "../../scripts/seed/room/sites";
import { CODES, CODES_AT } from "../../scripts/seed/signals/codes.table";
import { incomingOf } from "../../scripts/seed/signals/incoming";
import { localDays, zoneOffsetMs } from "../../scripts/seed/signals/local-day";
import { HOURS, SHARE_OF, SHARES, type Share } from "../../scripts/seed/signals/mix.table";
import { CONFIRMED_SITE, QUIET_SITE_MS, TAIL_MS } from "../../scripts/seed/signals/tail";
import { pastOf } from "../../scripts/seed/signals/week";
import { windowsOf } from "../../scripts/seed/store/send-past";

const NOW = Date.parse("2026-06-15T08:30:00Z");
const DAY_MS = 86_400_000;
const sites = buildSites(createRandom("past"), "00112233445566778899aabbccddeeff", siteRows(false));
const past = (seed: string, days = 7) => pastOf({ sites, now: NOW, days, random: createRandom(seed) });
const shareOf = ({ site, restore, kind }: ReturnType<typeof past>["events"][number]): Share =>
  !site ? "unknown_account" : restore ? "restore" : SHARE_OF[kind];

describe("a week", () => {
  const { events } = past("week");

  it("has about 900 signals a day", () => {
    expect(events.length / 7).toBeGreaterThan(850);
    expect(events.length / 7).toBeLessThan(950);
  });

  it("lies within the seven days, in order of time", () => {
    const times = events.map(({ at }) => at);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(NOW - 7 * DAY_MS);
    expect(Math.max(...times)).toBeLessThan(NOW);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("is the same for the same seed and another for another", () => {
    expect(past("week").events).toEqual(events);
    expect(past("other").events).not.toEqual(events);
  });

  it("has the shares as told, over ten weeks", () => {
    const weeks = Array.from({ length: 10 }, (_, i) => past(`week ${i}`).events).flat();
    for (const [share, wanted] of Object.entries(SHARES) as [Share, number][]) {
      const seen = (weeks.filter((event) => shareOf(event) === share).length / weeks.length) * 100;
      expect(Math.abs(seen - wanted), share).toBeLessThan(0.05 * wanted + 0.15);
    }
  });

  it("follows the day: busiest between seven and nine and between five and eight, a Sunday is a third", () => {
    const local = (at: number, zone: string) => new Date(at + zoneOffsetMs(zone, at));
    const people = events.filter(({ kind }) => kind === "open" || kind === "close");
    const hours = people.map(({ at, site }) => local(at, site?.timeZone ?? "UTC").getUTCHours());
    const of = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length / (to - from);
    expect(of(7, 9)).toBeGreaterThan(2 * of(10, 16));
    expect(of(17, 20)).toBeGreaterThan(1.5 * of(10, 16));
    expect(of(0, 5)).toBeLessThan(0.3 * of(10, 16));
    const sunday = people.filter(({ at, site }) => local(at, site?.timeZone ?? "UTC").getUTCDay() === 0).length;
    expect(sunday / ((people.length - sunday) / 6)).toBeGreaterThan(0.25);
    expect(sunday / ((people.length - sunday) / 6)).toBeLessThan(0.45);
    expect(HOURS.length).toBe(24);
  });

  it("opens and closes each partition in turn", () => {
    const turns = events.filter(({ kind, account, partition }) => {
      return (kind === "open" || kind === "close") && account === "1002" && partition === "1";
    });
    const days = localDays("Europe/London", NOW - 5 * DAY_MS, NOW - 4 * DAY_MS);
    const [day] = days;
    const kinds = turns
      .filter(({ at }) => day && at >= day.startAt && at < day.startAt + DAY_MS)
      .map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds).toEqual(kinds.map((_, turn) => (turn % 2 === 0 ? "open" : "close")));
  });

  it("hears nothing of sites that are not in service", () => {
    const silent = sites.filter(({ state }) => state === "not_commissioned" || state === "out_of_service");
    expect(silent.length).toBe(3);
    for (const { code } of silent) expect(events.some(({ account }) => account === code)).toBe(false);
  });
});

describe("what is said of a zone", () => {
  const weeks = Array.from({ length: 5 }, (_, i) => past(`zone ${i}`).events).flat();
  const placed = weeks.flatMap((event) => {
    const zone = event.site?.zones.find(({ number }) => number === event.zone);
    return event.site && event.zone !== "" ? [{ ...event, detector: zone?.detector, text: zone?.text ?? "" }] : [];
  });
  const detectorsAt = (kind: string) =>
    [...new Set(placed.filter((event) => event.kind === kind).map(({ detector }) => detector ?? "no zone"))].sort();

  it.each([
    ["fire", ["heat", "smoke"]],
    ["hold_up", ["hold_up"]],
    ["intrusion", ["door", "glass", "motion"]],
    ["tamper", ["door", "motion", "tamper"]],
    ["flood", ["flood"]],
    ["temperature", ["temperature"]],
    ["gas", ["gas"]],
    ["sensor", ["door", "glass", "motion"]],
    ["medical", []],
  ])("is what stands there can say: %s", (kind, detectors) => {
    expect(detectorsAt(kind)).toEqual(detectors);
  });

  it("is said in the code of what stands there", () => {
    const pairs = new Set(incomingOf(placed).map(({ code }, i) => `${code} ${placed[i]?.detector ?? ""}`));
    for (const wrong of ["132 door", "132 glass", "134 motion", "131 motion", "111 heat", "114 smoke", "FA heat"])
      expect([...pairs].filter((pair) => pair.includes(wrong))).toEqual([]);
    for (const right of ["134 door", "132 motion", "131 glass", "111 smoke", "114 heat"])
      expect(
        [...pairs].some((pair) => pair.includes(right)),
        right,
      ).toBe(true);
  });

  it("fits the word a person reads there", () => {
    const fires = placed.filter(({ kind, text }) => kind === "fire" && text !== "");
    for (const { text } of fires) expect(text).toMatch(/smoke|heat|duman|ısı/);
    expect(fires.length).toBeGreaterThan(20);
  });
});

describe("the end of the past", () => {
  const { events, parked, staying } = past("week");
  const raising = (account: string, sinceMs: number) =>
    events.filter((event) => {
      const calm = ["open_close", "test", "status", "bypass", "restore"].includes(shareOf(event));
      return event.account === account && event.at >= NOW - sinceMs && !calm;
    });

  it("leaves 1001 and 4711 quiet, so that a first signal makes a fresh alarm", () => {
    expect(raising("1001", QUIET_SITE_MS)).toEqual([]);
    expect(raising("4711", QUIET_SITE_MS)).toEqual([]);
  });

  it("holds one burglary of two zones within forty seconds, confirmed by the panel", () => {
    const burglary = raising(CONFIRMED_SITE, TAIL_MS);
    expect(burglary.map(({ kind }) => kind)).toEqual(["intrusion", "intrusion", "confirmed"]);
    expect(new Set(burglary.map(({ zone }) => zone)).size).toBe(2);
    expect((burglary[2]?.at ?? 0) - (burglary[0]?.at ?? 0)).toBeLessThanOrEqual(40_000);
  });

  it.each(["1003", "1004", "1006", "1008", "1009", "1035"])(
    "holds an alarm of %s at a zone that is there",
    (account) => {
      expect(raising(account, TAIL_MS).map(({ zone }) => zone)).toEqual([expect.stringMatching(/^\d+$/)]);
    },
  );

  it("holds an account nobody knows", () => {
    expect(events.filter(({ site, at }) => !site && at > NOW - TAIL_MS).length).toBe(1);
  });

  it("parks three alarms that wake in the near future, within what the settings allow", () => {
    expect(parked.length).toBe(3);
    for (const { wakeAt, account, at } of parked) {
      expect(wakeAt).toBeGreaterThan(NOW);
      expect(wakeAt).toBeLessThan(NOW + 60 * 60_000);
      expect(staying).toContain(account);
      expect(raising(account, TAIL_MS).map((event) => event.at)).toEqual([at]);
    }
  });
});

describe("the frames", () => {
  const { events } = past("week", 1);
  const rows = incomingOf(events);

  it("are read by the receiver's own reader as what was meant", () => {
    expect(rows.length).toBe(events.length);
    for (const [index, row] of rows.entries()) {
      const event = events[index];
      expect(row.account).toBe(event?.account);
      expect(row.kind).toBe("event");
      expect(Number(row.partition || "0")).toBe(Number(event?.partition || "0"));
      const number = row.zone || row.user;
      if (event && CODES[event.kind].number !== "none") {
        expect(Number(number)).toBe(Number(event.zone || event.user));
      }
    }
  });

  it("carry keys that are the same at every run", () => {
    expect(rows.map(({ key }) => key)).toEqual(rows.map((_, index) => `seed:${index}:0`));
    expect(incomingOf(events)).toEqual(rows);
  });

  it("are encrypted where the site has a key, and only there", () => {
    expect(rows.filter(({ encrypted }) => encrypted).length).toBeGreaterThan(0);
    for (const row of rows) expect(row.encrypted).toBe(row.account === "1002");
  });

  it("use codes the tables know, and unknown ones where an unknown one is meant", () => {
    const isKnown = (code: string, table: object) => Object.hasOwn(table, code);
    const special = Object.entries(CODES_AT).flatMap(([kind, at]) =>
      Object.values(at).map((codes) => [kind, codes] as const),
    );
    for (const [kind, { cid, cidRestore, sia: codes, siaRestore }] of [...Object.entries(CODES), ...special]) {
      for (const code of [...cid, ...cidRestore]) {
        expect(isKnown(code.slice(1), contactId.codes), code).toBe(kind !== "unknown_code");
      }
      for (const code of [...codes, ...siaRestore])
        expect(isKnown(code, sia.codes), code).toBe(kind !== "unknown_code");
    }
  });

  it("go in windows of at most fifty rows and twelve minutes, none left out", () => {
    const windows = windowsOf(rows);
    expect(windows.flat()).toEqual(rows);
    for (const window of windows) {
      expect(window.length).toBeLessThanOrEqual(50);
      const times = window.map(({ receivedAt }) => Date.parse(receivedAt));
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(12 * 60_000);
    }
  });
});
