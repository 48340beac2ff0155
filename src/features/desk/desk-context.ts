/** What every part of the desk shares: the queue, the open alarm's id, the acts, the notices. */
import { createContext, type RefObject, useContext } from "react";
import type { AlarmRow } from "../../../domain/alarms/rows";
import type { AlarmActs } from "../../../domain/live/routes";
import type { DeskCommand } from "./keys";
import type { Notice, NewNotice } from "./use-notices";
import type { QueueAlarm } from "./queue/queue-alarm";
import type { QueueTab } from "./queue/tabs";
import type { DeskAct, Reason } from "./why-not";

/** The queue as it is drawn: what the arrows move through. */
export interface QueueHandle {
  readonly rows: readonly string[];
  /** Rows that fit on the screen. */
  readonly pageRows: number;
  readonly reveal: (id: string) => void;
}

/** Does an act; true when the store has done it. A refusal is said in a notice. */
export type RunAct = <A extends DeskAct>(alarm: AlarmRow, act: A, body: AlarmActs[A]) => Promise<boolean>;

export interface Desk {
  readonly me: { readonly id: string; readonly name: string };
  readonly connected: boolean;
  readonly can: (right: string) => boolean;
  /** Below 1200 px: one column, an alarm opens over the queue. */
  readonly narrow: boolean;
  /** One column with room for the log below the signals. */
  readonly tall: boolean;
  readonly lists: Readonly<Record<QueueTab, readonly QueueAlarm[]>> | undefined;
  readonly testSites: ReadonlySet<string>;
  readonly alarmId: string | null;
  readonly tab: QueueTab;
  /** `tab` where the queue is to stand as well. */
  readonly onOpen: (id: string | null, tab?: QueueTab) => void;
  /** The alarm that was asked for last: what is shown follows a moment later. */
  readonly askedFor: () => string | null;
  readonly onTab: (tab: QueueTab) => void;
  readonly takeNext: () => void;
  readonly takeNextWhyNot: Reason | null;
  readonly busy: boolean;
  readonly run: RunAct;
  /** Whether a press made now may claim: not in the moment after a lost race. */
  readonly mayClaim: () => boolean;
  /** Alarms whose claim has lapsed under our hands. */
  readonly lapsed: ReadonlySet<string>;
  readonly notices: readonly Notice[];
  readonly say: (notice: NewNotice) => void;
  readonly dismiss: (id: number) => void;
  readonly queueRef: RefObject<QueueHandle | null>;
  /** What the open alarm does for a key. */
  readonly commandsRef: RefObject<Partial<Record<DeskCommand, () => void>>>;
}

export const DeskContext = createContext<Desk | null>(null);

/** The desk around a component. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside the desk");
  return desk;
}
