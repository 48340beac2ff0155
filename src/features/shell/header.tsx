/** The header: where one is, how live it is, what waits, and who one is. */
import HourglassEmptyOutlined from "@mui/icons-material/HourglassEmptyOutlined";
import MenuOutlined from "@mui/icons-material/MenuOutlined";
import NotificationsNoneOutlined from "@mui/icons-material/NotificationsNoneOutlined";
import PhoneOutlined from "@mui/icons-material/PhoneOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { LanguagePicker } from "../../resources/language/language-picker";
import { openDialer } from "../../resources/dialer";
import { useUnheardClaims } from "../../resources/unheard-claims";
import { useCan } from "../../resources/use-can";
import { useLive } from "../../resources/use-live";
import { Badge999 } from "../../ui/badge-999";
import { COARSE } from "../../ui/density";
import { usePreferences } from "../../ui/use-preferences";
import { LivePill } from "../../ui/live-banner";
import { OutboxButton } from "./outbox-button";
import { ProfileMenu } from "./profile-menu";
import { ShiftClock } from "./shift-clock";
import { Soon } from "./soon";
import { useSemidark } from "./use-semidark";
import { TicketButton } from "./ticket-button";
import type { Sidebar } from "./use-sidebar";

export const HEADER_HEIGHT = 52;

const GAP = { xs: 0.5, sm: 1 };
/** With room for a bell that rings, so that what stands before them does not move when they come, nor when it begins to. */
const TOOLS = {
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: GAP,
  minWidth: { xs: 204, sm: 278 },
  [COARSE]: { minWidth: { xs: 236, sm: 310 } },
};

/** A bar of its own over the ground. */
const FLOATING = { margin: 1, marginBlockEnd: 0.5, borderRadius: 1, border: "1px solid var(--wd-line)" };

/** The bar. */
const BAR = {
  display: "flex",
  alignItems: "center",
  gap: GAP,
  height: HEADER_HEIGHT,
  flexShrink: 0,
  paddingInline: { xs: 1, sm: 2 },
  color: "text.primary",
  backgroundColor: "var(--wd-surface)",
} as const;

export interface HeaderProps {
  /** Undefined for who has pages of no role. */
  readonly section: Section | undefined;
  readonly sidebar: Sidebar;
  /** The menu can be opened and closed here; the desk's rail always stays. */
  readonly hasToggle: boolean;
  /** The state of the sound, from the desk. */
  readonly sound: ReactNode;
}

/** The header of every signed-in page. */
export function Header({ section, sidebar, hasToggle, sound }: HeaderProps) {
  const { t } = useTranslation("common");
  const { status } = useLive();
  const unsaved = useUnheardClaims().size > 0;
  const semi = useSemidark();
  const floats = usePreferences().navbar === "navbar-floating";
  return (
    <Box
      component="header"
      className={semi}
      sx={floats ? { ...BAR, ...FLOATING } : { ...BAR, borderBlockEnd: "1px solid var(--wd-line)" }}
    >
      {hasToggle && (
        <IconButton
          aria-label={t(sidebar.open ? "menu.close" : "menu.open")}
          aria-expanded={sidebar.open}
          onClick={sidebar.toggle}
          color="inherit"
          edge="start"
        >
          <MenuOutlined />
        </IconButton>
      )}
      <Logo />
      <Box sx={{ flex: 1 }} />
      <LivePill status={status} unsaved={unsaved} />
      <Box sx={TOOLS}>
        <Soon>
          {section && <OutboxButton section={section} />}
          {section && <TicketButton />}
          {section && <Waiting section={section} />}
          <DialerButton />
          {sound}
          <ShiftClock />
          <LanguagePicker />
          <ProfileMenu />
        </Soon>
      </Box>
    </Box>
  );
}

function DialerButton() {
  const { t } = useTranslation("common");
  const can = useCan();
  if (!can("dialer.call.create")) return null;
  const label = t("dialer.open");
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        color="inherit"
        onClick={() => openDialer()}
        data-testid="dialer"
      >
        <PhoneOutlined />
      </IconButton>
    </Tooltip>
  );
}

function Logo() {
  const { t } = useTranslation("common");
  return (
    <Box
      component={Link}
      to="/"
      aria-label={t("header.home")}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        color: "inherit",
        textDecoration: "none",
        fontWeight: 600,
        fontSize: 16,
        minHeight: 36,
        minWidth: 36,
        [COARSE]: { minHeight: 44, minWidth: 44 },
      }}
    >
      <img src="/icons/logo.svg" alt="" width={28} height={28} />
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
        {t("product")}
      </Box>
    </Box>
  );
}

/** What waits: pending signals quietly, open alarms so that they are seen. */
function Waiting({ section }: { section: Section }) {
  const { t } = useTranslation("common");
  const { alarmCount, pendingCount } = useLive();
  const pending = t("header.pending", { count: pendingCount });
  const alarms = t("header.alarms", { count: alarmCount });
  return (
    <>
      <Tooltip title={pending}>
        <IconButton
          component={Link}
          to={`/${section}/signals/pending_signals`}
          aria-label={pending}
          color="inherit"
          data-testid="pending"
        >
          <Badge999 count={pendingCount} tone="quiet">
            <HourglassEmptyOutlined />
          </Badge999>
        </IconButton>
      </Tooltip>
      <Tooltip title={alarms}>
        <IconButton
          component={Link}
          to={`/${section}/signals/alarms`}
          aria-label={alarms}
          color="inherit"
          data-testid="bell"
          // Three digits reach over the edge: what stands beside keeps clear of them.
          sx={{ marginInlineEnd: 1 }}
        >
          <Badge999 count={alarmCount}>
            <NotificationsNoneOutlined />
          </Badge999>
        </IconButton>
      </Tooltip>
    </>
  );
}
