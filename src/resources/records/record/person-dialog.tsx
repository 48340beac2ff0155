/** Asks before another person's account is touched, and shows this once what came of it. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { invite, resetPasswordOf } from "../../../sync/people";
import { ErrorText } from "../../../ui/error-text";
import { ShownOnce } from "../../../ui/shown-once";
import { useToast } from "../../../ui/use-toast";
import { useSending } from "../../use-sending";
import type { PersonAct } from "./person-acts";
import { useShownWords } from "./shown-words";

interface PersonDialogProps {
  readonly act: PersonAct;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The dialog. */
export function PersonDialog({ act, id, title, onClose }: PersonDialogProps) {
  const { t } = useTranslation("records");
  const toast = useToast();
  const titleId = useId();
  const [shown, setShown] = useState("");
  const words = useShownWords(act);
  const { busy, error, send } = useSending(() => undefined);
  const work = async (): Promise<void> => {
    if (act === "new_password") return setShown(await resetPasswordOf(id));
    const { link } = await invite({ user: id });
    if (link !== "") return setShown(link);
    toast("success", t("record.invite.sent"));
    onClose();
  };
  // A press beside it would take the only sight of it away.
  const close = (): void => (shown === "" ? onClose() : undefined);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      {shown !== "" ? (
        <ShownOnce titleId={titleId} value={shown} words={words} onDone={onClose} />
      ) : (
        <>
          <DialogTitle id={titleId}>{t(`record.${act}.ask`, { title })}</DialogTitle>
          <DialogContent>
            <Stack spacing={2}>
              <DialogContentText>{t(`record.${act}.text`, { title })}</DialogContentText>
              <ErrorText error={error} />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t("list.cancel")}</Button>
            <Button variant="contained" loading={busy} onClick={() => void send(work)}>
              {t(act === "invite" ? "record.invite.send" : "record.new_password.set")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
