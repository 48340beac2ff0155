/** What every report is asked with. */
import type { Period } from "../../domain/live/period";
import type { DaySpan } from "../../domain/reports/days";
import type { PbRequestEvent } from "./pb";
import type { Caller } from "./rights";
import type { Condition } from "./spelled-in";

/** What a report is made of: whose, when, and for one's own figures of whom alone. */
export interface Question {
  readonly e: PbRequestEvent;
  readonly caller: Caller;
  readonly period: Period;
  readonly days: readonly DaySpan[];
  readonly reach: Condition;
  /** Id of the only person it is about; "" = of everybody. */
  readonly only: string;
}
