/** The records of what the demo centre has put into its catalogues. */

import { AGENCIES, HOLIDAY_SETS, JURISDICTIONS, PANELS, type HolidaySetRow } from "../data/catalogues.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";

const DAY_MS = 86_400_000;
const CHECKED_DAYS_AGO = 40;
const CHECKED_EVERY_DAYS = 180;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Panels, agencies, where these come, and holidays, as seen at `now`. */
export const catalogueRecords = (now: number): SeedRecord[] => [
  ...PANELS.map((row): SeedRecord => ({
    collection: "panel_templates",
    body: { id: recordId("panel_templates", `${row.make} ${row.model}`), ...row },
  })),
  ...agencyRecords(now),
  ...JURISDICTIONS.map(({ key, agency, ...row }, index): SeedRecord => ({
    collection: "jurisdictions",
    body: {
      id: recordId("jurisdictions", key),
      ...row,
      agency: recordId("important_contacts", agency),
      order: (index + 1) * 10,
      active: true,
    },
  })),
  ...HOLIDAY_SETS.flatMap(setRecords),
];

/** The first was last checked 40 days ago, each further one 17 days before: the last ones are due. */
const agencyRecords = (now: number): SeedRecord[] =>
  AGENCIES.map(({ key, numbers, referenceNeeded = false, ...row }, index): SeedRecord => {
    const verifiedAt = now - (CHECKED_DAYS_AGO + 17 * index) * DAY_MS;
    return {
      collection: "important_contacts",
      body: {
        id: recordId("important_contacts", key),
        ...row,
        phones: numbers.map((number) => ({ number, kind: "work" })),
        hours: "24/7",
        referenceNeeded,
        verifiedOn: dayOf(verifiedAt),
        nextCheckOn: dayOf(verifiedAt + CHECKED_EVERY_DAYS * DAY_MS),
        order: (index + 1) * 10,
        active: true,
      },
    };
  });

function setRecords({ key, days, ...row }: HolidaySetRow): SeedRecord[] {
  const set = recordId("holiday_sets", key);
  return [
    { collection: "holiday_sets", body: { id: set, ...row, active: true } },
    ...days.map(({ part = "whole", effect = "closed", yearly = false, ...day }): SeedRecord => ({
      collection: "holidays",
      body: { id: recordId("holidays", `${key} ${day.day}`), set, ...day, yearly, part, effect },
    })),
  ];
}
