/** Puts the desk together: queue, acts, notices and keys of one page. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { serverNow } from "../../lib/server-time";
import { useReturned } from "../../resources/returns";
import { useCan, useMe } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { useTestSites } from "../../resources/use-site";
import type { Desk, QueueHandle } from "./desk-context";
import { typedText } from "../../sync/typed-text";
import { sweepDrafts } from "./drafts";
import { useQueueLists } from "./queue/use-queue-lists";
import type { QueueTab } from "./queue/tabs";
import { StepFrom } from "./step-from";
import { useActs } from "./use-acts";
import { useClaimGuard } from "./use-claim-guard";
import { useLanding } from "./use-landing";
import { useLapses } from "./use-lapses";
import { useLineRefusals } from "./use-line-refusals";
import { useNotices } from "./use-notices";
import { useTakeNext } from "./use-take-next";
import { useTall } from "./use-tall";

/** What the address says, and how to change it. */
export interface DeskAddress {
  readonly id: string | null;
  readonly tab: QueueTab;
  /** It names neither an alarm nor a tab. */
  readonly lands: boolean;
  readonly onOpen: (id: string | null, tab?: QueueTab) => void;
  readonly onTab: (tab: QueueTab) => void;
}

/** Opens alarms, and knows which one was asked for while the address still says another. */
function useOpening({ id, onOpen }: Pick<DeskAddress, "id" | "onOpen">): Pick<Desk, "onOpen" | "askedFor"> {
  const [from] = useState(() => new StepFrom());
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  });
  const open = useCallback<Desk["onOpen"]>(
    (next, tab) => {
      if (next !== null) from.to(next, performance.now());
      onOpen(next, tab);
    },
    [from, onOpen],
  );
  const askedFor = useCallback(() => from.at(shown.current, performance.now()), [from]);
  return { onOpen: open, askedFor };
}

const NO_SITES: ReadonlySet<string> = new Set();

/** The desk's state. */
export function useDeskState(address: DeskAddress): Desk {
  const { id, tab, lands, onTab } = address;
  const { onOpen, askedFor } = useOpening(address);
  const me = useMe();
  const can = useCan();
  const connected = useConnected();
  const narrow = useMediaQuery("(max-width: 1199.95px)");
  const tall = useTall() && narrow;
  const lists = useQueueLists(me.id);
  useLanding({ lists, onOpen }, lands);
  const testSites = useTestSites() ?? NO_SITES;
  const { notices, say, outdate, dismiss } = useNotices(connected, id);
  useLineRefusals(say);
  const { onRefused, mayClaim } = useClaimGuard();
  const { busy, run } = useActs({ say, outdate, onRefused });
  const lapsed = useLapses({ notices, say, outdate, onTab });
  const returned = useReturned();
  useEffect(() => outdate(returned), [outdate, returned]);
  const next = useTakeNext({ lists, connected, can, busy, run, onOpen, mayClaim, notices, say, dismiss });
  const queueRef = useRef<QueueHandle | null>(null);
  const commandsRef = useRef<Desk["commandsRef"]["current"]>({});
  useEffect(() => sweepDrafts(typedText.onDisk(), serverNow()), []);
  const shown = { me, connected, can, narrow, tall, lists, testSites, alarmId: id, tab };
  const state = { ...shown, onOpen, askedFor, onTab, busy, run };
  const desk: Desk = { ...state, ...next, mayClaim, lapsed, notices, say, dismiss, queueRef, commandsRef };
  // The same object as long as nothing in it has changed: everything below the desk reads it.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => desk, Object.values(desk));
}
