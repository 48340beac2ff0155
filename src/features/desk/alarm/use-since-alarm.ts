/** The same from the browser's copy, for the open alarm. */
import type { AlarmRow } from "../../../../domain/alarms/rows";
import { useRows } from "../../../resources/use-rows";
import type { SignalRow } from "../../../sync/rows";
import { type SinceAlarm, sinceAlarm } from "./since-alarm";

const NOTHING: SinceAlarm<SignalRow> = { others: 0, calmed: null };

/** What the alarm's site has sent since; nothing while it is being read. */
export function useSinceAlarm({
  id,
  site,
  firstAt,
  firstEvent,
}: Pick<AlarmRow, "id" | "site" | "firstAt" | "firstEvent">): SinceAlarm<SignalRow> {
  const since = useRows(
    async (db) => {
      if (site === "") return NOTHING;
      return sinceAlarm(await db.events.where("site").equals(site).toArray(), { id, firstAt, firstEvent });
    },
    [id, site, firstAt, firstEvent],
  );
  return since ?? NOTHING;
}
