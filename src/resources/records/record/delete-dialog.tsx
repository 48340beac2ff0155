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
  /** What a refusal means here; "" = what it says itself. */
  readonly wordsOf?: (error: unknown) => string;
}

/** The store says nothing of why it refuses but for what it could not read: 400 without a field. */
export const isChanged = (error: unknown): boolean => error instanceof AppError && error.code === "record_changed";

const isPlainRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === "bad_request" && Object.keys(error.data).length === 0;

/** The question; keeping has the focus. */
export function ConfirmDialog({ title, sentences, act, onAct, onClose, wordsOf = () => "" }: ConfirmProps) {
  const { t } = useTranslation("records");
  const [titleId, textId] = [useId(), useId()];
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const said = error === null ? "" : wordsOf(error);
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
          {said === "" ? <ErrorText error={error} /> : <b role="alert">{said}</b>}
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
  const wordsOf = (error: unknown): string => {
    if (isChanged(error)) return t("record.delete.changed");
    return isPlainRefusal(error) ? t("record.delete.used") : "";
  };
  return (
    <ConfirmDialog
      title={t("record.delete.title", { title })}
      sentences={[t("record.delete.text"), ...fates]}
      act={t("record.delete.act")}
      wordsOf={wordsOf}
      onAct={onDelete}
      onClose={onClose}
    />
  );
}
