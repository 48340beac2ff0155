/** Asks whoever has not touched anything for a while whether he is still there, and counts down to his being signed out. */
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import { useOpenAlarms } from "../../resources/use-alarms";
import { useSession } from "../../resources/use-session";
import { STILL_WORKING, stillWorking } from "../../sync/inactivity-watch";
import { inactivityState } from "../../sync/inactivity-state";

export interface InactivityPopupProps {
  /** Whoever holds an alarm is called, too. */
  readonly onCalling: (calls: boolean) => void;
}

/** Nothing while he is here. */
export function InactivityPopup({ onCalling }: InactivityPopupProps) {
  const { secondsLeft } = useSnapshot(inactivityState);
  const { user } = useSession();
  const open = useOpenAlarms();
  const held = (open ?? []).filter(({ owner }) => owner === user?.id).length;
  const calls = secondsLeft !== null && held > 0;
  useEffect(() => {
    onCalling(calls);
    return () => onCalling(false);
  }, [calls, onCalling]);
  return secondsLeft === null ? null : <Question secondsLeft={secondsLeft} held={held} />;
}

/** Not to be put away: whatever is touched puts it away. */
function Question({ secondsLeft, held }: { secondsLeft: number; held: number }) {
  const { t } = useTranslation("common");
  const [title, text] = [useId(), useId()];
  const urgent = held > 0;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      maxWidth="xs"
      fullWidth
      transitionDuration={0}
      // Over whatever is open: this one does not wait for it.
      sx={{ zIndex: "tooltip" }}
      slotProps={{ paper: { sx: urgent ? { border: "3px solid var(--wd-p1-outline)" } : {} } }}
    >
      <DialogTitle id={title} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        {urgent && <WarningAmberOutlined aria-hidden />}
        {t("inactivity.title")}
      </DialogTitle>
      <DialogContent>
        <Box id={text} sx={{ color: "text.primary", fontVariantNumeric: "tabular-nums" }}>
          {t(secondsLeft > 0 ? "inactivity.text" : "inactivity.leaving", { count: secondsLeft })}
        </Box>
        {urgent && <Box sx={{ marginBlockStart: 1.5, fontWeight: 600 }}>{t("inactivity.held", { count: held })}</Box>}
      </DialogContent>
      <DialogActions>
        <Button
          {...{ [STILL_WORKING]: "" }}
          variant="contained"
          autoFocus
          disabled={secondsLeft === 0}
          onClick={() => void stillWorking().catch(() => undefined)}
        >
          {t("inactivity.working")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
