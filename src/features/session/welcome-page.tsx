/** `/welcome/{token}`: whoever was invited chooses his language and his password, and is signed in. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { claimsOfLink, linkFault } from "../../../domain/access/mail-link";
import { serverNow } from "../../lib/server-time";
import { useSending } from "../../resources/use-sending";
import { confirmPassword, LinkError } from "../../sync/accounts";
import { updateRecord } from "../../sync/record-writes";
import { signIn } from "../../sync/session";
import { sessionState } from "../../sync/session-state";
import { AccountPage, DeadLink, Done } from "./account-page";
import { NewPasswordForm } from "./new-password-form";

interface WelcomePageProps {
  /** "" where the address has none. */
  readonly token: string;
  /** He is signed in. */
  readonly onDone: () => void;
}

/** The page. */
export function WelcomePage({ token, onDone }: WelcomePageProps) {
  const { t, i18n } = useTranslation("account");
  const [isSet, setIsSet] = useState(false);
  const { busy, error, send } = useSending(() => undefined);
  const [early] = useState(() => linkFault(token, serverNow()));
  const fault = error instanceof LinkError ? error.fault : early;
  const email = claimsOfLink(token)?.email ?? "";
  const begin = async (password: string): Promise<void> => {
    await confirmPassword(token, password);
    setIsSet(true);
    await signIn(email, password);
    await keepLanguage(i18n.language);
    onDone();
  };
  const title = t("welcome.title");
  if (isSet) {
    return (
      <AccountPage title={title}>
        <Done text={t("welcome.done")} />
      </AccountPage>
    );
  }
  if (fault !== null) {
    return (
      <AccountPage title={title}>
        <DeadLink fault={fault} kind="invitation" />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title} text={t("welcome.text", { email })} alone>
      <NewPasswordForm
        email={email}
        submit={t("welcome.begin")}
        busy={busy}
        error={error}
        onSubmit={(password) => void send(() => begin(password))}
      >
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("welcome.language")}
        </Typography>
      </NewPasswordForm>
    </AccountPage>
  );
}

/** The language of this page is his from now on; without it he goes on all the same. */
async function keepLanguage(language: string): Promise<void> {
  const id = sessionState.user?.id;
  if (id !== undefined) await updateRecord("users", { id, values: { language } }).catch(() => undefined);
}
