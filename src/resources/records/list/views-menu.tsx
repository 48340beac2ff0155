/** The saved views of a list: chosen, kept under a name, renamed, deleted, or made the one that it opens with. */
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnected } from "../../use-connected";
import type { KeptView } from "./list-view";
import type { SavedViews } from "./use-views";
import { ViewDialog, type ViewDialogFor } from "./view-dialog";

export interface ViewsMenuProps {
  readonly saved: SavedViews;
  /** What is on the screen now. */
  readonly current: KeptView;
  readonly onChoose: (view: unknown) => void;
  /** Back to how the list is for everybody. */
  readonly onUsual: () => void;
}

/** The button, its menu, and the dialogs behind it. */
export function ViewsMenu({ saved, current, onChoose, onUsual }: ViewsMenuProps) {
  const { t } = useTranslation("records");
  const id = useId();
  const connected = useConnected();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<ViewDialogFor | null>(null);
  const close = (): void => setAnchor(null);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  const opening = saved.views?.find(({ name }) => name === "");
  const named = saved.views?.filter(({ name }) => name !== "") ?? [];
  const openDialog = (what: ViewDialogFor) => choose(() => setDialog(what));
  return (
    <>
      <button
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("list.views")}
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { "aria-labelledby": id } }}>
        {named.map((row) => (
          <MenuItem key={row.id} dir="auto" onClick={choose(() => onChoose(row.view))}>
            {row.name}
          </MenuItem>
        ))}
        {opening && <MenuItem onClick={choose(() => onChoose(opening.view))}>{t("list.view_opening")}</MenuItem>}
        <MenuItem onClick={choose(onUsual)}>{t("list.view_usual")}</MenuItem>
        <Divider />
        <MenuItem disabled={!connected} onClick={openDialog({ kind: "save" })}>
          {t("list.view_save")}
        </MenuItem>
        <MenuItem disabled={!connected} onClick={openDialog({ kind: "opening" })}>
          {t("list.view_open_with")}
        </MenuItem>
        {(named.length > 0 || opening) && (
          <MenuItem disabled={!connected} onClick={openDialog({ kind: "manage" })}>
            {t("list.view_manage")}
          </MenuItem>
        )}
        {!connected && <MenuItem disabled>{t("list.why_offline")}</MenuItem>}
      </Menu>
      {dialog && <ViewDialog what={dialog} saved={saved} current={current} onClose={() => setDialog(null)} />}
    </>
  );
}
