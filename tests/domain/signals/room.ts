/** A small world to decide in, made anew for each case: three sites, their zones, the shipped catalogue. */

import { noNews } from "../../../domain/alarms/news";
import { ALARM_TYPES } from "../../../domain/catalogue/alarm-types";
import { SIGNAL_TYPES } from "../../../domain/catalogue/signal-types";
import { AlarmBook } from "../../../domain/signals/alarm-book";
import { buildCatalogue } from "../../../domain/signals/catalogue";
import { decideBatch } from "../../../domain/signals/decide";
import { storeDate } from "../../../domain/signals/store-date";
import type { IncomingSignal } from "../../../domain/signals/incoming";
import type { AlarmDraft, CodeMap, Site, World, Zone } from "../../../domain/signals/world";
import { signal } from "../../support/signals";

/** The moment all cases count from. */
export const START = Date.parse("2026-06-15T08:30:00Z");

const alarmRows = ALARM_TYPES.map((type) => ({ ...type, id: `a_${type.code}` }));
const signalRows = SIGNAL_TYPES.map((type) => ({
  ...type,
  id: `s_${type.code}`,
  alarmType: type.alarmType === "" ? "" : `a_${type.alarmType}`,
}));
const catalogue = buildCatalogue(signalRows, alarmRows);

const site = (id: string, code: string, rest: Partial<Site> = {}): Site => ({
  id,
  code,
  prefix: "",
  name: `Site ${code}`,
  city: "Leeds",
  timeZone: "Europe/London",
  dealer: "dealer1",
  customer: "",
  panel: "",
  testInterval: 24,
  testGrace: 90,
  testMode: "any",
  ...rest,
});

const zone = (text: string, rest: Partial<Zone> = {}): Zone => ({
  text,
  signalType: "",
  alarmType: "",
  priorityShift: 0,
  ...rest,
});

const map = (signalType: string, code: string, rest: Partial<CodeMap> = {}): CodeMap => ({
  site: "",
  zone: "",
  panel: "",
  dealer: "",
  protocol: "",
  code,
  qualifier: "",
  signalType: `s_${signalType}`,
  ...rest,
});

/** The world: 4711 with zones of every kind, 04711 beside it, 12/4711 with a prefix, A1b of mixed case. */
export function smallWorld(): World {
  let ids = 0;
  return {
    nowMs: START,
    groupWindowMinutes: 20,
    catalogue,
    sites: new Map([
      ["/4711", site("depot", "4711")],
      ["/04711", site("zero", "04711", { testMode: "test_only", dealer: "dealer2" })],
      ["12/4711", site("prefixed", "4711", { prefix: "12" })],
      ["/A1B", site("mixed", "A1b", { panel: "p_galaxy" })],
    ]),
    zones: new Map([
      ["depot/1", zone("Main entrance")],
      ["depot/3", zone("Back door", { priorityShift: -1 })],
      ["depot/5", zone("Cold store", { alarmType: "a_technical" })],
      ["depot/8", zone("Panic button", { signalType: "s_holdup_alarm" })],
    ]),
    codeMaps: [
      map("technical_alarm", "UA"),
      map("gas_alarm", "UA", { dealer: "dealer2" }),
      map("water_alarm", "UA", { site: "depot" }),
      map("fire_alarm", "UA", { site: "depot", zone: "4" }),
      map("medical_alarm", "UA", { panel: "p_galaxy" }),
      map("freeze_alarm", "UA", { panel: "p_galaxy", zone: "7" }),
      map("freeze_alarm", "UA", { panel: "p_other" }),
      map("holdup_alarm", "146"),
    ],
    users: new Map([["depot/7", "Anna Kaya"]]),
    states: new Map(),
    alarms: new AlarmBook(),
    unknownSince: new Map(),
    strangers: new Map(),
    originals: new Map(),
    lastAlarmNo: 100,
    newId: () => `id${(ids += 1)}`,
  };
}

/** A signal said in short: seconds after the start, account, and what differs from a burglary of zone 1. */
export interface Said extends Partial<IncomingSignal> {
  readonly after?: number;
}

/** What the cases compare: of each event what was decided, of each alarm what a desk shows. */
export interface Seen {
  readonly events: readonly string[];
  readonly alarms: readonly string[];
  readonly states: readonly string[];
}

/** The signals that were said. */
export const signalsOf = (said: readonly Said[]): IncomingSignal[] =>
  said.map(({ after = 0, ...rest }, index) => {
    const receivedAt = new Date(START + after * 1000).toISOString();
    return signal({ key: `k${index}`, receivedAt, sequence: "0001", ...rest });
  });

/** Decides the signals and says what came of them in short sentences. */
export function decideAll(said: readonly Said[], arrange?: (world: World) => void): Seen {
  const world = smallWorld();
  arrange?.(world);
  const { events } = decideBatch(world, signalsOf(said));
  return {
    events: events.map((e) => `${e["class"]} p${e["priority"]} ${e["decision"]} ${e["decisionLayer"]}`),
    alarms: world.alarms.all().map(alarmSentence),
    states: stateSentences(world),
  };
}

const alarmSentence = (alarm: AlarmDraft): string =>
  [
    (alarm.isNew ? alarm.title?.alarmType : undefined) ?? alarm.groupKey,
    `p${alarm.priority}`,
    `${alarm.eventCount}/${alarm.unseenCount}`,
    alarm.confirmed ? "confirmed" : "",
    alarm.restoredAt === "" ? "" : "restored",
    alarm.wake,
  ]
    .filter((part) => part !== "")
    .join(" ");

function stateSentences(world: World): string[] {
  return [...world.states].flatMap(([id, state]) => [
    ...[...state.partitions].map(([number, p]) => `${id} partition ${number} ${p.armedState} by ${p.armedBy || "?"}`),
    ...[...state.zones].map(([number, z]) => {
      const flags = [z.inAlarm ? "alarm" : "", z.inTrouble ? "trouble" : "", z.bypassed ? "bypassed" : ""];
      return `${id} zone ${number} ${flags.filter((flag) => flag !== "").join("+") || "clear"}`;
    }),
  ]);
}

/** An alarm that was open before the batch. */
export function openAlarm(world: World, rest: Partial<AlarmDraft> = {}): void {
  const alarm: AlarmDraft = {
    id: "open",
    isNew: false,
    pending: false,
    groupKey: "site:depot:intrusion",
    site: "depot",
    owner: "",
    priority: 3,
    titleRank: 33,
    confirmed: false,
    firstAt: storeDate(START - 60_000),
    lastAt: storeDate(START - 60_000),
    lastAtMs: START - 60_000,
    lastEvent: "before",
    eventCount: 1,
    unseenCount: 0,
    restoredAt: "",
    wake: "",
    changed: false,
    members: new Map([["burglary/1", true]]),
    news: noNews(),
    ...rest,
  };
  world.alarms.add(alarm);
}
