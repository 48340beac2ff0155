/** How many days the store keeps its own log: a figure of the settings. */
import { jsonRowsOf, type PbApp } from "./pb";

/** Where nothing was set; the audit log takes refused requests over from it within minutes. */
const LOG_DAYS = 5;

const SETTINGS = "SELECT logDays FROM program_settings ORDER BY created LIMIT 1";

/** Hands the figure to the store, where it has another. */
export function applyLogDays(app: PbApp): void {
  const [stored] = jsonRowsOf<{ logDays: number | null }>(app, SETTINGS, { columns: ["logDays"] });
  const days = stored?.logDays || LOG_DAYS;
  const settings = app.settings();
  if (settings.logs.maxDays === days) return;
  settings.logs.maxDays = days;
  app.save(settings);
}
