/** Signing out with lines that are not sent: asked before, since nothing that was typed is wiped silently. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../ui/error-text";

export interface UnsentDialogProps {
  readonly open: boolean;
  /** Lines that are not sent, refused ones among them. */
  readonly count: number;
  /** Some of them may still be sent. */
  readonly canSend: boolean;
  /** This tab's memory alone has some: they can't be kept. */
  readonly inMemory: boolean;
  readonly busy: boolean;
  /** Why they could not be sent just now. */
  readonly error: unknown;
  readonly onStay: () => void;
  readonly onSend: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Pressed twice: what is discarded here is nowhere else. */
function Discard({ busy, onDiscard }: Pick<UnsentDialogProps, "busy" | "onDiscard">) {
  const { t } = useTranslation("common");
  const [asked, setAsked] = useState(false);
  return (
    <Button disabled={busy} color={asked ? "error" : "primary"} onClick={asked ? onDiscard : () => setAsked(true)}>
      {t(asked ? "signOutUnsent.discard_sure" : "signOutUnsent.discard")}
    </Button>
  );
}

/** Four ways on one line, where there is room. */
const PAPER = { paper: { sx: { inlineSize: 720 } } };

/** The question; staying has the focus, so that a hasty Enter loses nothing. */
export function UnsentDialog(props: UnsentDialogProps) {
  const { open, count, canSend, inMemory, busy, error, onStay, onSend, onKeep, onDiscard } = props;
  const { t } = useTranslation("common");
  const [title, text] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      onClose={onStay}
      aria-labelledby={title}
      aria-describedby={text}
      maxWidth={false}
      slotProps={PAPER}
    >
      <DialogTitle id={title}>{t("signOutUnsent.title", { count })}</DialogTitle>
      <DialogContent>
        <Stack id={text} spacing={1.5}>
          <DialogContentText>{t("signOutUnsent.text")}</DialogContentText>
          {inMemory && <DialogContentText sx={{ fontWeight: 600 }}>{t("signOutUnsent.memory")}</DialogContentText>}
          <ErrorText error={error} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <Discard busy={busy} onDiscard={onDiscard} />
        {!inMemory && (
          <Button disabled={busy} onClick={onKeep}>
            {t("signOutUnsent.keep")}
          </Button>
        )}
        {canSend && (
          <Button loading={busy} onClick={onSend}>
            {t("signOutUnsent.send")}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onStay}>
          {t("signOutUnsent.stay")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
