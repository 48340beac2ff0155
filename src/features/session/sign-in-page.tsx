/** Where everybody begins who is not signed in. */
import SaveOutlined from "@mui/icons-material/SaveOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../domain/errors";
import { useKeyLeft } from "../../resources/use-storage-fault";
import { useSession } from "../../resources/use-session";
import { BannerLine } from "../../ui/banner-line";
import { usePageTitle } from "../../ui/use-page-title";
import { SignInCard } from "./sign-in-card";
import { SignInForm } from "./sign-in-form";

/** Most people see none. */
const Told = lazy(async () => ({ default: (await import("./told")).Told }));

/** `onDone` leads on once somebody is signed in. */
export function SignInPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("common");
  const { ended, endedData } = useSession();
  const keyLeft = useKeyLeft();
  const { told } = useLocation({ select: ({ state }) => state });
  usePageTitle(t("signIn.title"));
  return (
    <SignInCard title={t("signIn.title")}>
      {keyLeft && (
        <Box sx={{ marginBlockEnd: 2 }}>
          <BannerLine name="key-left" icon={<SaveOutlined fontSize="small" aria-hidden />} urgent>
            {t("storage.keyLeft")}
          </BannerLine>
        </Box>
      )}
      {told && ended === null && (
        <Suspense fallback={null}>
          <Told {...told} />
        </Suspense>
      )}
      <SignInForm
        onDone={onDone}
        ended={ended === null ? null : new AppError(ended, endedData)}
        forgot={
          <Button component={Link} to="/forgot-password" sx={{ alignSelf: "start" }}>
            {t("signIn.forgot")}
          </Button>
        }
      />
    </SignInCard>
  );
}
