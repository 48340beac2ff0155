/** Puts an open alarm together: rows, site, draft, facts, acts. */
import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { AlarmActs } from "../../../../domain/live/routes";
import type { FoundAlarm } from "../../../resources/use-alarms";
import { useOutboxOf } from "../../../resources/use-outbox";
import { isUnsent } from "../../../sync/outbox-lines";
import type { SiteCard } from "../../../resources/use-site";
import { useDesk } from "../desk-context";
import { useCallUndo } from "../do/use-call-undo";
import { afterPaint, focusOn } from "../focus";
import { useOneKeyActs } from "../use-one-key-acts";
import type { DeskAct, DeskFacts, Place } from "../why-not";
import type { AlarmView, DoForm, Pane } from "./alarm-context";
import type { SiteStanding } from "../../../resources/site/site-standing";
import { useDraft } from "./use-draft";
import { useSinceAlarm } from "./use-since-alarm";

type Found = Exclude<FoundAlarm, { table: null }>;

interface SiteRead {
  readonly card: SiteCard | null | undefined;
  readonly standing: SiteStanding;
  readonly isLastWord: boolean;
}

const PLACES: Readonly<Record<Found["table"], Place>> = {
  events_alarm: "open",
  events_pending: "pending",
  alarm_history: "closed",
};

function useFacts(found: Found): DeskFacts {
  const { connected, can, busy, me } = useDesk();
  const { alarm, table } = found;
  const place = PLACES[table];
  const unsent = useOutboxOf(alarm.id).filter(isUnsent).length;
  return useMemo(
    () => ({
      connected,
      can,
      busy,
      me: me.id,
      unsent,
      alarm: { place, owner: alarm.owner, ownerName: alarm.ownerName, unseenCount: alarm.unseenCount },
    }),
    [connected, can, busy, me.id, unsent, place, alarm],
  );
}

/** Which form and which pane are shown, and the way to a field in them. */
function useShown() {
  const [form, setForm] = useState<DoForm>("close");
  const [pane, setPane] = useState<Pane>("alarm");
  const showForm = useCallback((next: DoForm) => {
    setForm(next);
    setPane("do");
  }, []);
  const goTo = useCallback((next: DoForm | "note" | "calls") => {
    // Before the next key is pressed: letters of a note that came sooner than the focus were commands of the desk.
    flushSync(() => {
      setPane(next === "note" ? "log" : "do");
      if (next === "hold" || next === "close") setForm(next);
    });
    if (!focusOn(next)) afterPaint(() => focusOn(next));
  }, []);
  return { form, pane, showForm, showPane: setPane, goTo };
}

/** The view of an alarm that was found. Everything in it belongs to this alarm: mount it with the id as key. */
export function useAlarmState(found: Found, { card, standing, isLastWord }: SiteRead): AlarmView {
  const { run, me, mayClaim } = useDesk();
  const { alarm, table } = found;
  const facts = useFacts(found);
  const since = useSinceAlarm(alarm);
  const [draft, setDraft] = useDraft(me.id, alarm.id);
  const { goTo, ...shown } = useShown();
  const act = useCallback(<A extends DeskAct>(name: A, body: AlarmActs[A]) => run(alarm, name, body), [run, alarm]);
  const { booked, onBooked, undo } = useCallUndo(act);
  const oneKey = useOneKeyActs(alarm);
  const commands = useMemo(
    () => ({
      ...oneKey,
      undo,
      claim: () => void (mayClaim() && act("claim", {})),
      note: () => goTo("note"),
      hold: () => goTo("hold"),
      close: () => goTo("close"),
      calls: () => goTo("calls"),
    }),
    [act, goTo, mayClaim, oneKey, undo],
  );
  const mine = table === "events_alarm" && alarm.owner === me.id;
  return {
    found,
    alarm,
    place: PLACES[table],
    mine,
    site: standing === "ready" ? (card ?? null) : null,
    siteStanding: standing,
    siteIsLastWord: isLastWord,
    since,
    facts,
    draft,
    setDraft,
    act,
    ...shown,
    commands,
    booked,
    onBooked,
  };
}
