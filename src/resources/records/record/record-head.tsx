/** The head of a record: what it is and how it stands, the ones before and after it, what can be done, and the way out. */
import ChevronLeftOutlined from "@mui/icons-material/ChevronLeftOutlined";
import ChevronRightOutlined from "@mui/icons-material/ChevronRightOutlined";
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import IconButton from "@mui/material/IconButton";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ListSearch } from "../list/list-view";
import type { PagedCollection, RecordRow } from "../record-row";
import { RecordActs } from "./record-acts";
import { NEW, type RecordSearch } from "./record-address";
import { useNeighbours } from "./use-neighbours";

interface Stored {
  readonly collection: PagedCollection;
  readonly row: RecordRow;
  readonly view: ListSearch;
  readonly onGo: (next: RecordSearch, how?: "replace") => void;
  readonly onGone: () => void;
}

export interface RecordHeadProps {
  readonly title: string;
  readonly kind: string;
  /** Left out for one that is not there yet, or could not be read. */
  readonly stored?: Stored;
  readonly onClose: () => void;
}

/** The head; whoever opens a record is led to its name. */
export function RecordHead({ title, kind, stored, onClose }: RecordHeadProps) {
  const { t } = useTranslation("records");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A form that begins with its first field has the focus already.
    const panel = heading.current?.closest("section");
    if (!panel?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="head-row">
      <h2 ref={heading} tabIndex={-1}>
        <small>{kind}</small>
        <bdi>{title}</bdi>
      </h2>
      {stored && <StoredHead {...stored} />}
      <IconButton data-closes aria-label={t("record.close")} onClick={onClose}>
        <CloseOutlined />
      </IconButton>
    </div>
  );
}

function StoredHead({ collection, row, view, onGo, onGone }: Stored) {
  const { t } = useTranslation("records");
  const isSwitched = collection.fields["active"]?.type === "bool";
  const isOn = row["active"] === true;
  return (
    <>
      {isSwitched && (
        <span className={isOn ? "chip" : "chip off"}>{t(isOn ? "record.on.chip" : "record.off.chip")}</span>
      )}
      <Steps collection={collection} row={row} view={view} onGo={onGo} />
      <RecordActs
        collection={collection}
        row={row}
        onCopy={() => onGo({ id: NEW, copy: row.id, part: undefined, sub: undefined })}
        onGone={onGone}
      />
    </>
  );
}

function Steps({ collection, row, view, onGo }: Omit<Stored, "onGone">) {
  const { t } = useTranslation("records");
  const { before, after, at, count } = useNeighbours(collection, view, row.id);
  if (at === 0) return null;
  const go = (id: string | null): void => {
    if (id !== null) onGo({ id, sub: undefined }, "replace");
  };
  return (
    <>
      <IconButton
        className="turns"
        aria-label={t("record.before")}
        disabled={before === null}
        onClick={() => go(before)}
      >
        <ChevronLeftOutlined />
      </IconButton>
      <span className="place">{t("record.place", { at, count })}</span>
      <IconButton className="turns" aria-label={t("record.after")} disabled={after === null} onClick={() => go(after)}>
        <ChevronRightOutlined />
      </IconButton>
    </>
  );
}
