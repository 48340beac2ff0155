/** How a panel says what happened: Contact ID and SIA, the event and its restore. */

import type { Detector } from "../model";
import type { EventKind } from "./event";

/** What the number after the code is. */
type Number = "zone" | "user" | "none";

/** A kind's codes. `cid` is qualifier and code; a list is chosen from by the event's moment. */
export interface Codes {
  readonly cid: readonly string[];
  readonly cidRestore: readonly string[];
  readonly sia: readonly string[];
  readonly siaRestore: readonly string[];
  readonly number: Number;
}

const codes = (number: Number, cid: string, sia: string): Codes => {
  const [event = "", restore = ""] = cid.split(" / ");
  const [siaEvent = "", siaRestore = ""] = sia.split(" / ");
  const list = (text: string): string[] => text.split(" ").filter((code) => code !== "");
  return { number, cid: list(event), cidRestore: list(restore), sia: list(siaEvent), siaRestore: list(siaRestore) };
};

export const CODES: Readonly<Record<EventKind, Codes>> = {
  open: codes("user", "1401 1401 1401 1409 1407", "OP"),
  close: codes("user", "3401 3401 3401 3409 3407", "CL"),
  cancel: codes("user", "1406", "BC"),
  test: codes("none", "1602", "RP"),
  status: codes("none", "1627 1628 1625 1623", "LB LX RB RS JT"),
  bypass: codes("zone", "1570 / 3570", "BB / BU"),
  intrusion: codes("zone", "1130 / 3130", "BA / BR"),
  confirmed: codes("none", "1139", "BV"),
  tamper: codes("zone", "1144 / 3144", "TA / TR"),
  fire: codes("zone", "1111 / 3111", "FA / FR"),
  hold_up: codes("zone", "1122 / 3122", "HA / HR"),
  medical: codes("zone", "1100", "MA"),
  flood: codes("zone", "1154 / 3154", "WA / WR"),
  temperature: codes("zone", "1159 / 3159", "ZA / ZR"),
  gas: codes("zone", "1151 / 3151", "GA / GR"),
  mains: codes("none", "1301 / 3301", "AT / AR"),
  battery: codes("none", "1302 / 3302", "YT / YR"),
  comms: codes("none", "1350 / 3350", "YS / YK"),
  sensor: codes("zone", "1380 / 3380", "BT / BJ"),
  unknown_code: codes("zone", "1799", "QY"),
};

/** What a panel says instead, by what stands at the zone: a door is no interior zone, a heat detector sees no smoke. */
export const CODES_AT: Readonly<Partial<Record<EventKind, Readonly<Partial<Record<Detector, Codes>>>>>> = {
  intrusion: {
    door: codes("zone", "1134 1131 / 3134 3131", "BA / BR"),
    glass: codes("zone", "1131 / 3131", "BA / BR"),
    motion: codes("zone", "1132 / 3132", "BA / BR"),
  },
  fire: { heat: codes("zone", "1114 / 3114", "KA / KR") },
};

/** What can say such a thing; what is not named here comes from no zone, or from any. */
export const DETECTORS_OF: Readonly<Partial<Record<EventKind, readonly Detector[]>>> = {
  intrusion: ["door", "motion", "glass"],
  tamper: ["tamper", "motion", "door"],
  fire: ["smoke", "heat"],
  hold_up: ["hold_up"],
  flood: ["flood"],
  temperature: ["temperature"],
  gas: ["gas"],
  sensor: ["motion", "door", "glass"],
};
