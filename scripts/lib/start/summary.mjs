/** What a person reads when everything runs. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { isLoopback } from "./place.mjs";
import { inAddress } from "./store.mjs";

/**
 * @typedef {object} Running
 * @property {string} url
 * @property {string} appHost the address the app is served on
 * @property {string} host
 * @property {number} dc09Port
 * @property {import("./data-dir.mjs").Layout} layout
 * @property {boolean} showPasswords passwords are shown to a person, not to a log
 * @property {string} took
 */

/**
 * The block that ends a start.
 * @param {Running} running
 * @returns {Promise<string>}
 */
export async function summaryOf({ url, appHost, host, dc09Port, layout, showPasswords, took }) {
  const known = existsSync(layout.signIn);
  const lines = known ? (await readFile(layout.signIn, "utf8")).trim().split(/\r?\n/) : [];
  const signIns = showPasswords ? lines : lines.flatMap(withoutPassword);
  const near = relative(process.cwd(), layout.signIn);
  const file = near.startsWith("..") ? layout.signIn : near;
  return [
    "",
    `  Watchdesk is ready after ${took}.`,
    "",
    `  App       ${url}`,
    ...(isLoopback(appHost)
      ? []
      : [`            open to other machines on ${inAddress(appHost)}, without TLS; --host 127.0.0.1 closes it again`]),
    `  Panels    ${host}:${dc09Port}, DC-09 over TCP and UDP`,
    ...(known
      ? [`  Sign-ins  ${file}, readable by you alone${showPasswords ? "" : "; the passwords stand there"}`]
      : []),
    ...(signIns.length > 0 ? ["", ...signIns.map((line) => `    ${line}`.trimEnd())] : []),
    "",
    "  Ctrl-C stops everything.",
    "",
  ].join("\n");
}

/** A line of the file up to the e-mail; what names nobody (a key, a note) is left out. @param {string} line */
function withoutPassword(line) {
  return /^.*?[^\s@]+@\S+/.exec(line)?.slice(0, 1) ?? [];
}
