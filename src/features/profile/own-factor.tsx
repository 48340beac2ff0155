/** Whether a code by mail is asked for at each sign-in; what the role wants is asked for in any case. */
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../ui/error-text";
import { useSaveOwn, type OwnRecord } from "./own-record";

/** The switch: it stands as the store has it, also after a refusal. */
export function OwnFactor({ own, onSaved }: { readonly own: OwnRecord; readonly onSaved: () => void }) {
  const { t } = useTranslation("profile");
  const { busy, error, save } = useSaveOwn(own.id, onSaved);
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={own.secondFactor}
            disabled={busy}
            onChange={({ target }) => void save({ secondFactor: target.checked })}
          />
        }
        label={t("factor.label")}
      />
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
        {t("factor.hint", { email: own.email })}
      </Typography>
      <ErrorText error={error} />
    </div>
  );
}
