/** Since when a partition stands as it does: arming and disarming are kept apart, and only the last of the two counts. */
import type { PartitionStateRow } from "../../../resources/use-site";

/** The time of the state it is in now; "" = not known. */
export const armedSince = (state: Pick<PartitionStateRow, "armedState" | "armedAt" | "openSince">): string =>
  state.armedState === "disarmed" ? state.openSince : state.armedState === "" ? "" : state.armedAt;
