/** Decides a batch in order: every signal through the steps of signal-rules, each leaving its line of trace. */
import { attachRestore, join, raise, type Raise } from "./alarms";
import { classify, type Classified } from "./classify";
import { applyEffects, heard } from "./effects";
import { eventDraft } from "./event-draft";
import type { IncomingSignal } from "./incoming";
import { locate, type Located } from "./locate";
import { placeOf } from "./normalise";
import type { TraceLine } from "./rows";
import { dateMs, storeDate } from "./store-date";
import {
  countStranger,
  crowdAlarm,
  hasOwnAlarm,
  isLife,
  isWithinItsHour,
  MANY_UNKNOWN,
  strangerAlarm,
} from "./strangers";
import type { Decision, EventDraft, Passage, ReportDraft, World } from "./world";

/** What became of a signal. */
export interface Outcome {
  readonly decision: string;
  readonly rule: string;
  readonly alarmId: string;
  /** Where a rule gave the signal another than its code's. */
  readonly priority?: number;
  readonly report?: ReportDraft;
}

/** Decides the signals in the order they came; the world holds the alarms and states afterwards. */
export function decideBatch(world: World, signals: readonly IncomingSignal[]): Decision {
  const events: EventDraft[] = [];
  const reports: ReportDraft[] = [];
  for (const signal of signals) {
    const { event, report } = decide(world, signal);
    events.push(event);
    if (report) reports.push(report);
  }
  return { events, reports };
}

/** Decides one signal. */
export function decide(world: World, signal: IncomingSignal): { event: EventDraft; report?: ReportDraft } {
  const receivedMs = dateMs(signal.receivedAt);
  const receivedAt = storeDate(receivedMs);
  const passage: Passage = { signal, receivedMs, receivedAt, eventId: world.newId(), trace: [] };
  const { trace } = passage;
  // What the receiver reports of a line answers for no message: most of those it tells of were not accepted.
  const first = signal.kind === "link" ? "noticed" : "stored";
  trace.push({ step: 1, what: first, values: { key: signal.key, receiver: signal.receiver, peer: signal.peer } });
  trace.push({ step: 2, what: signal.kind, values: decoded(signal) });
  const located = locate(world, passage);
  const found = signal.kind === "event" ? classify(world, passage, located.site) : reportOfLine(world, signal);
  const outcome = judge(world, passage, { located, found });
  if (outcome.alarmId === "") {
    trace.push({ step: 17, what: "logged", values: { rule: outcome.rule, name: found.type?.name ?? found.name } });
  }
  world.originals.set(signal.key, { id: passage.eventId, alarm: outcome.alarmId });
  return { event: eventDraft(passage, { site: located.site, found, outcome }), report: outcome.report };
}

const decoded = (signal: IncomingSignal): TraceLine["values"] => ({
  token: signal.token,
  code: `${signal.qualifier}${signal.code}`,
  skewSeconds: signal.clockSkewSeconds,
  sent: signal.encrypted ? "encrypted" : "clear",
});

/** Rows that are no panel's event: unreadable messages and what the receiver says of its lines. */
function reportOfLine(world: World, signal: IncomingSignal): Classified {
  const { signalTypes, alarmTypes } = world.catalogue;
  const type =
    signal.kind === "unreadable"
      ? signalTypes.get("unreadable")
      : (signalTypes.get(`link_${signal.code}`) ?? signalTypes.get("link_other"));
  const raises = type ? alarmTypes.get(type.alarmType) : undefined;
  return {
    ...placeOf(signal, "zone"),
    name: type?.name ?? signal.kind,
    type,
    class: signal.kind === "link" ? "link" : "unknown",
    category: "transmission",
    layer: "link",
    priority: type && type.priority > 0 ? type.priority : (raises?.priority ?? 4),
    zoneText: "",
    userName: "",
    partly: false,
    endsTrouble: false,
    confirms: false,
    raises,
  };
}

function judge(world: World, passage: Passage, { located, found }: { located: Located; found: Classified }): Outcome {
  const { site } = located;
  const duplicate = joinOriginal(world, passage);
  if (duplicate) {
    if (site) heard(world, passage, site);
    return duplicate;
  }
  const isEvent = passage.signal.kind === "event";
  if (site && isEvent) applyEffects(world, passage, { site, found });
  else if (site) heard(world, passage, site);
  const isStranger = !site && passage.signal.account !== "";
  if (isStranger && isEvent) return unknownAccount(world, passage, { place: located.place, found });
  if (found.raises) {
    const asked = { ...located, found, type: found.raises, priority: found.priority };
    return isStranger ? ofStranger(world, passage, asked) : raised(world, passage, asked);
  }
  const alarm = site ? attachRestore(world, passage, { site, found }) : undefined;
  if (alarm) return { decision: "joined", rule: "restore", alarmId: alarm.id };
  return { decision: "logged", rule: found.type?.code ?? "no_signal_type", alarmId: "" };
}

type Asked = Raise & { readonly decision?: string; readonly rule?: string };

function raised(world: World, passage: Passage, asked: Asked): Outcome {
  const { alarm, report } = raise(world, passage, asked);
  const decision = asked.decision ?? (report ? "queued" : "joined");
  return { decision, rule: asked.rule ?? `alarm_type:${asked.type.code}`, alarmId: alarm.id, report };
}

/** The same message with a new stamp (DC-09 reference 7): stands beside its original, raises nothing, wakes nobody. */
function joinOriginal(world: World, passage: Passage): Outcome | undefined {
  const { duplicateOf } = passage.signal;
  const original = duplicateOf === "" ? undefined : world.originals.get(duplicateOf);
  if (!original) return undefined;
  const alarm = world.alarms.get(original.alarm);
  if (alarm) join(alarm, passage, { unseen: false });
  passage.trace.push({ step: 13, what: "duplicate", values: { key: duplicateOf, event: original.id } });
  return { decision: "duplicate", rule: "duplicate", alarmId: original.alarm };
}

/** Step 3: one alarm an account and hour, all signals kept; while it is open they join it. */
function unknownAccount(world: World, passage: Passage, { place, found }: Named): Outcome {
  const asked = strangerAlarm(world, found, place);
  const life = isLife(found);
  if (!life && !hasOwnAlarm(world, passage, asked) && isWithinItsHour(world, passage, place)) {
    return { decision: "unknown_account", rule: "one_alarm_an_hour", alarmId: "" };
  }
  const rule = life ? "unknown_life" : "unknown_account";
  const outcome = ofStranger(world, passage, { ...asked, decision: "unknown_account", rule });
  if (outcome.report && !life && outcome.rule === rule) world.unknownSince.set(place, passage.receivedMs);
  return life ? { ...outcome, priority: asked.priority } : outcome;
}

interface Named {
  readonly place: string;
  readonly found: Classified;
}

// Apart from one another: only what an account's usual events raised keeps it silent for an hour.
const CROWD_RULES: Readonly<Record<string, string>> = {
  unknown_account: MANY_UNKNOWN,
  unknown_life: "many_unknown_life",
};

/** An account's own alarm, or the one that it shares when a flood of accounts would bury the desk. */
function ofStranger(world: World, passage: Passage, asked: Asked): Outcome {
  if (hasOwnAlarm(world, passage, asked)) return raised(world, passage, asked);
  const crowd = crowdAlarm(world, passage, asked);
  if (crowd) return raised(world, passage, { ...asked, ...crowd, rule: CROWD_RULES[asked.rule ?? ""] ?? "many_lines" });
  countStranger(world, passage.signal.receiver, asked);
  return raised(world, passage, asked);
}
