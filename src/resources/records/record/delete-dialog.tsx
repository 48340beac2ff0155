/** Asks before a record is deleted or taken out of use, in the sentence of what will happen. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../../domain/errors";
import { ErrorText } from "../../../ui/error-text";
import { useFates } from "./use-fates";

export interface ConfirmProps {
  readonly title: string;
  /** What will happen, a sentence each. */
  readonly sentences: readonly string[];
  readonly act: string;
  /** Throws AppError. */
  readonly onAct: () => Promise<void>;
  readonly onClose: () => void;
  /** What a refusal without a word of its own means here. */
  readonly refusal?: string;
  /** That somebody has changed it meanwhile. */
  readonly changed?: string;
}

/** The store says nothing of why it refuses but for what it could not read: 400 without a field. */
export const isChanged = (error: unknown): boolean => error instanceof AppError && error.code === "record_changed";

const isPlainRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === "bad_request" && Object.keys(error.data).length === 0;

interface RefusalProps {
  readonly error: unknown;
  readonly words: { readonly plain: string; readonly changed: string };
}

function Refusal({ error, words: { plain, changed } }: RefusalProps) {
  const said = isPlainRefusal(error) ? plain : isChanged(error) ? changed : "";
  return said === "" ? <ErrorText error={error} /> : <b role="alert">{said}</b>;
}

/** The question; keeping has the focus. */
export function ConfirmDialog({ title, sentences, act, onAct, onClose, refusal = "", changed = "" }: ConfirmProps) {
  const { t } = useTranslation("records");
  const [titleId, textId] = [useId(), useId()];
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await onAct();
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack id={textId} spacing={1}>
          {sentences.map((sentence) => (
            <DialogContentText key={sentence}>{sentence}</DialogContentText>
          ))}
          <Refusal error={error} words={{ plain: refusal, changed }} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void run()} loading={busy}>
          {act}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t("record.keep")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DeleteDialogProps {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Deleting, with what else it changes. */
export function DeleteDialog({ collection, id, title, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("records");
  const fates = useFates(collection, [id]);
  return (
    <ConfirmDialog
      title={t("record.delete.title", { title })}
      sentences={[t("record.delete.text"), ...fates]}
      act={t("record.delete.act")}
      refusal={t("record.delete.used")}
      changed={t("record.delete.changed")}
      onAct={onDelete}
      onClose={onClose}
    />
  );
}
