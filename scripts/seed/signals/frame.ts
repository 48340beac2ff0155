/** The frame a panel would have sent: the past goes through the same reader as the present. */

import { crc16 } from "../../../receiver/protocols/dc09/crc";
import { encrypt, parseKey } from "../../../receiver/protocols/dc09/crypto";
import { buildStamp } from "../../../receiver/protocols/dc09/stamp";
import { CODES, CODES_AT, type Codes } from "./codes.table";
import type { DemoEvent } from "./event";

const LF = "\n";
const CR = "\r";
const LAST_SEQUENCE = 9999;

/** Bytes of the `number`-th frame of the room (from 0). */
export function frameOf(event: DemoEvent, number: number): Buffer {
  const token = event.site?.token ?? "SIA-DCS";
  const data = token === "ADM-CID" ? cidData(event) : siaData(event);
  const sequence = String(1 + (number % LAST_SEQUENCE)).padStart(4, "0");
  const header = `${sequence}L0#${event.account}[`;
  const content = `#${event.account}|${data}]_${buildStamp(event.at)}`;
  const key = parseKey(event.site?.key ?? "");
  const body = key ? `"*${token}"${header}${encrypt(content, key, padOf(number))}` : `"${token}"${header}${content}`;
  const bytes = Buffer.from(body, "latin1");
  const check = crc16(bytes).toString(16).toUpperCase().padStart(4, "0");
  const length = bytes.length.toString(16).toUpperCase().padStart(4, "0");
  return Buffer.from(`${LF}${check}${length}${body}${CR}`, "latin1");
}

/** The pad only has to differ from frame to frame. */
const padOf = (number: number) => (length: number) =>
  Uint8Array.from({ length }, (_, i) => (number * 31 + i * 17) & 63);

function pick({ at, restore, zone }: DemoEvent, event: readonly string[], restored: readonly string[]): string {
  // A restore takes the code of its alarm: both are chosen by the zone, the rest by the moment.
  const list = restore ? restored : event;
  const code = list[(zone === "" ? Math.floor(at / 1000) : Number(zone)) % list.length];
  if (code === undefined) throw new Error("a panel can't say that");
  return code;
}

function codesOf({ kind, site, zone }: DemoEvent): Codes {
  const detector = zone === "" ? undefined : site?.zones.find(({ number }) => number === zone)?.detector;
  return (detector && CODES_AT[kind]?.[detector]) ?? CODES[kind];
}

const numberOf = (event: DemoEvent, { number }: Codes): string =>
  number === "zone" ? event.zone : number === "user" ? event.user : "";

function cidData(event: DemoEvent): string {
  const codes = codesOf(event);
  const partition = (event.partition || "0").padStart(2, "0");
  const number = (numberOf(event, codes) || "0").padStart(3, "0");
  return `${pick(event, codes.cid, codes.cidRestore)} ${partition} ${number}`;
}

function siaData(event: DemoEvent): string {
  const codes = codesOf(event);
  const area = event.partition === "" ? "" : `ri${event.partition}/`;
  return `N${area}${pick(event, codes.sia, codes.siaRestore)}${numberOf(event, codes)}`;
}
