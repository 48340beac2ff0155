/** What the alarm pages read: the open and parked alarms, the settings, the catalogues; one query each. */
import { db } from "../sync/db";
import { createSharedLive } from "./shared-live";

/** Every open alarm, in no order. */
export const useOpenAlarms = createSharedLive(() => db().events_alarm.toArray());

/** Every parked alarm, in no order. */
export const usePendingAlarms = createSharedLive(() => db().events_pending.toArray());

/** The settings of the installation; null when they were never read. */
export const useProgramSettings = createSharedLive(
  async () => (await db().program_settings.toCollection().first()) ?? null,
);

/** How an alarm may end, in the centre's order. */
export const useResolutionCodes = createSharedLive(async () =>
  (await db().resolution_codes.toArray()).filter((code) => code.active).sort((a, b) => a.order - b.order),
);

/** The kinds of alarm by code. */
export const useAlarmTypes = createSharedLive(
  async () => new Map((await db().alarm_types.toArray()).map((type) => [type.code, type])),
);

/** Ids of the sites that are switched to test. */
export const useTestSites = createSharedLive(
  async () =>
    new Set(
      (
        await db()
          .site_accounts.filter((site) => site.state === "test")
          .toArray()
      ).map((site) => site.id),
    ),
);
