/** Tells before anything is started whether the ports can be had. */

import { createSocket } from "node:dgram";
import { createServer } from "node:net";
import { Failure } from "../failure.mjs";

/** @typedef {{ host: string, port: number, what: string, flag: string }} WantedPort */

/**
 * The port itself, or a free one for 0; a sentence when it can't be had.
 * @param {WantedPort} wanted
 * @param {{ udp?: boolean }} [options] whether UDP must be free on it, too
 * @returns {Promise<number>}
 */
export async function requirePort({ host, port, what, flag }, { udp = false } = {}) {
  const tcp = await tryTcp(host, port);
  const answer = typeof tcp === "number" && udp ? await tryUdp(host, tcp) : tcp;
  if (typeof answer === "number") return answer;
  const place = `${host}:${port}`;
  if (answer === "EADDRINUSE") {
    throw new Failure(`Another program listens on ${place}, which ${what} needs: end it or choose another ${flag}.`);
  }
  if (answer === "EACCES") {
    throw new Failure(`You may not listen on ${place}, which ${what} needs: choose a ${flag} of 1024 or more.`);
  }
  if (answer === "EADDRNOTAVAIL" || answer === "ENOTFOUND") {
    throw new Failure(`This machine has no address ${host}: give --host one of its own addresses, or 127.0.0.1.`);
  }
  throw new Failure(`${what} can't listen on ${place} (${answer}): choose another --host or ${flag}.`);
}

/** @param {string} host @param {number} port @returns {Promise<number | string>} the port, or why not */
function tryTcp(host, port) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done(codeOf(error)));
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      const given = typeof address === "object" && address ? address.port : port;
      server.close(() => done(given));
    });
  });
}

/** @param {string} host @param {number} port @returns {Promise<number | string>} */
function tryUdp(host, port) {
  return new Promise((done) => {
    const socket = createSocket(host.includes(":") ? "udp6" : "udp4");
    socket.once("error", (error) => done(codeOf(error)));
    socket.bind({ address: host, port, exclusive: true }, () => socket.close(() => done(port)));
  });
}

/** @param {Error & { code?: string }} error */
function codeOf(error) {
  return error.code ?? error.message;
}
