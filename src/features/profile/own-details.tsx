/** Name, surname and mobile number; the address one signs in with is the administrator's to change. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../ui/error-text";
import { useSaveOwn, type OwnRecord } from "./own-record";

const FIELDS = ["name", "surname", "mobileNumber"] as const;
const MOST = { name: 80, surname: 80, mobileNumber: 40 } as const;
const COMPLETE = { name: "given-name", surname: "family-name", mobileNumber: "tel" } as const;

type OwnField = (typeof FIELDS)[number];

/** The form. */
export function OwnDetails({ own, onSaved }: { readonly own: OwnRecord; readonly onSaved: () => void }) {
  const { t } = useTranslation("profile");
  const [typed, setTyped] = useState<Partial<Record<OwnField, string>>>({});
  const [tried, setTried] = useState(false);
  const { busy, error, save } = useSaveOwn(own.id, onSaved);
  const values = { name: own.name, surname: own.surname, mobileNumber: own.mobileNumber, ...typed };
  const changed = FIELDS.filter((field) => values[field].trim() !== own[field]);
  const isNameless = values.name.trim() === "";
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (busy || isNameless || changed.length === 0) return;
    const change = Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
    void save(change).then((saved) => saved && setTyped({}));
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onSubmit}>
      {FIELDS.map((field) => (
        <Field
          key={field}
          name={field}
          value={values[field]}
          onChange={(value) => setTyped((old) => ({ ...old, [field]: value }))}
          fault={field === "name" && tried && isNameless ? t("own.nameMissing") : undefined}
        />
      ))}
      <TextField
        label={t("own.email")}
        value={own.email}
        disabled
        helperText={t("own.emailHint")}
        slotProps={{ htmlInput: { dir: "ltr" } }}
      />
      <ErrorText error={error} />
      <Button
        type="submit"
        variant="contained"
        loading={busy}
        disabled={changed.length === 0}
        sx={{ alignSelf: "start" }}
      >
        {t("save")}
      </Button>
    </Stack>
  );
}

interface FieldProps {
  readonly name: OwnField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault: string | undefined;
}

function Field({ name, value, onChange, fault }: FieldProps) {
  const { t } = useTranslation("profile");
  const digits = name === "mobileNumber" ? ({ dir: "ltr", inputMode: "tel" } as const) : {};
  return (
    <TextField
      label={t(`own.${name}`)}
      value={value}
      autoComplete={COMPLETE[name]}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ htmlInput: { maxLength: MOST[name], ...digits } }}
    />
  );
}
