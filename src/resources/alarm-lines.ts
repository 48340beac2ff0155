/** The log of an alarm together with what waits for it in the outbox: a line is shown once, wherever it stands by now. */
import { useMemo } from "react";
import { storeDate } from "../../domain/signals/store-date";
import type { OutboxLine } from "../sync/outbox-lines";
import type { ReportRow } from "../sync/rows";
import { useAlarmReports } from "./use-alarms";
import { useMe } from "./use-can";
import { useOutboxOf } from "./use-outbox";

/** The log. */
export interface AlarmLines {
  /** Newest first; what is not in the store yet is the newest of all. */
  readonly lines: readonly ReportRow[];
  /** How those stand that went by the outbox, by id. */
  readonly standing: ReadonlyMap<string, OutboxLine>;
}

interface Writer {
  readonly id: string;
  readonly name: string;
}

function toRow(line: OutboxLine, me: Writer): ReportRow {
  const { id, alarm, kind, madeAt, body } = line;
  return {
    id,
    alarm,
    kind,
    report: body?.text ?? "",
    shortcut: body?.shortcut ?? "",
    updated: "",
    events: "",
    message: null,
    author: me.id,
    authorName: me.name,
    at: storeDate(madeAt),
    lineNo: Number.MAX_SAFE_INTEGER,
  };
}

/** Puts both together. Of a line that is in the log already, the outbox says at most that it had to wait. */
export function withOutbox(reports: readonly ReportRow[], outbox: readonly OutboxLine[], me: Writer): AlarmLines {
  const known = new Set(reports.map(({ id }) => id));
  const added = outbox.filter(({ id }) => !known.has(id));
  const told = outbox.filter(({ id, state, waited }) => !known.has(id) || (state === "sent" && waited));
  return {
    lines: [...added.map((line) => toRow(line, me)).reverse(), ...reports],
    standing: new Map(told.map((line) => [line.id, line])),
  };
}

/** Ids of lines that are no facts yet: they wait, or will never be in the log. */
export const isOpenLine = (standing: AlarmLines["standing"], id: string): boolean => {
  const state = standing.get(id)?.state;
  return state !== undefined && state !== "sent";
};

/** The log of an alarm; undefined while it is being read. */
export function useAlarmLines(id: string): AlarmLines | undefined {
  const reports = useAlarmReports(id);
  const outbox = useOutboxOf(id);
  const { id: user, name } = useMe();
  return useMemo(() => reports && withOutbox(reports, outbox, { id: user, name }), [reports, outbox, user, name]);
}
