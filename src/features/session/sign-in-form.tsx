/** E-mail and password; what was typed stays until it was right. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "../../../domain/errors";
import { ErrorText } from "../../ui/error-text";
import { PasswordField } from "../../ui/password-field";
import { type NextStep, useSignIn } from "./use-sign-in";

/** Most people see neither. */
const DuePassword = lazy(async () => ({ default: (await import("./due-password")).DuePassword }));
const CodeStep = lazy(async () => ({ default: (await import("./code-step")).CodeStep }));

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
  const { busy, error, missing, tried, step, submit, back } = useSignIn(onDone);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit(email.trim(), password).then((wrong) => wrong && setPassword(""));
  };
  if (step !== null) {
    const goOn = (next: string): void => {
      setPassword(next);
      void submit(email.trim(), next);
    };
    const goBack = (why: unknown): void => {
      setPassword("");
      back(why);
    };
    return <Step step={step} email={email.trim()} onPassword={goOn} onBack={goBack} onDone={onDone} />;
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

interface StepProps {
  readonly step: NextStep;
  readonly email: string;
  readonly onPassword: (password: string) => void;
  readonly onBack: (why: unknown) => void;
  readonly onDone: () => void;
}

/** What the store asks for behind a right password. */
function Step({ step, email, onPassword, onBack, onDone }: StepProps) {
  return (
    <Suspense fallback={null}>
      {step.kind === "password" ? (
        <DuePassword email={email} token={step.key} onSet={onPassword} />
      ) : (
        <CodeStep email={email} mfaId={step.key} onBack={onBack} onDone={onDone} />
      )}
    </Suspense>
  );
}
