/** E-mail and password; what was typed stays until it was right. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "../../../domain/errors";
import { ErrorText } from "../../ui/error-text";
import { PasswordField } from "../../ui/password-field";
import { DuePassword } from "./due-password";
import { useSignIn } from "./use-sign-in";

export interface SignInFormProps {
  /** Who was signed in before. */
  readonly email?: string;
  /** Why one was signed out; told until one tries again. */
  readonly ended?: AppError | null;
  readonly onDone: () => void;
  /** Leads whoever has forgotten his password on. */
  readonly forgot?: ReactNode;
}

/** The form. Throws nothing: a refusal is shown in words. */
export function SignInForm({ email: known = "", ended = null, onDone, forgot }: SignInFormProps) {
  const { t } = useTranslation("common");
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState("");
  const { busy, error, missing, tried, step, submit } = useSignIn(onDone);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit(email.trim(), password).then((wrong) => wrong && setPassword(""));
  };
  if (step !== null) {
    const goOn = (next: string): void => {
      setPassword(next);
      void submit(email.trim(), next);
    };
    return <DuePassword email={email.trim()} token={step.key} onSet={goOn} />;
  }
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onSubmit} aria-busy={busy}>
      <TextField
        label={t("signIn.email")}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={known === ""}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={missing && email.trim() === ""}
        helperText={missing && email.trim() === "" ? t("signIn.emailMissing") : undefined}
        slotProps={{ htmlInput: { dir: "ltr", spellCheck: false, autoCapitalize: "none" } }}
      />
      <PasswordField
        label={t("signIn.password")}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        fault={missing && password === "" ? t("signIn.passwordMissing") : undefined}
        autoFocus={known !== ""}
      />
      {forgot}
      <ErrorText error={tried ? error : ended} />
      <Button type="submit" variant="contained" loading={busy} loadingPosition="start" fullWidth>
        {t(busy ? "signIn.busy" : "signIn.submit")}
      </Button>
    </Stack>
  );
}
