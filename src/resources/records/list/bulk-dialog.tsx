/** The question before an act on many rows: how many, and which. Afterwards what became of each that failed. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteRecord, updateRecord } from "../../../sync/record-writes";
import { useErrorText } from "../../../ui/error-text";
import { isChanged } from "../record/delete-dialog";
import { useFates } from "../record/use-fates";
import { type PagedCollection, type RecordRow, titleOf } from "../record-row";
import { affected, type BulkAct, type BulkOutcome, runBulk } from "./bulk";

export interface BulkDialogProps {
  readonly act: BulkAct;
  readonly collection: PagedCollection;
  /** The ticked rows, no others. */
  readonly rows: readonly RecordRow[];
  readonly onOutcome: (outcome: BulkOutcome) => void;
  readonly onClose: () => void;
}

type Stage =
  | { readonly kind: "asking" }
  | { readonly kind: "sending"; readonly count: number }
  | { readonly kind: "told"; readonly outcome: BulkOutcome };

const sendOf =
  (act: BulkAct, collection: string) =>
  ({ id, updated }: RecordRow): Promise<unknown> =>
    act === "delete"
      ? deleteRecord(collection, id, updated)
      : updateRecord(collection, { id, values: { active: act === "activate" }, madeFrom: updated });

/** What is asked stands still: rows that are ticked or come meanwhile are none of it. */
export function BulkDialog({ act, collection, rows, onOutcome, onClose }: BulkDialogProps) {
  const { t } = useTranslation("records");
  const [title, text] = [useId(), useId()];
  const [asked] = useState(rows);
  const targets = affected(act, asked);
  const [stage, setStage] = useState<Stage>({ kind: "asking" });
  const start = async (): Promise<void> => {
    setStage({ kind: "sending", count: 0 });
    const outcome = await runBulk(targets, sendOf(act, collection.name), (count) =>
      setStage({ kind: "sending", count }),
    );
    onOutcome(outcome);
    if (outcome.failed.length === 0) onClose();
    else setStage({ kind: "told", outcome });
  };
  const busy = stage.kind === "sending";
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={title}
      aria-describedby={text}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={title}>{t(`list.${act}_title`, { count: targets.length })}</DialogTitle>
      <DialogContent id={text}>
        {stage.kind === "told" ? (
          <Failures act={act} outcome={stage.outcome} collection={collection} />
        ) : (
          <Targets act={act} targets={targets} unchanged={asked.length - targets.length} collection={collection} />
        )}
      </DialogContent>
      <BulkActions act={act} stage={stage} count={targets.length} onClose={onClose} onStart={() => void start()} />
    </Dialog>
  );
}

interface BulkActionsProps extends Pick<BulkDialogProps, "act" | "onClose"> {
  readonly stage: Stage;
  readonly count: number;
  readonly onStart: () => void;
}

function BulkActions({ act, stage, count, onClose, onStart }: BulkActionsProps) {
  const { t } = useTranslation("records");
  const busy = stage.kind === "sending";
  if (stage.kind === "told") {
    return (
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("list.close")}
        </Button>
      </DialogActions>
    );
  }
  return (
    <DialogActions>
      {busy && (
        <span role="status" style={{ marginInlineEnd: "auto", paddingInlineStart: 16 }}>
          {t("list.sending", { count: stage.count, of: count })}
        </span>
      )}
      {/* The focus is on the way back: a hasty Enter changes nothing. */}
      <Button autoFocus disabled={busy} onClick={onClose}>
        {t("list.cancel")}
      </Button>
      <Button variant="contained" loading={busy} disabled={count === 0} onClick={onStart}>
        {t(`list.${act}_confirm`, { count })}
      </Button>
    </DialogActions>
  );
}

interface TargetsProps extends Pick<BulkDialogProps, "act" | "collection"> {
  readonly targets: readonly RecordRow[];
  readonly unchanged: number;
}

function Targets({ act, targets, unchanged, collection }: TargetsProps) {
  const { t } = useTranslation("records");
  return (
    <>
      <ul className="wd-names">
        {targets.map((row) => (
          <li key={row.id} dir="auto">
            {titleOf(collection, row)}
          </li>
        ))}
      </ul>
      {unchanged > 0 && <DialogContentText>{t("list.unchanged", { count: unchanged })}</DialogContentText>}
      {act === "delete" && <Consequences targets={targets} collection={collection} />}
    </>
  );
}

/** Deleting is for good, and what refers to them goes, stays without, or keeps them from being deleted. */
function Consequences({ targets, collection }: Pick<TargetsProps, "targets" | "collection">) {
  const { t } = useTranslation("records");
  const fates = useFates(
    collection.name,
    targets.map(({ id }) => id),
  );
  return [...fates, t("list.delete_for_good")].map((sentence) => (
    <DialogContentText key={sentence}>{sentence}</DialogContentText>
  ));
}

interface FailuresProps extends Pick<BulkDialogProps, "act" | "collection"> {
  readonly outcome: BulkOutcome;
}

function Failures({ act, outcome, collection }: FailuresProps) {
  const { t } = useTranslation("records");
  const say = useErrorText();
  return (
    <>
      <DialogContentText role="alert">
        {t("list.done", { count: outcome.done.length })} {t("list.failed", { count: outcome.failed.length })}
      </DialogContentText>
      <ul className="wd-names">
        {outcome.failed.map(({ row, error }) => (
          <li key={row.id}>
            <b dir="auto">{titleOf(collection, row)}</b>:{" "}
            {act === "delete" && isChanged(error) ? t("record.delete.changed") : say(error)}
          </li>
        ))}
      </ul>
    </>
  );
}
