/** What a row of the queue shows: an open alarm, or a parked one with its time to wake. */
import type { AlarmRow } from "../../../../domain/alarms/rows";

export type QueueAlarm = AlarmRow & { readonly wakeAt?: string };
