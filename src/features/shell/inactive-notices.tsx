/** Tells supervisors of whoever was signed out because he was away from his desk, and of the alarms he left behind. */
import Box from "@mui/material/Box";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-time";
import { useRows } from "../../resources/use-rows";
import { useCan, useMe } from "../../resources/use-can";
import { NoticeLine } from "../../ui/notice-line";
import type { ReportRow } from "../../../domain/alarms/rows";
import type { Db } from "../../sync/db";
import { LEFT_ALONE, leftAlone, type LeftAlone } from "./left-alone";

const RIGHT = "signals.alarms.takeover";

/** For so long before the page was opened: who reloads is told once more of what has just happened. */
const BEFORE_MS = 300_000;

let since: string | undefined;
const sinceLoad = (): string => (since ??= new Date(serverNow() - BEFORE_MS).toISOString().replace("T", " "));

/** What the log says of alarms that nobody has yet: whoever takes them puts the notice away on every screen (H-AC-04). */
async function unattended(db: Db): Promise<readonly ReportRow[]> {
  const lines = await db.events_reports.where("at").above(sinceLoad()).toArray();
  const left = lines.filter(({ message }) => message?.key === LEFT_ALONE);
  const alarms = await db.events_alarm.bulkGet(left.map(({ alarm }) => alarm));
  return left.filter((_, at) => alarms[at]?.owner === "");
}

function useLeftAlone(): readonly LeftAlone[] | undefined {
  const told = useCan()(RIGHT);
  const { id } = useMe();
  const rows = useRows(async (db) => (told ? unattended(db) : []), [told]);
  return useMemo(() => rows && leftAlone(rows, id), [rows, id]);
}

/** The lines; `onNew` leads to the alarms nobody has. */
export function InactiveNotices({ onNew }: { readonly onNew: () => void }) {
  const { t } = useTranslation("common");
  const { t: alarms } = useTranslation("alarms");
  const people = useLeftAlone();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const untold = (people ?? []).filter(({ key }) => !read.has(key));
  if (untold.length === 0) return null;
  return (
    <Box
      role="alert"
      sx={{ flex: "none", width: "min(640px, calc(100vw - 32px))", marginInline: 2, "& > *": { marginBlockEnd: 1 } }}
    >
      {untold.map(({ key, name, count }) => (
        <NoticeLine
          key={key}
          urgent
          show={alarms("notice.show_new")}
          onShow={onNew}
          onDismiss={() => setRead((old) => new Set([...old, key]))}
        >
          {t("inactivity.told", { name, count })}
        </NoticeLine>
      ))}
    </Box>
  );
}
