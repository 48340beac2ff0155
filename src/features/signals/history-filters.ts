/** What narrows the histories: nothing else, since the address of the page is read before the page is loaded. */

/** Filters of the signal history; "" = everything. */
export interface HistoryFilter {
  readonly class: string;
  readonly site: string;
  readonly account: string;
  readonly code: string;
  readonly zone: string;
  readonly text: string;
}

/** Filters of the alarm history. */
export interface AlarmFilter {
  readonly account: string;
  readonly priority: string;
  readonly resolution: string;
  readonly text: string;
}

/** Nothing left out of the signals. */
export const NO_SIGNAL_FILTER: HistoryFilter = { class: "", site: "", account: "", code: "", zone: "", text: "" };

/** Nothing left out of the alarms. */
export const NO_ALARM_FILTER: AlarmFilter = { account: "", priority: "", resolution: "", text: "" };
