/** `/auth/confirm-password-reset/{token}`: a new password, by the link of a mail. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { claimsOfLink, linkFault } from "../../../domain/access/mail-link";
import { serverNow } from "../../lib/server-time";
import { useSending } from "../../resources/use-sending";
import { confirmPassword, LinkError } from "../../sync/accounts";
import { AccountPage, DeadLink, Done } from "./account-page";
import { NewPasswordForm } from "./new-password-form";

/** The page. */
export function ResetPasswordPage({ token }: { readonly token: string }) {
  const { t } = useTranslation("account");
  const [done, setDone] = useState(false);
  const { busy, error, send } = useSending(() => setDone(true));
  // Said before anything is typed, where it can be.
  const [early] = useState(() => linkFault(token, serverNow()));
  const fault = error instanceof LinkError ? error.fault : early;
  const title = t("reset.title");
  if (done) {
    return (
      <AccountPage title={title}>
        <Done text={t("reset.done")} />
      </AccountPage>
    );
  }
  if (fault !== null) {
    return (
      <AccountPage title={title}>
        <DeadLink fault={fault} kind="password" />
      </AccountPage>
    );
  }
  const email = claimsOfLink(token)?.email ?? "";
  return (
    <AccountPage title={title} text={t("reset.text", { email })}>
      <NewPasswordForm
        email={email}
        submit={t("reset.save")}
        busy={busy}
        error={error}
        onSubmit={(password) => void send(() => confirmPassword(token, password))}
      />
    </AccountPage>
  );
}
