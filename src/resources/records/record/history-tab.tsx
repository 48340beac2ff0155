/** What was done to a record, newest first: who, when, and each field as it was and as it became. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { listRows } from "../../../sync/api";
import { EmptyState } from "../../../ui/empty-state";
import { useErrorText } from "../../../ui/error-text";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useCan } from "../../use-can";
import { useFormat } from "../../use-format";
import { usePages } from "../../use-pages";
import { useRemote } from "../../use-remote";
import { readByIds } from "../any-of";
import type { PagedCollection, RecordRow } from "../record-row";
import { useRecordWords } from "../record-words";
import { useValueText, type ValueText } from "../value-text";
import { type AuditRow, changesOf, type FieldChange } from "./history-lines";

const LINES = 50;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
}

/** One page of the log; by the index of the record's id (`recordId, at`). */
async function readLines(collection: string, id: string, { cursor, signal }: { cursor?: string; signal: AbortSignal }) {
  const older = cursor === undefined ? "" : " && at < {:cursor}";
  const items = await listRows<AuditRow>("audit_log", {
    filter: `recordId = {:id} && collection = {:collection}${older}`,
    params: { id, collection, ...(cursor === undefined ? {} : { cursor }) },
    sort: "-at",
    perPage: LINES,
    signal,
  });
  return { items, next: items.length < LINES ? null : (items.at(-1)?.at ?? null) };
}

/** Names of those who did it, as far as one may see them. */
function useNames(rows: readonly AuditRow[]): (id: string) => string {
  const { t } = useTranslation("records");
  const ids = [...new Set(rows.map(({ user }) => user).filter((id) => id !== ""))].sort();
  const read = useRemote(ids.length === 0 ? null : ids.join(","), (signal) => readByIds<Person>("users", ids, signal));
  return (id) => {
    const person = read.data?.find((one) => one.id === id);
    if (id === "") return t("record.history.server");
    return person ? `${person.name} ${person.surname ?? ""}`.trim() : t("record.history.unnamed");
  };
}

/** The history, for whoever may read the audit log. */
export function HistoryTab({ collection, row }: { readonly collection: PagedCollection; readonly row: RecordRow }) {
  const { t } = useTranslation("records");
  const may = useCan()("miscellaneous.audit_log.read");
  if (!may) return <EmptyState title={t("record.history.no_right")} detail={t("record.history.no_right_detail")} />;
  return <Lines key={row.updated} collection={collection} row={row} />;
}

function Lines({ collection, row }: { readonly collection: PagedCollection; readonly row: RecordRow }) {
  const { t } = useTranslation("records");
  const { rows, status, error, complete, loadMore, reload } = usePages<AuditRow, string>(row.id, (cursor, signal) =>
    readLines(collection.name, row.id, { signal, ...(cursor === undefined ? {} : { cursor }) }),
  );
  const say = useErrorText();
  const nameOf = useNames(rows ?? []);
  const text = useValueText(collection);
  if (rows === undefined) {
    if (status !== "offline" && status !== "error") return <SkeletonRows label={t("list.loading")} />;
    const retry = (
      <button type="button" className="retry" onClick={reload}>
        {t("list.retry")}
      </button>
    );
    if (status === "offline") return <EmptyState title={t("record.history.offline")} action={retry} />;
    return <EmptyState title={t("record.history.error")} detail={say(error)} action={retry} />;
  }
  if (rows.length === 0) return <EmptyState title={t("record.history.none")} />;
  return (
    <div className="history">
      <ol aria-label={t("record.history.title")}>
        {rows.map((line) => (
          <Line key={line.id} collection={collection} line={line} who={nameOf(line.user)} text={text} />
        ))}
      </ol>
      {!complete && (
        <button type="button" disabled={status === "more"} onClick={loadMore}>
          {t("record.history.older")}
        </button>
      )}
    </div>
  );
}

const ACTIONS: readonly string[] = ["create", "update", "delete", "refused"];

interface LineProps {
  readonly collection: PagedCollection;
  readonly line: AuditRow;
  readonly who: string;
  readonly text: ValueText;
}

function Line({ collection, line, who, text }: LineProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const changes = useMemo(() => changesOf(collection, line), [collection, line]);
  const said = ACTIONS.includes(line.action) ? t(`record.history.${line.action}`) : line.action;
  return (
    <li>
      <div className="head">
        <b>{said}</b> <bdi>{who}</bdi> <time dateTime={line.at}>{format.dateTime(line.at)}</time>
      </div>
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <Change key={change.field} collection={collection.name} change={change} line={line} text={text} />
          ))}
        </dl>
      )}
    </li>
  );
}

interface ChangeProps {
  readonly collection: string;
  readonly change: FieldChange;
  readonly line: AuditRow;
  readonly text: ValueText;
}

function Change({ collection, change, line, text }: ChangeProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const said = (value: unknown): string => text(change.field, value) || t("record.history.empty");
  const isBoth = line.action === "update";
  return (
    <div>
      <dt>{words.field(collection, change.field)}</dt>
      <dd>
        {change.hidden && t("record.history.hidden")}
        {!change.hidden && line.action !== "create" && (
          <bdi className={isBoth ? "was" : undefined}>{said(change.before)}</bdi>
        )}
        {!change.hidden && isBoth && <span className="to"> {t("record.history.to")} </span>}
        {!change.hidden && line.action !== "delete" && <bdi>{said(change.after)}</bdi>}
      </dd>
    </div>
  );
}
