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
 * @property {{ root: string, rootUrl: string, fingerprint: string, storeUrl: string } | null} front with TLS
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
export async function summaryOf({ url, appHost, front, host, dc09Port, layout, showPasswords, took }) {
  const known = existsSync(layout.signIn);
  const lines = known ? (await readFile(layout.signIn, "utf8")).trim().split(/\r?\n/) : [];
  const signIns = showPasswords ? lines : lines.flatMap(withoutPassword);
  const file = near(layout.signIn);
  return [
    "",
    `  Watchdesk is ready after ${took}.`,
    "",
    `  App       ${url}`,
    ...(isLoopback(appHost) ? [] : [reachOf(appHost, front !== null)]),
    ...(front ? frontLines(front) : []),
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

/** @param {string} appHost @param {boolean} withTls */
function reachOf(appHost, withTls) {
  const how = withTls ? "with TLS" : "without TLS";
  return `            open to other machines on ${inAddress(appHost)}, ${how}; --host 127.0.0.1 closes it again, for panels as well`;
}

/** @param {NonNullable<Running["front"]>} front */
function frontLines({ root, rootUrl, fingerprint, storeUrl }) {
  const certificate = [
    `  Root      ${near(root)}, for devices at ${rootUrl}`,
    `            SHA-256 ${fingerprint || "unknown: the front has not come up yet"}`,
  ];
  return [`  Store     ${storeUrl}, for this machine alone`, ...(root === "" ? [] : certificate)];
}

/** As short as it can be written from here. @param {string} path */
function near(path) {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith("..") ? path : fromHere;
}

/** A line of the file up to the e-mail; what names nobody (a key, a note) is left out. @param {string} line */
function withoutPassword(line) {
  return /^.*?[^\s@]+@\S+/.exec(line)?.slice(0, 1) ?? [];
}
