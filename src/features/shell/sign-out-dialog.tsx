/** Signing out lets go of what one holds: asked before, since those alarms ring again. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "react-i18next";

export interface SignOutDialogProps {
  /** How many alarms are held. */
  readonly held: number;
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** The question; staying has the focus, so that a hasty Enter loses nothing. */
export function SignOutDialog({ held, open, onStay, onSignOut }: SignOutDialogProps) {
  const { t } = useTranslation("app");
  const [title, text] = [useId(), useId()];
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={title} aria-describedby={text} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t("signOutHeld.title", { count: held })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{t("signOutHeld.text", { count: held })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onSignOut}>{t("signOutHeld.leave", { count: held })}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t("signOutHeld.stay")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
