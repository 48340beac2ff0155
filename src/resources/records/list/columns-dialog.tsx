/** Which columns a list has, in which order, and which stay at the start: for fingers and keys as well as for a mouse. */
import ArrowDownwardOutlined from "@mui/icons-material/ArrowDownwardOutlined";
import ArrowUpwardOutlined from "@mui/icons-material/ArrowUpwardOutlined";
import PushPinOutlined from "@mui/icons-material/PushPinOutlined";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type GridLayout, moveColumn, pinColumn, shownIds, showColumn } from "../../../ui/grid/grid-layout";

export interface ColumnsDialogProps {
  readonly layout: GridLayout;
  readonly usual: GridLayout;
  readonly nameOf: (id: string) => string;
  readonly onLayout: (layout: GridLayout) => void;
  readonly onClose: () => void;
}

/** The dialog; the list behind it changes at once. */
export function ColumnsDialog({ layout, usual, nameOf, onLayout, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation("records");
  const title = useId();
  const shown = shownIds(layout);
  const hidden = layout.order.filter((id) => layout.hidden.includes(id));
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t("list.columns")}</DialogTitle>
      <DialogContent>
        <ul className="wd-choices">
          {[...shown, ...hidden].map((id) => (
            <ColumnLine key={id} id={id} name={nameOf(id)} layout={layout} onLayout={onLayout} />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onLayout(usual)}>{t("list.columns_usual")}</Button>
        <Button variant="contained" onClick={onClose}>
          {t("list.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ColumnLineProps extends Pick<ColumnsDialogProps, "layout" | "onLayout"> {
  readonly id: string;
  readonly name: string;
}

function ColumnLine({ id, name, layout, onLayout }: ColumnLineProps) {
  const { t } = useTranslation("records");
  const isShown = !layout.hidden.includes(id);
  const isPinned = layout.pinned.includes(id);
  const [earlier, later] = ([-1, 1] as const).map((step) => moveColumn(layout, id, step));
  return (
    <li>
      <FormControlLabel
        control={<Checkbox checked={isShown} onChange={(_, checked) => onLayout(showColumn(layout, id, checked))} />}
        label={name}
      />
      <IconButton
        aria-label={t("list.column_pin", { name })}
        aria-pressed={isPinned}
        disabled={!isShown}
        onClick={() => onLayout(pinColumn(layout, id, !isPinned))}
        sx={isPinned ? { backgroundColor: "var(--wd-selected)", color: "primary.main" } : undefined}
      >
        <PushPinOutlined fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t("list.column_earlier", { name })}
        disabled={!isShown || earlier === layout}
        onClick={() => earlier && onLayout(earlier)}
      >
        <ArrowUpwardOutlined fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t("list.column_later", { name })}
        disabled={!isShown || later === layout}
        onClick={() => later && onLayout(later)}
      >
        <ArrowDownwardOutlined fontSize="small" />
      </IconButton>
    </li>
  );
}
