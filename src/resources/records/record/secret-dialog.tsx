/** Sets what is written and never read back: password, secret key. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { setSecrets } from "../../../sync/secrets";
import { ErrorText } from "../../../ui/error-text";
import { useToast } from "../../../ui/use-toast";
import { useSending } from "../../use-sending";
import { useRecordWords } from "../record-words";

export interface SecretDialogProps {
  readonly collection: string;
  readonly id: string;
  readonly field: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Sends a value; "" takes it away. */
function useSecret({ collection, id, field, onClose }: SecretDialogProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const toast = useToast();
  const label = words.field(collection, field);
  const { busy, error, send } = useSending(onClose);
  const set = (text: string): void =>
    void send(async () => {
      await setSecrets(collection, id, { [field]: text });
      toast("success", t(text === "" ? "record.secret.gone" : "record.secret.set", { field: label }));
    });
  return { label, busy, error, set };
}

/** The dialog; what stands already is not shown, and stays until another one is sent. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, onClose } = props;
  const { t } = useTranslation("records");
  const titleId = useId();
  const [value, setValue] = useState("");
  const { label, busy, error, set } = useSecret(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value !== "") set(value);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{t("record.secret.title", { field: label, title })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{t("record.secret.text")}</DialogContentText>
            <TextField
              autoFocus
              type="password"
              label={label}
              value={value}
              slotProps={{ htmlInput: { autoComplete: "new-password", dir: "ltr" } }}
              onChange={(event) => setValue(event.target.value)}
            />
            <ErrorText error={error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => set("")} disabled={busy}>
            {t("record.secret.take_away")}
          </Button>
          <Button onClick={onClose}>{t("list.cancel")}</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={value === ""}>
            {t("form.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
