/** Step 7: what a signal changes of a site's, a partition's and a zone's state, before anything may suppress it. */
import type { Classified } from "./classify";
import type { TraceLine } from "./rows";
import { storeDate } from "./store-date";
import type { Passage, PartitionState, Site, SiteState, World, ZoneState } from "./world";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Number under which the whole system is armed when a panel names no partition. */
export const WHOLE_SYSTEM = "0";

/** A site nobody has heard of yet. */
export const emptySiteState = (): SiteState => ({
  lastSignalAt: "",
  lastTestAt: "",
  nextTestDueAt: "",
  clockSkewSeconds: 0,
  partitions: new Map(),
  zones: new Map(),
  changedPartitions: new Set(),
  changedZones: new Set(),
});

/** The state of a site in this batch. */
export function stateOf(world: World, siteId: string): SiteState {
  const known = world.states.get(siteId);
  if (known) return known;
  const fresh = emptySiteState();
  world.states.set(siteId, fresh);
  return fresh;
}

/** Every signal proves that the site lives; one with a stamp says how far its clock is off (H-PI-04). */
export function heard(world: World, passage: Passage, site: Site): SiteState {
  const state = stateOf(world, site.id);
  const at = passage.receivedAt;
  if (at > state.lastSignalAt) state.lastSignalAt = at;
  if (passage.signal.panelAt !== "") state.clockSkewSeconds = passage.signal.clockSkewSeconds;
  return state;
}

/** What a change leaves in the trace; a partition or zone of "" is the whole panel. */
type Said = Record<string, TraceLine["values"][string]>;

/** Applies what the signal says; each change leaves its line. */
export function applyEffects(world: World, passage: Passage, { site, found }: { site: Site; found: Classified }): void {
  const state = heard(world, passage, site);
  const at = passage.receivedAt;
  const values: Said = {};
  test(state, passage, { site, found, values });
  arming(state, { found, at, values });
  condition(state, { found, at, values });
  passage.trace.push({ step: 7, what: "state", values });
}

interface Effect {
  readonly found: Classified;
  readonly values: Said;
}

function test(state: SiteState, passage: Passage, { site, found, values }: Effect & { readonly site: Site }): void {
  const at = passage.receivedAt;
  const isTest = found.type?.resetsTest ?? false;
  if (isTest && at > state.lastTestAt) state.lastTestAt = at;
  if (isTest) values["test"] = "received";
  if (site.testInterval <= 0 || (!isTest && site.testMode === "test_only")) return;
  const due = storeDate(passage.receivedMs + site.testInterval * HOUR_MS + site.testGrace * MINUTE_MS);
  if (due > state.nextTestDueAt) state.nextTestDueAt = due;
  values["dueAt"] = state.nextTestDueAt;
}

function arming(state: SiteState, { found, at, values }: Effect & { readonly at: string }): void {
  if (found.class !== "open" && found.class !== "close") return;
  const whole = found.partition === "";
  const numbers = whole ? [...new Set([...state.partitions.keys(), WHOLE_SYSTEM])] : [found.partition];
  const moved = numbers.filter((number) => armPartition(state, number, { found, at }));
  const armed = found.partly ? "part" : "armed";
  const now = found.class === "close" ? armed : "disarmed";
  values["arming"] = moved.length === 0 ? "older" : now;
  values["partition"] = found.partition;
}

function armPartition(state: SiteState, number: string, { found, at }: { found: Classified; at: string }): boolean {
  const before = state.partitions.get(number);
  const since = before ? (before.armedAt > before.openSince ? before.armedAt : before.openSince) : "";
  if (since > at) return false;
  const next: PartitionState =
    found.class === "close"
      ? { armedState: found.partly ? "part" : "armed", armedAt: at, armedBy: found.user, openSince: "" }
      : { armedState: "disarmed", armedAt: before?.armedAt ?? "", armedBy: found.user, openSince: at };
  state.partitions.set(number, next);
  state.changedPartitions.add(number);
  return true;
}

/** Where a condition without a zone is kept: under its category, so that mains back does not clear a low battery. */
export const conditionNumber = (found: { zone: string; category: string }): string =>
  found.zone === "" ? found.category.slice(0, 10) : found.zone;

function condition(state: SiteState, { found, at, values }: Effect & { readonly at: string }): void {
  if (!CONDITIONS[found.class]) return;
  const isTaken = setCondition(state, conditionNumber(found), { found, at });
  values["condition"] = isTaken ? found.class : "older";
  values["zone"] = found.zone;
  if (isTaken) values["zoneText"] = found.zoneText;
}

/** Sets what the signal says of one zone; false when what is known is newer. */
function setCondition(state: SiteState, number: string, { found, at }: { found: Classified; at: string }): boolean {
  const known = CONDITIONS[found.class];
  const before = state.zones.get(number);
  if (!known || (before && before.changedAt > at)) return false;
  const change = found.endsTrouble ? { ...known, inTrouble: false } : known;
  const base: ZoneState = before ?? { inAlarm: false, inTrouble: false, bypassed: false, changedAt: "" };
  state.zones.set(number, { ...base, ...change, changedAt: at });
  state.changedZones.add(number);
  return true;
}

/** A zone that an end without a zone ends: the panel named the category alone, the alarm knows which zones stood. */
export function clearZone(
  world: World,
  passage: Passage,
  { site, found, zone }: { site: Site; found: Classified; zone: string },
): void {
  if (zone === "" || zone === found.zone) return;
  setCondition(stateOf(world, site.id), zone, { found, at: passage.receivedAt });
}

const CONDITIONS: Readonly<Partial<Record<string, Partial<ZoneState>>>> = {
  alarm: { inAlarm: true },
  restore: { inAlarm: false },
  trouble: { inTrouble: true },
  supervision: { inTrouble: true },
  trouble_restore: { inTrouble: false },
  bypass: { bypassed: true },
  unbypass: { bypassed: false },
};

/** Armed state of the whole site, from its partitions. */
export function siteArmedState(state: SiteState): "" | "armed" | "disarmed" | "part" {
  let whole: "" | "armed" | "disarmed" | "part" = "";
  for (const { armedState } of state.partitions.values()) {
    if (armedState === "" || armedState === whole) continue;
    if (whole !== "") return "part";
    whole = armedState as "armed" | "disarmed" | "part";
  }
  return whole;
}
