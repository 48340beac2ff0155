/** Since when a partition stands as it does: arming and disarming are kept apart, and only the last of the two counts. */
import type { Remote } from "../use-remote";
import type { PartitionStateRow } from "../use-site";

/** The time of the state it is in now; "" = not known. */
export const armedSince = (state: Pick<PartitionStateRow, "armedState" | "armedAt" | "openSince">): string =>
  state.armedState === "disarmed" ? state.openSince : state.armedState === "" ? "" : state.armedAt;

const UNKNOWN = {
  loading: "armed_reading",
  idle: "armed_unknown",
  ready: "armed_unknown",
  error: "armed_unreadable",
  offline: "armed_offline",
} as const;

/** What is said where it is not known: that the line is down is no word of the panel's. */
export const armedUnknown = ({ data, status }: Pick<Remote<unknown>, "data" | "status">) =>
  UNKNOWN[data === undefined ? status : "ready"];
