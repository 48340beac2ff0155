/** Catalogues and settings from the browser's copy. */
import type { AlarmTypeRow, ProgramSettingsRow, ResolutionCodeRow, SignalTypeRow } from "../sync/rows";
import { createSharedLive } from "./shared-live";
import { useRows } from "./use-rows";

/** Kinds of alarm by code. */
export const useAlarmTypes = (): ReadonlyMap<string, AlarmTypeRow> | undefined =>
  useRows(async (db) => new Map((await db.alarm_types.toArray()).map((row) => [row.code, row])), []);

/** Ways an alarm may end, in their order; only those in use. */
export const useResolutionCodes = (): ResolutionCodeRow[] | undefined =>
  useRows(
    async (db) => (await db.resolution_codes.toArray()).filter((row) => row.active).sort((a, b) => a.order - b.order),
    [],
  );

/** What signals mean, by code. */
export const useSignalTypes = (): ReadonlyMap<string, SignalTypeRow> | undefined =>
  useRows(async (db) => new Map((await db.signal_types.toArray()).map((row) => [row.code, row])), []);

/** Settings of the installation; null = not loaded yet. */
export const useProgramSettings = createSharedLive<ProgramSettingsRow | null>(
  async (db) => (await db.program_settings.toCollection().first()) ?? null,
);
