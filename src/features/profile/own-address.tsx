/** One's own address: confirmed by a mail to it, changed by a mail to the new one. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSending } from "../../resources/use-sending";
import { requestAddress, requestNewAddress } from "../../sync/accounts";
import { ErrorText } from "../../ui/error-text";

interface OwnAddressProps {
  readonly email: string;
  readonly verified: boolean;
}

/** The part. */
export function OwnAddress({ email, verified }: OwnAddressProps) {
  const { t } = useTranslation("profile");
  const [next, setNext] = useState("");
  const [told, setTold] = useState("");
  const { busy, error, send } = useSending(() => undefined);
  const ask = (address: string, work: () => Promise<unknown>): void => {
    setTold("");
    void send(() => work().then(() => setTold(address)));
  };
  const wanted = next.trim();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && wanted.includes("@")) ask(wanted, () => requestNewAddress(wanted));
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onSubmit}>
      <Typography>{t(verified ? "address.confirmed" : "address.open", { email })}</Typography>
      {!verified && (
        <Button disabled={busy} onClick={() => ask(email, () => requestAddress(email))} sx={{ alignSelf: "start" }}>
          {t("address.confirm")}
        </Button>
      )}
      <TextField
        label={t("address.next")}
        type="email"
        value={next}
        onChange={({ target }) => setNext(target.value)}
        helperText={t("address.nextHint")}
        slotProps={{ htmlInput: { dir: "ltr", spellCheck: false, maxLength: 255 } }}
      />
      <ErrorText error={error} />
      {told !== "" && <Typography role="status">{t("address.sent", { email: told })}</Typography>}
      <Button type="submit" variant="contained" loading={busy} disabled={wanted === ""} sx={{ alignSelf: "start" }}>
        {t("address.change")}
      </Button>
    </Stack>
  );
}
