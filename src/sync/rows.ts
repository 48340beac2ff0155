/** Rows of the mirrored collections as the store hands them out; alarms and signals have theirs in `domain`. */
export type { AlarmRow, ClosedRow, PendingRow, ReportRow } from "../../domain/alarms/rows";
export type { SignalRow } from "../../domain/signals/rows";

import type { PlanRow, SitePlanRow, StepRow } from "../../domain/alarms/action-plan";
import type { HolidayRow, TemporaryRow, WeekRow } from "../../domain/schedules/opening";

/** What every row has. `updated` decides which of two copies is newer. */
export interface Row {
  readonly id: string;
  readonly updated: string;
}

/** What is kept of every site. */
export interface SlimSiteRow extends Row {
  readonly code: string;
  readonly prefix: string;
  readonly name: string;
  readonly city: string;
  readonly customer: string;
  readonly installer: string;
  readonly state: string;
  readonly timeZone: string;
  readonly phone: string;
}

export interface SiteRow extends SlimSiteRow {
  readonly siteType: string;
  readonly holidaySet: string;
  readonly addressLine: string;
  readonly district: string;
  readonly postcode: string;
  readonly country: string;
  readonly accessInstructions: string;
  readonly location: { readonly lon: number; readonly lat: number } | null;
  readonly language: string;
  readonly policeReference: string;
  readonly warningLevel: number;
  readonly mustReadNotes: string;
  readonly notes: string;
}

export interface PartitionRow extends Row {
  readonly site: string;
  readonly number: string;
  readonly name: string;
}

export interface ZoneRow extends Row {
  readonly site: string;
  readonly partition: string;
  readonly number: string;
  readonly text: string;
  readonly detector: string;
  readonly is24Hour: boolean;
}

/** Opening times of a week, by the site's clock. */
export interface SiteScheduleRow extends Row, WeekRow {
  readonly site: string;
}

/** Other times that it has asked for. */
export interface TemporaryScheduleRow extends Row, TemporaryRow {
  readonly site: string;
}

/** An action plan of its own. */
export interface SiteActionPlanRow extends Row, SitePlanRow {
  readonly site: string;
}

export interface ContactRow extends Row {
  readonly name: string;
  /** As `domain/alarms/phones.ts` reads them. */
  readonly phones: unknown;
  readonly language: string;
  readonly email: string;
  readonly notes: string;
  readonly validUntil: string;
}

export interface SiteContactRow extends Row {
  readonly site: string;
  readonly contact: string;
  readonly order: number;
  readonly kind: string;
  /** Hours of the site's week, as `domain/alarms/availability.ts` reads them. */
  readonly availability: unknown;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly panelUserNumber: string;
  readonly hasKeys: boolean;
}

/** How the panel of a site reaches the centre; its key stays in the store. */
export interface TransmitterRow extends Row {
  readonly site: string;
  readonly protocol: string;
  readonly identifier: string;
  readonly path: string;
  readonly lastSeenAt: string;
  readonly state: string;
}

export interface AlarmTypeRow extends Row {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly priority: number;
  readonly warnSeconds: number;
  readonly breachSeconds: number;
  readonly needsComment: boolean;
  readonly active: boolean;
}

export interface ResolutionCodeRow extends Row {
  readonly code: string;
  readonly text: string;
  readonly group: string;
  readonly falseAlarm: boolean;
  readonly cause: string;
  readonly order: number;
  readonly active: boolean;
}

export interface SignalTypeRow extends Row {
  readonly code: string;
  readonly name: string;
  readonly class: string;
  readonly category: string;
  readonly alarmType: string;
  readonly active: boolean;
}

export interface ActionPlanRow extends Row, PlanRow {}

export interface ActionPlanStepRow extends Row, StepRow {
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  readonly whom: string;
  readonly mandatory: boolean;
  readonly timeoutSeconds: number;
  /** Number of the step that follows; 0 = the next one. */
  readonly onYes: number;
  readonly onNo: number;
  readonly url: string;
}

/** Agencies and services that are called for an alarm. */
export interface ImportantContactRow extends Row {
  readonly name: string;
  readonly kind: string;
  /** Whom it serves: places and postcodes, as one would say them. */
  readonly area: string;
  /** As `domain/alarms/phones.ts` reads them. */
  readonly phones: unknown;
  readonly order: number;
  readonly active: boolean;
}

export interface HolidayOfSetRow extends Row, HolidayRow {
  readonly set: string;
}

export interface SiteTypeRow extends Row {
  readonly code: string;
  readonly name: string;
  readonly holidaySet: string;
}

export interface ProgramSettingsRow extends Row {
  readonly app_version: string;
  readonly company: string;
  readonly helpUrl: string;
  readonly timeZone: string;
  readonly claimBeatSeconds: number;
  readonly claimLapseSeconds: number;
  readonly claimLapseLowSeconds: number;
  readonly holdDefaultMinutes: number;
  readonly holdMaxHighMinutes: number;
  readonly holdMaxLowMinutes: number;
  readonly closeCommentMin: number;
  readonly sessionControl: boolean;
}

export interface CustomerRow extends Row {
  readonly code: string;
  readonly name: string;
}

export interface InstallerRow extends Row {
  readonly code: string;
  readonly company: string;
}
