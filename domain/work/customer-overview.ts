/** A customer as whoever answers his tickets sees him at a glance. */

/** One of his sites. */
export interface OverviewSite {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** An alarm stands or waits there. */
  readonly alarm: boolean;
}

/** Somebody who may be asked for his word on the telephone. */
export interface OverviewContact {
  readonly id: string;
  readonly site: string;
  readonly name: string;
}

/** What was agreed with him, until when. */
export interface OverviewContract {
  readonly number: string;
  readonly state: string;
  readonly validUntil: string;
}

/** A call with his sites. */
export interface OverviewCall {
  readonly at: string;
  readonly number: string;
  readonly direction: string;
  readonly result: string;
  readonly site: string;
}

/** A ticket of his. */
export interface OverviewTicket {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly state: string;
}

/** Answer of `GET customers/{id}/overview`. */
export interface CustomerOverview {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly language: string;
  readonly state: string;
  readonly sites: readonly OverviewSite[];
  readonly siteCount: number;
  /** Alarms of the last 30 days that have ended, and how many of them were false. */
  readonly alarms: number;
  readonly falseAlarms: number;
  /** An invoice is not paid in time. How much it is, is not told. */
  readonly overdue: boolean;
  readonly contracts: readonly OverviewContract[];
  readonly calls: readonly OverviewCall[];
  readonly tickets: readonly OverviewTicket[];
  /** Told to whoever may check their words. */
  readonly contacts: readonly OverviewContact[];
}

/** So many days back alarms are counted. */
export const OVERVIEW_DAYS = 30;
