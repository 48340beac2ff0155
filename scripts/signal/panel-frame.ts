/** Builds the frame of a simulated panel. */
import { randomBytes } from "node:crypto";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { decrypt, encrypt, parseKey, stripPad } from "../../receiver/protocols/dc09/crypto";
import { parseFrame } from "../../receiver/protocols/dc09/frame";
import { buildStamp } from "../../receiver/protocols/dc09/stamp";
import { rawTokens, supervisionTokens } from "../../receiver/protocols/dc09/tokens";
import type { SignalArguments } from "./arguments";

const QUALIFIER_DIGITS = { E: "1", R: "3", P: "6" } as const;

function dataOf(args: SignalArguments): string {
  const { account, zone, user, partition, text } = args;
  if (supervisionTokens.has(args.token)) return "";
  if (rawTokens.has(args.token)) return `#${account}|${Buffer.from(text, "utf8").toString("latin1")}`;
  if (args.cid !== "") {
    const number = (user || zone || "0").padStart(3, "0");
    return `#${account}|${QUALIFIER_DIGITS[args.qualifier]}${args.cid} ${partition.padStart(2, "0")} ${number}`;
  }
  const by = user !== "" && zone !== "" ? `/id${user}` : "";
  const words = text === "" ? "" : `^${Buffer.from(text, "utf8").toString("latin1")}^`;
  return `#${account}|Nri${partition}${by}/${args.event}${zone || user}${words}`;
}

/** One frame; encrypted ones carry the time, as the standard demands. */
export function buildSignal(args: SignalArguments, sequence: number, nowMs: number): Buffer {
  const receiver = args.receiver === "" ? "" : `R${args.receiver}`;
  const header = `"${String(sequence).padStart(4, "0")}${receiver}L${args.prefix}#${args.account}[`;
  const { token } = args;
  const data = dataOf(args);
  if (args.key === "") return buildFrame(`"${token}${header}${data}]`);
  const key = parseKey(args.key)!;
  return buildFrame(`"*${token}${header}${encrypt(`${data}]_${buildStamp(nowMs)}`, key, randomBytes)}`);
}

/** Is this the answer to the frame of that number? A NAK names none, and what can't be read is shown as what it is. */
export function answers(reply: Uint8Array, sequence: number): boolean {
  const frame = parseFrame(reply);
  return !frame.ok || frame.value.token === "NAK" || Number(frame.value.sequence) === sequence;
}

/** What the receiver answered, in words, with the sealed part opened. */
export function describeReply(reply: Uint8Array, key: string): { readonly isAck: boolean; readonly line: string } {
  const frame = parseFrame(reply);
  if (!frame.ok) return { isAck: false, line: `no frame (${frame.fault}): ${Buffer.from(reply).toString("hex")}` };
  const { token, encrypted, echo, content } = frame.value;
  const aes = encrypted ? parseKey(key) : null;
  const clear = aes ? decrypt(content, aes) : null;
  const rest = clear ? stripPad(clear.toString("latin1")) : content;
  return { isAck: token === "ACK", line: `${encrypted ? "*" : ""}${token} ${echo} [${rest}` };
}
