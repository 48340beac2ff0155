/** `/auth/confirm-verification/{token}`: an address is its person's. A press does it: what only opens links does not. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { claimsOfLink, linkFault } from "../../../domain/access/mail-link";
import { serverNow } from "../../lib/server-time";
import { useSending } from "../../resources/use-sending";
import { confirmAddress, LinkError } from "../../sync/accounts";
import { ErrorText } from "../../ui/error-text";
import { AccountPage, DeadLink, Done } from "./account-page";

/** The page. */
export function ConfirmAddressPage({ token }: { readonly token: string }) {
  const { t } = useTranslation("account");
  const [done, setDone] = useState(false);
  const { busy, error, send } = useSending(() => setDone(true));
  const [early] = useState(() => linkFault(token, serverNow()));
  const fault = error instanceof LinkError ? error.fault : early;
  const title = t("verify.title");
  if (done) {
    return (
      <AccountPage title={title}>
        <Done text={t("verify.done")} />
      </AccountPage>
    );
  }
  if (fault !== null) {
    return (
      <AccountPage title={title}>
        <DeadLink fault={fault} kind="address" />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title} text={t("verify.text", { email: claimsOfLink(token)?.email ?? "" })}>
      <ErrorText error={error} />
      <Button
        variant="contained"
        fullWidth
        autoFocus
        loading={busy}
        onClick={() => void send(() => confirmAddress(token))}
      >
        {t("verify.confirm")}
      </Button>
    </AccountPage>
  );
}
