/** Asks once, in the sentence of what will happen. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "react-i18next";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** The button that does it; 'Yes' when left out (specification section 9). */
  readonly confirm?: string;
  readonly dangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Escape and a click beside it cancel; the harmless button has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  dangerous = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation("app");
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}t`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}d`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {t("confirm.cancel")}
        </Button>
        <Button onClick={onConfirm} variant="contained" color={dangerous ? "error" : "primary"}>
          {confirm ?? t("confirm.yes")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
