/** The last hour and a half, written out: what stands open and what waits when the room is first opened. */

import type { DemoSite, DemoZone, Detector } from "../model";
import { eventAt, type DemoEvent, type EventKind } from "./event";

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** Nothing else that raises an alarm happens in the last minutes. */
export const QUIET_MS = 25 * MINUTE_MS;
/** The first alarms a newcomer makes himself are at these sites: they stay quiet for longer. */
export const QUIET_SITES = ["1001", "4711"] as const;
export const QUIET_SITE_MS = 180 * MINUTE_MS;

/** An alarm of the tail that waits: who parked it, why, and when it wakes. */
export interface Parked {
  readonly account: string;
  /** When its first signal came, ms. */
  readonly at: number;
  readonly operator: string;
  readonly reason: string;
  readonly wakeAt: number;
}

/** How far back the tail reaches. */
export const TAIL_MS = 90 * MINUTE_MS;

/** What the tail holds. */
export interface Tail {
  readonly events: readonly DemoEvent[];
  readonly parked: readonly Parked[];
}

type Line = readonly [site: string, minutesAgo: number, kind: EventKind, detector: Detector | ""];

const OPEN: readonly Line[] = [
  ["1010", 14, "mains", ""],
  ["1035", 11, "temperature", "temperature"],
  ["1004", 7, "tamper", "tamper"],
  ["1008", 5, "intrusion", "motion"],
  ["1003", 3, "fire", "smoke"],
];

const WAITING: readonly (readonly [...Line, operator: string, reason: string, wakeInMinutes: number])[] = [
  ["1011", 84, "battery", "", "bora", "Technician on his way, call back", 45],
  ["1009", 20, "intrusion", "door", "ayla", "Neighbour is looking, rings back", 4],
  ["1006", 22, "flood", "flood", "emre", "Mağaza müdürü yolda", 9],
];

/** Site of the confirmed burglary: two zones of the school within forty seconds, and the panel's own word for it. */
export const CONFIRMED_SITE = "1007";
const BURGLARY = { site: CONFIRMED_SITE, minutesAgo: 4, zones: ["21", "27"] } as const;
const STRANGER = { account: "9051", minutesAgo: 9 } as const;

/** The tail as seen at `now`; sites that are not in the room are left out. */
export function tailOf(sites: readonly DemoSite[], now: number): Tail {
  const find = (code: string): DemoSite | undefined => sites.find((site) => site.code === code);
  const lineEvents = ([code, minutesAgo, kind, detector]: readonly [...Line, ...unknown[]]): DemoEvent[] => {
    const site = find(code);
    if (!site) return [];
    const zone = detector === "" ? undefined : zoneOf(site, detector);
    const where = { zone: zone?.number ?? "", partition: zone?.partition ?? "" };
    return [eventAt(site, now - minutesAgo * MINUTE_MS, { kind, ...where })];
  };
  const stranger: DemoEvent = {
    at: now - STRANGER.minutesAgo * MINUTE_MS,
    account: STRANGER.account,
    site: undefined,
    kind: "intrusion",
    restore: false,
    partition: "1",
    zone: "1",
    user: "",
  };
  return {
    events: [
      ...OPEN.flatMap(lineEvents),
      ...WAITING.flatMap(lineEvents),
      ...burglary(find(BURGLARY.site), now),
      stranger,
    ],
    parked: WAITING.filter(([code]) => find(code)).map(([account, minutesAgo, , , operator, reason, wakeIn]) => ({
      account,
      operator,
      reason,
      at: now - minutesAgo * MINUTE_MS,
      wakeAt: now + wakeIn * MINUTE_MS,
    })),
  };
}

const zoneOf = (site: DemoSite, detector: Detector): DemoZone | undefined =>
  site.zones.find((zone) => zone.detector === detector);

function burglary(site: DemoSite | undefined, now: number): DemoEvent[] {
  if (!site) return [];
  const startAt = now - BURGLARY.minutesAgo * MINUTE_MS;
  const zones = BURGLARY.zones.map((number) => site.zones.find((zone) => zone.number === number));
  const events = zones.map((zone, i) =>
    eventAt(site, startAt + i * 24 * SECOND_MS, {
      kind: "intrusion",
      zone: zone?.number ?? "",
      partition: zone?.partition ?? "1",
    }),
  );
  const last = events.at(-1);
  return last ? [...events, { ...last, kind: "confirmed", at: startAt + 38 * SECOND_MS }] : [];
}
