/** `/welcome/{token}`: whoever was invited chooses his language and his password, and is signed in. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmPassword } from "../../sync/accounts";
import { updateRecord } from "../../sync/record-writes";
import { signIn } from "../../sync/session";
import { sessionState } from "../../sync/session-state";
import { LinkPage } from "./account-page";
import { NewPasswordForm } from "./new-password-form";
import { useLink } from "./use-link";

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
  const { claims, fault, busy, error, send } = useLink(token);
  const email = claims?.email ?? "";
  const begin = async (password: string): Promise<void> => {
    await confirmPassword(token, password);
    setIsSet(true);
    await signIn(email, password);
    await keepLanguage(i18n.language);
    onDone();
  };
  return (
    <LinkPage
      title={t("welcome.title")}
      text={t("welcome.text", { email })}
      alone
      kind="invitation"
      fault={fault}
      done={isSet ? t("welcome.done") : ""}
    >
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
    </LinkPage>
  );
}

/** The language of this page is his from now on; without it he goes on all the same. */
async function keepLanguage(language: string): Promise<void> {
  const id = sessionState.user?.id;
  if (id !== undefined) await updateRecord("users", { id, values: { language } }).catch(() => undefined);
}
