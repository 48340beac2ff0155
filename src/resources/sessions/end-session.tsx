/** The act that ends somebody's session, asked once: what he holds goes back to the queue. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../domain/errors";
import { ErrorText } from "../../ui/error-text";
import { endSession } from "./session-rows";

export interface EndSessionProps {
  readonly id: string;
  /** Whose it is, and on what. */
  readonly name: string;
  readonly onEnded: () => void;
}

function useEnd({ id, onEnded }: EndSessionProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const end = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await endSession(id).catch((cause: unknown) => {
        // Somebody was faster, or it has run out: it is over, which was wanted.
        if (!(cause instanceof AppError) || cause.code !== "not_found") throw cause;
      });
      setAsked(false);
      onEnded();
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return { asked, setAsked, busy, error, end };
}

/** The button and its question; leaving it as it is has the focus. */
export function EndSession(props: EndSessionProps) {
  const { t } = useTranslation("profile");
  const { asked, setAsked, busy, error, end } = useEnd(props);
  const [title, text] = [useId(), useId()];
  const close = (): void => setAsked(false);
  return (
    <>
      <Button size="small" aria-label={t("sessions.endOf", { name: props.name })} onClick={() => setAsked(true)}>
        {t("sessions.end")}
      </Button>
      <Dialog open={asked} onClose={close} aria-labelledby={title} aria-describedby={text} maxWidth="xs" fullWidth>
        <DialogTitle id={title}>{t("sessions.ask", { name: props.name })}</DialogTitle>
        <DialogContent>
          <DialogContentText id={text}>{t("sessions.askText")}</DialogContentText>
          <ErrorText error={error} />
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t("sessions.keep")}
          </Button>
          <Button variant="contained" loading={busy} onClick={() => void end()}>
            {t("sessions.end")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
