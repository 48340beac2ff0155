/** An e-mail address as it is typed. */
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

export interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isWrong: boolean;
  readonly autoFocus?: boolean;
}

/** The field. */
export function AddressField({ value, onChange, isWrong, autoFocus = false }: AddressFieldProps) {
  const { t } = useTranslation("account");
  return (
    <TextField
      label={t("address")}
      type="email"
      name="email"
      autoComplete="username"
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={isWrong ? t("addressWrong") : undefined}
      slotProps={{ htmlInput: { dir: "ltr", spellCheck: false, autoCapitalize: "none", maxLength: 255 } }}
    />
  );
}
