/** What every part of an open alarm shares: the alarm and where it is, its site, the draft, and what can be done. */
import { createContext, useContext } from "react";
import type { AlarmRow } from "../../../../domain/alarms/rows";
import type { AlarmActs } from "../../../../domain/live/routes";
import type { FoundAlarm } from "../../../resources/use-alarms";
import type { SiteCard } from "../../../resources/use-site";
import type { SignalRow } from "../../../sync/rows";
import type { BookedCall } from "../do/use-call-undo";
import type { Draft } from "../drafts";
import type { DeskAct, DeskFacts, Place } from "../why-not";
import type { SinceAlarm } from "./since-alarm";
import type { SiteStanding } from "../../../resources/site/site-standing";

/** Forms beside the alarm: one of them is shown. */
export type DoForm = "hold" | "close";
/** Panes of the narrow layout. */
export type Pane = "alarm" | "do" | "log";

export interface AlarmView {
  readonly found: Exclude<FoundAlarm, { table: null }>;
  readonly alarm: AlarmRow;
  readonly place: Place;
  readonly mine: boolean;
  /** null unless `siteStanding` is `ready`. */
  readonly site: SiteCard | null;
  readonly siteStanding: SiteStanding;
  /** No newer one of `site` is on its way. */
  readonly siteIsLastWord: boolean;
  /** What the site has sent since, beside what joined the alarm. */
  readonly since: SinceAlarm<SignalRow>;
  readonly facts: DeskFacts;
  readonly draft: Draft;
  readonly setDraft: (change: Partial<Draft>) => void;
  /** Does an act on this alarm; true when it is done. */
  readonly act: <A extends DeskAct>(act: A, body: AlarmActs[A]) => Promise<boolean>;
  readonly form: DoForm;
  readonly pane: Pane;
  readonly showForm: (form: DoForm) => void;
  readonly showPane: (pane: Pane) => void;
  /** What the keys and the buttons of the bar do. */
  readonly commands: Readonly<Record<DeskAct | "calls" | "undo", () => void>>;
  /** The call whose result was booked a moment ago and can be taken back. */
  readonly booked: BookedCall | null;
  readonly onBooked: (call: BookedCall) => void;
}

export const AlarmContext = createContext<AlarmView | null>(null);

/** The open alarm around a component. */
export function useAlarmView(): AlarmView {
  const view = useContext(AlarmContext);
  if (!view) throw new Error("outside an alarm");
  return view;
}
