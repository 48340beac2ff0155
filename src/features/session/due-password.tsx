/** In place of the sign-in: whoever was given a password chooses one of his own, and goes on with it. */
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useSending } from "../../resources/use-sending";
import { confirmPassword } from "../../sync/accounts";
import { NewPasswordForm } from "./new-password-form";

interface DuePasswordProps {
  readonly email: string;
  /** Came with the refusal of the one that he was given. */
  readonly token: string;
  /** The new one stands. */
  readonly onSet: (password: string) => void;
}

/** The form. A link that is too old by now leads back to the sign-in, which gives another one. */
export function DuePassword({ email, token, onSet }: DuePasswordProps) {
  const { t } = useTranslation(["account", "common"]);
  const { busy, error, send } = useSending(() => undefined);
  const set = (password: string): void => void send(() => confirmPassword(token, password).then(() => onSet(password)));
  return (
    <Stack spacing={2}>
      <Typography role="status">{t("common:errors.password_due")}</Typography>
      <NewPasswordForm email={email} submit={t("due.save")} busy={busy} error={error} onSubmit={set} />
    </Stack>
  );
}
