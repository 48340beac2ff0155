/** Asks before a page is left on which something is typed; staying keeps it, and so does a reload. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useBlocker } from "@tanstack/react-router";
import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { sessionState } from "../../../sync/session-state";
import { leavesForm, type Place } from "./leaves-form";

export interface LeaveGuardProps {
  /** Whether something is typed. */
  readonly dirty: RefObject<boolean>;
  /** Parts of the address that say which form is open. */
  readonly names: readonly string[];
  /** It is left all the same. */
  readonly onLeave: () => void;
}

/** The question. */
export function LeaveGuard({ dirty, names, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation("records");
  const [title, text] = [useId(), useId()];
  const blocker = useBlocker({
    // Who signs out leaves for certain; what he typed is here when he is back.
    shouldBlockFn: ({ current, next }) =>
      dirty.current && sessionState.status === "signed_in" && leavesForm(current as Place, next as Place, names),
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  });
  const leave = (): void => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.status === "blocked"}
      onClose={() => blocker.reset?.()}
      aria-labelledby={title}
      aria-describedby={text}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={title}>{t("form.leave.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{t("form.leave.text")}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t("form.leave.leave")}</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          {t("form.leave.stay")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
