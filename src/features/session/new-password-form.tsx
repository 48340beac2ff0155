/** A new password, typed twice. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { faultsOfNew, PASSWORD_LEAST } from "../../resources/new-password";
import { ErrorText } from "../../ui/error-text";
import { PasswordField } from "../../ui/password-field";

export interface NewPasswordFormProps {
  /** For the browser's own store of passwords. */
  readonly email: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (password: string) => void;
  readonly children?: ReactNode;
}

/** The form. */
export function NewPasswordForm({ email, submit, busy, error, onSubmit, children }: NewPasswordFormProps) {
  const { t } = useTranslation("account");
  const [next, setNext] = useState("");
  const [again, setAgain] = useState("");
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOfNew({ next, again }) : {};
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!busy && Object.keys(faultsOfNew({ next, again })).length === 0) onSubmit(next);
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={send} aria-busy={busy}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("password.next")}
        autoComplete="new-password"
        autoFocus
        value={next}
        onChange={setNext}
        hint={t("password.hint", { count: PASSWORD_LEAST })}
        fault={faults.next && t("password.short", { count: PASSWORD_LEAST })}
      />
      <PasswordField
        label={t("password.again")}
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        fault={faults.again && t("password.differs")}
      />
      {children}
      <ErrorText error={error} />
      <Button type="submit" variant="contained" loading={busy} loadingPosition="start" fullWidth>
        {submit}
      </Button>
    </Stack>
  );
}
