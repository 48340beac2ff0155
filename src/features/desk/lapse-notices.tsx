/** Tells of claims that have lapsed and of holds that have ended, on whatever page one is. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetLapses, useUntoldLapses } from "./lapses";
import { useReturnedAlarms, useReturnText, useReturnWatch } from "./return-lines";

export interface LapseNoticesProps {
  /** The desk is on the screen: it says itself what has lapsed. */
  readonly onDesk: boolean;
  readonly onOpen: (id: string) => void;
  /** Leads to the alarms nobody has. */
  readonly onNew: () => void;
}

/** Off the desk: one notice of all claims that have lapsed, and one for each hold that has ended. */
export function LapseNotices({ onDesk, onOpen, onNew }: LapseNoticesProps) {
  const { t } = useTranslation("alarms");
  const lapsed = useUntoldLapses();
  const returned = useReturnedAlarms();
  const returnText = useReturnText(returned);
  // Read, and no more than that: it goes on ringing until somebody turns to it, and stands on the desk.
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  useReturnWatch();
  // One that comes back once more is told once more.
  useEffect(() => {
    const back = new Set(returned.map(({ id }) => id));
    setRead((old) => ([...old].every((id) => back.has(id)) ? old : new Set([...old].filter((id) => back.has(id)))));
  }, [returned]);
  const told = returned.filter(({ id }) => !read.has(id));
  if (onDesk || (told.length === 0 && lapsed.size === 0)) return null;
  return (
    <Box
      role="alert"
      sx={{
        // A place of its own, at the side where no drawer opens: it covers nothing, and nothing covers its buttons.
        flex: "none",
        width: "min(640px, calc(100vw - 32px))",
        maxHeight: "30dvh",
        overflow: "auto",
        marginInline: 2,
        marginBlockEnd: 1,
      }}
    >
      {told.map((alarm) => (
        <Line
          key={alarm.id}
          text={returnText(alarm)}
          onShow={() => onOpen(alarm.id)}
          onDismiss={() => setRead((old) => new Set([...old, alarm.id]))}
        />
      ))}
      {lapsed.size > 0 && (
        <Line
          urgent
          text={t("notice.lapsed_count", { count: lapsed.size })}
          show={t("notice.show_new")}
          onShow={onNew}
          onDismiss={() => forgetLapses(lapsed)}
        />
      )}
    </Box>
  );
}

interface LineProps {
  readonly text: string;
  readonly urgent?: boolean;
  /** What the button says; that it shows the alarm unless told. */
  readonly show?: string;
  readonly onShow: () => void;
  readonly onDismiss: () => void;
}

function Line({ text, urgent = false, show, onShow, onDismiss }: LineProps) {
  const { t } = useTranslation("alarms");
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        marginBlockStart: 1,
        padding: "6px 6px 6px 12px",
        borderRadius: 1,
        border: `2px solid var(--wd-${urgent ? "p1-outline" : "interactive"})`,
        backgroundColor: "var(--wd-raised)",
        color: "text.primary",
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {text}
      </Box>
      <Button onClick={onShow}>{show ?? t("notice.show")}</Button>
      <IconButton aria-label={t("notice.dismiss")} onClick={onDismiss}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
