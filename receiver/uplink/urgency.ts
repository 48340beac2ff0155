/** Which frames go first: fire, hold-up, medical and panic, by the code tables. */
import contactId from "../../domain/signals/tables/contact-id.json";
import siaDcs from "../../domain/signals/tables/sia-dcs.json";
import type { Reading } from "../contracts/engine";

const FIRST = new Set(["fire", "holdup", "medical", "panic", "emergency"]);
const isAlarm = (kind: string | undefined): boolean => kind === "alarm";

const urgentCid: ReadonlySet<string> = new Set(
  Object.values(contactId.codes)
    .filter((code) => FIRST.has(code.category))
    .map((code) => code.code),
);
const urgentSia: ReadonlySet<string> = new Set(
  Object.values(siaDcs.codes)
    .filter((code) => FIRST.has(code.category) && isAlarm(code.kind))
    .map((code) => code.code),
);

/** True when one event of the frame is a new alarm of life or limb. */
export const isUrgent = (reading: Reading): boolean =>
  reading.events.some(({ code, qualifier }) =>
    qualifier === "" ? urgentSia.has(code) : qualifier === "E" && urgentCid.has(code),
  );
