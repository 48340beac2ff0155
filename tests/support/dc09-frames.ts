/** Builds DC-09 frames as a panel sends them and reads the answers; shares no line with the receiver's own codec. */

import { createCipheriv } from "node:crypto";

/** One event as a panel would report it. */
export interface PanelEvent {
  readonly account: string;
  /** 1-9999 */
  readonly sequence: number;
  /** SIA code, for example `BA`. */
  readonly code: string;
  readonly zone: number;
  readonly partition?: number;
  /** Free text behind the code; makes the event recognisable. */
  readonly text?: string;
}

/** How an event is put on the wire. */
export interface FrameOptions {
  /** AES key as 32, 48 or 64 hex digits; a clear frame without it. */
  readonly key?: string;
  /** The panel's clock; a clear frame without it carries no stamp. */
  readonly atMs?: number;
}

/** An answer of the receiver, as much of it as is readable without the key. */
export interface PanelAnswer {
  /** ACK, NAK, DUH or RSP */
  readonly id: string;
  readonly encrypted: boolean;
  readonly sequence: string;
  readonly account: string;
}

/** A panel's pad before the data of an encrypted frame; any length is accepted, 2026 asks for 16-31 bytes. */
const LEAST_PAD = 16;
const BLOCK = 16;

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  return crc;
});

/** A SIA-DCS frame. */
export function siaFrame(event: PanelEvent, options: FrameOptions = {}): Buffer {
  const zone = String(event.zone).padStart(3, "0");
  const text = event.text === undefined ? "" : `^${event.text}^`;
  const data = `#${event.account}|Nri${event.partition ?? 1}/${event.code}${zone}${text}`;
  const head = `"SIA-DCS"${digits(event.sequence, 4)}L0#${event.account}[`;
  return wrap(head, data, options);
}

/** A NULL frame: the panel says that it is there. */
export function nullFrame(account: string, options: FrameOptions = {}): Buffer {
  return wrap(`"NULL"0000L0#${account}[`, "", options);
}

/** Reads an answer without its LF and CR; null when it is none. */
export function parseAnswer(answer: string): PanelAnswer | null {
  const match = /^[0-9A-F]{4}0[0-9A-F]{3}"(\*?)(ACK|NAK|DUH|RSP)"(\d{4})[^#[]*(?:#(\w+))?\[/.exec(answer);
  if (!match) return null;
  const [, star, id = "", sequence = "", account = ""] = match;
  return { id, encrypted: star === "*", sequence, account };
}

/** A panel's stamp: UTC, month first. */
export function stampOf(atMs: number): string {
  const [date = "", time = ""] = new Date(atMs).toISOString().split("T");
  const [year, month, day] = date.split("-");
  return `_${time.slice(0, 8)},${month}-${day}-${year}`;
}

function wrap(head: string, data: string, { key, atMs }: FrameOptions): Buffer {
  const stamp = atMs === undefined ? "" : stampOf(atMs);
  if (key === undefined) return seal(Buffer.from(`${head}${data}]${stamp}`, "latin1"));
  if (atMs === undefined) throw new Error("an encrypted frame carries a stamp: the receiver's guard against replays");
  const content = `|${data}]${stamp}`;
  const padded = "~".repeat(LEAST_PAD + ((BLOCK - ((LEAST_PAD + content.length) % BLOCK)) % BLOCK)) + content;
  const cipher = createCipheriv(`aes-${key.length * 4}-cbc`, Buffer.from(key, "hex"), Buffer.alloc(BLOCK));
  cipher.setAutoPadding(false);
  const hex = Buffer.concat([cipher.update(padded, "latin1"), cipher.final()])
    .toString("hex")
    .toUpperCase();
  return seal(Buffer.from(`${head.replace('"', '"*')}${hex}`, "latin1"));
}

function seal(body: Buffer): Buffer {
  let crc = 0;
  for (const byte of body) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  const header = `\n${hex(crc, 4)}0${hex(body.length, 3)}`;
  return Buffer.concat([Buffer.from(header, "latin1"), body, Buffer.from("\r", "latin1")]);
}

const hex = (value: number, length: number): string => value.toString(16).toUpperCase().padStart(length, "0");
const digits = (value: number, length: number): string => String(value).padStart(length, "0");
