/** New urgent alarms by name, on every page but the desk: the bell alone says only that there is one more. */
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AlarmRow } from "../../../domain/alarms/rows";
import { useAlarmName } from "../../resources/alarm-name";
import { siteText } from "../../resources/site-text";
import { useOpenAlarms } from "../../resources/use-alarms";
import { OwnWay } from "../../ui/alarm/isolated";
import { NoticeLine } from "../../ui/notice-line";
import { PriorityBadge } from "../../ui/priority-badge";
import { dismissUrgent, NOTHING_SEEN, stepUrgent } from "./urgent-watch";

/** More than these are told by their number: a storm must not push the page away. */
const NAMED_MOST = 2;

export interface UrgentNoticesProps {
  /** The desk is on the screen: it shows them itself. */
  readonly onDesk: boolean;
  readonly onOpen: (id: string) => void;
  /** Leads to the alarms nobody has. */
  readonly onNew: () => void;
}

function useUrgent(onDesk: boolean) {
  const open = useOpenAlarms();
  const [state, setState] = useState(NOTHING_SEEN);
  useEffect(() => {
    if (open) setState((old) => stepUrgent(old, { open, onDesk }));
  }, [open, onDesk]);
  const dismiss = (ids: readonly string[]): void => setState((old) => dismissUrgent(old, ids));
  const news = state.news.flatMap((id) => open?.find((alarm) => alarm.id === id) ?? []);
  return { news: onDesk ? [] : news, dismiss };
}

/** The lines; they take room below the page, cover nothing and take no focus. */
export function UrgentNotices({ onDesk, onOpen, onNew }: UrgentNoticesProps) {
  const { t } = useTranslation("alarms");
  const { news, dismiss } = useUrgent(onDesk);
  const all = news.map(({ id }) => id);
  return (
    <Box
      role="log"
      aria-live="polite"
      aria-label={t("notice.urgent")}
      sx={{ flex: "none", width: "min(640px, calc(100vw - 32px))", marginInline: 2, "& > *": { marginBlockEnd: 1 } }}
    >
      {news.length > NAMED_MOST ? (
        <NoticeLine
          mark={<Priority priority={Math.min(...news.map(({ priority }) => priority))} />}
          show={t("notice.urgent_open")}
          onShow={onNew}
          onDismiss={() => dismiss(all)}
        >
          {t("notice.urgent_count", { count: news.length })}
        </NoticeLine>
      ) : (
        news.map((alarm) => (
          <NoticeLine
            key={alarm.id}
            mark={<Priority priority={alarm.priority} />}
            show={t("notice.urgent_open")}
            onShow={() => onOpen(alarm.id)}
            onDismiss={() => dismiss([alarm.id])}
          >
            <What alarm={alarm} />
          </NoticeLine>
        ))
      )}
    </Box>
  );
}

const Priority = ({ priority }: { readonly priority: number }) => <PriorityBadge priority={priority} size={22} />;

function What({ alarm }: { readonly alarm: AlarmRow }) {
  const name = useAlarmName();
  return <OwnWay>{[name(alarm), siteText(alarm)].filter(Boolean).join(" ")}</OwnWay>;
}
