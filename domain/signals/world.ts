/** What deciding needs to know of the store, gathered once a batch; the decisions themselves keep it up to date. */
import type { LineKey } from "../alarms/lines";
import type { AlarmNews } from "../alarms/news";
import type { AlarmBook } from "./alarm-book";
import type { SignalClass } from "./classes";
import type { IncomingSignal } from "./incoming";
import type { TraceLine } from "./rows";

/** A signal type as the store has it; `alarmType` is a code, empty = log only. */
export interface SignalType {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly class: SignalClass;
  readonly category: string;
  readonly alarmType: string;
  readonly priority: number;
  readonly resetsTest: boolean;
}

/** An alarm type as the store has it. */
export interface AlarmType {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly priority: number;
  readonly warnSeconds: number;
  readonly breachSeconds: number;
  readonly alwaysOwn: boolean;
}

/** The catalogues, by code and by id. */
export interface Catalogue {
  readonly signalTypes: ReadonlyMap<string, SignalType>;
  readonly signalTypesById: ReadonlyMap<string, SignalType>;
  readonly alarmTypes: ReadonlyMap<string, AlarmType>;
  readonly alarmTypesById: ReadonlyMap<string, AlarmType>;
  /** The type of alarms of unknown accounts, which must exist. */
  readonly unknownAccount: AlarmType;
}

/** A site, as far as deciding needs it. */
export interface Site {
  readonly id: string;
  readonly code: string;
  readonly prefix: string;
  readonly name: string;
  readonly city: string;
  readonly timeZone: string;
  readonly dealer: string;
  readonly customer: string;
  /** Record id of its panel template. */
  readonly panel: string;
  readonly testInterval: number;
  readonly testGrace: number;
  readonly testMode: string;
}

/** A zone of a site; types are record ids, empty = no override. */
export interface Zone {
  readonly text: string;
  readonly signalType: string;
  readonly alarmType: string;
  readonly priorityShift: number;
}

/** A row of `signal_code_maps`; empty = any. */
export interface CodeMap {
  readonly site: string;
  readonly zone: string;
  readonly panel: string;
  readonly dealer: string;
  readonly protocol: string;
  readonly code: string;
  readonly qualifier: string;
  readonly signalType: string;
}

/** Armed or not, for one partition. Dates are the store's text, "" = none. */
export interface PartitionState {
  armedState: string;
  armedAt: string;
  armedBy: string;
  openSince: string;
}

/** Conditions of one zone; of the panel as a whole under the category's name (`power`, `battery` …). */
export interface ZoneState {
  inAlarm: boolean;
  inTrouble: boolean;
  bypassed: boolean;
  changedAt: string;
}

/** What changes with every signal of a site. */
export interface SiteState {
  lastSignalAt: string;
  lastTestAt: string;
  nextTestDueAt: string;
  clockSkewSeconds: number;
  readonly partitions: Map<string, PartitionState>;
  readonly zones: Map<string, ZoneState>;
  /** Numbers whose state this batch changed. */
  readonly changedPartitions: Set<string>;
  readonly changedZones: Set<string>;
}

/** What of an alarm's members has not been restored: key (category and zone) -> still standing. */
export type Members = Map<string, boolean>;

/** What an alarm is called by: its most urgent signal, the first of equal ones. */
export interface AlarmTitle {
  readonly partitionNo: string;
  readonly alarmType: string;
  readonly alarmName: string;
  readonly category: string;
  readonly signal: string;
  readonly zone: string;
  readonly zoneText: string;
}

/** An alarm that has not ended, or that this batch makes. */
export interface AlarmDraft {
  readonly id: string;
  readonly isNew: boolean;
  readonly pending: boolean;
  readonly groupKey: string;
  readonly site: string;
  readonly owner: string;
  priority: number;
  /** Of the signal that it is called by, as `titleRank` gives it. */
  titleRank: number;
  /** What it is called by, when this batch brought that. */
  title?: AlarmTitle;
  /** Verified by the panel's own word; never taken back. */
  confirmed: boolean;
  firstAt: string;
  lastAtMs: number;
  lastAt: string;
  lastEvent: string;
  eventCount: number;
  unseenCount: number;
  restoredAt: string;
  /** Why a parked alarm must go back to the queue. */
  wake: "" | "re_alarm" | "restored";
  changed: boolean;
  readonly members: Members;
  /** What this batch brought it, for its log. */
  readonly news: AlarmNews;
  /** Fields only a new alarm has to be given. */
  readonly fresh?: Readonly<Record<string, unknown>>;
}

/** The event an earlier key names, for duplicates. */
export interface KnownEvent {
  readonly id: string;
  readonly alarm: string;
}

/** Open alarms of unknown accounts that came by one receiver, each of one account. */
export interface StrangerCount {
  usual: number;
  life: number;
}

/** Everything a batch is decided on. */
export interface World {
  /** Time of the decision, milliseconds. */
  readonly nowMs: number;
  readonly groupWindowMinutes: number;
  readonly catalogue: Catalogue;
  /** By `placeKey(prefix, account)`. */
  readonly sites: ReadonlyMap<string, Site>;
  /** By site id and zone number. */
  readonly zones: ReadonlyMap<string, Zone>;
  readonly codeMaps: readonly CodeMap[];
  /** Names of contacts, by site id and the number that the panel knows them by. */
  readonly users: ReadonlyMap<string, string>;
  readonly states: Map<string, SiteState>;
  readonly alarms: AlarmBook;
  /** Unknown accounts that raised an alarm within the last hour: account place -> milliseconds. */
  readonly unknownSince: Map<string, number>;
  /** Open alarms of unknown accounts, by receiver. */
  readonly strangers: Map<string, StrangerCount>;
  /** By key of the first row. */
  readonly originals: Map<string, KnownEvent>;
  lastAlarmNo: number;
  readonly newId: () => string;
}

/** A row of `events` to be written. `seq` is given at the commit. */
export type EventDraft = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly alarm: string;
  readonly dealer: string;
  readonly customer: string;
};

/** A line for the log of an alarm. */
export interface ReportDraft {
  readonly event: string;
  readonly alarm: AlarmDraft;
  readonly key: LineKey;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a batch comes to. Alarms and states are in the world. */
export interface Decision {
  readonly events: readonly EventDraft[];
  readonly reports: readonly ReportDraft[];
}

/** One signal on its way through the steps. */
export interface Passage {
  readonly signal: IncomingSignal;
  readonly receivedMs: number;
  /** The same in the store's spelling. */
  readonly receivedAt: string;
  readonly eventId: string;
  readonly trace: TraceLine[];
}
