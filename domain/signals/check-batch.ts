/** Reads a posted batch: every row whole and of the right kinds, or the name of the first that is not. */
import { isObject } from "../plain-object";
import { fail, ok, type Result } from "../result";
import { MOST_ASKED, type IncomingSignal, type MissingQuestion, type SignalBatch } from "./incoming";
import { dateMs } from "./store-date";

/** Where a batch is wrong: `row` counts from 0, -1 for the batch itself. */
export interface BatchFault {
  readonly row: number;
  readonly field: string;
}

const MAX_ROWS = 1000;

const isText = (value: unknown): boolean => typeof value === "string";
const isDate = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(dateMs(value));
const isKey = (value: unknown): boolean => typeof value === "string" && value !== "" && value.length <= 80;

type Name = keyof IncomingSignal;

const TEXTS: readonly Name[] = [
  "receiver",
  "protocol",
  "token",
  "transport",
  "peer",
  "account",
  "prefix",
  "receiverNumber",
  "sequence",
  "panelAt",
  "code",
  "qualifier",
  "partition",
  "zone",
  "user",
  "address",
  "text",
  "raw",
  "duplicateOf",
];

/** The batch, or where it is wrong. */
export function checkBatch(body: unknown): Result<SignalBatch, BatchFault> {
  if (!isObject(body)) return fail({ row: -1, field: "body" });
  const { spool, signals, repeats } = body;
  if (typeof spool !== "string") return fail({ row: -1, field: "spool" });
  if (!Array.isArray(signals) || signals.length > MAX_ROWS) return fail({ row: -1, field: "signals" });
  for (const [row, signal] of signals.entries()) {
    const field = wrongField(signal);
    if (field !== undefined) return fail({ row, field });
  }
  if (!Array.isArray(repeats)) return fail({ row: -1, field: "repeats" });
  const wrong = repeats.findIndex((item) => !isObject(item) || !isKey(item["key"]) || !isCount(item["count"]));
  if (wrong >= 0) return fail({ row: wrong, field: "repeats" });
  return ok({ spool, signals: (signals as IncomingSignal[]).map(withoutWildStamp), repeats } as SignalBatch);
}

/** A clock that began anew is decades behind, and that is worth telling; none runs this far ahead. */
const AHEAD_MAX_S = 10 * 365 * 86_400;

/** A panel's stamp that can't be meant is none: a year of 9999 would be told as the panel's clock. */
function withoutWildStamp(signal: IncomingSignal): IncomingSignal {
  const aheadSeconds = (dateMs(signal.panelAt) - dateMs(signal.receivedAt)) / 1000;
  const isWild = aheadSeconds > AHEAD_MAX_S || signal.clockSkewSeconds > AHEAD_MAX_S;
  return isWild ? { ...signal, panelAt: "", clockSkewSeconds: 0 } : signal;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function wrongField(signal: unknown): Name | "row" | undefined {
  if (!isObject(signal)) return "row";
  for (const name of TEXTS) if (typeof signal[name] !== "string") return name;
  const { key, kind, receivedAt, encrypted, clockSkewSeconds, xdata } = signal;
  if (!isKey(key)) return "key";
  if (kind !== "event" && kind !== "unreadable" && kind !== "link") return "kind";
  if (!isDate(receivedAt)) return "receivedAt";
  if (typeof encrypted !== "boolean") return "encrypted";
  if (!Number.isSafeInteger(clockSkewSeconds)) return "clockSkewSeconds";
  const blocks = Array.isArray(xdata) && xdata.every((block) => isObject(block) && isText(block["letter"]));
  return blocks ? undefined : "xdata";
}

/** What is asked about frames, or the field that is wrong. */
export function checkMissingQuestion(body: unknown): Result<MissingQuestion, { readonly field: string }> {
  if (!isObject(body)) return fail({ field: "body" });
  const { run, sequences } = body;
  if (typeof run !== "string" || run === "" || run.length > 60) return fail({ field: "run" });
  if (!Array.isArray(sequences) || sequences.length > MOST_ASKED || !sequences.every(isCount))
    return fail({ field: "sequences" });
  return ok({ run, sequences } as MissingQuestion);
}
