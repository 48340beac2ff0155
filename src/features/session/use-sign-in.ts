/** An attempt to sign in, and what the store asks for before it lets somebody in. */
import { useState } from "react";
import { AppError } from "../../../domain/errors";
import { signIn } from "../../sync/session";

/** What stands between a right password and a session. */
export interface NextStep {
  readonly kind: "password" | "code";
  /** What it is done with. */
  readonly key: string;
}

function stepIn(cause: unknown): NextStep | null {
  if (!(cause instanceof AppError)) return null;
  const { token, mfaId } = cause.data;
  if (cause.code === "code_needed" && typeof mfaId === "string") return { kind: "code", key: mfaId };
  return cause.code === "password_due" && typeof token === "string" ? { kind: "password", key: token } : null;
}

/** `submit` resolves true when the password was wrong, so that only then it is cleared. */
export function useSignIn(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [step, setStep] = useState<NextStep | null>(null);
  const submit = async (email: string, password: string): Promise<boolean> => {
    setMissing(email === "" || password === "");
    if (busy || email === "" || password === "") return false;
    setBusy(true);
    setTried(true);
    setError(null);
    setStep(null);
    try {
      await signIn(email, password);
      onDone();
      return false;
    } catch (cause) {
      const next = stepIn(cause);
      setStep(next);
      setError(next === null ? cause : null);
      return cause instanceof AppError && cause.code === "wrong_password";
    } finally {
      setBusy(false);
    }
  };
  const back = (why: unknown): void => {
    setStep(null);
    setError(why);
  };
  return { busy, error, missing, tried, step, submit, back };
}
