/** Shifts of the tests: around now, on a day of the room's that is far from its midnight. */

import type { TestStore } from "./store";

const HOUR_MS = 3_600_000;

/** A zone on whose clock it is that hour now; `Etc/GMT-3` is three hours ahead. */
export function zoneWhereItIs(hour: number): string {
  const ahead = ((((hour - new Date().getUTCHours() + 11) % 24) + 24) % 24) - 11;
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** Puts the control room where it is that hour now. */
export async function setRoomHour(store: TestStore, hour: number): Promise<void> {
  const settings = store.client().collection("program_settings");
  const [room] = await settings.getFullList();
  await settings.update(room?.id ?? "", { timeZone: zoneWhereItIs(hour) });
}

/** An operator record of somebody who may work only in his shifts. */
export const bindToShifts = async (store: TestStore, user: string): Promise<string> =>
  (await store.client().collection("operators").create({ user })).id;

/** A shift from and to so many hours from now. */
export async function addShift(store: TestStore, operator: string, [from, to]: readonly [number, number]) {
  const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const body = { operator, shift_name: "Test", shift_start_time: at(from), shift_end_time: at(to) };
  const record = await store.client().collection("shift_management").create(body);
  return { id: record.id, start: String(record["shift_start_time"]) };
}
