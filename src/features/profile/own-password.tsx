/** A new password, for which the old one is typed. One's other sessions end. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../ui/error-text";
import { PasswordField } from "../../ui/password-field";
import { faultsOf, NO_PASSWORDS, PASSWORD_LEAST, type Passwords } from "../../resources/new-password";
import { useSaveOwn } from "./own-record";

/** The form; `email` is for the browser's own store of passwords. */
export function OwnPassword({ id, email }: { readonly id: string; readonly email: string }) {
  const { t } = useTranslation("profile");
  const [typed, setTyped] = useState<Passwords>(NO_PASSWORDS);
  const [tried, setTried] = useState(false);
  const { busy, error, save } = useSaveOwn(id, () => undefined);
  const faults = tried ? faultsOf(typed) : {};
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (busy || Object.keys(faultsOf(typed)).length > 0) return;
    const { old, next, again } = typed;
    void save({ oldPassword: old, password: next, passwordConfirm: again }).then((saved) => {
      if (!saved) return;
      setTyped(NO_PASSWORDS);
      setTried(false);
    });
  };
  const field = (name: keyof Passwords, autoComplete: "current-password" | "new-password") => (
    <PasswordField
      label={t(`password.${name}`)}
      value={typed[name]}
      onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
      autoComplete={autoComplete}
      fault={faults[name] && t(`password.fault.${faults[name]}`, { count: PASSWORD_LEAST })}
    />
  );
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onSubmit}>
      {field("old", "current-password")}
      {field("next", "new-password")}
      {field("again", "new-password")}
      <ErrorText error={error} />
      <Button type="submit" variant="contained" loading={busy} sx={{ alignSelf: "start" }}>
        {t("password.save")}
      </Button>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    </Stack>
  );
}
