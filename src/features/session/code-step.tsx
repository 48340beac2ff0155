/** In place of the sign-in: the code that went to the address, typed. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../domain/errors";
import { serverNow } from "../../lib/server-time";
import { useSending } from "../../resources/use-sending";
import { requestCode, signInWithCode } from "../../sync/second-step";
import { ErrorText } from "../../ui/error-text";
import { useServerNow } from "../../ui/use-server-now";

/** As the store makes them, and between two of them. */
const DIGITS = 6;
const PAUSE_SECONDS = 30;
const SECOND_MS = 1000;

interface CodeStepProps {
  readonly email: string;
  readonly mfaId: string;
  readonly onDone: () => void;
  /** Back to the password, with why where that is known. */
  readonly onBack: (why: unknown) => void;
}

/** Seconds until another code can be sent: by the clock, since timers sleep with the computer. */
function usePause(): readonly [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const now = useServerNow();
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  return [left, (seconds) => setUntil(serverNow() + seconds * SECOND_MS)];
}

const isOver = (cause: unknown): boolean => cause instanceof AppError && cause.code === "code_step_over";

/** The codes of one sign-in: the first is asked for at once. */
function useCodes({ email, mfaId, onDone, onBack }: CodeStepProps) {
  const [otpId, setOtpId] = useState("");
  const [left, pause] = usePause();
  const asking = useSending(() => undefined);
  const entering = useSending(onDone);
  const isAsked = useRef("");
  const ask = (): void =>
    void asking.send(async () => {
      try {
        setOtpId(await requestCode(email, mfaId));
        pause(PAUSE_SECONDS);
      } catch (cause) {
        if (cause instanceof AppError && typeof cause.data["seconds"] === "number") pause(cause.data["seconds"]);
        throw cause;
      }
    });
  const enter = (code: string): void =>
    void entering.send(() =>
      signInWithCode({ mfaId, otpId, code }).catch((cause: unknown) => {
        if (isOver(cause)) onBack(cause);
        throw cause;
      }),
    );
  useEffect(() => {
    if (isAsked.current === mfaId) return;
    isAsked.current = mfaId;
    ask();
  });
  return { otpId, left, ask, enter, busy: entering.busy, asks: asking.busy, error: entering.error ?? asking.error };
}

/** The form. */
export function CodeStep(props: CodeStepProps) {
  const { email, onBack } = props;
  const { t } = useTranslation("account");
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const { otpId, left, ask, enter, busy, asks, error } = useCodes(props);
  const isWhole = code.length === DIGITS;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!busy && isWhole && otpId !== "") enter(code);
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onSubmit} aria-busy={busy}>
      {otpId !== "" && <Typography role="status">{t("code.sent", { digits: DIGITS, email })}</Typography>}
      <TextField
        label={t("code.field")}
        name="code"
        autoFocus
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, "").slice(0, DIGITS))}
        error={tried && !isWhole}
        helperText={tried && !isWhole ? t("code.missing", { digits: DIGITS }) : undefined}
        slotProps={{ htmlInput: { dir: "ltr", inputMode: "numeric" } }}
      />
      <ErrorText error={error} />
      <Button type="submit" variant="contained" loading={busy} loadingPosition="start" fullWidth>
        {t("code.submit")}
      </Button>
      <Button onClick={ask} disabled={left > 0 || asks}>
        {left > 0 ? t("code.wait", { seconds: left }) : t("code.again")}
      </Button>
      <Button onClick={() => onBack(null)}>{t("code.back")}</Button>
    </Stack>
  );
}
