/** `/auth/confirm-verification/{token}`: an address is its person's. A press does it: what only opens links does not. */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { confirmAddress } from "../../sync/accounts";
import { ErrorText } from "../../ui/error-text";
import { LinkPage } from "./account-page";
import { useLink } from "./use-link";

/** The page. */
export function ConfirmAddressPage({ token }: { readonly token: string }) {
  const { t } = useTranslation("account");
  const { claims, fault, done, busy, error, send } = useLink(token);
  const email = claims?.email ?? "";
  return (
    <LinkPage
      title={t("verify.title")}
      text={t("verify.text", { email })}
      kind="address"
      fault={fault}
      done={done ? t("verify.done") : ""}
      told={{ what: "verify", email }}
    >
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
    </LinkPage>
  );
}
