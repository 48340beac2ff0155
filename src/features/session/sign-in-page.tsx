/** Where everybody begins who is not signed in. */
import { useTranslation } from "react-i18next";
import { AppError } from "../../../domain/errors";
import { useSession } from "../../resources/use-session";
import { usePageTitle } from "../../ui/use-page-title";
import { SignInCard } from "./sign-in-card";
import { SignInForm } from "./sign-in-form";

/** `onDone` leads on once somebody is signed in. */
export function SignInPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("app");
  const { ended, endedData } = useSession();
  usePageTitle(t("signIn.title"));
  return (
    <SignInCard title={t("signIn.title")}>
      <SignInForm onDone={onDone} ended={ended === null ? null : new AppError(ended, endedData)} />
    </SignInCard>
  );
}
