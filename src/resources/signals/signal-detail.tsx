/** One signal whole: fields, the steps that decided it, and the frame as it came in. */
import { siteText } from "../site-text";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import { toMs } from "../../lib/date-time";
import { formatAge } from "../../lib/format-age";
import { readRow } from "../../sync/api";
import { OwnWay } from "../../ui/alarm/isolated";
import { type Fact, FactList } from "../../ui/fact-list";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { useSlowly } from "../../ui/use-slowly";
import { useCan } from "../use-can";
import { useFormat } from "../use-format";
import { useRemote } from "../use-remote";
import { decidedBy } from "./decision-words";
import { FrameDump } from "./frame-dump";
import { classText, codeText, decisionText, oddness, zoneOrUser } from "./signal-words";
import { traceSentences } from "./trace-words";
import { useKindNames, useTraceNames } from "./use-signal-names";

function usePanelTime(signal: SignalRow): string {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const panel = toMs(signal.panelAt);
  const received = toMs(signal.receivedAt);
  if (panel === null || received === null) return "";
  // Within the second both clocks show the same.
  if (Math.abs(received - panel) < 1000) return format.dateTime(panel);
  const key = received >= panel ? "detail.later_by" : "detail.earlier_by";
  return `${format.dateTime(panel)} · ${t(key, { time: formatAge(Math.abs(received - panel)) })}`;
}

function useFields(signal: SignalRow): readonly Fact[] {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const panelTime = usePanelTime(signal);
  const names = useTraceNames(signal);
  const site = siteText(signal);
  const prefix = signal.prefix && signal.prefix !== "0" ? `${signal.prefix} / ` : "";
  return [
    [t("column.time"), format.dateTime(signal.receivedAt)],
    [t("column.panel_time"), panelTime],
    [t("column.account"), `${prefix}${signal.account}`],
    [t("column.site"), names.siteGone ? t("name.site_gone", { site, id: signal.site }) : site],
    [t("column.partition"), signal.partitionNo && names.partition(signal.partitionNo)],
    [t("column.zone"), zoneOrUser(t, signal)],
    [t("column.code"), codeText(signal)],
    [t("column.class"), classText(t, signal)],
    [t("detail.text"), signal.text],
    [t("column.receiver"), [signal.receiver, signal.lineCard].filter(Boolean).join(" / ")],
    [
      t("column.protocol"),
      [signal.protocol, signal.token, signal.encrypted ? t("mark.encrypted") : ""].filter(Boolean).join(" · "),
    ],
    [t("column.transport"), signal.transport.toUpperCase()],
    [t("detail.sequence"), signal.sequence],
    [t("detail.duplicate_of"), signal.duplicateOf && names.signal(signal.duplicateOf)],
  ];
}

function Trace({ signal }: { readonly signal: SignalRow }) {
  const { t } = useTranslation("signals");
  const names = useTraceNames(signal);
  const lines = signal.trace ?? [];
  if (lines.length === 0) return <p className="quiet">{t("detail.no_trace")}</p>;
  return (
    <ol className="wd-trace">
      {lines.map((line, i) => (
        <li key={i}>
          <span className="step">{t("detail.step", { step: line.step })}</span>
          <span>
            {traceSentences(t, line, names).map((sentence) => (
              <span key={sentence} className="sentence">
                <OwnWay>{sentence}</OwnWay>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Frame({ signal }: { readonly signal: SignalRow }) {
  const { t } = useTranslation("signals");
  const raw = signal.raw ?? "";
  const can = useCan();
  if (!can("signals.all_live_signals.see_raw")) return <p className="quiet">{t("detail.raw_denied")}</p>;
  if (raw === "") return <p className="quiet">{t("detail.no_raw")}</p>;
  return (
    <>
      <p className="quiet">{t("detail.raw_bytes", { count: raw.length / 2 })}</p>
      <FrameDump hex={raw} />
    </>
  );
}

function Decision({ signal }: { readonly signal: SignalRow }) {
  const { t } = useTranslation("signals");
  const names = useKindNames();
  const rule = names ? decidedBy(t, signal, names) : "";
  const odd = oddness(signal);
  return (
    <p>
      <b>{decisionText(t, signal.decision)}</b>
      {odd !== null && <span className="odd"> {t(`mark.${odd}`)}</span>}
      {signal.testMode && <span className="test"> {t("mark.test")}</span>}
      {rule && (
        <>
          {" "}
          <span className="quiet">
            <OwnWay>{rule}</OwnWay>
          </span>
        </>
      )}
      {signal.repeats > 0 && <span className="quiet"> · {t("mark.repeats", { count: signal.repeats })}</span>}
    </p>
  );
}

const Fields = ({ signal }: { readonly signal: SignalRow }) => <FactList facts={useFields(signal)} />;

/** The detail of a signal; `signal` is what is known already, steps and frame are read from the store. */
export function SignalDetail({ signal }: { readonly signal: SignalRow }) {
  const { t } = useTranslation("signals");
  const whole = useRemote(`events/${signal.id}`, (abort) => readRow<SignalRow>("events", signal.id, abort));
  const slow = useSlowly(whole.status === "loading");
  return (
    <div className="wd-detail">
      <h3>{t("detail.decision")}</h3>
      <Decision signal={signal} />
      <h3>{t("detail.trace")}</h3>
      {whole.data ? <Trace signal={whole.data} /> : null}
      {slow && <SkeletonRows rows={4} label={t("detail.loading")} />}
      {(whole.status === "offline" || whole.status === "error") && <p className="quiet">{t("detail.offline")}</p>}
      <h3>{t("detail.raw")}</h3>
      {whole.data ? <Frame signal={whole.data} /> : null}
      <h3>{t("detail.fields")}</h3>
      <Fields signal={whole.data ?? signal} />
    </div>
  );
}
