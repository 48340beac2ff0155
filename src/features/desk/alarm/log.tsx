/** Every act on the alarm, newest first, and the box for the next note. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { undoneLines } from "../../../../domain/alarms/calls";
import type { ReportRow } from "../../../../domain/alarms/rows";
import { useAlarmLines } from "../../../resources/alarm-lines";
import { useLineText } from "../../../resources/line-text";
import { LineActs, useLineState } from "../../../resources/outbox-line";
import type { OutboxLine } from "../../../sync/outbox-lines";
import { useSlowly } from "../../../ui/use-slowly";
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
  /** How it stands, where it went by the outbox and that is worth a word. */
  readonly standing: OutboxLine | undefined;
}

/** Waiting, sent, or refused with what can be done. */
function Standing({ line }: { readonly line: OutboxLine }) {
  const say = useLineState();
  return (
    <span className={`standing is-${line.state}`}>
      <span role={line.state === "refused" ? "alert" : "status"}>{say(line)}</span>
      <LineActs line={line} />
    </span>
  );
}

function Line({ line, text, undone, standing }: LineProps) {
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
        {standing && <Standing line={standing} />}
      </span>
    </li>
  );
}

function Lines() {
  const { t } = useTranslation("alarms");
  const { alarm } = useAlarmView();
  const log = useAlarmLines(alarm.id);
  const slow = useSlowly(log === undefined);
  const text = useLineText();
  const rows = useMemo(() => {
    if (!log) return undefined;
    const undone = undoneLines(log.lines);
    return log.lines.map((line) => ({
      line,
      text: text(line),
      undone: undone.has(line.id),
      standing: log.standing.get(line.id),
    }));
  }, [log, text]);
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
