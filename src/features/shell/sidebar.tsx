/** The menu: 260 px with names, a 64 px rail on the desk, a drawer where there is little room. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../../domain/access/menu";
import { HEADER_HEIGHT } from "./header";
import { MenuGroup } from "./menu-group";
import { onMenuKey } from "./menu-keys";
import { MenuSearch } from "./menu-search";
import { Soon } from "./soon";
import { VersionNote } from "./version-note";
import { useMenuEntries } from "./use-menu-entries";
import { useSemidark } from "./use-semidark";
import type { Sidebar as SidebarState } from "./use-sidebar";

export const WIDTH = 260;
export const RAIL = 64;

export interface SidebarProps {
  readonly area: Area;
  readonly state: SidebarState;
  /** The desk needs the room: names are in the tips. */
  readonly rail: boolean;
}

interface ContentProps extends Pick<SidebarProps, "area"> {
  readonly small: boolean;
  readonly onMove: () => void;
}

function Content({ area, small, onMove }: ContentProps) {
  const { t } = useTranslation("common");
  const [text, setText] = useState("");
  const sought = small ? "" : text;
  const entries = useMenuEntries(area, sought);
  const move = (): void => {
    setText("");
    onMove();
  };
  return (
    <Box
      component="nav"
      aria-label={t("menu.label")}
      onKeyDown={onMenuKey}
      sx={{ display: "flex", flexDirection: "column", height: "100%", overflowY: "auto" }}
    >
      <Soon>
        {!small && <MenuSearch text={text} onText={setText} />}
        {entries.map((entry) => (
          <MenuGroup
            key={entry.id}
            entry={entry}
            area={area}
            small={small}
            onMove={move}
            unfolded={sought.trim() !== ""}
          />
        ))}
        <Found count={sought.trim() === "" ? null : entries.length} />
        <Box sx={{ flex: 1 }} />
        <VersionNote small={small} />
      </Soon>
    </Box>
  );
}

/** That no page has such a name, for eyes and ears; it is there before it speaks. */
function Found({ count }: { readonly count: number | null }) {
  const { t } = useTranslation("common");
  return (
    <Box role="status" sx={{ color: "text.secondary", paddingInline: 2, paddingBlock: count === 0 ? 1 : 0 }}>
      {count === 0 ? t("menu.nothing") : ""}
    </Box>
  );
}

/** The menu of a section. */
export function Sidebar({ area, state, rail }: SidebarProps) {
  const { t } = useTranslation("common");
  const small = rail && !state.narrow;
  const semi = useSemidark();
  const content = <Content area={area} small={small} onMove={state.onMove} />;
  if (state.narrow) {
    return (
      <Drawer
        open={state.open}
        onClose={state.onMove}
        slotProps={{
          paper: { className: semi, sx: { width: WIDTH, color: "text.primary", backgroundColor: "var(--wd-surface)" } },
        }}
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
      className={semi}
      sx={{
        width,
        flexShrink: 0,
        color: "text.primary",
        borderInlineEnd: "1px solid var(--wd-line)",
        backgroundColor: "var(--wd-surface)",
      }}
    >
      {content}
    </Box>
  );
}
