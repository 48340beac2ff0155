/** Tells of claims that have lapsed and of holds that have ended, on whatever page one is. */
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { NoticeLine } from "../../ui/notice-line";
import { forgetLapses, useUntoldLapses } from "./lapses";
import { useReturnedAlarms, useReturnText, useReturnWatch } from "./return-lines";
import { type Unheard, UnheardIcon, useUnheard } from "./unheard-lines";

export interface LapseNoticesProps {
  /** The desk is on the screen: it says itself what has lapsed. */
  readonly onDesk: boolean;
  readonly onOpen: (id: string) => void;
  /** Leads to the alarms nobody has. */
  readonly onNew: () => void;
}

/** Claims of which the store hears nothing; read, it is not said again until they have been heard of. */
function useUnreadSilence() {
  const unheard = useUnheard();
  const silence = unheard && `${unheard.since} ${unheard.phase}`;
  const [read, setRead] = useState<string | null>(null);
  return { unheard: silence === read ? null : unheard, dismiss: () => setRead(silence) };
}

interface SilenceLineProps {
  readonly unheard: Unheard;
  readonly onOpen: (id: string) => void;
  readonly onDismiss: () => void;
}

function SilenceLine({ unheard, onOpen, onDismiss }: SilenceLineProps) {
  const { t } = useTranslation("alarms");
  const show = (): void => onOpen(unheard.ids[0] ?? "");
  return (
    <NoticeLine urgent mark={<UnheardIcon />} show={t("notice.show")} onShow={show} onDismiss={onDismiss}>
      {unheard.text}
    </NoticeLine>
  );
}

/** Off the desk: one notice of claims that lapse or have lapsed, and one for each hold that has ended. */
export function LapseNotices({ onDesk, onOpen, onNew }: LapseNoticesProps) {
  const { t } = useTranslation("alarms");
  const lapsed = useUntoldLapses();
  const returned = useReturnedAlarms();
  const returnText = useReturnText(returned);
  // Read, and no more than that: it goes on ringing until somebody turns to it, and stands on the desk.
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const { unheard, dismiss } = useUnreadSilence();
  useReturnWatch();
  // One that comes back once more is told once more.
  useEffect(() => {
    const back = new Set(returned.map(({ id }) => id));
    setRead((old) => ([...old].every((id) => back.has(id)) ? old : new Set([...old].filter((id) => back.has(id)))));
  }, [returned]);
  const told = returned.filter(({ id }) => !read.has(id));
  if (onDesk || (told.length === 0 && lapsed.size === 0 && !unheard)) return null;
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
        "& > *": { marginBlockStart: 1 },
      }}
    >
      {unheard && <SilenceLine unheard={unheard} onOpen={onOpen} onDismiss={dismiss} />}
      {told.map((alarm) => (
        <NoticeLine
          key={alarm.id}
          show={t("notice.show")}
          onShow={() => onOpen(alarm.id)}
          onDismiss={() => setRead((old) => new Set([...old, alarm.id]))}
        >
          {returnText(alarm)}
        </NoticeLine>
      ))}
      {lapsed.size > 0 && (
        <NoticeLine urgent show={t("notice.show_new")} onShow={onNew} onDismiss={() => forgetLapses(lapsed)}>
          {t("notice.lapsed_count", { count: lapsed.size })}
        </NoticeLine>
      )}
    </Box>
  );
}
