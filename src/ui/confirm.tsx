/** The questions before an act, in the specification's words (section 9): a warning, what will happen, a way back. */
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "./error-text";

export interface ConfirmProps {
  readonly title: string;
  /** What will happen, a sentence each. */
  readonly sentences: readonly string[];
  /** What it is about, and more of what will happen. */
  readonly children?: ReactNode;
  /** The button that does it; 'Yes' unless told. */
  readonly act?: string;
  /** Throws AppError. */
  readonly onAct: () => Promise<void>;
  readonly onClose: () => void;
  /** A third answer: 'No', where it is another one than to leave things as they are. */
  readonly onNo?: () => void;
  /** What a refusal means here; "" = what it says itself. */
  readonly wordsOf?: (error: unknown) => string;
}

/** Runs an act and keeps why it failed. */
function useRun(onAct: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await onAct();
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}

/** The question; the way back has the focus, so that a hasty Enter changes nothing. */
export function ConfirmDialog(props: ConfirmProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} aria-describedby={textId} maxWidth="xs" fullWidth>
      <ConfirmQuestion {...props} titleId={titleId} textId={textId} />
    </Dialog>
  );
}

interface QuestionProps extends ConfirmProps {
  readonly titleId: string;
  readonly textId: string;
}

/** What stands in the dialog. */
export function ConfirmQuestion({ title, sentences, children, wordsOf = () => "", ...props }: QuestionProps) {
  const { t } = useTranslation("common");
  const { busy, error, run } = useRun(props.onAct);
  const said = error === null ? "" : wordsOf(error);
  return (
    <>
      <DialogTitle id={props.titleId} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <WarningAmberOutlined aria-hidden sx={{ color: "var(--wd-p2-outline)" }} />
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack id={props.textId} spacing={1}>
          {sentences.map((sentence) => (
            <DialogContentText key={sentence}>{sentence}</DialogContentText>
          ))}
          {children}
          {said === "" ? <ErrorText error={error} /> : <b role="alert">{said}</b>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={props.onClose}>
          {t("dialog.cancel")}
        </Button>
        {props.onNo && <Button onClick={props.onNo}>{t("dialog.no")}</Button>}
        <Button onClick={() => void run()} loading={busy}>
          {props.act ?? t("dialog.yes")}
        </Button>
      </DialogActions>
    </>
  );
}

interface DeletingProps extends Pick<ConfirmProps, "onClose" | "wordsOf" | "children"> {
  readonly onDelete: () => Promise<void>;
}

/** Before something is deleted; `children` say what it is and what else goes with it. */
export function ConfirmDelete({ onDelete, ...props }: DeletingProps) {
  const { t } = useTranslation("common");
  return (
    <ConfirmDialog
      {...props}
      title={t("dialog.sure")}
      sentences={[t("dialog.no_revert")]}
      act={t("dialog.delete")}
      onAct={onDelete}
    />
  );
}

/** Something that has only to be read. */
export function TellDialog({ title, children, onClose }: Pick<ConfirmProps, "title" | "children" | "onClose">) {
  const { t } = useTranslation("common");
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t("dialog.ok")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
