/** The menu as a bar below the header: groups unfold over the page. */
import ExpandMoreOutlined from "@mui/icons-material/ExpandMoreOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefOf, type Area, type MenuEntry } from "../../../domain/access/menu";
import { useMenuName } from "./menu-name";
import { useMenuEntries } from "./use-menu-entries";

/** The bar; it wraps where there is little room. */
export function MenuBar({ area, semi }: { readonly area: Area; readonly semi: string | undefined }) {
  const { t } = useTranslation("common");
  const entries = useMenuEntries(area, "");
  return (
    <Box
      component="nav"
      aria-label={t("menu.label")}
      className={semi}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        flexShrink: 0,
        paddingInline: 1,
        color: "text.primary",
        backgroundColor: "var(--wd-surface)",
        borderBlockEnd: "1px solid var(--wd-line)",
      }}
    >
      {entries.map((entry) =>
        entry.children ? (
          <Group key={entry.id} entry={entry} area={area} />
        ) : (
          <Button key={entry.id} color="inherit" {...linkTo(hrefOf(entry, area))}>
            <Name entry={entry} />
          </Button>
        ),
      )}
    </Box>
  );
}

const linkTo = (href: string) =>
  href.startsWith("/")
    ? ({ component: Link, to: href } as const)
    : ({ component: "a", href, target: "_blank", rel: "noreferrer" } as const);

const Name = ({ entry }: { readonly entry: MenuEntry }) => useMenuName()(entry);

function Group({ entry, area }: { readonly entry: MenuEntry; readonly area: Area }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandMoreOutlined fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Name entry={entry} />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {(entry.children ?? []).map((page) => (
          <MenuItem key={page.id} onClick={close} {...linkTo(hrefOf(page, area))}>
            <Name entry={page} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
