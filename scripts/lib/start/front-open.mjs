/** What a start needs to know of its front before anything runs, and what becomes of it where something is amiss. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { getCaddy } from "../caddy.mjs";
import { messageOf } from "../failure.mjs";
import { endsSoon, namesIn, readCertificate } from "./certificate.mjs";
import { Front } from "./front.mjs";
import { frontFiles } from "./front-files.mjs";
import { requirePort } from "./ports.mjs";

/** @typedef {import("./front-place.mjs").FrontPlace} FrontPlace */
/** @typedef {{ certificate: import("./certificate.mjs").Certificate | null, keptNames: string[], why: string }} Pair */

/**
 * The certificate of this start. What was told just now must be right. What was told once and is no longer so ends no
 * start, since panels are to be answered also after a power cut by night: then it is the pair that served last.
 * @param {{ layout: import("./data-dir.mjs").Layout, front: FrontPlace, told: boolean }} of
 * @param {(text: string) => void} note
 * @returns {Promise<Pair>}
 */
export async function pairOf({ layout, front, told }, note) {
  if (front.tls.kind === "internal") return { certificate: null, keptNames: [], why: "" };
  try {
    const certificate = await readCertificate(front.tls, Date.now());
    const word = endsSoon(certificate, { cert: front.tls.cert, now: Date.now() });
    if (word !== "") note(word);
    return { certificate, keptNames: [], why: "" };
  } catch (error) {
    if (told) throw error;
    const { chain, key } = frontFiles(layout);
    if (!existsSync(chain) || !existsSync(key)) return { certificate: null, keptNames: [], why: messageOf(error) };
    note(`${messageOf(error)} Until then the app is served with the certificate of the last start.`);
    return { certificate: null, keptNames: namesIn(await readFile(chain, "utf8")), why: "" };
  }
}

/**
 * The front, not started yet; null, with a word about it, where one told once can't be had now.
 * @param {Omit<import("./front.mjs").FrontOptions, "caddy" | "certificate" | "keptNames"> & { told: boolean, pair: Pair }} options
 * @param {import("../progress.mjs").Progress} progress
 * @returns {Promise<Front | null>}
 */
export async function prepareFront({ told, pair, ...options }, progress) {
  try {
    if (pair.why !== "") throw new Error(pair.why);
    const caddy = await progress.step("getting Caddy", async (tell) => {
      const found = await getCaddy();
      tell(`Caddy ${found.way}`);
      return found.path;
    });
    return new Front({ ...options, caddy, certificate: pair.certificate, keptNames: pair.keptNames });
  } catch (error) {
    if (told) throw error;
    const inner = `http://127.0.0.1:${options.place.innerPort}`;
    options.note(
      `The front can't be started: ${messageOf(error)} Until the next start the app is reached on this machine ` +
        `alone, at ${inner}; panels are answered.`,
    );
    return null;
  }
}

/**
 * The ports of a front and of the store behind it, known to be free.
 * @param {FrontPlace} front as wished for
 * @param {string} host
 * @returns {Promise<FrontPlace>}
 */
export async function requireFrontPorts(front, host) {
  const { httpRedirect, innerPort } = front;
  const port = await requirePort({ host, port: front.port, what: "the app", flag: "--port" });
  if (httpRedirect !== 0) {
    await requirePort({ host, port: httpRedirect, what: "the way from http to the app", flag: "--http-redirect" });
  }
  const inner = { host: "127.0.0.1", what: "the store", flag: "--port" };
  // The store's own place is nobody's to choose: that of the last start, else any.
  const kept = innerPort === port ? 0 : innerPort;
  const free = await requirePort({ ...inner, port: kept }).catch(() => requirePort({ ...inner, port: 0 }));
  return { ...front, port, innerPort: free };
}
