/** A page of somebody who is not signed in: its card, what was done, and why a link does nothing. */
import LinkOffOutlined from "@mui/icons-material/LinkOffOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link, Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LinkFault } from "../../../domain/access/mail-link";
import { useSession } from "../../resources/use-session";
import { usePageTitle } from "../../ui/use-page-title";
import { Done } from "./done";
import { SignInCard } from "./sign-in-card";
import type { Told } from "./told-state";

interface AccountPageProps {
  readonly title: string;
  readonly text?: string;
  /** Without the way to the sign-in below. */
  readonly alone?: boolean;
  readonly children: ReactNode;
}

/** The card. */
export function AccountPage({ title, text, alone = false, children }: AccountPageProps) {
  const { t } = useTranslation("account");
  const { status } = useSession();
  usePageTitle(title);
  return (
    <SignInCard title={title} {...(text === undefined ? {} : { text })}>
      <Stack spacing={2}>
        {children}
        {!alone && (
          <Button component={Link} to="/" fullWidth>
            {t(status === "signed_in" ? "toStart" : "toSignIn")}
          </Button>
        )}
      </Stack>
    </SignInCard>
  );
}

interface LinkPageProps extends AccountPageProps {
  readonly kind: DeadLinkProps["kind"];
  readonly fault: LinkFault | null;
  /** What is said once it was used; "" before. */
  readonly done: string;
  /** The same for the sign-in, which says it to whoever is not signed in: there he goes on. */
  readonly told?: Told;
}

/** The page that a link of a mail leads to: what it is for, that it was done, or why it does nothing. */
export function LinkPage({ kind, fault, done, told, children, ...page }: LinkPageProps) {
  const { status } = useSession();
  if (done !== "" && told && status !== "signed_in") return <Navigate to="/" replace state={{ told }} />;
  if (done === "" && fault === null) return <AccountPage {...page}>{children}</AccountPage>;
  return (
    <AccountPage title={page.title}>
      {done === "" && fault ? <DeadLink fault={fault} kind={kind} /> : <Done text={done} />}
    </AccountPage>
  );
}

interface DeadLinkProps {
  readonly fault: LinkFault;
  /** Which flow it is of: says what to do. */
  readonly kind: "password" | "address" | "newAddress" | "invitation";
}

/** The link does nothing: why, and what to do. */
function DeadLink({ fault, kind }: DeadLinkProps) {
  const { t } = useTranslation("account");
  return (
    <Stack spacing={2}>
      <Stack direction="row" role="alert" spacing={1.5} sx={{ alignItems: "flex-start" }}>
        <LinkOffOutlined aria-hidden sx={{ color: "text.secondary" }} />
        <div>
          <Typography sx={{ fontWeight: 600 }}>{t(`link.${fault}`)}</Typography>
          <Typography>{t(`linkHelp.${kind}`)}</Typography>
        </div>
      </Stack>
      {kind === "password" && (
        <Button component={Link} to="/forgot-password" variant="contained" fullWidth>
          {t("forgot.again")}
        </Button>
      )}
    </Stack>
  );
}
