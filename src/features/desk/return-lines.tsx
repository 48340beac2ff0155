/** Says which alarms are back from their hold with the person, wherever the desk puts its notices. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AlarmRow } from "../../../domain/alarms/rows";
import { useAlarmName } from "../../resources/alarm-name";
import { forgetReturns, useReturned, watchReturns } from "../../resources/returns";
import { useOpenAlarms, usePendingAlarms } from "../../resources/use-alarms";
import { useMe } from "../../resources/use-can";
import { useWakeReasons } from "../../resources/use-wake-reasons";

/** Keeps watch; once on every page. */
export function useReturnWatch(): void {
  const me = useMe().id;
  const open = useOpenAlarms();
  const pending = usePendingAlarms();
  useEffect(() => {
    if (me !== "" && open && pending) watchReturns({ me, open, pending });
  }, [me, open, pending]);
}

/** Alarms that are back, in the order of the queue. */
export function useReturnedAlarms(): readonly AlarmRow[] {
  const back = useReturned();
  return (useOpenAlarms() ?? []).filter(({ id }) => back.has(id));
}

/** The sentence of one: who ended its wait or what, as far as its log has come. */
export function useReturnText(alarms: readonly AlarmRow[]): (alarm: AlarmRow) => string {
  const { t } = useTranslation("alarms");
  const nameOf = useAlarmName();
  const reasons = useWakeReasons(alarms.map(({ id }) => id));
  return (alarm) => {
    const reason = reasons?.get(alarm.id);
    const values = { number: alarm.alarmNo, alarm: nameOf(alarm), site: alarm.siteName || alarm.siteNo };
    return t(reason ? `notice.returned_${reason.why}` : "notice.returned", { ...values, name: reason?.name ?? "" });
  };
}

/** Opening one is turning to it; whoever has it open already turns to it with his next key or touch. */
export function useTurnTo(openId: string | null): void {
  const back = useReturned();
  const wasBack = useRef<string | null>(null);
  const isBack = openId !== null && back.has(openId);
  useEffect(() => {
    const here = wasBack.current === openId;
    wasBack.current = openId;
    if (!isBack) return;
    const forget = (): void => forgetReturns([openId]);
    if (!here) return forget();
    const events = ["keydown", "pointerdown"] as const;
    for (const name of events) document.addEventListener(name, forget);
    return () => {
      for (const name of events) document.removeEventListener(name, forget);
    };
  }, [openId, isBack]);
}
