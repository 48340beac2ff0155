/** The records of opening times: the week of each site, and days that are otherwise around the room's own. */

import { OWN_WEEKS, TEMPORARY, WEEKS, type TemporaryRow } from "../data/schedules.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import { zoneOffsetMs } from "../signals/local-day";
import type { PlacedSite } from "./sites";

const DAY_MS = 86_400_000;

/** All opening times of the sites, as seen at `now`. */
export const scheduleRecords = (sites: readonly PlacedSite[], now: number): SeedRecord[] => [
  ...sites.flatMap(weekRecords),
  ...TEMPORARY.flatMap((row) => {
    const site = sites.find(({ code }) => code === row.site);
    return site ? [temporaryRecord(site, row, now)] : [];
  }),
];

const weekRecords = (site: PlacedSite): SeedRecord[] =>
  (OWN_WEEKS[site.code] ?? WEEKS[site.kind]).map(({ days, opens, closes, tolerance, partition }, index) => ({
    collection: "site_schedules",
    body: {
      id: recordId("site_schedules", `${site.code}/${index + 1}`),
      site: site.id,
      partition,
      days,
      opensFrom: opens[0],
      opensUntil: opens[1],
      closesFrom: closes[0],
      closesUntil: closes[1],
      tolerance,
    },
  }));

function temporaryRecord(site: PlacedSite, row: TemporaryRow, now: number): SeedRecord {
  const { days, effect, reason, hours = "", partition = "", codewordChecked } = row;
  // By the site's calendar, which may be a day further than the centre's.
  const today = now + zoneOffsetMs(site.timeZone, now);
  const day = (further: number): string => new Date(today + further * DAY_MS).toISOString().slice(0, 10);
  const [fromDay, untilDay] = [day(days[0]), day(days[1])];
  return {
    collection: "temporary_schedules",
    body: {
      id: recordId("temporary_schedules", `${site.code}/${reason}`),
      site: site.id,
      partition,
      fromDay,
      untilDay,
      effect,
      hours,
      reason,
      askedBy: site.contacts[row.askedBy]?.name ?? "",
      codewordChecked,
    },
  };
}
