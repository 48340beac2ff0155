/** The catalogues as deciding wants them; a shipped type that the store lost still speaks. */
import { ALARM_TYPES } from "../catalogue/alarm-types";
import type { AlarmType, Catalogue, SignalType } from "./world";

/** A signal type as its row has it: `alarmType` is a record id. */
export type SignalTypeRow = SignalType;

/** Builds the catalogue from the rows of `signal_types` and `alarm_types`. */
export function buildCatalogue(signalRows: readonly SignalTypeRow[], alarmRows: readonly AlarmType[]): Catalogue {
  const alarmTypes = new Map<string, AlarmType>(ALARM_TYPES.map((seed) => [seed.code, { id: "", ...seed }]));
  for (const row of alarmRows) alarmTypes.set(row.code, row);
  const alarmTypesById = new Map(alarmRows.map((row) => [row.id, row]));
  const rows = signalRows.map((row) => ({ ...row, alarmType: alarmTypesById.get(row.alarmType)?.code ?? "" }));
  const unknownAccount = alarmTypes.get("unknown_account");
  if (!unknownAccount) throw new Error("alarm type unknown_account is not shipped");
  return {
    signalTypes: new Map(rows.map((row) => [row.code, row])),
    signalTypesById: new Map(rows.map((row) => [row.id, row])),
    alarmTypes,
    alarmTypesById,
    unknownAccount,
  };
}
