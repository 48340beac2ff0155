/** The menu: 260 px with names, a 64 px rail on the desk, a drawer where there is little room. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import HourglassEmptyOutlined from "@mui/icons-material/HourglassEmptyOutlined";
import NotificationsNoneOutlined from "@mui/icons-material/NotificationsNoneOutlined";
import SensorsOutlined from "@mui/icons-material/SensorsOutlined";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import ListSubheader from "@mui/material/ListSubheader";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { MENUS, visibleMenu, type MenuEntry } from "../../../domain/access/menu";
import { useSession } from "../../resources/use-session";
import { HEADER_HEIGHT } from "./header";
import { VersionNote } from "./version-note";
import type { Sidebar as SidebarState } from "./use-sidebar";

export const WIDTH = 260;
export const RAIL = 64;

const ICONS: Readonly<Record<string, ComponentType<{ fontSize?: "small" | "medium" }>>> = {
  all_live_signals: SensorsOutlined,
  signal_history: HistoryOutlined,
  alarms: NotificationsNoneOutlined,
  pending_signals: HourglassEmptyOutlined,
};

export interface SidebarProps {
  readonly section: Section;
  readonly state: SidebarState;
  /** The desk needs the room: names are in the tips. */
  readonly rail: boolean;
}

/** The menu of a section. */
export function Sidebar({ section, state, rail }: SidebarProps) {
  const { t } = useTranslation("app");
  const { user } = useSession();
  const entries = visibleMenu(MENUS[section] ?? [], user?.authorities ?? {}, section);
  const small = rail && !state.narrow;
  const content = (
    <Box
      component="nav"
      aria-label={t("menu.label")}
      sx={{ display: "flex", flexDirection: "column", height: "100%", overflowY: "auto" }}
    >
      {entries.map((entry) => (
        <Group key={entry.id} entry={entry} section={section} small={small} onMove={state.onMove} />
      ))}
      <Box sx={{ flex: 1 }} />
      <VersionNote small={small} />
    </Box>
  );
  if (state.narrow) {
    return (
      <Drawer
        open={state.open}
        onClose={state.onMove}
        slotProps={{ paper: { sx: { width: WIDTH, backgroundColor: "var(--wd-surface)" } } }}
      >
        {/* The drawer lies over the header, and over the button that opened it. */}
        <Box sx={{ display: "flex", alignItems: "center", minHeight: HEADER_HEIGHT, paddingInline: 1, flexShrink: 0 }}>
          <IconButton aria-label={t("menu.close")} onClick={state.onMove} color="inherit">
            <CloseOutlined />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, minHeight: 0 }}>{content}</Box>
      </Drawer>
    );
  }
  if (!small && !state.open) return null;
  const width = small ? RAIL : WIDTH;
  return (
    <Box
      sx={{ width, flexShrink: 0, borderInlineEnd: "1px solid var(--wd-line)", backgroundColor: "var(--wd-surface)" }}
    >
      {content}
    </Box>
  );
}

interface GroupProps {
  readonly entry: MenuEntry;
  readonly section: Section;
  readonly small: boolean;
  readonly onMove: () => void;
}

function Group({ entry, section, small, onMove }: GroupProps) {
  const { t } = useTranslation("app");
  const heading = (
    <ListSubheader disableSticky sx={{ backgroundColor: "transparent", color: "text.secondary", lineHeight: "32px" }}>
      {t(`menu.${entry.id}`)}
    </ListSubheader>
  );
  return (
    <List dense subheader={small || !entry.children ? undefined : heading} aria-label={t(`menu.${entry.id}`)}>
      {(entry.children ?? [entry]).map((page) => (
        <Item key={page.id} page={page} section={section} small={small} onMove={onMove} />
      ))}
    </List>
  );
}

function Item({ page, section, small, onMove }: Omit<GroupProps, "entry"> & { page: MenuEntry }) {
  const { t } = useTranslation("app");
  const name = t(`menu.${page.id}`);
  const Icon = ICONS[page.id] ?? SensorsOutlined;
  return (
    <ListItem disablePadding>
      <Tooltip title={small ? name : ""} placement="right">
        <ListItemButton
          component={Link}
          to={`/${section}/${page.path ?? ""}`}
          onClick={onMove}
          aria-label={name}
          activeProps={{ "aria-current": "page" }}
          sx={{
            justifyContent: small ? "center" : "start",
            minHeight: small ? 48 : undefined,
            borderInlineStart: "3px solid transparent",
            "&[aria-current=page]": {
              borderInlineStartColor: "var(--wd-interactive)",
              backgroundColor: "var(--wd-selected)",
            },
          }}
        >
          <ListItemIcon sx={{ minWidth: small ? 0 : 36, color: "inherit" }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {!small && <ListItemText primary={name} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
