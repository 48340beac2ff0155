/** Covers the page when the session was ended from outside; the same person goes on where he was, with what he typed. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../domain/errors";
import { useSession } from "../../resources/use-session";
import { signOut } from "../../sync/session";
import { ErrorText } from "../../ui/error-text";
import { SignInCard } from "./sign-in-card";
import { SignInForm } from "./sign-in-form";

/** Nothing while the session lives. */
export function SignInAgain() {
  const { t } = useTranslation("common");
  const { ended, user } = useSession();
  if (ended === null || user === null) return null;
  return (
    <Dialog open fullScreen transitionDuration={0} slotProps={{ paper: { "aria-label": t("signIn.again") } }}>
      <SignInCard title={t("signIn.again")} text={t("signIn.againText")}>
        <Stack spacing={2}>
          <ErrorText error={new AppError(ended)} />
          <SignInForm email={user.email} onDone={() => undefined} />
          <Button onClick={() => void signOut()}>{t("signIn.other")}</Button>
        </Stack>
      </SignInCard>
    </Dialog>
  );
}
