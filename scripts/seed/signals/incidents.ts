/** What goes wrong: alarms in bursts, troubles and their restores, accounts nobody knows. */

import type { DemoSite, DemoZone } from "../model";
import type { Random } from "../random";
import { DETECTORS_OF } from "./codes.table";
import { eventAt, type DemoEvent, type EventKind } from "./event";
import { localDays, momentOf, nightOf, type LocalDay } from "./local-day";
import { RESTORED, TECHNICAL, TROUBLES, type Share } from "./mix.table";
import { aDay, type Scene } from "./routine";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Signals of one intrusion on average: a person crosses more than one zone. */
const INTRUSION_SIGNALS = 1.5;
/** Share of intrusions that somebody with a key causes on coming in. */
const ENTRY = 0.55;
/** Accounts that call without belonging to anybody. */
const STRANGERS = ["9051", "7733", "0815"] as const;

interface Incident {
  readonly site: DemoSite;
  /** All sites of the scene. */
  readonly sites: readonly DemoSite[];
  readonly at: number;
  readonly random: Random;
}

type Make = (incident: Incident) => DemoEvent[];

/** Everything that goes wrong; `openings` are the moments at which people come in. */
export function incidentEvents(scene: Scene, openings: readonly DemoEvent[]): DemoEvent[] {
  const per = (share: Share, make: Make, signals = 1): DemoEvent[] => spread(scene, share, { make, signals });
  return [
    ...per("trouble", trouble),
    ...per("intrusion", (incident) => intrusion(incident, openings), INTRUSION_SIGNALS),
    ...per("tamper", (i) => onZone(i, "tamper")),
    ...per("fire", (i) => onZone(i, "fire")),
    ...per("hold_up", (i) => onZone(i, "hold_up")),
    // From the keypad's medical key, which is no zone.
    ...per("medical", ({ site, at }) => [eventAt(site, at, { kind: "medical", partition: "1" })]),
    ...per("technical", technical),
    ...per("unknown_account", stranger),
  ];
}

function spread(scene: Scene, share: Share, { make, signals }: { make: Make; signals: number }): DemoEvent[] {
  const random = scene.random.fork(`incident ${share}`);
  return localDays("UTC", scene.from, scene.to).flatMap((day) =>
    Array.from({ length: random.poisson((aDay(scene, share) / signals) * day.factor) }, () =>
      make({ site: random.pick(scene.sites), sites: scene.sites, at: incidentMoment(day, random), random }),
    ).flat(),
  );
}

const incidentMoment = (day: LocalDay, random: Random): number =>
  random.chance(0.35) ? nightOf(day, random) : momentOf(day, random);

/** Zones of a site that can say such a thing. */
const fitting = ({ zones }: DemoSite, kind: EventKind): DemoZone[] =>
  zones.filter(({ detector }) => DETECTORS_OF[kind]?.includes(detector));

/** At a zone that can say such a thing; a site that has none leaves it to one that does. */
function onZone({ site: drawn, sites, at, random }: Incident, kind: EventKind): DemoEvent[] {
  const able = sites.filter((site) => fitting(site, kind).length > 0);
  if (able.length === 0) return [];
  const site = able.includes(drawn) ? drawn : random.pick(able);
  const zone = random.pick(fitting(site, kind));
  const event = eventAt(site, at, { kind, zone: zone.number, partition: zone.partition });
  return withRestore(event, random, MINUTE_MS * random.int(1, 12));
}

function withRestore(event: DemoEvent, random: Random, afterMs: number): DemoEvent[] {
  return random.chance(RESTORED) ? [event, { ...event, at: event.at + afterMs, restore: true }] : [event];
}

/** Somebody comes in and is too slow at the keypad, or something moves at night. */
function intrusion({ site, at, random }: Incident, openings: readonly DemoEvent[]): DemoEvent[] {
  const entry = random.chance(ENTRY) ? random.pick(openings) : undefined;
  const where = entry?.site ?? site;
  const startAt = entry ? entry.at - random.int(12, 45) * SECOND_MS : at;
  const partition = entry?.partition ?? random.pick(where.partitions).number;
  const able = fitting(where, "intrusion");
  const inside = able.filter((zone) => zone.partition === partition);
  const count = 1 + random.poisson(INTRUSION_SIGNALS - 1);
  let time = startAt;
  const events = Array.from({ length: count }, () => {
    const zone = random.pick(inside.length > 0 ? inside : able);
    const event = eventAt(where, time, { kind: "intrusion", zone: zone.number, partition: zone.partition });
    time += random.int(4, 40) * SECOND_MS;
    return withRestore(event, random, random.int(60, 400) * SECOND_MS);
  }).flat();
  return entry && random.chance(0.3) ? [...events, { ...entry, kind: "cancel", at: entry.at + 40_000 }] : events;
}

function trouble(incident: Incident): DemoEvent[] {
  const { site, at, random } = incident;
  const kind = random.weighted(TROUBLES);
  if (kind === "sensor") return onZone(incident, kind);
  const minutes = kind === "mains" ? random.logNormal(14, 180) : random.logNormal(90, 900);
  return withRestore(eventAt(site, at, { kind }), random, Math.round(minutes * MINUTE_MS));
}

const technical = (incident: Incident): DemoEvent[] => onZone(incident, incident.random.weighted(TECHNICAL));

function stranger({ at, random }: Incident): DemoEvent[] {
  const kind = random.pick(["test", "intrusion", "open"] as const);
  const account = random.pick(STRANGERS);
  const base = { at, kind, account, site: undefined, restore: false, partition: "1" };
  return [{ ...base, zone: kind === "intrusion" ? "1" : "", user: kind === "open" ? "1" : "" }];
}
