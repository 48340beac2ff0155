/** The record of an ended alarm: how it ended, every line, who held it when, every signal. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClosedRow, ReportRow } from "../../../domain/alarms/rows";
import type { AlarmDetail } from "../../../domain/live/routes";
import type { SignalRow } from "../../../domain/signals/rows";
import { useLineText } from "../../resources/line-text";
import { zoneOrUser } from "../../resources/signals/signal-words";
import { useFormat } from "../../resources/use-format";
import { type Remote, useRemote } from "../../resources/use-remote";
import { api } from "../../sync/api";
import { OwnWay } from "../../ui/alarm/isolated";
import { SideDrawer } from "../../ui/side-drawer";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { useSlowly } from "../../ui/use-slowly";
import { ClaimList } from "./claim-list";
import { SignalDrawer } from "./signal-drawer";

interface Detail {
  readonly reports: readonly ReportRow[];
  readonly events: readonly SignalRow[];
}

function Facts({ alarm }: { readonly alarm: ClosedRow }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const seconds = (count: number): string => t("record.seconds", { count });
  const facts = [
    [t("alarms.column.time"), format.dateTime(alarm.firstAt)],
    [t("alarms.column.site"), [alarm.siteNo, alarm.siteName].filter(Boolean).join(" ")],
    [t("alarms.column.zone"), [alarm.zone, alarm.zoneText].filter(Boolean).join(" ")],
    [t("record.closed"), `${format.dateTime(alarm.closedAt)} · ${alarm.closedByName || t("alarms.rule")}`],
    [t("record.resolution"), alarm.resolutionText || alarm.resolution],
    [t("record.comment"), alarm.closeComment],
    [t("record.cause"), alarm.cause && t(`record.cause_of.${alarm.cause}` as "record.cause_of.user")],
    [t("record.answer"), seconds(alarm.answerSeconds)],
    [t("record.handle"), seconds(alarm.handleSeconds)],
    [t("record.hold"), alarm.holdSeconds > 0 ? seconds(alarm.holdSeconds) : ""],
  ] as const;
  return (
    <dl className="wd-fields">
      {facts.flatMap(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <OwnWay>{value}</OwnWay>
            </dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly ReportRow[] }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const text = useLineText();
  if (lines.length === 0) return <p className="quiet">{t("record.no_log")}</p>;
  return (
    <ol className="wd-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <bdi className="quiet">{format.time(line.at)}</bdi>
          <span>
            <OwnWay>{text(line)}</OwnWay>
            {line.kind !== "system" && <span className="quiet"> {line.authorName}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Signals({ signals }: { readonly signals: readonly SignalRow[] }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const [open, setOpen] = useState<SignalRow | null>(null);
  return (
    <>
      <ol className="wd-lines">
        {signals.map((signal) => (
          <li key={signal.id}>
            <bdi className="quiet">{format.time(signal.receivedAt)}</bdi>
            <button type="button" className="wd-link" onClick={() => setOpen(signal)}>
              <OwnWay>{[signal.signal, zoneOrUser(t, signal)].filter(Boolean).join(" · ")}</OwnWay>
            </button>
          </li>
        ))}
      </ol>
      <SignalDrawer signal={open} onClose={() => setOpen(null)} />
    </>
  );
}

function Body({ alarm }: { readonly alarm: ClosedRow }) {
  const { t } = useTranslation("signals");
  const detail: Remote<Detail> = useRemote(`closed/${alarm.id}`, async (signal) => {
    const answer = await api<AlarmDetail>(`alarms/${alarm.id}`, { signal });
    return { reports: answer.reports as readonly ReportRow[], events: answer.events as readonly SignalRow[] };
  });
  const slow = useSlowly(detail.status === "loading" && !detail.data);
  return (
    <div className="wd-detail">
      <Facts alarm={alarm} />
      {slow && <SkeletonRows label={t("record.loading")} />}
      {(detail.status === "error" || detail.status === "offline") && <p role="alert">{t("record.gone")}</p>}
      {detail.data && (
        <>
          <h3>{t("record.log")}</h3>
          <Lines lines={detail.data.reports} />
          <h3>{t("record.claims")}</h3>
          <ClaimList alarm={alarm.id} lines={detail.data.reports} />
          <h3>{t("record.signals")}</h3>
          <Signals signals={detail.data.events} />
        </>
      )}
    </div>
  );
}

/** The drawer with the record; nothing without an alarm. */
export function ClosedRecord({ alarm, onClose }: { readonly alarm: ClosedRow | null; readonly onClose: () => void }) {
  const { t } = useTranslation("signals");
  const title = alarm ? `${t("record.title", { number: alarm.alarmNo })}: ${alarm.alarmName}` : "";
  return (
    <SideDrawer open={alarm !== null} title={title} closeLabel={t("record.close")} onClose={onClose}>
      {alarm && <Body key={alarm.id} alarm={alarm} />}
    </SideDrawer>
  );
}
