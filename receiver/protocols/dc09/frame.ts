/** From the bytes of one frame to its header and content; checks length and CRC (reference 1). */
import { fail, ok, type Result } from "../../../domain/result";
import { crc16 } from "./crc";

export type CrcForm = "hex" | "binary";
export type FrameFault = "short" | "shape" | "length" | "crc" | "header";

export interface Frame {
  readonly crcForm: CrcForm;
  /** ELDES: check sum and length cover the closing CR (quirk 17). */
  readonly crcCoversCr: boolean;
  readonly encrypted: boolean;
  readonly token: string;
  readonly sequence: string;
  /** null = the field is absent, `""` = the letter stands alone. */
  readonly receiver: string | null;
  readonly line: string | null;
  readonly account: string | null;
  /** Everything between the id and the bracket, to be echoed byte for byte. */
  readonly echo: string;
  /** Everything between `[` and CR, one character a byte. */
  readonly content: string;
}

const LF = 0x0a;
const CR = 0x0d;
const ZERO = 0x30;
const QUOTE = 0x22;
const HEADER =
  /"(\*?)([^"[\]\r\n*]{1,32})"((\d{4})(?:R([0-9A-Fa-f]{0,6}))?(?:L([0-9A-Fa-f]{0,6}))?(?:#([0-9A-Za-z]{1,16}))?)\[/y;

const hexDigit = (byte: number | undefined): number => {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};

/** Value of `count` hex digits at `at`, or -1. */
export function hexAt(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let index = 0; index < count; index++) {
    const digit = hexDigit(bytes[at + index]);
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

interface Check {
  readonly form: CrcForm;
  readonly crc: number;
  readonly length: number;
  readonly bodyAt: number;
}

function readCheck(bytes: Uint8Array): Check | null {
  if (bytes[9] === QUOTE && bytes[5] === ZERO) {
    const crc = hexAt(bytes, 1, 4);
    const length = hexAt(bytes, 6, 3);
    if (crc >= 0 && length >= 0) return { form: "hex", crc, length, bodyAt: 9 };
  }
  if (bytes[7] === QUOTE && bytes[3] === ZERO) {
    const length = hexAt(bytes, 4, 3);
    if (length >= 0) return { form: "binary", crc: bytes[1]! * 256 + bytes[2]!, length, bodyAt: 7 };
  }
  return null;
}

/** The form of a frame's check sum, whether it is right or not. */
export const crcFormOf = (bytes: Uint8Array): CrcForm => readCheck(bytes)?.form ?? "hex";

function readHeader(body: string, check: Check, crcCoversCr: boolean): Result<Frame, FrameFault> {
  HEADER.lastIndex = 0;
  const match = HEADER.exec(body);
  if (!match) return fail("header");
  return ok({
    crcForm: check.form,
    crcCoversCr,
    encrypted: match[1] === "*",
    token: match[2]!,
    echo: match[3]!,
    sequence: match[4]!,
    receiver: match[5] ?? null,
    line: match[6] ?? null,
    account: match[7] ?? null,
    content: body.slice(HEADER.lastIndex),
  });
}

/** One frame from LF to CR. Total: any bytes give a value. */
export function parseFrame(bytes: Uint8Array): Result<Frame, FrameFault> {
  if (bytes.length < 10 || bytes[0] !== LF || bytes[bytes.length - 1] !== CR) return fail("short");
  const check = readCheck(bytes);
  if (!check) return fail("shape");
  const end = bytes.length - 1;
  const bodyLength = end - check.bodyAt;
  const covers = check.length === bodyLength + 1;
  if (check.length !== bodyLength && !covers) return fail("length");
  if (crc16(bytes, check.bodyAt, covers ? end + 1 : end) !== check.crc) return fail("crc");
  return readHeader(latin1(bytes, check.bodyAt, end), check, covers);
}

/** Bytes as a string of one character a byte. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", start, end);
}
