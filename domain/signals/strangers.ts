/** Step 3 for accounts that no site has: each its own alarm, until made-up accounts would bury the desk. */
import { chooseAlarm, groupKey, responseClass } from "../alarms/grouping";
import type { Raise } from "./alarms";
import type { Classified } from "./classify";
import type { IncomingSignal } from "./incoming";
import { strangerPlace } from "./locate";
import type { AlarmType, Passage, StrangerCount, World } from "./world";

/** One hour: an unknown account raises one alarm in it. */
export const UNKNOWN_ACCOUNT_MS = 3_600_000;

/** Response classes of unknown accounts: their alarms' keys end with these. */
export const UNKNOWN = "unknown";
export const UNKNOWN_LIFE = "unknown_life";

/** Rule of a signal that joined the one alarm of many accounts. */
export const MANY_UNKNOWN = "many_unknown_accounts";

/** Open alarms of unknown accounts of one receiver, from which on further accounts share one. */
export const STRANGER_ALARMS_MAX = 25;
/** The same for life-safety codes, each of which may be a person in danger. */
export const STRANGER_LIFE_ALARMS_MAX = 100;

const LIFE: ReadonlySet<string> = new Set([
  "fire",
  "sprinkler",
  "heat",
  "holdup",
  "panic",
  "medical",
  "emergency",
  "gas",
  "personnel",
]);

/** Panic, fire and the like: always priority 2, in an alarm of its own that no earlier, closed one can swallow. */
export const isLife = (found: Classified): boolean => found.class === "alarm" && LIFE.has(found.category);

/** Where the accounts of a receiver meet when they are too many. */
export const crowdPlace = (receiver: string): string => `receiver:${receiver}`.slice(0, 60);

/** Keys of the alarms that are of one place alone. */
export const ownKeys = (place: string): string[] =>
  [UNKNOWN, UNKNOWN_LIFE, "transmission"].map((response) => groupKey(place, response));

/** Keys of all alarms that a stranger's signal may join. */
export function strangerKeys(signal: IncomingSignal): string[] {
  const own = ownKeys(strangerPlace(signal));
  const crowd = [UNKNOWN, UNKNOWN_LIFE].map((response) => groupKey(crowdPlace(signal.receiver), response));
  return signal.account === "" ? own : [...own, ...crowd];
}

/** What the alarm of an unknown account's event is made from. */
export function strangerAlarm(world: World, found: Classified, place: string): Raise {
  const type = world.catalogue.unknownAccount;
  const common = { site: undefined, place, found, type };
  if (isLife(found)) return { ...common, priority: 2, response: UNKNOWN_LIFE };
  return { ...common, priority: type.priority, response: UNKNOWN, windowMinutes: Number.POSITIVE_INFINITY };
}

/** Is there an alarm of the account's own to join? */
export const hasOwnAlarm = (world: World, { receivedMs }: Passage, asked: Raise): boolean =>
  chooseAlarm(world.alarms.ofGroup(groupKey(asked.place, asked.response ?? responseClass(asked.type))), {
    atMs: receivedMs,
    windowMinutes: asked.windowMinutes ?? world.groupWindowMinutes,
  }) !== undefined;

/** One hour after its alarm an unknown account raises no second one. */
export function isWithinItsHour(world: World, { receivedMs }: Passage, place: string): boolean {
  const since = world.unknownSince.get(place);
  return since !== undefined && receivedMs - since < UNKNOWN_ACCOUNT_MS;
}

/** The alarm of all further accounts when the desk has enough alarms of single ones; undefined while it has room. */
export function crowdAlarm(world: World, passage: Passage, asked: Raise): Raise | undefined {
  const { receiver } = passage.signal;
  const life = asked.response === UNKNOWN_LIFE;
  const place = crowdPlace(receiver);
  const response = life ? UNKNOWN_LIFE : UNKNOWN;
  const count = countOf(world, receiver);
  const isFull = life ? count.life >= STRANGER_LIFE_ALARMS_MAX : count.usual >= STRANGER_ALARMS_MAX;
  // Who works through a flood must not get a new alarm for each he closes. Life gets its own as soon as there is room.
  const isGathering = !life && world.alarms.ofGroup(groupKey(place, response)).length > 0;
  if (!isFull && !isGathering) return undefined;
  const many = life ? count.life : count.usual;
  passage.trace.push({ step: 3, what: MANY_UNKNOWN, values: { count: many, receiver } });
  const type: AlarmType = { ...world.catalogue.unknownAccount, name: "Many unknown accounts" };
  return { ...asked, place, type, response, account: "", windowMinutes: Number.POSITIVE_INFINITY };
}

/** Counts a new alarm of one account. */
export function countStranger(world: World, receiver: string, asked: Raise): void {
  const count = countOf(world, receiver);
  if (asked.response === UNKNOWN_LIFE) count.life += 1;
  else count.usual += 1;
}

function countOf(world: World, receiver: string): StrangerCount {
  const known = world.strangers.get(receiver);
  if (known) return known;
  const none: StrangerCount = { usual: 0, life: 0 };
  world.strangers.set(receiver, none);
  return none;
}
