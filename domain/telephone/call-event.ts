/** The row of `events` that a call from the dialer becomes: logged, and never a sign of life of the panel. */
import { eventDraft } from "../signals/event-draft";
import type { IncomingSignal } from "../signals/incoming";
import { storeDate } from "../signals/store-date";
import type { EventDraft, Site } from "../signals/world";
import type { DialData, DialledCall } from "./dial";

/** What the row is made of. */
export interface CallEvent {
  readonly call: DialledCall;
  readonly data: DialData;
  /** Whose account it is, where it is a site's. */
  readonly site: Site | undefined;
  /** Where it is a customer's: the key by which his people see it. */
  readonly customer: string;
  /** Name and code of the signal, both. */
  readonly name: string;
  readonly eventId: string;
  readonly nowMs: number;
}

/** It came when the store has it; when it was dialled stands beside, as a panel's own time does. */
export function callEvent({ call, data, site, customer, name, eventId, nowMs }: CallEvent): EventDraft {
  const signal: IncomingSignal = {
    key: callKey(call.id),
    kind: "event",
    receivedAt: new Date(nowMs).toISOString(),
    receiver: "",
    protocol: "",
    token: "",
    transport: "",
    peer: "",
    encrypted: false,
    account: data.code,
    prefix: site?.prefix ?? "",
    receiverNumber: "",
    sequence: "",
    panelAt: new Date(call.madeAtMs).toISOString(),
    clockSkewSeconds: 0,
    code: "",
    qualifier: "",
    partition: data.partitionNumber,
    zone: "",
    user: "",
    address: "",
    text: "",
    xdata: [],
    raw: "",
    duplicateOf: "",
  };
  const passage = { signal, receivedMs: nowMs, receivedAt: storeDate(nowMs), eventId, trace: [] };
  const found = {
    partition: data.partitionNumber,
    zone: "",
    user: "",
    name,
    type: undefined,
    class: "manual",
    category: "manual",
    layer: "manual",
    priority: 9,
    zoneText: "",
    userName: "",
    partly: false,
    endsTrouble: false,
    confirms: false,
    raises: undefined,
  } as const;
  const outcome = { decision: "logged", rule: name, alarmId: "" };
  const draft = eventDraft(passage, { site, found, outcome });
  return { ...draft, signal_types: name, customer: site ? draft.customer : customer };
}

/** The key of the row: the same call is never two. */
export const callKey = (id: string): string => `call:${id}`;
