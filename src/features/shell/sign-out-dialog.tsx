/** Signing out lets go of what one holds: asked before, since those alarms ring again. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../ui/error-text";

export interface SignOutDialogProps {
  /** How many alarms are held. */
  readonly held: number;
  /** How many of them were taken in another session, which lives on. */
  readonly elsewhere: number;
  readonly open: boolean;
  readonly busy: boolean;
  /** Why nothing was released. */
  readonly error: unknown;
  readonly onStay: () => void;
  /** Lets go of all of them, wherever they were taken. */
  readonly onRelease: () => void;
  /** Ends this session alone. */
  readonly onHereOnly: () => void;
}

/** The question; staying has the focus, so that a hasty Enter loses nothing. */
export function SignOutDialog(props: SignOutDialogProps) {
  const { held, elsewhere, open, busy, error, onStay, onRelease, onHereOnly } = props;
  const { t } = useTranslation("common");
  const [title, text] = [useId(), useId()];
  const width = elsewhere > 0 || error !== null ? "sm" : "xs";
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={title} aria-describedby={text} maxWidth={width} fullWidth>
      <DialogTitle id={title}>{t("signOutHeld.title", { count: held })}</DialogTitle>
      <DialogContent>
        <Stack id={text} spacing={1.5}>
          {elsewhere > 0 ? (
            <Elsewhere held={held} elsewhere={elsewhere} />
          ) : (
            <DialogContentText>{t("signOutHeld.text", { count: held })}</DialogContentText>
          )}
          <ErrorText error={error} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <Button onClick={onRelease} loading={busy}>
          {t("signOutHeld.leave", { count: held })}
        </Button>
        {(elsewhere > 0 || error !== null) && (
          <Button onClick={onHereOnly} disabled={busy}>
            {t(elsewhere > 0 ? "signOutHeld.hereOnly" : "signOutHeld.unreleased")}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onStay}>
          {t("signOutHeld.stay")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What becomes of which, where the person is signed in on another screen too. */
function Elsewhere({ held, elsewhere }: Pick<SignOutDialogProps, "held" | "elsewhere">) {
  const { t } = useTranslation("common");
  const here = held - elsewhere;
  return (
    <>
      <DialogContentText>
        {t("signOutHeld.elsewhere", { count: elsewhere })}
        {here > 0 && ` ${t("signOutHeld.here", { count: here })}`}
      </DialogContentText>
      <DialogContentText>{t("signOutHeld.releases")}</DialogContentText>
    </>
  );
}
