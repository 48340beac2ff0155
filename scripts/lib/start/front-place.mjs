/** What a start was told of the front with TLS, or an earlier one: remembered beside the address of the app. */

import { existsSync } from "node:fs";
import { hostname, networkInterfaces } from "node:os";
import { basename } from "node:path";
import { Failure } from "../failure.mjs";
import { readJson } from "./data-dir.mjs";
import { isLoopback } from "./place.mjs";

/**
 * @typedef {object} FrontPlace
 * @property {import("./tls-option.mjs").Tls} tls
 * @property {number} port the app's, which the front serves
 * @property {number} innerPort the store's own on 127.0.0.1
 * @property {number} httpRedirect 0 for none
 */

/** @typedef {{ front: FrontPlace | null, told: boolean, lastPort: number | null }} ToldFront */

/**
 * The front of this start, null for none; ports are those that are wished for.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {Pick<import("./options.mjs").StartOptions, "tls" | "httpRedirect" | "port" | "behindFront">} options
 * @param {{ usualPort: number, note: (text: string) => void }} of
 * @returns {Promise<ToldFront>}
 */
export async function tlsOfApp(layout, { tls: told, httpRedirect, port, behindFront }, { usualPort, note }) {
  if (told === null && existsSync(layout.front) && !existsSync(layout.place)) {
    note(`${basename(layout.place)} was missing: the app is served without TLS; give --tls again.`);
  }
  const kept = keptFront(await readJson(layout.place).catch(() => null));
  const tls = told ?? kept?.tls;
  if (!tls) {
    if (httpRedirect) throw new Failure("--http-redirect leads to HTTPS, which nobody serves: give --tls with it.");
    return { front: null, told: false, lastPort: kept?.port ?? null };
  }
  if (behindFront) {
    throw new Failure(
      "Watchdesk's own front serves the app with TLS: give --no-tls with --behind-front to change to another one.",
    );
  }
  const front = {
    tls,
    port: port ?? kept?.port ?? usualPort,
    innerPort: kept?.innerPort ?? 0,
    httpRedirect: httpRedirect ?? kept?.httpRedirect ?? 0,
  };
  return { front, told: Boolean(told), lastPort: front.port };
}

/**
 * The names and addresses for which the front's own authority vouches.
 * @param {string} host where the front listens
 * @param {readonly string[]} told
 * @param {{ interfaces?: ReturnType<typeof networkInterfaces>, machine?: string }} [of]
 * @returns {string[]} that by which others reach it first
 */
export function internalNames(host, told, { interfaces = networkInterfaces(), machine = hostname() } = {}) {
  const isAny = host === "0.0.0.0" || host === "::";
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  const others = addresses.filter(({ internal, address }) => !internal && !address.startsWith("fe80"));
  const reached = isAny ? others.map(({ address }) => address) : [host];
  const own = /^[a-z0-9][a-z0-9.-]*$/i.test(machine) && !isLoopback(host) ? namesOfMachine(machine) : [];
  return [...new Set([...told, ...reached, ...own, "localhost", "127.0.0.1", "::1"])];
}

/** @param {string} machine */
function namesOfMachine(machine) {
  const name = machine.toLowerCase();
  return name.includes(".") ? [name] : [name, `${name}.local`];
}

/** What is damaged counts as nothing kept. @param {any} content @returns {FrontPlace | null} */
function keptFront(content) {
  const front = content?.front;
  const isRight =
    ["port", "innerPort", "httpRedirect"].every((name) => Number.isInteger(front?.[name])) &&
    ((front.tls?.kind === "files" && typeof front.tls.cert === "string" && typeof front.tls.key === "string") ||
      (front.tls?.kind === "internal" && Array.isArray(front.tls.names)));
  return isRight ? front : null;
}
