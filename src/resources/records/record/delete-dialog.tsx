/** Asks before a record is deleted, in the sentences of what will happen to it and to what refers to it. */
import DialogContentText from "@mui/material/DialogContentText";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../../domain/errors";
import { ConfirmDelete } from "../../../ui/confirm";
import { useFates } from "./use-fates";

/** The store says nothing of why it refuses but for what it could not read: 400 without a field. */
export const isChanged = (error: unknown): boolean => error instanceof AppError && error.code === "record_changed";

const isPlainRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === "bad_request" && Object.keys(error.data).length === 0;

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
    <ConfirmDelete wordsOf={wordsOf} onDelete={onDelete} onClose={onClose}>
      <DialogContentText color="textPrimary">{t("record.delete.what", { title })}</DialogContentText>
      {fates.map((sentence) => (
        <DialogContentText key={sentence}>{sentence}</DialogContentText>
      ))}
    </ConfirmDelete>
  );
}
