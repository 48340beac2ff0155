/** The receiver as this installation runs it: its configuration file and the line with which it says it is ready. */

import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { Failure } from "../failure.mjs";
import { readOrPutAside, stands, writeSecretJson } from "./data-dir.mjs";
import { DEFAULT_DC09_PORT, DEFAULT_HOST, DEFAULT_PORT } from "./options.mjs";

/**
 * @typedef {{ id: string, engineType: string, port: number, host?: string, keys: Record<string, string>, options: object }} Line
 * @typedef {{ spool: string, store: { url: string, token: string } | null, clock: null, host?: string, receivers: Line[] }} ReceiverConfig
 */

const FIRST_LINE = "r1";
const READY_WITHIN_MS = 60_000;

/**
 * The configuration as it stands, or the one a new installation begins with. It is the centre's file: only what has to
 * fit this start is changed in it.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {{ dc09Host: string | null, dc09Port: number | null }} options
 * @param {(text: string) => void} note
 * @returns {Promise<ReceiverConfig>}
 */
export async function readReceiverConfig(layout, { dc09Host, dc09Port }, note) {
  const { content, lost, missing } = await readOrPutAside(layout.receiver);
  /** @type {ReceiverConfig} */
  const config = content ?? (await configInstead(layout, missing && !stands(layout) ? "" : lost, note));
  const first = config.receivers?.[0];
  if (!first) throw new Failure(`${layout.receiver} names no receiver: put one in or delete the file and start again.`);
  placeSpool(layout, config, note);
  if (dc09Host !== null) first.host = dc09Host;
  if (dc09Port !== null) first.port = dc09Port;
  return config;
}

/**
 * What is used when there is no configuration to be read: that of the last start that came up, else a new one.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {string} lost "" at a first start
 * @param {(text: string) => void} note
 * @returns {Promise<ReceiverConfig>}
 */
async function configInstead(layout, lost, note) {
  const name = basename(layout.receiver);
  const last = lost === "" ? null : (await readOrPutAside(layout.lastReceiver)).content;
  if (last) {
    note(`${name} ${lost}: it is made anew as it was when the receiver came up last.`);
    return last;
  }
  if (lost !== "") {
    note(
      `${name} ${lost}: a new one is made, with the usual port ${DEFAULT_DC09_PORT} on ${DEFAULT_HOST} ` +
        "and without keys, lines or options that were put into it by hand.",
    );
  }
  const first = { id: FIRST_LINE, engineType: "dc09", port: DEFAULT_DC09_PORT, host: DEFAULT_HOST };
  return { spool: basename(layout.spool), store: null, clock: null, receivers: [{ ...first, keys: {}, options: {} }] };
}

/**
 * The folder's own spool is named from the folder, so that a copy of it elsewhere has its own; another one stays and is told, and is refused
 * beside one of its own.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {ReceiverConfig} config
 * @param {(text: string) => void} note
 */
function placeSpool(layout, config, note) {
  const [file, own] = [basename(layout.receiver), basename(layout.spool)];
  // Without a spool, or unreadable: the receiver says what it thinks of it.
  if (typeof config.spool !== "string" || config.spool === "off" || config.spool === "") return;
  const whole = resolve(dirname(layout.receiver), config.spool);
  if (whole === layout.spool || isSameFolder(whole, layout.spool)) {
    config.spool = own;
    return;
  }
  // What lies in the folder's own would be handed over by nobody, and the other one's by two.
  if (existsSync(join(layout.spool, "spool-id")))
    throw new Failure(
      `${file} keeps the spool in ${whole}, and ${layout.spool} holds one, too: write "spool": "${own}" for that one, ` +
        "or move it elsewhere, and start again.",
    );
  note(`${file} keeps the spool in ${whole}, not in this data folder.`);
}

/** One folder may be reached by two names. @param {string} one @param {string} other */
const isSameFolder = (one, other) => existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

/**
 * The app's port of the last start, kept in the address that the receiver hands over to; before the first one the usual.
 * @param {ReceiverConfig} config
 */
export function lastAppPort({ store }) {
  if (!store || !URL.canParse(store.url)) return DEFAULT_PORT;
  return Number(new URL(store.url).port) || DEFAULT_PORT;
}

/**
 * Where a line listens; the receiver reads its file in the same way.
 * @param {ReceiverConfig} config
 * @param {Line | undefined} line
 */
export function hostOf(config, line) {
  return line?.host ?? config.host ?? DEFAULT_HOST;
}

/**
 * Writes the configuration for a start.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {ReceiverConfig} config
 */
export async function writeReceiverConfig(layout, config) {
  await writeSecretJson(layout.receiver, config);
}

/**
 * Keeps the configuration with which the receiver has come up.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {ReceiverConfig} config
 */
export async function keepReceiverConfig(layout, config) {
  await writeSecretJson(layout.lastReceiver, config);
}

/**
 * Resolves with the port the first line listens on, when the receiver says so.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
export function waitUntilListening(child) {
  return new Promise((done, fail) => {
    if (!child.stdout) return fail(new Error("the receiver's output can't be read"));
    const timer = setTimeout(() => fail(new Error(`not ready within ${READY_WITHIN_MS / 1000} s`)), READY_WITHIN_MS);
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      const port = listeningPort(line);
      if (port === null) return;
      clearTimeout(timer);
      done(port);
    });
    child.once("exit", () => clearTimeout(timer));
  });
}

/**
 * The first port that a line of the receiver's output tells, null for any other line.
 * @param {string} line
 * @returns {number | null}
 */
export function listeningPort(line) {
  try {
    const port = JSON.parse(line).listening[0].tcp;
    return typeof port === "number" ? port : null;
  } catch {
    return null;
  }
}
