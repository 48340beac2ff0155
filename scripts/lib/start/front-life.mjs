/** Asks the front through TLS, as a browser does, whether it answers. */

import { request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { answersTo } from "./liveness.mjs";

const READY_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 50;
const ANSWER_WITHIN_MS = 5000;

/** Answered by the front itself: a store that hangs behind it is not its fault. */
const ASKED = "/_/";

/** @typedef {{ host: string, port: number, name: string }} FrontAddress */

/**
 * Resolves when the front answers, whatever it answers.
 * @param {FrontAddress} address
 */
export async function waitForFront(address) {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  let why = "";
  while (performance.now() < giveUpAt) {
    try {
      await askFront(address, AbortSignal.timeout(ANSWER_WITHIN_MS));
      return;
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`no answer on ${address.host}:${address.port} within ${READY_WITHIN_MS / 1000} s (${why})`);
}

/**
 * Life of the front: that it answers.
 * @param {FrontAddress} address
 */
export const frontAnswers = (address) =>
  answersTo(async (signal) => {
    await askFront(address, signal);
    return { arrayBuffer: async () => undefined };
  });

/**
 * One question over TLS on this machine. Who vouches for the certificate is the browsers' affair, not asked here.
 * @param {FrontAddress} address
 * @param {AbortSignal} signal
 * @returns {Promise<number>} the status
 */
function askFront({ host, port, name }, signal) {
  // Addresses are never named in a handshake.
  const servername = /^[\d.]+$|:|^\*/.test(name) ? "" : name;
  const options = { host, port, servername, path: ASKED, rejectUnauthorized: false, agent: false, signal };
  return new Promise((done, fail) => {
    const asked = request(options, (answer) => {
      answer.resume();
      answer.once("end", () => done(answer.statusCode ?? 0));
      answer.once("error", fail);
    });
    asked.once("error", fail);
    asked.end();
  });
}
