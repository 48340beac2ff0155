/** A row of `events` as the store hands it out. The feed leaves out `raw` and `trace`; reading one record gives both. */
import type { SignalClass } from "./classes";

/** One line of the evaluation order: which step said what, and of what; the reader's language makes a sentence of it. */
export interface TraceLine {
  readonly step: number;
  readonly what: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A signal. Dates are ISO-8601 UTC, "" = none. */
export interface SignalRow {
  readonly id: string;
  readonly updated: string;
  readonly created: string;
  readonly seq: number;
  readonly siteNo: string;
  readonly partitionNo: string;
  readonly signal: string;
  readonly signal_types: string;
  readonly site: string;
  readonly siteName: string;
  readonly receivedAt: string;
  readonly panelAt: string;
  readonly receiver: string;
  readonly lineCard: string;
  readonly protocol: string;
  readonly token: string;
  readonly account: string;
  readonly prefix: string;
  readonly code: string;
  readonly qualifier: string;
  readonly zone: string;
  readonly user: string;
  readonly userName: string;
  readonly zoneText: string;
  readonly text: string;
  readonly class: SignalClass | "";
  readonly priority: number;
  readonly decision: string;
  readonly decisionRule: string;
  readonly decisionLayer: string;
  readonly trace?: readonly TraceLine[] | null;
  readonly raw?: string;
  readonly transport: string;
  readonly sequence: string;
  readonly encrypted: boolean;
  readonly testMode: boolean;
  readonly alarm: string;
  readonly duplicateOf: string;
  readonly repeats: number;
}
