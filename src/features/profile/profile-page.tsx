/** `/contact/profile_settings`: what is one's own to change, and where one is signed in. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRemote } from "../../resources/use-remote";
import { useSession } from "../../resources/use-session";
import { SessionList } from "../../resources/sessions/session-list";
import { readRow } from "../../sync/api";
import { ErrorText } from "../../ui/error-text";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { Looks } from "./looks";
import { OwnAddress } from "./own-address";
import { OwnDetails } from "./own-details";
import { OwnFactor } from "./own-factor";
import { OwnPassword } from "./own-password";
import { OwnPhoto } from "./own-photo";
import type { OwnRecord } from "./own-record";

/** The page; `sessionsLink` leads to everybody's sessions, for whoever may see them. */
export function ProfilePage({ sessionsLink }: { readonly sessionsLink?: ReactNode }) {
  const { t } = useTranslation("profile");
  const { user } = useSession();
  const id = user?.id ?? "";
  return (
    <Box sx={{ padding: { xs: 2, md: 3 }, maxWidth: 760, display: "grid", gap: 2 }}>
      <Typography variant="h1">{t("title")}</Typography>
      <Own id={id} />
      <Part title={t("looks.title")}>
        <Looks id={id} />
      </Part>
      <Part title={t("password.title")}>
        <OwnPassword id={id} email={user?.email ?? ""} />
      </Part>
      <Part title={t("sessions.title")} detail={t("sessions.own")}>
        <SessionList user={id} mayEnd />
        {sessionsLink}
      </Part>
    </Box>
  );
}

/** What of him is read from the server: shown once it is there, since a save would else lose what it does not know. */
function Own({ id }: { readonly id: string }) {
  const { t } = useTranslation("profile");
  const key = id === "" ? null : `profile ${id}`;
  const { data, status, error, reload } = useRemote(key, (signal) => readRow<OwnRecord>("users", id, signal));
  return (
    <Part title={t("own.title")}>
      {!data && (status === "loading" ? <SkeletonRows rows={4} label={t("own.title")} /> : <ErrorText error={error} />)}
      {data && <OwnPhoto own={data} onSaved={reload} />}
      {data && <OwnDetails own={data} onSaved={reload} />}
      {data && <OwnFactor own={data} onSaved={reload} />}
      {data && <OwnAddress email={data.email} verified={data.verified} />}
    </Part>
  );
}

/** A part of the page under its heading. */
function Part({ title, detail, children }: { title: string; detail?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{
        display: "grid",
        gap: 2,
        minWidth: 0,
        padding: { xs: 2, md: 3 },
        borderRadius: 1,
        border: "1px solid var(--wd-line)",
        backgroundColor: "var(--wd-surface)",
      }}
    >
      <div>
        <Typography variant="h2" id={heading}>
          {title}
        </Typography>
        {detail !== undefined && <Typography sx={{ color: "text.secondary" }}>{detail}</Typography>}
      </div>
      {children}
    </Box>
  );
}
