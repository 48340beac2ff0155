/** The record of an ended alarm: what it was, how it ended, every line, who held it when, every signal. */
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { undoneLines } from "../../../domain/alarms/calls";
import type { ClosedRow, ReportRow } from "../../../domain/alarms/rows";
import type { AlarmDetail } from "../../../domain/live/routes";
import type { SignalRow } from "../../../domain/signals/rows";
import { knownZone } from "../../lib/zoned-time";
import { useAlarmName } from "../../resources/alarm-name";
import { useLineText } from "../../resources/line-text";
import { zoneOrUser } from "../../resources/signals/signal-words";
import { useFormat } from "../../resources/use-format";
import { type Remote, useRemote } from "../../resources/use-remote";
import { api } from "../../sync/api";
import { OwnWay } from "../../ui/alarm/isolated";
import { LogText } from "../../ui/alarm/log-text";
import { SideDrawer } from "../../ui/side-drawer";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { useSlowly } from "../../ui/use-slowly";
import { ClaimList } from "./claim-list";
import { RecordDays } from "./record-days";
import { RecordFacts } from "./record-facts";
import { RecordPrint } from "./record-print";
import { SignalDrawer } from "./signal-drawer";

interface LinesProps {
  readonly lines: readonly ReportRow[];
  readonly timeZone: string;
}

function Lines({ lines, timeZone }: LinesProps) {
  const { t } = useTranslation("signals");
  const text = useLineText(timeZone);
  const undone = undoneLines(lines);
  if (lines.length === 0) return <p className="quiet">{t("record.no_log")}</p>;
  // Lines are numbered from 1: what the store left out at the beginning shows.
  const cut = (lines[0]?.lineNo ?? 0) - 1;
  return (
    <>
      {cut > 0 && <p className="quiet">{t("record.lines_cut", { count: cut })}</p>}
      <RecordDays rows={lines} at={(line) => line.at} timeZone={timeZone}>
        {(line) => (
          <span>
            <LogText text={text(line)} undone={undone.has(line.id)} />
            {line.kind !== "system" && (
              <span className="quiet">
                {" · "}
                <OwnWay>{line.authorName}</OwnWay>
              </span>
            )}
          </span>
        )}
      </RecordDays>
    </>
  );
}

interface SignalsProps {
  readonly signals: readonly SignalRow[];
  readonly total: number;
  readonly timeZone: string;
}

function Signals({ signals, total, timeZone }: SignalsProps) {
  const { t } = useTranslation("signals");
  const [open, setOpen] = useState<SignalRow | null>(null);
  return (
    <>
      {signals.length < total && <p className="quiet">{t("record.signals_cut", { shown: signals.length, total })}</p>}
      <RecordDays rows={signals} at={(signal) => signal.receivedAt} timeZone={timeZone}>
        {(signal) => (
          <button type="button" className="wd-link" onClick={() => setOpen(signal)}>
            <OwnWay>{[signal.signal, zoneOrUser(t, signal)].filter(Boolean).join(" · ")}</OwnWay>
          </button>
        )}
      </RecordDays>
      <SignalDrawer signal={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface BodyProps {
  readonly alarm: ClosedRow;
  readonly title: string;
  readonly detail: Remote<AlarmDetail>;
}

function Body({ alarm, title, detail }: BodyProps) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const slow = useSlowly(detail.status === "loading" && !detail.data);
  // Times of the site, as alarm handling 3.2 rule 14 has it.
  const siteZone = knownZone(alarm.siteTimeZone, "");
  const timeZone = siteZone || format.timeZone;
  const lines = detail.data?.reports as readonly ReportRow[] | undefined;
  const signals = detail.data?.events as readonly SignalRow[] | undefined;
  return (
    <div className="wd-detail">
      <p>{t(siteZone ? "record.times_site" : "record.times_centre", { zone: timeZone })}</p>
      <RecordPrint title={[title, alarm.siteNo, alarm.siteName].filter(Boolean).join(" · ")} timeZone={timeZone} />
      <RecordFacts alarm={alarm} timeZone={timeZone} />
      {slow && <SkeletonRows label={t("record.loading")} />}
      {isGone(detail) && <p role="alert">{t("record.gone")}</p>}
      {lines && signals && (
        <>
          <h3>{t("record.log")}</h3>
          <Lines lines={lines} timeZone={timeZone} />
          <h3>{t("record.claims")}</h3>
          <ClaimList alarm={alarm.id} lines={lines} timeZone={timeZone} />
          <h3>{t("record.signals")}</h3>
          <Signals signals={signals} total={alarm.eventCount} timeZone={timeZone} />
        </>
      )}
    </div>
  );
}

const isGone = ({ status }: Remote<unknown>): boolean => status === "offline" || status === "error";

/** An address of an alarm that has not ended, or that is not there, or not for us. */
function NoRecord({ id, detail }: { readonly id: string; readonly detail: Remote<AlarmDetail> }) {
  const { t } = useTranslation("signals");
  const { role } = useParams({ from: "/_app/$role" });
  if (isGone(detail)) return <p role="alert">{t("record.gone")}</p>;
  if (!detail.data) return <SkeletonRows label={t("record.loading")} />;
  return (
    <>
      <p>{t("record.not_ended")}</p>
      <Link to="/$role/signals/alarms" params={{ role }} search={{ id }} className="wd-link">
        {t("detail.open_alarm")}
      </Link>
    </>
  );
}

export interface ClosedRecordProps {
  readonly id: string | null;
  /** Its row, when the list has it: shown while the rest is read. */
  readonly known: ClosedRow | undefined;
  readonly onClose: () => void;
}

/** The drawer with the record; nothing without an alarm. */
export function ClosedRecord({ id, known, onClose }: ClosedRecordProps) {
  const { t } = useTranslation("signals");
  const name = useAlarmName();
  const detail = useRemote(id === null ? null : `closed/${id}`, (signal) =>
    api<AlarmDetail>(`alarms/${id ?? ""}`, { signal }),
  );
  const { collection, alarm: read } = detail.data ?? {};
  const alarm = known ?? (collection === "alarm_history" ? (read as ClosedRow) : undefined);
  const title = alarm ? `${t("record.title", { number: alarm.alarmNo })}: ${name(alarm)}` : t("alarms.column.name");
  return (
    <SideDrawer open={id !== null} title={title} closeLabel={t("record.close")} onClose={onClose}>
      {alarm && <Body key={alarm.id} alarm={alarm} title={title} detail={detail} />}
      {id !== null && !alarm && <NoRecord id={id} detail={detail} />}
    </SideDrawer>
  );
}
