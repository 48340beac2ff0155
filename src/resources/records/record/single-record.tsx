/** The one record of a collection that has one: its form and its history, without a list. */
import { useState } from "react";
import { listRows } from "../../../sync/api";
import { MIRRORED, tableOf } from "../../../sync/db";
import { useConnected } from "../../use-connected";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import { RecordForm } from "../form/record-form";
import type { PagedCollection, RecordRow } from "../record-row";
import { useRecordWords } from "../record-words";
import { HistoryTab } from "./history-tab";
import { NoRecord } from "./no-record";
import { PartTabs, partsOf } from "./part-tabs";
import { RecordRoot } from "./record-styles";
import { useLocked } from "./use-locked";
import type { ReadRecord } from "./use-record";
import { useShownRecord } from "./use-shown-record";

/** Which it is: of the browser's copy where it has one, else of the store. */
function useOnlyOne(name: string): {
  readonly id: string;
  readonly read: Pick<ReadRecord, "status" | "error" | "reload">;
} {
  const isMirrored = MIRRORED.includes(name);
  const copied = useRows(
    async (db) => (isMirrored ? ((await tableOf(db, name).toCollection().first()) ?? null) : null),
    [name, isMirrored],
  );
  const remote = useRemote(!isMirrored || copied === null ? `${name}?first` : null, (signal) =>
    listRows<RecordRow>(name, { perPage: 1, signal }),
  );
  const id = copied?.id ?? remote.data?.[0]?.id ?? "";
  const { status, error, reload } = remote;
  const stands = status === "ready" ? "missing" : status === "idle" ? "loading" : status;
  return { id, read: { status: stands, error, reload } };
}

/** The record, under the name of its page. */
export function SingleRecord({ collection }: { readonly collection: PagedCollection }) {
  const words = useRecordWords();
  const { id, read } = useOnlyOne(collection.name);
  return (
    <RecordRoot>
      <div className="head-row">
        <h1>{words.many(collection.name)}</h1>
      </div>
      {id === "" ? (
        <div className="body">
          <NoRecord collection={collection} read={read} />
        </div>
      ) : (
        <Found key={id} collection={collection} id={id} />
      )}
    </RecordRoot>
  );
}

function Found({ collection, id }: { readonly collection: PagedCollection; readonly id: string }) {
  const read = useShownRecord(collection, id);
  const locked = useLocked(collection);
  const connected = useConnected();
  const [part, setPart] = useState("general");
  if (read.row === null) {
    return (
      <div className="body">
        <NoRecord collection={collection} read={read} />
      </div>
    );
  }
  return (
    <>
      <PartTabs parts={partsOf(collection)} current={part} onPart={setPart} />
      <div className="body" role="tabpanel" hidden={part !== "general"}>
        <RecordForm
          collection={collection}
          record={read.row}
          locked={locked}
          offline={!connected}
          gone={read.gone}
          place={["tab"]}
          onSaved={() => undefined}
        />
      </div>
      {part === "history" && (
        <div className="body" role="tabpanel">
          <HistoryTab collection={collection} row={read.row} />
        </div>
      )}
    </>
  );
}
