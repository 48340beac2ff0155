/** The catalogues as they stand, read again only when one of their rows has changed. */
import { buildCatalogue, type SignalTypeRow } from "../../domain/signals/catalogue";
import type { AlarmType, Catalogue } from "../../domain/signals/world";
import { jsonRowsOf, type PbApp } from "./pb";

// Kept by each engine for itself; the mark below is asked inside every transaction, so it is never stale.
let kept: { mark: string; catalogue: Catalogue } | undefined;

const MARK = `
  SELECT (SELECT COUNT(*) || MAX(updated) FROM signal_types) || ' ' ||
    (SELECT COUNT(*) || MAX(updated) FROM alarm_types) AS mark`;
const SIGNAL_COLUMNS = ["id", "code", "name", "class", "category", "alarmType", "priority", "resetsTest"];
const ALARM_COLUMNS = ["id", "code", "name", "category", "priority", "warnSeconds", "breachSeconds", "alwaysOwn"];

/** Signal types and alarm types, for deciding. */
export function loadCatalogue(tx: PbApp): Catalogue {
  const mark = jsonRowsOf<{ mark: string }>(tx, MARK, { columns: ["mark"] })[0]?.mark ?? "";
  if (kept?.mark === mark) return kept.catalogue;
  const signalRows = rows<SignalTypeRow>(tx, "signal_types", SIGNAL_COLUMNS);
  const alarmRows = rows<AlarmType>(tx, "alarm_types", ALARM_COLUMNS);
  const catalogue = buildCatalogue(
    signalRows.map((row) => ({ ...row, resetsTest: Boolean(row.resetsTest) })),
    alarmRows.map((row) => ({ ...row, alwaysOwn: Boolean(row.alwaysOwn) })),
  );
  kept = { mark, catalogue };
  return catalogue;
}

const rows = <T>(tx: PbApp, table: string, columns: readonly string[]): T[] =>
  jsonRowsOf<T>(tx, `SELECT ${columns.map((column) => `"${column}"`).join(", ")} FROM ${table}`, { columns });
