/** Puts the desk together: queue, acts, notices and keys of one page. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useMemo, useRef } from "react";
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

const NO_SITES: ReadonlySet<string> = new Set();

/** The desk's state. */
export function useDeskState({ id, tab, lands, onOpen, onTab }: DeskAddress): Desk {
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
  const state = { me, connected, can, narrow, tall, lists, testSites, alarmId: id, tab, onOpen, onTab, busy, run };
  const desk: Desk = { ...state, ...next, mayClaim, lapsed, notices, say, dismiss, queueRef, commandsRef };
  // The same object as long as nothing in it has changed: everything below the desk reads it.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => desk, Object.values(desk));
}
