/** `/auth/confirm-password-reset/{token}`: a new password, by the link of a mail. */
import { useTranslation } from "react-i18next";
import { confirmPassword } from "../../sync/accounts";
import { LinkPage } from "./account-page";
import { NewPasswordForm } from "./new-password-form";
import { useLink } from "./use-link";

/** The page. */
export function ResetPasswordPage({ token }: { readonly token: string }) {
  const { t } = useTranslation("account");
  const { claims, fault, done, busy, error, send } = useLink(token);
  const email = claims?.email ?? "";
  return (
    <LinkPage
      title={t("reset.title")}
      text={t("reset.text", { email })}
      kind="password"
      fault={fault}
      done={done ? t("reset.done") : ""}
      told={{ what: "reset", email }}
    >
      <NewPasswordForm
        email={email}
        submit={t("reset.save")}
        busy={busy}
        error={error}
        onSubmit={(password) => void send(() => confirmPassword(token, password))}
      />
    </LinkPage>
  );
}
