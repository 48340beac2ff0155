/** The menu: 260 px with names, a 64 px rail on the desk, a drawer where there is little room. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { useTranslation } from "react-i18next";
import { sidebarOf, visibleMenu, type Area } from "../../../domain/access/menu";
import { useSession } from "../../resources/use-session";
import { HEADER_HEIGHT } from "./header";
import { MenuGroup } from "./menu-group";
import { Soon } from "./soon";
import { VersionNote } from "./version-note";
import type { Sidebar as SidebarState } from "./use-sidebar";

export const WIDTH = 260;
export const RAIL = 64;

export interface SidebarProps {
  readonly area: Area;
  readonly state: SidebarState;
  /** The desk needs the room: names are in the tips. */
  readonly rail: boolean;
}

/** The menu of a section. */
export function Sidebar({ area, state, rail }: SidebarProps) {
  const { t } = useTranslation("common");
  const { user } = useSession();
  const entries = visibleMenu(sidebarOf(area), user?.authorities ?? {}, area);
  const small = rail && !state.narrow;
  const content = (
    <Box
      component="nav"
      aria-label={t("menu.label")}
      sx={{ display: "flex", flexDirection: "column", height: "100%", overflowY: "auto" }}
    >
      <Soon>
        {entries.map((entry) => (
          <MenuGroup key={entry.id} entry={entry} area={area} small={small} onMove={state.onMove} />
        ))}
        <Box sx={{ flex: 1 }} />
        <VersionNote small={small} />
      </Soon>
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
