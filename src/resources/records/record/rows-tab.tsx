/** Rows that belong to a record: their list, and the form of one of them in its place. */
import ArrowBackOutlined from "@mui/icons-material/ArrowBackOutlined";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useConnected } from "../../use-connected";
import { RecordForm } from "../form/record-form";
import { ResourceList } from "../list/resource-list";
import { useMay } from "../may";
import { type PagedCollection, type RecordRow, titleOf } from "../record-row";
import { useRecordWords } from "../record-words";
import { NoRecord } from "./no-record";
import { RecordActs } from "./record-acts";
import { useLocked } from "./use-locked";
import { useRecord } from "./use-record";
import { useShownRecord } from "./use-shown-record";

export interface RowsTabProps {
  readonly collection: PagedCollection;
  /** The field that refers to the record. */
  readonly field: string;
  readonly owner: RecordRow;
  /** The row that is open; `new` for one that is to be made. */
  readonly sub: string | undefined;
  readonly onSub: (id: string | undefined) => void;
}

/** Parts of the address that say which row's form is open. */
const PLACE = ["tab", "id", "part", "sub"] as const;

/** The tab. */
export function RowsTab({ collection, field, owner, sub, onSub }: RowsTabProps) {
  const may = useMay();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(sub);
  // Back from a row, the keys go on in the list.
  useEffect(() => {
    if (before.current !== undefined && sub === undefined) list.current?.focus();
    before.current = sub;
  }, [sub]);
  if (sub !== undefined) {
    return <OneRow key={sub} collection={collection} field={field} owner={owner} sub={sub} onSub={onSub} />;
  }
  const onNew = may(collection, "create") ? () => onSub("new") : undefined;
  return (
    <div className="sub-list" ref={list} tabIndex={-1}>
      <ResourceList
        collection={collection}
        of={{ field, value: owner.id }}
        heading={null}
        onOpen={(row) => onSub(row.id)}
        onNew={onNew}
      />
    </div>
  );
}

function OneRow(props: RowsTabProps & { readonly sub: string }) {
  const { sub, onSub } = props;
  const { t } = useTranslation("records");
  return (
    <div className="sub">
      <div className="sub-head">
        <button type="button" className="back" onClick={() => onSub(undefined)}>
          <ArrowBackOutlined fontSize="small" aria-hidden />
          {t("record.to_rows")}
        </button>
        {sub !== "new" && <RowActs {...props} />}
      </div>
      {sub === "new" ? <NewRow {...props} /> : <StoredRow {...props} />}
    </div>
  );
}

function RowActs({ collection, sub, onSub }: RowsTabProps & { readonly sub: string }) {
  const { row } = useRecord(collection.name, sub);
  const words = useRecordWords();
  if (row === null) return null;
  return (
    <>
      <h3>
        <span>{words.one(collection.name)}</span> <bdi>{titleOf(collection, row)}</bdi>
      </h3>
      <RecordActs collection={collection} row={row} onGone={() => onSub(undefined)} />
    </>
  );
}

function NewRow({ collection, field, owner, onSub }: RowsTabProps) {
  const { t } = useTranslation("records");
  const connected = useConnected();
  const may = useMay()(collection, "create");
  return (
    <RecordForm
      collection={collection}
      record={null}
      given={{ [field]: owner.id }}
      hide={[field]}
      locked={may ? "" : t("record.locked_new")}
      offline={!connected}
      place={PLACE}
      onSaved={() => onSub(undefined)}
    />
  );
}

function StoredRow({ collection, field, sub, onSub }: RowsTabProps & { readonly sub: string }) {
  const connected = useConnected();
  const locked = useLocked(collection);
  const read = useShownRecord(collection, sub);
  if (read.row === null) return <NoRecord collection={collection} read={read} />;
  return (
    <RecordForm
      collection={collection}
      record={read.row}
      hide={[field]}
      locked={locked}
      offline={!connected}
      gone={read.gone}
      place={PLACE}
      onSaved={() => onSub(undefined)}
    />
  );
}
