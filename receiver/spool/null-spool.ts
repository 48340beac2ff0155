/** A spool that keeps nothing, for the benchmark that measures what keeping costs. */
import type { SpoolPort } from "../contracts/spool";

/** Stores nothing: acknowledgements are lies then, so the configuration must ask for it by name. */
export function createNullSpool(): SpoolPort {
  let sequence = 0;
  return {
    id: "off",
    openBatch: 0,
    committedBatch: 0,
    status: { state: "off", reason: "" },
    takeSequence: () => ++sequence,
    append: () => undefined,
  };
}
