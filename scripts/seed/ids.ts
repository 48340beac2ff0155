/** Record ids that follow from what a record is: relations are known beforehand, and a second run finds the first one's. */

import { createHash } from "node:crypto";

const LENGTH = 15;

/** Id of the record `key` of `collection`: 15 of [0-9a-z]. */
export function recordId(collection: string, key: string): string {
  const digest = createHash("sha256").update(`${collection}:${key}`).digest("hex").slice(0, 32);
  return BigInt(`0x${digest}`).toString(36).padStart(LENGTH, "0").slice(-LENGTH);
}
