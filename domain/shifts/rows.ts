/** Rows of the roster as the store keeps them, and what the roster says to a browser. */

/** A record of `shift_management`; a shift over midnight is two of them with one `shiftGroup`. */
export interface ShiftRow {
  readonly id: string;
  readonly operator: string;
  readonly shift_name: string;
  readonly shift_start_time: string;
  readonly shift_end_time: string;
  readonly shiftGroup: string;
  readonly post: string;
  readonly minimumStaff: number;
  readonly breakMinutes: number;
  readonly state: string;
}

/** An operator as the roster names him. */
export interface RosterPerson {
  readonly id: string;
  readonly user: string;
  readonly name: string;
  readonly code: string;
}

export interface AbsenceRow {
  readonly id: string;
  readonly operator: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly kind: string;
  readonly note: string;
}

export interface SwapRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly fromName: string;
  readonly toName: string;
  readonly fromShift: string;
  readonly toShift: string;
  readonly fromTimes: string;
  readonly toTimes: string;
  readonly reason: string;
  readonly state: string;
  readonly decidedByName: string;
  readonly created: string;
}

export interface HandoverRow {
  readonly id: string;
  readonly author: string;
  readonly authorName: string;
  readonly shift_name: string;
  readonly shiftFrom: string;
  readonly shiftUntil: string;
  readonly text: string;
  readonly openItems: readonly string[];
  readonly signedByName: string;
  readonly signedAt: string;
  readonly updated: string;
  readonly created: string;
}

export interface AttendanceRow {
  readonly id: string;
  readonly operator: string;
  readonly shift_name: string;
  readonly inAt: string;
  readonly outAt: string;
  readonly corrected: boolean;
  readonly reason: string;
}

/** `GET shifts/roster`: what of a span its asker may see, people by name. */
export interface RosterAnswer {
  /** The caller's own operator record; "" for who is none. */
  readonly me: string;
  readonly zone: string;
  readonly people: readonly RosterPerson[];
  readonly shifts: readonly ShiftRow[];
  readonly absences: readonly AbsenceRow[];
  readonly swaps: readonly SwapRow[];
  readonly handovers: readonly HandoverRow[];
  readonly attendance: readonly AttendanceRow[];
}

/** A colleague's shift that may be asked for: `GET shifts/swap_choices`. */
export interface SwapChoice {
  readonly id: string;
  readonly name: string;
  readonly shift_name: string;
  readonly from: string;
  readonly until: string;
}

/** What came of a template or a copied week. */
export interface PlanAnswer {
  readonly made: number;
  /** Was there already. */
  readonly same: number;
  /** Left out, since their operator works then or is away. */
  readonly left: number;
}
