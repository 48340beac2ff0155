/** What is around every signed-in page: skip link, header, live banner, menu, and the page in the middle. */
import Box from "@mui/material/Box";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isSection, type Area } from "../../../domain/access/menu";
import { sectionsOf } from "../../resources/landing";
import { tryNow, useLive } from "../../resources/use-live";
import { useSession } from "../../resources/use-session";
import { useStorageFault } from "../../resources/use-storage-fault";
import { IntakeBanner } from "../../ui/intake-banner";
import { LiveBanner } from "../../ui/live-banner";
import { StorageNote } from "../../ui/storage-note";
import { usePreferences } from "../../ui/use-preferences";
import { Header } from "./header";
import { MenuBar } from "./menu-bar";
import { ScrollToTop } from "./scroll-to-top";
import { ShellShortcuts } from "./shell-shortcuts";
import { ShiftOver } from "./shift-over";
import { Sidebar } from "./sidebar";
import { Soon } from "./soon";
import { usePageAnimation } from "./use-page-animation";
import { useSemidark } from "./use-semidark";
import { useSidebar } from "./use-sidebar";
import { useVerified } from "./use-verified";

export interface ShellProps {
  readonly area: Area;
  /** The desk: the menu is a rail. */
  readonly rail: boolean;
  readonly sound?: ReactNode;
  /** What must be told on every page, below it. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

const CONTENT = "content";

const FRAME = { display: "flex", flexDirection: "column", height: "100dvh", backgroundColor: "var(--wd-ground)" };
/** On a screen that is wider, a line would be too long to read and the ways too far. */
const BOXED = { maxWidth: 1920, marginInline: "auto", boxShadow: "0 0 0 1px var(--wd-line)" };
/** The header goes away with the page, which has the whole height. */
const STATIC = { overflowY: "auto", "& > .wd-page": { flex: "none", height: "100%" } };
/** What must be seen at every moment stays, whatever scrolls. */
const BANNERS = { position: "sticky", insetBlockStart: 0, zIndex: 2, flexShrink: 0 };

/** The shell; the page gets the whole height that is left. */
export function Shell({ area, rail, sound, notices, children }: ShellProps) {
  const sidebar = useSidebar();
  const main = useRef<HTMLElement>(null);
  const { menu, layout, navbar, animation } = usePreferences();
  usePageAnimation(main, animation);
  const { user } = useSession();
  useVerified();
  const semi = useSemidark();
  const across = menu === "horizontal" && !sidebar.narrow;
  // On a page that roles share, or of a section that is not one's own, the ways that lead on are one's own.
  const own = user ? sectionsOf(user) : [];
  const section = isSection(area) && own.includes(area) ? area : own[0];
  return (
    <Box sx={{ ...FRAME, ...(layout === "boxed-layout" ? BOXED : {}), ...(navbar === "navbar-static" ? STATIC : {}) }}>
      <SkipLink />
      <Header
        section={section}
        sidebar={sidebar}
        hasToggle={sidebar.narrow || (!rail && sidebar.folds)}
        sound={sound}
      />
      {across && <MenuBar area={section ?? area} semi={semi} />}
      <Banners />
      <Box className="wd-page" sx={{ display: "flex", flex: 1, minHeight: 0 }}>
        {!across && <Sidebar area={section ?? area} state={sidebar} rail={rail} />}
        <Box
          component="main"
          id={CONTENT}
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, overflow: "auto", "&:focus": { outline: "none" } }}
        >
          {children}
        </Box>
      </Box>
      {/* From the first moment: a key that nobody hears would be the browser's. */}
      <ShellShortcuts />
      <Soon>
        {notices}
        <ScrollToTop box={main} />
      </Soon>
    </Box>
  );
}

/** What must be known on every page: whether it is live, whether signals come in, what this workstation can't keep. */
function Banners() {
  const { status, since, serverSkewMs, foreign, nextTryAt, intake, intakeSince, intakeCount, intakeReceiver } =
    useLive();
  const fault = useStorageFault();
  return (
    <Box sx={BANNERS}>
      <LiveBanner
        status={status}
        since={since}
        skewMs={serverSkewMs}
        foreign={foreign}
        nextTryAt={nextTryAt}
        onTryNow={tryNow}
      />
      {/* On a screen that is not live nobody knows whether signals come in. */}
      {status === "live" && (
        <IntakeBanner kind={intake} since={intakeSince} count={intakeCount} receiver={intakeReceiver} />
      )}
      <StorageNote fault={fault} onReload={() => location.reload()} />
      <ShiftOver />
    </Box>
  );
}

/** The first thing the Tab key finds. */
function SkipLink() {
  const { t } = useTranslation("common");
  return (
    <Box
      component="a"
      href={`#${CONTENT}`}
      sx={{
        position: "absolute",
        insetInlineStart: 8,
        insetBlockStart: -100,
        zIndex: "tooltip",
        padding: "8px 16px",
        borderRadius: 1,
        backgroundColor: "var(--wd-raised)",
        border: "1px solid var(--wd-line)",
        "&:focus": { insetBlockStart: 8 },
      }}
    >
      {t("skip")}
    </Box>
  );
}
