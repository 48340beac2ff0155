/** The address the app is served on, and whether a front of the operator's stands before it: told once, and remembered. */

import { basename } from "node:path";
import { Failure } from "../failure.mjs";
import { readJson, readOrPutAside, writeSecretJson } from "./data-dir.mjs";
import { DEFAULT_HOST } from "./options.mjs";

/**
 * The address this start serves the app on. Lost knowledge opens nothing: then it is this machine alone.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {{ host: string | null }} options
 * @param {(text: string) => void} note
 * @returns {Promise<string>}
 */
export async function hostOfApp(layout, { host }, note) {
  const { content, lost, missing } = await readOrPutAside(layout.place, (content) => typeof content.host === "string");
  if (lost !== "" && !missing) {
    note(`${basename(layout.place)} ${lost}: the app is served on ${host ?? DEFAULT_HOST}.`);
  }
  return host ?? content?.host ?? DEFAULT_HOST;
}

/**
 * Whether a front on this machine says for whom it asks. Where other machines reach the app themselves, they could say
 * anything of themselves: then there must be none.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {{ behindFront: boolean | null }} options
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function frontOfApp(layout, { behindFront }, host) {
  const kept = await readJson(layout.place).catch(() => null);
  const isBehind = behindFront ?? kept?.behindFront === true;
  if (!isBehind || isLoopback(host)) return isBehind;
  throw new Failure(
    `A front stands before the app, so nobody else may reach it, but it is to be served on ${host}: ` +
      `start with --host ${DEFAULT_HOST}, or with --no-behind-front where there is no front any more.`,
  );
}

/**
 * Remembers all of it for the next starts.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {{ host: string, behindFront?: boolean, front?: import("./front-place.mjs").FrontPlace | null }} place
 */
export async function keepPlace(layout, { host, behindFront = false, front = null }) {
  await writeSecretJson(layout.place, { host, behindFront, ...(front ? { front } : {}) });
}

/**
 * Whether only this machine reaches an address.
 * @param {string} host
 */
export function isLoopback(host) {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
