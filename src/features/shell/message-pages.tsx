/** Pages that only say something: no such page, no right, nothing to show, gone wrong. */
import BlockOutlined from "@mui/icons-material/BlockOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import LinkOffOutlined from "@mui/icons-material/LinkOffOutlined";
import Button from "@mui/material/Button";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { signOut } from "../../sync/session";
import { EmptyState } from "../../ui/empty-state";
import { usePageTitle } from "../../ui/use-page-title";

/** There is no such page. */
export function NotFoundPage() {
  const { t } = useTranslation("common");
  usePageTitle(t("notFound.title"));
  return (
    <EmptyState
      icon={<LinkOffOutlined aria-hidden />}
      title={t("notFound.title")}
      detail={t("notFound.detail")}
      action={<HomeButton />}
    />
  );
}

function HomeButton() {
  const { t } = useTranslation("common");
  return (
    <Button component={Link} to="/" variant="outlined">
      {t("notFound.home")}
    </Button>
  );
}

/** The role does not include the page. */
export function NoRightPage() {
  const { t } = useTranslation("common");
  usePageTitle(t("noRight.title"));
  return (
    <EmptyState
      icon={<BlockOutlined aria-hidden />}
      title={t("noRight.title")}
      detail={t("noRight.detail")}
      action={<HomeButton />}
    />
  );
}

/** The role has no pages at all. */
export function NoHomePage() {
  const { t } = useTranslation("common");
  usePageTitle(t("noHome.title"));
  return (
    <EmptyState
      icon={<BlockOutlined aria-hidden />}
      title={t("noHome.title")}
      detail={t("noHome.detail")}
      action={<Button onClick={() => void signOut()}>{t("signOut")}</Button>}
    />
  );
}

/** The page threw; the line that receives alarms is not touched by it. */
export function BrokenPage() {
  const { t } = useTranslation("common");
  usePageTitle(t("broken.title"));
  return (
    <EmptyState
      icon={<ErrorOutlineOutlined aria-hidden />}
      title={t("broken.title")}
      detail={t("broken.detail")}
      action={
        <Button variant="outlined" onClick={() => location.reload()}>
          {t("broken.reload")}
        </Button>
      }
    />
  );
}
