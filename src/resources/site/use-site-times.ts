/** When a site may be open, by what the browser's copy has of it: its week, its holidays, and what it asked for. */
import { useMemo } from "react";
import type { SiteTimes } from "../../../domain/schedules/opening";
import { openStanding, type OpenStanding, type SiteMoment } from "../../../domain/schedules/standing";
import { dayOf, knownZone, weekMomentOf } from "../../lib/zoned-time";
import type { Db } from "../../sync/db";
import type { HolidayOfSetRow, SiteScheduleRow, TemporaryScheduleRow } from "../../sync/rows";
import type { SiteContent } from "../../sync/site-file";
import { useFormat } from "../use-format";
import { useRows } from "../use-rows";

/** Rows as they are kept. */
export interface KeptTimes extends SiteTimes {
  readonly week: readonly SiteScheduleRow[];
  readonly temporary: readonly TemporaryScheduleRow[];
  readonly holidays: readonly HolidayOfSetRow[];
}

const NONE: readonly never[] = [];

/** A site without a set of its own keeps the holidays of its type. */
async function holidaysOf(db: Db, { holidaySet, siteType }: SiteContent["site"]): Promise<KeptTimes["holidays"]> {
  const types = holidaySet === "" && siteType !== "" ? await db.site_types.toArray() : NONE;
  const set = holidaySet || (types.find(({ code }) => code === siteType)?.holidaySet ?? "");
  return set === "" ? NONE : db.holidays.where("set").equals(set).toArray();
}

/** All its times; undefined while they are looked up. */
export function useSiteTimes(content: SiteContent | null): KeptTimes | undefined {
  const { site, schedules, temporary } = content ?? {};
  const [set, type] = [site?.holidaySet ?? "", site?.siteType ?? ""];
  const found = useRows(async (db) => ({ set, type, rows: site ? await holidaysOf(db, site) : NONE }), [set, type]);
  // Until its own have come, the answer is that of the site before.
  const holidays = found?.set === set && found.type === type ? found.rows : undefined;
  return useMemo(
    () => holidays && { week: schedules ?? NONE, temporary: temporary ?? NONE, holidays },
    [holidays, schedules, temporary],
  );
}

/** A moment by a zone's clock. */
const siteMomentOf = (ms: number, timeZone: string): SiteMoment => ({
  day: dayOf(ms, timeZone),
  minute: weekMomentOf(ms, timeZone).minute,
});

/** How a partition of it should be at a moment, epoch ms; undefined while that is looked up. */
export function useOpenStanding(
  content: SiteContent | null,
  partition: string,
  atMs: number,
): OpenStanding | undefined {
  const { timeZone: centre } = useFormat();
  const times = useSiteTimes(content);
  const timeZone = knownZone(content?.site.timeZone, centre);
  return useMemo(
    () => times && openStanding(times, partition, siteMomentOf(atMs, timeZone)),
    [times, partition, atMs, timeZone],
  );
}
