/** A password as it is typed: it can be shown, and Caps Lock is told. */
import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

export interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: "current-password" | "new-password";
  readonly autoFocus?: boolean;
  /** What is wrong with it, in words. */
  readonly fault?: string | undefined;
  readonly hint?: string;
}

/** The field. */
export function PasswordField({ label, value, onChange, fault, hint, ...more }: PasswordFieldProps) {
  const { t } = useTranslation("common");
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const onKey = (event: KeyboardEvent): void => setCaps(event.getModifierState("CapsLock"));
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={t(shown ? "signIn.hide" : "signIn.show")} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      type={shown ? "text" : "password"}
      name="password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyUp={onKey}
      error={fault !== undefined}
      helperText={fault ?? (caps ? t("signIn.capsLock") : hint)}
      slotProps={{ input: { endAdornment: toggle }, htmlInput: { dir: "ltr" } }}
      {...more}
    />
  );
}
