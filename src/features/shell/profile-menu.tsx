/** Who one is, how the screen looks, and signing out. */
import AccountCircleOutlined from "@mui/icons-material/AccountCircleOutlined";
import BadgeOutlined from "@mui/icons-material/BadgeOutlined";
import CheckOutlined from "@mui/icons-material/CheckOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import LogoutOutlined from "@mui/icons-material/LogoutOutlined";
import TuneOutlined from "@mui/icons-material/TuneOutlined";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { CHOICES } from "../../lib/preferences";
import { useSession } from "../../resources/use-session";
import { MenuTooltip } from "../../ui/menu-tooltip";
import { OnceOpen } from "../../ui/once-open";
import { useToasts } from "../../ui/use-toast";
import { useThemeChoice } from "../../ui/theme/use-theme-choice";
import { SignOutDialog } from "./sign-out-dialog";
import { UnsentDialog } from "./unsent-dialog";
import { useSignOut } from "./use-sign-out";

const PreferencesPanel = lazy(async () => ({ default: (await import("./preferences-panel")).PreferencesPanel }));
const PastErrors = lazy(async () => ({ default: (await import("./past-errors")).PastErrors }));

function MenuButton({ name, open, onOpen }: { name: string; open: boolean; onOpen: (anchor: HTMLElement) => void }) {
  const { t } = useTranslation("common");
  return (
    <MenuTooltip title={name} menuOpen={open}>
      <IconButton
        aria-label={t("header.profile", { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => onOpen(event.currentTarget)}
        color="inherit"
        data-testid="profile"
      >
        <AccountCircleOutlined />
      </IconButton>
    </MenuTooltip>
  );
}

/** What can be opened from here and is drawn only then. */
const PARTS = { errors: PastErrors, preferences: PreferencesPanel } as const;
type PartName = keyof typeof PARTS;

/** The menu behind the person's sign. */
export function ProfileMenu() {
  const { t } = useTranslation("common");
  const { user, unverified } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [part, setPart] = useState<PartName | null>(null);
  const name = [user?.name, user?.surname].filter(Boolean).join(" ") || (user?.email ?? "");
  const { leave, held, unsent } = useSignOut();
  const after = (act: () => void) => (): void => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <MenuButton name={name} open={anchor !== null} onOpen={setAnchor} />
      <OnceOpen open={anchor !== null}>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 320 } } }}
        >
          <Person name={name} email={user?.email ?? ""} unverified={unverified} />
          <Divider component="li" />
          <MenuItem component={Link} to="/contact/profile_settings" onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <BadgeOutlined fontSize="small" />
            </ListItemIcon>
            {t("menu.profile_settings")}
          </MenuItem>
          <Themes />
          <Divider component="li" />
          <Acts onPart={(next) => after(() => setPart(next))()} onLeave={after(leave)} />
        </Menu>
      </OnceOpen>
      {part !== null && <Part name={part} onClose={() => setPart(null)} />}
      <OnceOpen open={unsent.open}>
        <UnsentDialog {...unsent} />
      </OnceOpen>
      <OnceOpen open={held.open}>
        <SignOutDialog {...held} />
      </OnceOpen>
    </>
  );
}

function Part({ name, onClose }: { readonly name: PartName; readonly onClose: () => void }) {
  const Shown = PARTS[name];
  return (
    <Suspense fallback={null}>
      <Shown onClose={onClose} />
    </Suspense>
  );
}

function Acts({ onPart, onLeave }: { readonly onPart: (part: PartName) => void; readonly onLeave: () => void }) {
  const { t } = useTranslation("common");
  const { errors } = useToasts();
  return (
    <>
      <MenuItem onClick={() => onPart("preferences")}>
        <ListItemIcon>
          <TuneOutlined fontSize="small" />
        </ListItemIcon>
        {t("preferences.title")}
      </MenuItem>
      {errors.length > 0 && (
        <MenuItem onClick={() => onPart("errors")}>
          <ListItemIcon>
            <ErrorOutlineOutlined fontSize="small" />
          </ListItemIcon>
          {t("toast.errors_count", { count: errors.length })}
        </MenuItem>
      )}
      <MenuItem onClick={onLeave}>
        <ListItemIcon>
          <LogoutOutlined fontSize="small" />
        </ListItemIcon>
        {t("signOut")}
      </MenuItem>
    </>
  );
}

function Themes() {
  const { t } = useTranslation("common");
  const { choice, choose } = useThemeChoice();
  return (
    <>
      <ListSubheader sx={{ backgroundColor: "transparent", lineHeight: "32px", color: "text.secondary" }}>
        {t("theme.label")}
      </ListSubheader>
      {CHOICES.theme.map((theme) => (
        <MenuItem key={theme} role="menuitemradio" aria-checked={choice === theme} onClick={() => choose(theme)}>
          <ListItemIcon>{choice === theme && <CheckOutlined fontSize="small" />}</ListItemIcon>
          {t(`theme.${theme}`)}
        </MenuItem>
      ))}
    </>
  );
}

function Person({ name, email, unverified }: { name: string; email: string; unverified: boolean }) {
  const { t } = useTranslation("common");
  return (
    <Box component="li" role="none" sx={{ paddingInline: 2, paddingBlock: 1 }}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      <Box dir="ltr" sx={{ color: "text.secondary", fontSize: 13, textAlign: "start" }}>
        {email}
      </Box>
      {unverified && (
        <Box sx={{ color: "text.secondary", fontSize: 13, marginBlockStart: 1 }}>{t("header.unverified")}</Box>
      )}
    </Box>
  );
}
