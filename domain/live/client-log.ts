/** `POST /api/log` (specification 7): lines that browsers log, in streams; what of them is taken, and how much. */
import { isObject } from "../plain-object";
import { fail, ok, type Result } from "../result";
import { dateMs } from "../signals/store-date";

/** The route. */
export const LOG_PATH = "/api/log";
/** The largest body. */
export const LOG_MOST_BYTES = 65_536;
/** Most lines of a request. */
const LOG_MOST_LINES = 200;

/** Levels by name, as the store's own log numbers them. */
export const LOG_LEVELS = { debug: -4, info: 0, warn: 4, error: 8 } as const;
export type LogLevel = keyof typeof LOG_LEVELS;

/** Few short facts of a stream: no names, no ids, nothing of a person. */
export type LogExtras = Readonly<Record<string, string | number | boolean>>;

/** One line: when, and its message as JSON text: an object with `id` (15 of [a-z0-9]) and `message`. */
export type LogValue = readonly [timestamp: string, message: string];

/** What is sent. */
export interface LogStreams {
  readonly streams: readonly {
    readonly stream: { readonly level: LogLevel; readonly app: string; readonly extras?: LogExtras };
    readonly values: readonly LogValue[];
  }[];
}

/** A line as it is kept. */
export interface LogLine {
  readonly id: string;
  readonly atMs: number;
  readonly level: LogLevel;
  readonly app: string;
  readonly message: string;
  readonly extras: LogExtras;
}

/** What is wrong with a body: where, as far as a program needs it. */
export interface LogFault {
  readonly code: "bad_request" | "field_too_long";
  readonly field: "streams" | "stream" | "level" | "app" | "extras" | "values" | "timestamp" | "message" | "id";
}

const ID = /^[a-z0-9]{15}$/;
const NAME = /^[a-zA-Z][a-zA-Z0-9_]{0,29}$/;
const APP_MAX = 40;
const TEXT_MAX = 300;
const MOST_EXTRAS = 10;
/** So old a line may be that waited for the store; and so far ahead a browser's idea of the time. */
const OLDEST_MS = 3 * 86_400_000;

const bad = (field: LogFault["field"], code: LogFault["code"] = "bad_request") => fail({ code, field });

const isLevel = (level: unknown): level is LogLevel => typeof level === "string" && Object.hasOwn(LOG_LEVELS, level);

const isShort = (value: unknown): boolean =>
  typeof value === "boolean" ||
  (typeof value === "number" && Number.isFinite(value)) ||
  (typeof value === "string" && value.length <= TEXT_MAX);

function isExtras(extras: unknown): extras is LogExtras {
  if (!isObject(extras)) return false;
  const entries = Object.entries(extras);
  return entries.length <= MOST_EXTRAS && entries.every(([name, value]) => NAME.test(name) && isShort(value));
}

type Head = Pick<LogLine, "level" | "app" | "extras">;

function checkHead(stream: unknown): Result<Head, LogFault> {
  if (!isObject(stream)) return bad("stream");
  const { level, app, extras = {} } = stream;
  if (!isLevel(level)) return bad("level");
  if (typeof app !== "string" || app === "") return bad("app");
  if (app.length > APP_MAX) return bad("app", "field_too_long");
  return isExtras(extras) ? ok({ level, app, extras }) : bad("extras");
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function checkValue(value: unknown, nowMs: number): Result<Pick<LogLine, "id" | "atMs" | "message">, LogFault> {
  if (!Array.isArray(value) || value.length !== 2) return bad("values");
  const [timestamp, sent] = value as readonly unknown[];
  const atMs = typeof timestamp === "string" ? dateMs(timestamp) : Number.NaN;
  if (Number.isNaN(atMs)) return bad("timestamp");
  const body = parsed(sent);
  if (!isObject(body)) return bad("message");
  const { id, message } = body;
  if (typeof id !== "string" || !ID.test(id)) return bad("id");
  if (typeof message !== "string" || message === "") return bad("message");
  if (message.length > TEXT_MAX) return bad("message", "field_too_long");
  // A clock that is wrong keeps no line longer than others, nor lets it go sooner.
  return ok({ id, message, atMs: Math.min(nowMs, Math.max(nowMs - OLDEST_MS, atMs)) });
}

/** The lines of a body, or the first thing in it that is none. */
export function checkLog(body: Readonly<Record<string, unknown>>, nowMs: number): Result<readonly LogLine[], LogFault> {
  const { streams } = body;
  if (!Array.isArray(streams)) return bad("streams");
  const lines: LogLine[] = [];
  for (const sent of streams as readonly unknown[]) {
    if (!isObject(sent) || !Array.isArray(sent["values"])) return bad("values");
    const head = checkHead(sent["stream"]);
    if (!head.ok) return head;
    for (const value of sent["values"] as readonly unknown[]) {
      const line = checkValue(value, nowMs);
      if (!line.ok) return line;
      if (lines.length >= LOG_MOST_LINES) return bad("values", "field_too_long");
      lines.push({ ...head.value, ...line.value });
    }
  }
  return ok(lines);
}
