/** Names of what a signal speaks of, from the browser's copy: zone, partition, alarm, kinds, an earlier signal. */
import { useTranslation } from "react-i18next";
import { plainNumber } from "../../../domain/signals/normalise";
import type { SignalRow } from "../../../domain/signals/rows";
import { useAlarm } from "../use-alarms";
import { useAlarmTypes, useSignalTypes } from "../use-catalogue";
import { useFormat } from "../use-format";
import { useRows } from "../use-rows";
import { useSite, useSiteGone } from "../use-site";
import type { KindNames } from "./decision-words";
import type { TraceNames } from "./trace-words";

/** Kinds of alarm and signal by code; undefined until the catalogues are read. */
export function useKindNames(): KindNames | undefined {
  const alarmTypes = useAlarmTypes();
  const signalTypes = useSignalTypes();
  if (!alarmTypes || !signalTypes) return undefined;
  return {
    alarmType: (code) => alarmTypes.get(code)?.name,
    signalType: (code) => signalTypes.get(code)?.name,
  };
}

/** Which earlier signal this one repeats: its id stands in the steps. */
const originalOf = ({ trace }: SignalRow): string =>
  String(trace?.find(({ step }) => step === 13)?.values?.["event"] ?? "");

/** The names for the steps of a signal. */
export function useTraceNames(signal: SignalRow): TraceNames & {
  /** The site that it once was of is not there any more, or not for us. */
  readonly siteGone: boolean;
} {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const site = useSite(signal.site);
  const siteGone = useSiteGone(signal.site);
  const found = useAlarm(signal.alarm);
  const original = originalOf(signal);
  const earlier = useRows(
    async (db) => (original === "" ? null : ((await db.events.get(original)) ?? null)),
    [original],
  );
  return {
    siteGone,
    zone: (number, text) => {
      const name = text || site?.zones.find((zone) => plainNumber(zone.number) === number)?.text;
      if (name) return t("name.zone", { number, name });
      return t(site ? "name.zone_unlisted" : "name.zone_only", { number });
    },
    partition: (number) => {
      if (number === "") return t("name.whole_system");
      const name = site?.partitions.find((partition) => plainNumber(partition.number) === number)?.name;
      if (name) return t("name.partition", { number, name });
      return t(site ? "name.partition_unlisted" : "name.partition_only", { number });
    },
    time: (date) => format.dateTime(date),
    alarm: found?.table ? t("name.alarm", { number: found.alarm.alarmNo }) : t("name.its_alarm"),
    signal: (id) => (earlier ? t("detail.title", { seq: earlier.seq }) : t("name.signal_gone", { id })),
  };
}
