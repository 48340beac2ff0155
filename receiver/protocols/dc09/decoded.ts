/** The `decoded` object of the vectors and of `npm run spool`: exactly its keys and forms. */
import type { Frame } from "./frame";
import type { Message } from "./message";
import { toIsoSeconds } from "./stamp";

/** How much of a frame may be shown: a refused one only by its header, a stale one without its data. */
export type Depth = "header" | "time" | "full";

type Decoded = Record<string, unknown>;

/** Header alone: for frames that can't be decrypted, are refused, or are answers themselves. */
export function decodedHeader(frame: Frame, account: string): Decoded {
  return {
    idToken: frame.token,
    encrypted: frame.encrypted,
    sequence: frame.sequence,
    receiver: frame.receiver,
    line: frame.line,
    account: account === "" ? null : account,
  };
}

function addTime(decoded: Decoded, message: Message): void {
  const { content, stampMs } = message;
  if (content.xdata.length > 0) decoded["xdata"] = content.xdata.map((block) => [block.letter, block.content]);
  if (stampMs !== null) decoded["timestamp"] = toIsoSeconds(stampMs);
  else if (content.stamp !== "") decoded["timestampText"] = content.stamp;
}

/** The whole message down to `depth`. */
export function toDecoded(message: Message, depth: Depth): Decoded {
  const decoded = decodedHeader(message.frame, message.account);
  if (depth === "header") return decoded;
  addTime(decoded, message);
  if (depth === "time") return decoded;
  if (message.isSkewed) decoded["clockSkewSeconds"] = message.skew;
  if (message.sort === "supervision") {
    if (message.content.data !== "") decoded["data"] = message.content.data;
    decoded["kind"] = "supervision";
    return decoded;
  }
  decoded["data"] = message.content.data;
  if (message.dataAccount !== null) decoded["dataAccount"] = message.dataAccount;
  const events = message.body?.events ?? [];
  if (events.length === 1) Object.assign(decoded, events[0]);
  else if (events.length > 1) decoded["events"] = events;
  return decoded;
}
