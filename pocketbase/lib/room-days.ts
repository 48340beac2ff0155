/** Days of the control room's calendar, which the engine's JavaScript knows nothing of: its own language does. */
import type { DayOf } from "../../domain/access/shift-gate";
import type { WallOf } from "../../domain/shifts/room-clock";
import { storeDate } from "../../domain/signals/store-date";
import { rowsOf, type PbApp, type PbDate } from "./pb";

/** An instant in a time zone; `format` takes the layout of that language, `2006-01-02`. */
interface PbTime {
  in(zone: PbZone): PbTime;
  format(layout: string): string;
}

/** A time zone of the engine's own tables. */
interface PbZone {
  string(): string;
}

declare global {
  /** One that is not known is UTC. */
  var Timezone: new (name: string) => PbZone;
}

const ZONE = "SELECT timeZone FROM program_settings ORDER BY created LIMIT 1";
const LAYOUT = "2006-01-02";

/** The room's time zone, by name. */
export const roomZone = (app: PbApp): string => rowsOf(app, ZONE, { shape: { timeZone: "" } })[0]?.timeZone ?? "";

const WALL_LAYOUT = "2006-01-02T15:04";

const inRoom = (app: PbApp, layout: string): ((ms: number) => string) => {
  const zone = new Timezone(roomZone(app));
  return (ms) => (new DateTime(storeDate(ms)) as PbDate & { time(): PbTime }).time().in(zone).format(layout);
};

/** Names the days of the room's calendar. */
export const roomDays = (app: PbApp): DayOf => inRoom(app, LAYOUT);

/** Says what the room's clock shows. */
export const roomWalls = (app: PbApp): WallOf => inRoom(app, WALL_LAYOUT);
