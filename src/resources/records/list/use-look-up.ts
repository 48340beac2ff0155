/** Rows of a long collection out of the browser's copy: what is looked for there, and all of it while there is no line. */
import { useEffect, useState } from "react";
import type { Db } from "../../../sync/db";
import { useSettled } from "../../../ui/use-settled";
import { useConnected } from "../../use-connected";
import { useRows } from "../../use-rows";
import type { RecordRow } from "../record-row";
import { isNarrowed, type ListView } from "./list-view";

/** What the copy has of a view. */
export interface LookedUp {
  readonly rows: readonly RecordRow[];
  /** Worse matches than these were left out. */
  readonly more: boolean;
}

/** How a collection is looked up in the copy. */
export interface LookUp {
  /** Asked anew whenever the answer of this changes; cheap. */
  readonly touched: (db: Db) => Promise<string>;
  /** It is the whole answer, also where nothing is searched; the store is not asked beside it. */
  readonly isWhole?: true;
  /** null = the copy does not know enough to answer. */
  readonly read: (view: ListView) => Promise<LookedUp | null>;
}

/** Letters that come one upon the other are one question. */
const TYPING_MS = 120;

interface Answer {
  readonly of: ListView;
  readonly found: LookedUp | null;
}

/** `off` = the store is asked; the last answer stays while the next is on its way. */
export interface LookUpState {
  readonly status: "off" | "reading" | "ready";
  readonly found: LookedUp | null;
}

const OFF: LookUpState = { status: "off", found: null };

/** Looks a view up: where something is searched, and whatever is wanted without a line. */
export function useLookUp(lookUp: LookUp | undefined, view: ListView): LookUpState {
  const connected = useConnected();
  const settled = useSettled(view, TYPING_MS);
  const isUsed = lookUp !== undefined && (lookUp.isWhole || !connected || view.search.trim() !== "");
  const touched = useRows(async (db) => (isUsed ? lookUp.touched(db) : ""), [isUsed, lookUp]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isUsed) return setAnswer(null);
    // What was typed in haste is not looked for; nor is a view before its words have come.
    if (settled.search !== view.search) return;
    let isLeft = false;
    void lookUp
      .read(view)
      .catch(() => null)
      .then((found) => {
        if (!isLeft) setAnswer({ of: view, found });
      });
    return () => {
      isLeft = true;
    };
    // `connected`: what could not be asked of the store is asked once there is a line.
  }, [isUsed, lookUp, view, settled.search, touched, connected]);
  if (!isUsed) return OFF;
  if (answer === null || answer.of !== view) return { status: "reading", found: answer?.found ?? null };
  return answer.found === null ? OFF : { status: "ready", found: answer.found };
}

/** A view whose words were looked for already: what is left to do is filters and order. */
export const withoutSearch = (view: ListView): ListView => (isNarrowed(view) ? { ...view, search: "" } : view);
