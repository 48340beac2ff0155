/** The address the app is served on: told at some start, and remembered like the ports. */

import { basename } from "node:path";
import { readOrPutAside, writeSecretJson } from "./data-dir.mjs";
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
 * Remembers it for the next starts.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {string} host
 */
export async function keepHostOfApp(layout, host) {
  await writeSecretJson(layout.place, { host });
}

/**
 * Whether only this machine reaches an address.
 * @param {string} host
 */
export function isLoopback(host) {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
