/** The live layer, for pages. The state is `liveState`, the rows are in `db()`. */
import { live } from "./runtime";

export { liveState, onNewAlarm, type AlarmNews, type LiveState } from "./live-state";

/** Catches up now, whichever tab holds the stream. */
export const requestCatchUp = (): void => live()?.requestCatchUp();

/** Loads the signals and the log of one alarm into the copy, also those older than what is kept. Throws AppError. */
export const loadAlarm = async (alarmId: string): Promise<void> => live()?.loadAlarm(alarmId);
