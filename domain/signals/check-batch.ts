/** Reads a posted batch: every row whole and of the right kinds, or the name of the first that is not. */
import { fail, ok, type Result } from "../result";
import type { IncomingSignal, SignalBatch } from "./incoming";
import { dateMs } from "./store-date";

/** Where a batch is wrong: `row` counts from 0, -1 for the batch itself. */
export interface BatchFault {
  readonly row: number;
  readonly field: string;
}

const MAX_ROWS = 1000;

type Checks = Readonly<Record<keyof IncomingSignal, (value: unknown) => boolean>>;

const isText = (value: unknown): boolean => typeof value === "string";
const isDate = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(dateMs(value));
const isKey = (value: unknown): boolean => typeof value === "string" && value !== "" && value.length <= 80;

const CHECKS: Checks = {
  key: isKey,
  kind: (value) => value === "event" || value === "unreadable" || value === "link",
  receivedAt: isDate,
  receiver: isText,
  protocol: isText,
  token: isText,
  transport: isText,
  peer: isText,
  encrypted: (value) => typeof value === "boolean",
  account: isText,
  prefix: isText,
  receiverNumber: isText,
  sequence: isText,
  panelAt: isText,
  clockSkewSeconds: (value) => Number.isSafeInteger(value),
  code: isText,
  qualifier: isText,
  partition: isText,
  zone: isText,
  user: isText,
  address: isText,
  text: isText,
  xdata: (value) => Array.isArray(value) && value.every((block) => isObject(block) && isText(block["letter"])),
  raw: isText,
  duplicateOf: isText,
};

const FIELDS = Object.entries(CHECKS);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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
  return ok({ spool, signals, repeats } as SignalBatch);
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function wrongField(signal: unknown): string | undefined {
  if (!isObject(signal)) return "row";
  return FIELDS.find(([name, check]) => !check(signal[name]))?.[0];
}
