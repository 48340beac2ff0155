/** Some days of the calendar, with what its reader may do in it. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { WallOf } from "../../../domain/shifts/room-clock";
import type { ScheduleAnswer, ScheduleItem } from "../../../domain/work/schedule";
import { WORKING } from "../../../domain/work/working-hours";
import { toWallClock } from "../../lib/wall-clock";
import { knownZone } from "../../lib/zoned-time";
import { useMay } from "../../resources/records/may";
import { useCan, useMe } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { createFormat, type Format, useFormat } from "../../resources/use-format";
import { useRemote } from "../../resources/use-remote";
import { useWritten } from "../../resources/use-written";
import { api } from "../../sync/api";
import { collections } from "./collections";

/** What the parts of the page are given. */
export interface Schedule {
  readonly answer: ScheduleAnswer;
  readonly me: string;
  /** Why nothing can be changed now; "" = it can. */
  readonly why: string;
  readonly mayMake: boolean;
  readonly mayMove: (item: ScheduleItem) => boolean;
  /** May he give it to another person? */
  readonly mayAssign: (item: ScheduleItem) => boolean;
  readonly wallOf: WallOf;
  readonly format: Format;
  readonly reload: () => void;
}

const EMPTY: ScheduleAnswer = { zone: "", working: WORKING, people: [], items: [], absences: [] };

/** What was read last stays on the screen while it is read again, and whatever is written here is seen at once. */
export function useSchedule(days: readonly string[]) {
  const { t } = useTranslation("scheduling");
  const here = useFormat();
  const [may, can, me, connected] = [useMay(), useCan(), useMe().id, useConnected()];
  const [first = ""] = days;
  const remote = useRemote(`schedule/${me}/${first}/${days.length}`, (signal) =>
    api<ScheduleAnswer>("schedule", { query: { first, days: days.length }, signal }),
  );
  const { reload } = remote;
  const written = useWritten("appointments") + useWritten("jobs");
  const seen = useRef(written);
  useEffect(() => {
    if (seen.current === written) return;
    seen.current = written;
    reload();
  }, [written, reload]);
  // The server's word, since the copy may not have the settings yet.
  const timeZone = knownZone(remote.data?.zone, here.timeZone);
  const format = useMemo(
    () => (timeZone === here.timeZone ? here : createFormat(document.documentElement.lang || "en", timeZone)),
    [here, timeZone],
  );
  const wallOf = useCallback<WallOf>((ms) => toWallClock(ms, timeZone), [timeZone]);
  const schedule: Schedule = {
    answer: remote.data ?? EMPTY,
    me,
    why: connected ? "" : t("offline"),
    mayMake: may(collections.appointments, "create"),
    mayMove: ({ source }) => source !== "" && may(collections[source], "update"),
    mayAssign: ({ source }) => source !== "jobs" || can("technical.jobs.assign"),
    wallOf,
    format,
    reload,
  };
  return { schedule, status: remote.status, error: remote.error, hasData: remote.data !== undefined };
}
