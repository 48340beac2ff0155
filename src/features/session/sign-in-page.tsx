/** Where everybody begins who is not signed in. */
import { useTranslation } from "react-i18next";
import { usePageTitle } from "../../ui/use-page-title";
import { SignInCard } from "./sign-in-card";
import { SignInForm } from "./sign-in-form";

/** `onDone` leads on once somebody is signed in. */
export function SignInPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("app");
  usePageTitle(t("signIn.title"));
  return (
    <SignInCard title={t("signIn.title")}>
      <SignInForm onDone={onDone} />
    </SignInCard>
  );
}
