/** The receiver's configuration file: read, checked, each fault one sentence. */
import path from "node:path";
import { isObject } from "../domain/plain-object";
import { fail, ok, type Result } from "../domain/result";
import type { KeyEntries, ProtocolEngine } from "./contracts/engine";
import type { StoreAddress } from "./uplink/client";

export interface ReceiverConfig {
  readonly id: string;
  readonly engineType: string;
  readonly host: string;
  readonly port: number;
  readonly keys: KeyEntries;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Config {
  /** Directory; null = nothing is stored (benchmark only). */
  readonly spool: string | null;
  readonly store: StoreAddress | null;
  /** Fixed time; null = the real one. */
  readonly clockMs: number | null;
  /** How old a delivered frame may be for a store that was started anew to be asked for it; Infinity = all that are kept. */
  readonly replayMinutes: number;
  /** Frames that may wait for the store before those of unknown accounts are refused. */
  readonly maxWaiting: number;
  readonly receivers: readonly ReceiverConfig[];
}

type Raw = Record<string, unknown>;

class Fault extends Error {}
const refuse = (sentence: string): never => {
  throw new Fault(sentence);
};

const TOP_KEYS = ["spool", "store", "clock", "receivers", "host", "replayMinutes", "maxWaiting", "unsafeNoSpool"];
const RECEIVER_KEYS = ["id", "engineType", "host", "port", "keys", "options", "name"];
const MAX_PORT = 65_535;
/** A minute or two of the store's whole work, and some 200 MB of memory. */
const MAX_WAITING = 50_000;

function checkNames(raw: Raw, known: readonly string[], where: string): void {
  const stranger = Object.keys(raw).find((key) => !known.includes(key));
  if (stranger !== undefined) refuse(`"${stranger}" is not known in ${where}; known are ${known.join(", ")}`);
}

function readSpool(raw: Raw, baseDirectory: string): string | null {
  const { spool } = raw;
  if (spool === null || spool === "off") {
    if (raw["unsafeNoSpool"] === true) return null;
    refuse('without a spool alarms are lost; it needs "unsafeNoSpool": true, and only a benchmark may say so');
  }
  if (typeof spool !== "string" || spool === "") return refuse('"spool" must name a directory');
  return path.resolve(baseDirectory, spool);
}

function readStore({ store }: Raw): StoreAddress | null {
  if (store === null || store === undefined) return null;
  if (!isObject(store) || typeof store["url"] !== "string" || typeof store["token"] !== "string") {
    return refuse('"store" must be null or {"url": "http://…", "token": "…"}');
  }
  if (!/^https?:\/\//.test(store["url"]) || !URL.canParse(store["url"])) refuse('"store.url" must be an http address');
  return { url: store["url"], token: store["token"] };
}

function readClock({ clock }: Raw): number | null {
  if (clock === null || clock === undefined) return null;
  const time = typeof clock === "string" ? Date.parse(clock) : NaN;
  return Number.isNaN(time) ? refuse('"clock" must be null or a UTC time such as "2026-06-15T08:30:00Z"') : time;
}

function readPort(raw: Raw, where: string): number {
  const port = raw["port"] ?? 0;
  const fits = typeof port === "number" && Number.isInteger(port) && port >= 0 && port <= MAX_PORT;
  return fits ? port : refuse(`the port of ${where} must be a number from 0 to ${MAX_PORT}`);
}

function readReceiver(raw: unknown, top: Raw, engines: ReadonlyMap<string, ProtocolEngine>): ReceiverConfig {
  if (!isObject(raw)) return refuse('"receivers" must be a list of objects');
  const { id, engineType, keys = {}, options = {} } = raw;
  if (typeof id !== "string" || !/^[\w.-]{1,40}$/.test(id))
    return refuse("a receiver needs an id of letters and digits");
  const where = `the receiver "${id}"`;
  checkNames(raw, RECEIVER_KEYS, where);
  const engine = typeof engineType === "string" ? engines.get(engineType) : undefined;
  if (!engine) return refuse(`${where} has no known engineType; known are ${[...engines.keys()].join(", ")}`);
  if (!isObject(keys)) return refuse(`the keys of ${where} must map accounts to keys`);
  if (!isObject(options)) return refuse(`the options of ${where} must be an object`);
  const fault = engine.check({ keys: keys as KeyEntries, options });
  if (fault !== "") refuse(`${where}: ${fault}`);
  const host = raw["host"] ?? top["host"] ?? "127.0.0.1";
  if (typeof host !== "string") return refuse(`the host of ${where} must be an address`);
  return { id, engineType: engine.id, host, port: readPort(raw, where), keys: keys as KeyEntries, options };
}

function readAll(raw: unknown, baseDirectory: string, engines: ReadonlyMap<string, ProtocolEngine>): Config {
  if (!isObject(raw)) return refuse("it must hold one JSON object");
  checkNames(raw, TOP_KEYS, "the configuration");
  const list = raw["receivers"];
  if (!Array.isArray(list) || list.length === 0) return refuse('"receivers" must be a list of at least one receiver');
  const receivers = list.map((entry) => readReceiver(entry, raw, engines));
  const ids = new Set(receivers.map(({ id }) => id));
  if (ids.size < receivers.length) refuse("two receivers have the same id");
  const replayMinutes = raw["replayMinutes"] ?? Infinity;
  if (typeof replayMinutes !== "number" || replayMinutes < 0) return refuse('"replayMinutes" must be a number');
  const maxWaiting = raw["maxWaiting"] ?? MAX_WAITING;
  if (typeof maxWaiting !== "number" || maxWaiting < 0) return refuse('"maxWaiting" must be a number of frames');
  const spool = readSpool(raw, baseDirectory);
  const store = readStore(raw);
  if (spool === null && store !== null) refuse("a store needs a spool");
  return { spool, store, clockMs: readClock(raw), replayMinutes, maxWaiting, receivers };
}

const isBroken = (text: string): boolean => {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    // What merely ends too soon could still go on well.
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    return !/end of JSON|Unterminated/.test(String(error)) && Number(position) !== text.length;
  }
};

/** The sign at which a text is no JSON any more, by line and column. */
function placeOfFault(text: string): string {
  if (!isBroken(text)) return "it ends too soon";
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBroken(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  const lines = text.slice(0, bad - 1).split("\n");
  return `see line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}

/** Reads the text of a configuration file; relative directories count from `baseDirectory`. */
export function parseConfig(
  text: string,
  baseDirectory: string,
  engines: ReadonlyMap<string, ProtocolEngine>,
): Result<Config, string> {
  try {
    return ok(readAll(JSON.parse(text), baseDirectory, engines));
  } catch (error) {
    if (error instanceof Fault) return fail(error.message);
    // The parser's own words repeat what stands around the fault, and that may be a key.
    return fail(`it is no JSON: ${placeOfFault(text)}`);
  }
}
