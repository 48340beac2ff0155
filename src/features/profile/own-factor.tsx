/** Whether a code by mail is asked for at each sign-in; what the role wants is asked for in any case. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../ui/error-text";
import { PasswordField } from "../../ui/password-field";
import { useSaveOwn, type OwnRecord, type Save } from "./own-record";

interface OwnFactorProps {
  readonly own: OwnRecord;
  readonly onSaved: () => void;
}

/** The switch: it stands as the store has it, also after a refusal. */
export function OwnFactor({ own, onSaved }: OwnFactorProps) {
  const { t } = useTranslation("profile");
  const [leaving, setLeaving] = useState(false);
  const saving = useSaveOwn(own.id, onSaved);
  const onChange = (wanted: boolean): void => {
    if (wanted) void saving.save({ secondFactor: true });
    else setLeaving(true);
  };
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={own.secondFactor}
            disabled={saving.busy}
            onChange={({ target }) => onChange(target.checked)}
          />
        }
        label={t("factor.label")}
      />
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
        {t("factor.hint", { email: own.email })}
      </Typography>
      {!leaving && <ErrorText error={saving.error} />}
      {leaving && <OffDialog {...saving} onClose={() => setLeaving(false)} />}
    </div>
  );
}

/** Off it goes with the password alone, which the store asks for: whoever finds a desk open has none. */
function OffDialog({ busy, error, save, onClose }: Save & { readonly onClose: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const titleId = useId();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (busy || password === "") return;
    void save({ secondFactor: false, currentPassword: password }).then((saved) => {
      if (saved) onClose();
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{t("factor.offTitle")}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>{t("factor.offText")}</Typography>
            <PasswordField
              label={t("common:signIn.password")}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              fault={tried && password === "" ? t("common:signIn.passwordMissing") : undefined}
            />
            {tried && <ErrorText error={error} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t("common:dialog.cancel")}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t("factor.off")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
