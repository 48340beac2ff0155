/** The frame of the page's dialogs: what is asked, why it failed, and the way out. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../ui/error-text";
import { ShiftForm } from "./shifts-root";

export interface ActDialogProps {
  readonly title: string;
  /** The word on the button; none = it only shows. */
  readonly act?: string;
  /** Why it can't be done now. */
  readonly why?: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly wide?: boolean;
  /** Further acts, at the start of the row. */
  readonly more?: ReactNode;
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog. */
export function ActDialog(props: ActDialogProps) {
  const { title, act, why = "", busy, error, wide = false, more, onSubmit, onClose, children } = props;
  const { t } = useTranslation("shifts");
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (why === "") onSubmit?.();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={wide ? "md" : "sm"} fullWidth>
      <ShiftForm onSubmit={submit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <div className="fields">
            {children}
            {why !== "" && <p className="warn">{why}</p>}
            <ErrorText error={error} />
          </div>
        </DialogContent>
        <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
          {more}
          <span style={{ flex: 1 }} />
          <Button onClick={onClose}>{t(act === undefined ? "act.close" : "act.cancel")}</Button>
          {act !== undefined && (
            <Button type="submit" variant="contained" loading={busy} disabled={why !== ""}>
              {act}
            </Button>
          )}
        </DialogActions>
      </ShiftForm>
    </Dialog>
  );
}

/** A field under its name. */
export function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}
