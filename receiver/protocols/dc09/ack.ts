/** Answers: ACK, NAK, DUH and the encrypted ACK, byte for byte (reference 2). */
import { crc16 } from "./crc";
import { encrypt } from "./crypto";
import type { CrcForm, Frame } from "./frame";
import { buildStamp } from "./stamp";

/** A body from the quote to the last byte before CR, framed. `coversCr` builds what ELDES panels send. */
export function buildFrame(body: string, crcForm: CrcForm = "hex", coversCr = false): Buffer {
  const bodyAt = crcForm === "hex" ? 9 : 7;
  const frame = Buffer.allocUnsafe(bodyAt + body.length + 1);
  frame.write(body, bodyAt, "latin1");
  const end = frame.length - 1;
  frame[0] = 0x0a;
  frame[end] = 0x0d;
  const crc = crc16(frame, bodyAt, coversCr ? end + 1 : end);
  const length = `0${hex(body.length + (coversCr ? 1 : 0), 3)}`;
  if (crcForm === "hex") frame.write(hex(crc, 4) + length, 1, "latin1");
  else {
    frame[1] = crc >>> 8;
    frame[2] = crc & 0xff;
    frame.write(length, 3, "latin1");
  }
  return frame;
}

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, "0");

/** How the L field goes back; some cheap panels only take `L0` or none (quirk 14). */
export type ReplyLine = "echo" | "L0" | "none";

function echoOf(frame: Frame, replyLine: ReplyLine): string {
  if (replyLine === "echo" || frame.line !== "") return frame.echo;
  const receiver = frame.receiver === null ? "" : `R${frame.receiver}`;
  const account = frame.account === null ? "" : `#${frame.account}`;
  return `${frame.sequence}${receiver}${replyLine === "L0" ? "L0" : ""}${account}`;
}

/** Clear ACK; with `nowMs` it carries our time. */
export function buildAck(frame: Frame, replyLine: ReplyLine, nowMs?: number): Buffer {
  const stamp = nowMs === undefined ? "" : `_${buildStamp(nowMs)}`;
  return buildFrame(`"ACK"${echoOf(frame, replyLine)}[]${stamp}`, frame.crcForm);
}

export interface Sealing {
  readonly key: Uint8Array;
  readonly nowMs: number;
  readonly randomBytes: (length: number) => Uint8Array;
}

/** Encrypted ACK: `pad |]_time` under the panel's key. */
export function buildSealedAck(frame: Frame, replyLine: ReplyLine, sealing: Sealing): Buffer {
  const cipher = encrypt(`]_${buildStamp(sealing.nowMs)}`, sealing.key, sealing.randomBytes);
  return buildFrame(`"*ACK"${echoOf(frame, replyLine)}[${cipher}`, frame.crcForm);
}

/** DUH is never encrypted. */
export function buildDuh(frame: Frame, replyLine: ReplyLine): Buffer {
  return buildFrame(`"DUH"${echoOf(frame, replyLine)}[]`, frame.crcForm);
}

export interface NakForm {
  /** `R0L0A0`, or the panel's own address. */
  readonly form: "fixed" | "account";
  /** What stands between the id and the bracket of the frame that is answered. */
  readonly echo: string;
  readonly crcForm: CrcForm;
}

/** NAK always carries our time: panels set their clock by it. */
export function buildNak(nowMs: number, { form, echo, crcForm }: NakForm): Buffer {
  const address = form === "account" ? echo.slice(4) : "R0L0A0";
  return buildFrame(`"NAK"0000${address}[]_${buildStamp(nowMs)}`, crcForm);
}
