/** Why an act is not possible now, as a key of the locale and its values; the buttons show it in words. */

/** Acts that have a button. */
export type DeskAct = "claim" | "release" | "note" | "seen" | "hold" | "wake" | "close";

/** A sentence of locales/<lng>/alarms.json below `why`. */
export interface Reason {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Where an alarm is: the three collections it moves through. */
export type Place = "open" | "pending" | "closed";

/** What the answer depends on. */
export interface DeskFacts {
  /** The store can be had; notes and results of calls may wait for it, nothing else does. */
  readonly connected: boolean;
  readonly me: string;
  /** An act on this alarm is on its way to the store. */
  readonly busy: boolean;
  readonly can: (right: string) => boolean;
  /** Lines of the alarm's log that are not in the store yet. */
  readonly unsent: number;
  readonly alarm: {
    readonly place: Place;
    readonly owner: string;
    readonly ownerName: string;
    readonly unseenCount: number;
  } | null;
}

const RIGHTS: Readonly<Record<DeskAct, string>> = {
  claim: "signals.alarms.claim",
  release: "signals.alarms.claim",
  note: "signals.alarms.claim",
  seen: "signals.alarms.claim",
  hold: "signals.alarms.hold",
  wake: "signals.pending_signals.wake",
  close: "signals.alarms.close",
};

/** A note is a fact, whenever it comes; who may decide what else is the store's to say. */
const MAY_WAIT: ReadonlySet<DeskAct> = new Set(["note"]);

const reason = (key: string, values?: Reason["values"]): Reason => (values ? { key, values } : { key });

type Alarm = NonNullable<DeskFacts["alarm"]>;

function notOpen(alarm: Alarm): Reason | null {
  if (alarm.place === "closed") return reason("closed");
  return alarm.place === "pending" ? reason("on_hold") : null;
}

function notMine(alarm: Alarm, me: string): Reason | null {
  if (alarm.owner === me) return null;
  return alarm.owner === "" ? reason("claim_first") : reason("taken", { name: alarm.ownerName });
}

const CHECKS: Readonly<Record<DeskAct, (alarm: Alarm, me: string) => Reason | null>> = {
  claim: (alarm, me) => {
    if (alarm.owner === me && alarm.place === "open") return reason("already_yours");
    return notOpen(alarm) ?? (alarm.owner === "" ? null : reason("taken", { name: alarm.ownerName }));
  },
  release: (alarm, me) => notOpen(alarm) ?? notMine(alarm, me),
  note: (alarm) => (alarm.place === "closed" ? reason("closed") : null),
  seen: (alarm, me) => notOpen(alarm) ?? notMine(alarm, me) ?? (alarm.unseenCount === 0 ? reason("all_seen") : null),
  hold: (alarm, me) => notOpen(alarm) ?? notMine(alarm, me),
  wake: (alarm) => (alarm.place === "pending" ? null : reason(alarm.place === "closed" ? "closed" : "not_on_hold")),
  close: (alarm, me) => notOpen(alarm) ?? notMine(alarm, me),
};

/** The first reason why `act` can't be done now, or null when it can. */
export function whyNot(act: DeskAct, facts: DeskFacts): Reason | null {
  if (facts.alarm === null) return reason("no_alarm");
  if (!facts.connected && !MAY_WAIT.has(act)) return reason("not_connected");
  if (!facts.can(RIGHTS[act])) return reason("no_right");
  return CHECKS[act](facts.alarm, facts.me) ?? (facts.busy ? reason("busy") : null);
}

/** Why the result of a call can't be booked: notes are anybody's, calls are made by whoever has the alarm. */
export function whyNotCalled(facts: DeskFacts): Reason | null {
  const first = whyNot("note", facts);
  const { alarm, me } = facts;
  if (alarm === null || alarm.place !== "open" || first?.key === "no_right") return first;
  return notMine(alarm, me) ?? first;
}

/** What the close form holds, and the rule for its comment. */
export interface CloseForm {
  readonly resolution: string;
  readonly comment: string;
  readonly commentMin: number;
  /** What stands in the box for notes and is in no record yet. */
  readonly note: string;
}

/** Everything that still keeps an alarm open, in the order in which a person would see to it. */
export function whyNotClosed(facts: DeskFacts, form: CloseForm): readonly Reason[] {
  const first = whyNot("close", facts);
  if (first !== null) return [first];
  const left: Reason[] = [];
  const unseen = facts.alarm?.unseenCount ?? 0;
  if (unseen > 0) left.push(reason("unseen", { count: unseen }));
  // A closed alarm takes no note: what is on its way, or was typed, would be in no record.
  if (facts.unsent > 0) left.push(reason("unsent", { count: facts.unsent }));
  if (form.note.trim() !== "") left.push(reason("note_unsaved"));
  if (form.resolution === "") left.push(reason("resolution_missing"));
  const missing = form.commentMin - form.comment.trim().length;
  if (missing > 0) left.push(reason("comment_short", { count: missing }));
  return left;
}

/** What the form of a hold has, and the most minutes. */
export interface HoldForm {
  readonly minutes: string;
  readonly reason: string;
  readonly max: number;
}

/** Limits of a hold, in the order of the form: a reason, and whole minutes from 1 to the most the priority allows (alarm-handling 3.2 rule 11). */
export function whyNotHeld(facts: DeskFacts, form: HoldForm): readonly Reason[] {
  const first = whyNot("hold", facts);
  if (first !== null) return [first];
  const left: Reason[] = [];
  if (form.reason.trim() === "") left.push(reason("hold_reason_missing"));
  const minutes = Number(form.minutes);
  if (!Number.isInteger(minutes) || minutes < 1) left.push(reason("minutes_missing"));
  else if (minutes > form.max) left.push(reason("minutes_many", { max: form.max }));
  return left;
}
