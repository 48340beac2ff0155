/** `/forgot-password`: a link to set a new one goes to the address that is typed, if somebody has it. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useRemote } from "../../resources/use-remote";
import { useSending } from "../../resources/use-sending";
import { readOffers, requestPassword } from "../../sync/accounts";
import { ErrorText } from "../../ui/error-text";
import { AccountPage } from "./account-page";
import { Done } from "./done";
import { AddressField } from "./address-field";
import { isAddress } from "./is-address";

/** The page. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("account");
  const { data: offers } = useRemote("account offers", readOffers);
  const [email, setEmail] = useState("");
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const { busy, error, send } = useSending(() => setSent(true));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!busy && isAddress(email)) void send(() => requestPassword(email.trim()));
  };
  if (offers?.mail === false) {
    return (
      <AccountPage title={t("forgot.title")}>
        <Done text={t("forgot.noMail")} />
      </AccountPage>
    );
  }
  if (sent) {
    return (
      <AccountPage title={t("forgot.title")}>
        <Done text={t("forgot.sent", { email: email.trim() })} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t("forgot.title")} text={t("forgot.text")}>
      <Stack component="form" noValidate spacing={2} onSubmit={onSubmit} aria-busy={busy}>
        <AddressField value={email} onChange={setEmail} isWrong={tried && !isAddress(email)} autoFocus />
        <ErrorText error={error} />
        <Button type="submit" variant="contained" loading={busy} loadingPosition="start" fullWidth>
          {t("forgot.send")}
        </Button>
      </Stack>
    </AccountPage>
  );
}
