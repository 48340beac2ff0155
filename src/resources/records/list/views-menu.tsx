/** The saved views of a list: chosen, kept under a name, renamed, deleted, or made the one that it opens with. */
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { TFunction } from "i18next";
import { type ReactElement, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { WHY_MENU_LIST, WhyMenuItem } from "../../../ui/why-menu-item";
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
export function ViewsMenu(props: ViewsMenuProps) {
  const { saved, current } = props;
  const { t } = useTranslation("records");
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<ViewDialogFor | null>(null);
  const close = (): void => setAnchor(null);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
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
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { "aria-labelledby": id, ...WHY_MENU_LIST } }}
      >
        {chosenFrom(props, choose, t)}
        <Divider />
        <KeepItems saved={saved} onDialog={(what) => choose(() => setDialog(what))()} />
      </Menu>
      {dialog && <ViewDialog what={dialog} saved={saved} current={current} onClose={() => setDialog(null)} />}
    </>
  );
}

/** What can be shown: an array, since the menu moves the focus among its own children. */
const chosenFrom = (
  { saved, onChoose, onUsual }: ViewsMenuProps,
  choose: (act: () => void) => () => void,
  t: TFunction<"records">,
): readonly ReactElement[] => [
  ...[...(saved.views ?? [])]
    .sort((a, b) => Number(a.name === "") - Number(b.name === ""))
    .map((row) => (
      <MenuItem key={row.id} dir="auto" onClick={choose(() => onChoose(row.view))}>
        {row.name === "" ? t("list.view_opening") : row.name}
      </MenuItem>
    )),
  <MenuItem key="usual" onClick={choose(onUsual)}>
    {t("list.view_usual")}
  </MenuItem>,
];

interface KeepItemsProps {
  readonly saved: SavedViews;
  readonly onDialog: (what: ViewDialogFor) => void;
}

function KeepItems({ saved, onDialog }: KeepItemsProps) {
  const { t } = useTranslation("records");
  const why = useConnected() ? "" : t("list.why_offline");
  return (
    <>
      <WhyMenuItem why={why} onChoose={() => onDialog({ kind: "save" })}>
        {t("list.view_save")}
      </WhyMenuItem>
      <WhyMenuItem why={why} onChoose={() => onDialog({ kind: "opening" })}>
        {t("list.view_open_with")}
      </WhyMenuItem>
      {(saved.views?.length ?? 0) > 0 && (
        <WhyMenuItem why={why} onChoose={() => onDialog({ kind: "manage" })}>
          {t("list.view_manage")}
        </WhyMenuItem>
      )}
    </>
  );
}
