/** `/signup`: asks for access to the portal, where the centre lets people ask. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useRemote } from "../../resources/use-remote";
import { useSending } from "../../resources/use-sending";
import { askForAccess, readOffers } from "../../sync/accounts";
import { ErrorText } from "../../ui/error-text";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { AccountPage } from "./account-page";
import { Done } from "./done";
import { AddressField } from "./address-field";
import { isAddress } from "./is-address";

const FIELDS = ["name", "surname", "mobileNumber"] as const;
const MOST = { name: 80, surname: 80, mobileNumber: 40 } as const;
const COMPLETE = { name: "given-name", surname: "family-name", mobileNumber: "tel" } as const;

/** The page. */
export function SignupPage() {
  const { t } = useTranslation("account");
  const { data: offers, error } = useRemote("account offers", readOffers);
  const [done, setDone] = useState(false);
  const title = t("signup.title");
  if (!offers || done || !offers.signup) {
    return (
      <AccountPage title={title}>
        {!offers && (error ? <ErrorText error={error} /> : <SkeletonRows rows={3} label={title} />)}
        {offers && <Done text={t(done ? "signup.done" : "signup.closed")} />}
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title} text={t("signup.text")}>
      <SignupForm onDone={() => setDone(true)} />
    </AccountPage>
  );
}

function SignupForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation("account");
  const [email, setEmail] = useState("");
  const [typed, setTyped] = useState({ name: "", surname: "", mobileNumber: "" });
  const [tried, setTried] = useState(false);
  const { busy, error, send } = useSending(onDone);
  const isNameless = typed.name.trim() === "";
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!busy && isAddress(email) && !isNameless) void send(() => askForAccess({ email: email.trim(), ...typed }));
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onSubmit} aria-busy={busy}>
      <AddressField value={email} onChange={setEmail} isWrong={tried && !isAddress(email)} autoFocus />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`signup.${field}`)}
          value={typed[field]}
          autoComplete={COMPLETE[field]}
          error={field === "name" && tried && isNameless}
          helperText={field === "name" && tried && isNameless ? t("signup.nameMissing") : undefined}
          onChange={({ target }) => setTyped((old) => ({ ...old, [field]: target.value }))}
          slotProps={{ htmlInput: { maxLength: MOST[field], dir: field === "mobileNumber" ? "ltr" : "auto" } }}
        />
      ))}
      <ErrorText error={error} />
      <Button type="submit" variant="contained" loading={busy} loadingPosition="start" fullWidth>
        {t("signup.send")}
      </Button>
    </Stack>
  );
}
