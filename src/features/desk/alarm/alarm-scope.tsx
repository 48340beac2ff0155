/** Finds the alarm that is open, wherever it is, and hands it to its columns. */
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useAlarmFromStore } from "../../../resources/use-alarm-from-store";
import { type FoundAlarm, useAlarm } from "../../../resources/use-alarms";
import { useFreshSite } from "../../../resources/refresh-site";
import { useSlowly } from "../../../ui/use-slowly";
import type { Remote } from "../../../resources/use-remote";
import { useSite } from "../../../resources/use-site";
import { EmptyState } from "../../../ui/empty-state";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { BackToQueue } from "../back-to-queue";
import { useDesk } from "../desk-context";
import { useReasonText } from "../reasoned-button";
import { type DeskAct, whyNot } from "../why-not";
import { AlarmContext, type AlarmView } from "./alarm-context";
import { isLastWord, siteStanding } from "../../../resources/site/site-standing";
import { useAlarmState } from "./use-alarm-view";

/** Keys do what the buttons do, and say why when they can't. */
function useAlarmKeys(view: AlarmView): void {
  const { commandsRef, say } = useDesk();
  const why = useReasonText();
  useEffect(() => {
    const press = (act: DeskAct) => () => {
      const reason = whyNot(act, view.facts);
      if (reason === null) view.commands[act]();
      else say({ kind: "refused", text: why(reason), offline: reason.key === "not_connected" });
    };
    commandsRef.current = {
      claim: press("claim"),
      release: press("release"),
      note: press("note"),
      seen: press("seen"),
      hold: press("hold"),
      wake: press("wake"),
      close: press("close"),
      calls: view.commands.calls,
      undo: view.commands.undo,
    };
    return () => {
      commandsRef.current = {};
    };
  }, [commandsRef, say, view, why]);
}

function Loaded({
  found,
  children,
}: {
  readonly found: Exclude<FoundAlarm, { table: null }>;
  readonly children: ReactNode;
}) {
  const { connected } = useDesk();
  const card = useSite(found.alarm.site);
  const fresh = useFreshSite(found.alarm.site);
  const standing = siteStanding(found.alarm.site, card, fresh.status);
  const view = useAlarmState(found, { card, standing, isLastWord: isLastWord(card, fresh, connected) });
  useAlarmKeys(view);
  return <AlarmContext value={view}>{children}</AlarmContext>;
}

function Missing({ read }: { readonly read: Remote<true> }) {
  const { t } = useTranslation("alarms");
  const { narrow } = useDesk();
  const slow = useSlowly(read.status === "loading");
  // On a narrow screen the queue is not beside it: without a way back the desk would end here.
  const back = narrow && (
    <div className="over-head">
      <BackToQueue />
    </div>
  );
  if (read.status === "loading" || read.status === "idle") {
    return (
      <section className="alarm">
        {back}
        {slow && <SkeletonRows label={t("loading")} />}
      </section>
    );
  }
  const detail = read.status === "offline" ? t("unavailable.offline") : t("unavailable.text");
  return (
    <section className="alarm missing">
      {back}
      <EmptyState title={t("unavailable.title")} detail={detail} action={narrow && <BackToQueue inWords />} />
    </section>
  );
}

/** Mount it with the alarm's id as key: nothing of one alarm may show while another is open. */
export function AlarmScope({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const found = useAlarm(id);
  const read = useAlarmFromStore(id);
  if (found?.table) return <Loaded found={found}>{children}</Loaded>;
  return <Missing read={found === undefined ? { ...read, status: "loading" } : read} />;
}
