/** A group of the menu: its name folds it, its pages are links. */
import ExpandLessOutlined from "@mui/icons-material/ExpandLessOutlined";
import ExpandMoreOutlined from "@mui/icons-material/ExpandMoreOutlined";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Tooltip from "@mui/material/Tooltip";
import { Link, useLocation } from "@tanstack/react-router";
import { useId } from "react";
import { hrefOf, type Area, type MenuEntry } from "../../../domain/access/menu";
import { menuIcon } from "./menu-icons";
import { useMenuName } from "./menu-name";
import { useOpenGroup } from "./use-open-group";

export interface MenuGroupProps {
  readonly entry: MenuEntry;
  readonly area: Area;
  /** Signs without names. */
  readonly small: boolean;
  readonly onMove: () => void;
  /** All that is left of it is shown, however it was left. */
  readonly unfolded: boolean;
}

/** The group; without children it is a page itself. */
export function MenuGroup(props: MenuGroupProps) {
  const { entry } = props;
  const pages = entry.children ?? [entry];
  const { pathname } = useLocation();
  const holdsPage = pages.some((page) => hrefOf(page, props.area) === pathname);
  const { open: isOpen, toggle } = useOpenGroup(entry.id, { length: pages.length, holdsPage });
  const open = isOpen || props.unfolded;
  const id = useId();
  const name = useMenuName()(entry);
  const folds = entry.children !== undefined;
  return (
    <>
      {folds && <GroupHead {...props} name={name} open={open} listId={id} onToggle={toggle} />}
      {(open || !folds) && (
        <List dense disablePadding id={id} aria-label={name} sx={{ paddingBlockEnd: 1 }}>
          {pages.map((page) => (
            <Item key={page.id} {...props} entry={page} />
          ))}
        </List>
      )}
    </>
  );
}

interface GroupHeadProps extends MenuGroupProps {
  readonly name: string;
  readonly open: boolean;
  readonly listId: string;
  readonly onToggle: () => void;
}

function GroupHead({ entry, small, name, open, listId, onToggle }: GroupHeadProps) {
  const Icon = menuIcon(entry.id);
  const Fold = open ? ExpandLessOutlined : ExpandMoreOutlined;
  // On the rail the signs of the pages say enough; a folded group needs one of its own to be unfolded by.
  return (
    <Tooltip title={small ? name : ""} placement="right">
      <ListItemButton
        component="button"
        onClick={onToggle}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        sx={{
          flexGrow: 0,
          flexShrink: 0,
          inlineSize: "100%",
          justifyContent: small ? "center" : "start",
          color: "text.secondary",
          font: "inherit",
          paddingBlock: 0,
          minHeight: small && !open ? 48 : undefined,
        }}
      >
        {small && !open && <Icon fontSize="small" />}
        {!small && <ListItemText primary={name} slotProps={{ primary: { sx: { fontSize: 13, fontWeight: 500 } } }} />}
        <Fold fontSize="small" />
      </ListItemButton>
    </Tooltip>
  );
}

const ITEM = {
  borderInlineStart: "3px solid transparent",
  "&[aria-current=page]": { borderInlineStartColor: "var(--wd-interactive)", backgroundColor: "var(--wd-selected)" },
};

function Item({ entry, area, small, onMove }: MenuGroupProps) {
  const name = useMenuName()(entry);
  const Icon = menuIcon(entry.id);
  const href = hrefOf(entry, area);
  const common = {
    onClick: onMove,
    "aria-label": name,
    sx: { ...ITEM, justifyContent: small ? "center" : "start", minHeight: small ? 48 : undefined },
  };
  const content = (
    <>
      <ListItemIcon sx={{ minWidth: small ? 0 : 36, color: "inherit" }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {!small && <ListItemText primary={name} />}
    </>
  );
  return (
    <ListItem disablePadding>
      <Tooltip title={small ? name : ""} placement="right">
        {href.startsWith("/") ? (
          <ListItemButton
            {...common}
            component={Link}
            to={href}
            activeOptions={{ exact: entry.id === "home" || entry.href !== undefined, includeSearch: false }}
            activeProps={{ "aria-current": "page" }}
          >
            {content}
          </ListItemButton>
        ) : (
          // What is no page of this app opens beside it.
          <ListItemButton {...common} component="a" href={href} target="_blank" rel="noreferrer">
            {content}
          </ListItemButton>
        )}
      </Tooltip>
    </ListItem>
  );
}
