/** Keeping a view under a name, making it the one a list opens with, and keeping the kept ones in order. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../../ui/error-text";
import { useSending } from "../../use-sending";
import type { KeptView } from "./list-view";
import { type ListViewRow, type SavedViews, VIEW_NAME_MAX } from "./use-views";

/** What the dialog is for. */
export type ViewDialogFor = { readonly kind: "save" } | { readonly kind: "opening" } | { readonly kind: "manage" };

export interface ViewDialogProps {
  readonly what: ViewDialogFor;
  readonly saved: SavedViews;
  readonly current: KeptView;
  readonly onClose: () => void;
}

/** The dialog. */
export function ViewDialog(props: ViewDialogProps) {
  const title = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      {props.what.kind === "save" && <SaveView title={title} {...props} />}
      {props.what.kind === "opening" && <OpenWith title={title} {...props} />}
      {props.what.kind === "manage" && <ManageViews title={title} {...props} />}
    </Dialog>
  );
}

type Part = ViewDialogProps & { readonly title: string };

function SaveView({ title, saved, current, onClose }: Part) {
  const { t } = useTranslation("records");
  const [name, setName] = useState("");
  const { busy, error, send } = useSending(onClose);
  const trimmed = name.trim();
  const replaces = trimmed !== "" && saved.views?.some((row) => row.name === trimmed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (trimmed !== "") void send(() => saved.save(trimmed, current));
  };
  return (
    <form onSubmit={submit}>
      <DialogTitle id={title}>{t("list.view_save")}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          margin="dense"
          label={t("list.view_name")}
          value={name}
          helperText={replaces ? t("list.view_replaces") : t("list.view_save_help")}
          slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX, dir: "auto" } }}
          onChange={(event) => setName(event.target.value)}
        />
        <ErrorText error={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("list.cancel")}</Button>
        <Button type="submit" variant="contained" loading={busy} disabled={trimmed === ""}>
          {t("list.save")}
        </Button>
      </DialogActions>
    </form>
  );
}

function OpenWith({ title, saved, current, onClose }: Part) {
  const { t } = useTranslation("records");
  const { busy, error, send } = useSending(onClose);
  return (
    <>
      <DialogTitle id={title}>{t("list.view_open_with")}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t("list.view_open_with_help")}</DialogContentText>
        <ErrorText error={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("list.cancel")}</Button>
        <Button variant="contained" autoFocus loading={busy} onClick={() => void send(() => saved.save("", current))}>
          {t("list.save")}
        </Button>
      </DialogActions>
    </>
  );
}

function ManageViews({ title, saved, onClose }: Part) {
  const { t } = useTranslation("records");
  const [renamed, setRenamed] = useState<ListViewRow | null>(null);
  const { error, send } = useSending(() => setRenamed(null));
  return (
    <>
      <DialogTitle id={title}>{t("list.view_manage")}</DialogTitle>
      <DialogContent>
        <ul className="wd-choices">
          {saved.views?.map((row) =>
            renamed?.id === row.id ? (
              <RenameLine
                key={row.id}
                row={row}
                onCancel={() => setRenamed(null)}
                onRename={(name) => void send(() => saved.rename(row, name))}
              />
            ) : (
              <ViewLine
                key={row.id}
                row={row}
                onRename={() => setRenamed(row)}
                onRemove={() => void send(() => saved.remove(row))}
              />
            ),
          )}
        </ul>
        <ErrorText error={error} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("list.close")}
        </Button>
      </DialogActions>
    </>
  );
}

interface RenameLineProps {
  readonly row: ListViewRow;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

function RenameLine({ row, onRename, onCancel }: RenameLineProps) {
  const { t } = useTranslation("records");
  const [name, setName] = useState(row.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== "") onRename(name.trim());
  };
  return (
    <li>
      <form onSubmit={submit} style={{ display: "contents" }}>
        <TextField
          autoFocus
          label={t("list.view_name")}
          value={name}
          slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX, dir: "auto" } }}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{t("list.save")}</Button>
        <Button onClick={onCancel}>{t("list.cancel")}</Button>
      </form>
    </li>
  );
}

/** A view, and what may be done with it. */
function ViewLine({
  row,
  onRename,
  onRemove,
}: {
  readonly row: ListViewRow;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation("records");
  const name = row.name === "" ? t("list.view_opening") : row.name;
  return (
    <li>
      <bdi>{name}</bdi>
      {row.name !== "" && (
        <Button onClick={onRename} aria-label={t("list.view_rename_named", { name })}>
          {t("list.view_rename")}
        </Button>
      )}
      <Button onClick={onRemove} aria-label={t("list.view_delete_named", { name })}>
        {t("list.view_delete")}
      </Button>
    </li>
  );
}
