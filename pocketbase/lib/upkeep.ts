/** What the store does by itself beside signals: old records go, files are looked at, partitions are counted. */
import { readTree, syncBackups } from "./backup-files";
import { countPartitions } from "./receiver-records";
import { purgeOld } from "./retention";

export { receiverCreating } from "./receiver-records";

/** Once a minute. One that fails is told to the log and stops none of the others. */
export function everyMinute(): void {
  for (const [what, work] of Object.entries({ syncBackups, countPartitions })) attempt(what, () => work($app));
}

/** Once an hour. */
export function everyHour(): void {
  for (const [what, work] of Object.entries({ purgeOld, readTree })) attempt(what, () => work($app));
}

function attempt(what: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    $app.logger().error("upkeep failed", "what", what, "error", String(error));
  }
}
