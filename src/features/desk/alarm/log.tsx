/** Every act on the alarm, newest first, and the box for the next note. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { undoneLines } from "../../../../domain/alarms/calls";
import type { ReportRow } from "../../../../domain/alarms/rows";
import { useAlarmReports } from "../../../resources/use-alarms";
import { useSlowly } from "../../../ui/use-slowly";
import { useLineText } from "../../../resources/line-text";
import { useFormat } from "../../../resources/use-format";
import { OwnWay } from "../../../ui/alarm/isolated";
import { LogText } from "../../../ui/alarm/log-text";
import { PartBoundary } from "../../../ui/part-boundary";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useAlarmView } from "./alarm-context";
import { NoteBox } from "./note-box";

interface LineProps {
  readonly line: ReportRow;
  readonly text: string;
  /** A later line takes it back. */
  readonly undone: boolean;
}

function Line({ line, text, undone }: LineProps) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  return (
    <li className={`log-line kind-${line.kind}`}>
      <bdi className="time">{format.time(line.at)}</bdi>
      <span className="kind">{t(`log.kind.${line.kind}` as "log.kind.note")}</span>
      <span className="text">
        <LogText text={text} undone={undone} />
        {line.kind !== "system" && (
          <span className="quiet author">
            {" · "}
            <OwnWay>{line.authorName}</OwnWay>
          </span>
        )}
      </span>
    </li>
  );
}

function Lines() {
  const { t } = useTranslation("alarms");
  const { alarm } = useAlarmView();
  const lines = useAlarmReports(alarm.id);
  const slow = useSlowly(lines === undefined);
  const text = useLineText();
  const rows = useMemo(() => {
    const undone = undoneLines(lines ?? []);
    return lines?.map((line) => ({ line, text: text(line), undone: undone.has(line.id) }));
  }, [lines, text]);
  return (
    <>
      {slow && <SkeletonRows rows={3} label={t("log.loading")} />}
      {rows?.length === 0 && <p className="quiet none-here">{t("log.empty")}</p>}
      {rows && rows.length > 0 && (
        <ol tabIndex={0} aria-label={t("log.title")}>
          {rows.map((row) => (
            <Line key={row.line.id} {...row} />
          ))}
        </ol>
      )}
    </>
  );
}

/** The log. */
export function Log() {
  const { t } = useTranslation("alarms");
  const { place } = useAlarmView();
  return (
    <section className="log" aria-label={t("log.title")}>
      {place !== "closed" && <NoteBox />}
      <PartBoundary name={t("log.title")}>
        <Lines />
      </PartBoundary>
    </section>
  );
}
