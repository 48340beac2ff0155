/** A record: how it is called and stands, its form, what belongs to it, and what was done to it. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { usePageTitle } from "../../../ui/use-page-title";
import { useConnected } from "../../use-connected";
import { copyOf, type Values } from "../form/form-fields";
import { RecordForm } from "../form/record-form";
import type { ListSearch } from "../list/list-view";
import { useMay } from "../may";
import { type PagedCollection, type RecordRow, titleOf } from "../record-row";
import { useRecordWords } from "../record-words";
import { useValueText } from "../value-text";
import { HistoryTab } from "./history-tab";
import { NoRecord } from "./no-record";
import { PartTabs, type PartsOf, partsOf } from "./part-tabs";
import { NEW, type RecordSearch } from "./record-address";
import { RecordHead } from "./record-head";
import { RecordRoot } from "./record-styles";
import { RowsTab } from "./rows-tab";
import { useLocked } from "./use-locked";
import { useRecord } from "./use-record";
import { useShownRecord } from "./use-shown-record";

export interface RecordPanelProps {
  readonly collection: PagedCollection;
  readonly search: RecordSearch & { readonly id: string };
  /** The list that it was opened from, for the ones before and after it. */
  readonly view: ListSearch;
  /** Changes what is open; what is left out stays. */
  readonly onGo: (next: RecordSearch, how?: "replace") => void;
  readonly onClose: () => void;
  /** What a new one has from the start. */
  readonly given?: Values;
  /** What there is to say of what the form holds, before it is saved. */
  readonly tell?: (values: Values) => ReactNode;
}

/** Parts of the address that say which record's form is open. */
const PLACE = ["tab", "id", "copy"] as const;

/** The record; Escape closes it. */
export function RecordPanel(props: RecordPanelProps) {
  const { search, onGo, onClose } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    if (search.sub === undefined) onClose();
    else onGo({ sub: undefined });
  };
  return (
    // Keys of what is inside come up to it; it has none of its own to be reached by.
    <RecordRoot onKeyDown={onKeyDown}>
      {search.id === NEW ? (
        <NewRecord key={`${search.copy ?? ""} ${JSON.stringify(props.given)}`} {...props} />
      ) : (
        <StoredRecord key={search.id} {...props} />
      )}
    </RecordRoot>
  );
}

function NewRecord({ collection, search, onGo, onClose, given, tell }: RecordPanelProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const isAllowed = useMay();
  const connected = useConnected();
  const title = t("form.new", { one: words.one(collection.name) });
  usePageTitle(title);
  const copied = useRecord(collection.name, search.copy ?? "");
  const may = isAllowed(collection, "create");
  return (
    <>
      <RecordHead title={title} kind={words.many(collection.name)} onClose={onClose} />
      <div className="body">
        {search.copy !== undefined && copied.status === "loading" ? (
          <SkeletonRows label={t("list.loading")} />
        ) : (
          <RecordForm
            collection={collection}
            record={null}
            {...(search.copy !== undefined && copied.row ? { copied: copyOf(collection, copied.row) } : {})}
            {...(given === undefined ? {} : { given })}
            tell={tell}
            locked={may ? "" : t("record.locked_new")}
            offline={!connected}
            place={PLACE}
            onSaved={(row) => onGo({ id: row.id, copy: undefined }, "replace")}
          />
        )}
      </div>
    </>
  );
}

function StoredRecord(props: RecordPanelProps) {
  const { collection, search, onClose } = props;
  const words = useRecordWords();
  const read = useShownRecord(collection, search.id);
  if (read.row !== null) return <Shown {...props} row={read.row} gone={read.gone} />;
  return (
    <>
      <RecordHead title={words.one(collection.name)} kind={words.many(collection.name)} onClose={onClose} />
      <div className="body">
        <NoRecord collection={collection} read={read} />
      </div>
    </>
  );
}

interface ShownProps extends RecordPanelProps {
  readonly row: RecordRow;
  readonly gone: boolean;
}

function Shown(props: ShownProps) {
  const { collection, search, row, gone, view, onGo, onClose } = props;
  const words = useRecordWords();
  const parts = partsOf(collection);
  const part = parts.find(({ id }) => id === search.part)?.id ?? "general";
  const title = useTitle(collection, row);
  usePageTitle(title);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [part]);
  return (
    <>
      <RecordHead
        title={title}
        kind={words.one(collection.name)}
        onClose={onClose}
        {...(gone ? {} : { stored: { collection, row, view, onGo, onGone: onClose } })}
      />
      <PartTabs
        parts={parts}
        current={part}
        onPart={(id) => onGo({ part: id === "general" ? undefined : id, sub: undefined })}
      />
      <General {...props} hidden={part !== "general"} />
      {part !== "general" && (
        <div className="body" ref={box} role="tabpanel">
          <Part {...props} part={part} parts={parts} />
        </div>
      )}
    </>
  );
}

/** As its list says it: by name where it is named by another record, in words where it is named by a value. */
function useTitle(collection: PagedCollection, row: RecordRow): string {
  const textOf = useValueText(collection);
  const parts = collection.page.title.map((name) => textOf(name, row[name]));
  return parts.filter((part) => part !== "").join(" ") || titleOf(collection, row);
}

/** The form stays while another part is looked at: nothing that is typed goes with it. */
function General({ collection, row, gone, hidden, onGo, tell }: ShownProps & { hidden: boolean }) {
  const locked = useLocked(collection);
  const connected = useConnected();
  return (
    <div className="body" role="tabpanel" hidden={hidden}>
      <RecordForm
        collection={collection}
        record={row}
        tell={tell}
        locked={locked}
        offline={!connected}
        gone={gone}
        place={PLACE}
        onSaved={({ id }) => id !== row.id && onGo({ id }, "replace")}
      />
    </div>
  );
}

interface PartProps extends RecordPanelProps {
  readonly row: RecordRow;
  readonly part: string;
  readonly parts: PartsOf;
}

function Part({ collection, row, part, parts, search, onGo }: PartProps) {
  if (part === "history") return <HistoryTab collection={collection} row={row} />;
  const rows = parts.find(({ id }) => id === part)?.rows;
  if (rows === undefined) return null;
  return (
    <RowsTab
      collection={rows.collection}
      field={rows.field}
      owner={row}
      sub={search.sub}
      onSub={(sub) => onGo({ sub })}
    />
  );
}
