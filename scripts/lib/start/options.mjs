/** What `npm start` can be told on its command line. */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure, messageOf } from "../failure.mjs";
import { ROOT } from "../paths.mjs";
import { takeTls } from "./tls-option.mjs";

/**
 * @typedef {object} StartOptions
 * @property {string | null} host the address the app is served on; null keeps that of the last start
 * @property {string | null} dc09Host the receiver's; null keeps what receiver.json says
 * @property {number | null} port the app's; null keeps that of the last start, 0 takes any free one
 * @property {number | null} dc09Port the receiver's; null keeps what receiver.json says, 0 takes any free one
 * @property {boolean | null} behindFront a front on this machine says who asks; null keeps that of the last start
 * @property {import("./tls-option.mjs").Tls | false | null} tls serve with TLS; null as the last start did, false without
 * @property {number | null} httpRedirect a port of plain http that leads to the app; 0 is none, null as the last start did
 * @property {string} data the folder that holds everything that is stored
 * @property {boolean} empty no demo data on the first start
 * @property {boolean} reset forget everything first
 * @property {boolean} yes don't ask
 * @property {boolean} help
 */

/** Everything stays on this machine unless told. */
export const DEFAULT_HOST = "127.0.0.1";

/** Where the app is found unless told. */
export const DEFAULT_PORT = 8090;

/** Where panels are answered unless told. */
export const DEFAULT_DC09_PORT = 9090;

export const HELP = `npm start -- [options]

  --empty              first start without demo data, with one administrator
  --host ADDRESS       serve the app and answer panels there (where the last start did, at first on ${DEFAULT_HOST})
  --dc09-host ADDRESS  answer panels there, whatever --host says
  --port N             the app's port (that of the last start, at first ${DEFAULT_PORT})
  --dc09-port N        the port for panels, TCP and UDP (that of the last start, at first ${DEFAULT_DC09_PORT})
  --behind-front       a front on this machine stands before the app and says for whom it asks (X-Forwarded-For);
                       --no-behind-front takes that back; remembered
  --tls CERT KEY       put Caddy in front: HTTPS with the certificate and the key of these files; remembered
  --tls internal [NAME…]
                       the same with a certificate authority of this installation's own, whose root certificate the
                       workstations install once; NAME is how they call this machine; --no-tls takes either back
  --http-redirect PORT with --tls: who asks for plain http on PORT is led to the app; 0 takes it back; remembered
  --data DIR           keep everything in DIR instead of ./data
  --reset              delete everything in the data folder (alarms, people, settings) and begin anew;
                       it asks first: type "reset" to go on
  --yes                with --reset: delete without asking
  --help               this text
`;

const FLAGS = /** @type {const} */ ({
  host: { type: "string" },
  "dc09-host": { type: "string" },
  port: { type: "string" },
  "dc09-port": { type: "string" },
  "behind-front": { type: "boolean" },
  "http-redirect": { type: "string" },
  data: { type: "string" },
  empty: { type: "boolean", default: false },
  reset: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
});

/**
 * The options, or one sentence about what is wrong with them. Who asks for help gets it, whatever else he wrote.
 * @param {readonly string[]} args
 * @returns {StartOptions}
 */
export function parseOptions(args) {
  if (args.includes("--help")) return { ...parseOptions([]), help: true };
  const { tls, rest } = takeTls(args);
  const {
    host,
    port,
    data,
    "dc09-port": dc09Port,
    "dc09-host": dc09Host,
    "behind-front": front,
    "http-redirect": httpRedirect,
    ...switches
  } = parse(rest);
  if (switches.yes && !switches.reset)
    throw new Failure("--yes means nothing alone: give it with --reset, or leave it out.");
  if (tls && front) throw new Failure("--tls brings a front of its own: leave out --behind-front, or --tls.");
  return {
    ...switches,
    host: host ?? null,
    dc09Host: dc09Host ?? host ?? null,
    port: port === undefined ? null : portOf("--port", port),
    dc09Port: dc09Port === undefined ? null : portOf("--dc09-port", dc09Port),
    behindFront: front ?? null,
    tls,
    httpRedirect: httpRedirect === undefined ? null : portOf("--http-redirect", httpRedirect),
    data: data === undefined ? resolve(ROOT, "data") : resolve(data),
  };
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: false, allowNegative: true })
      .values;
  } catch (error) {
    // Node goes on with advice on positional arguments, of which there are none here.
    const [fault = ""] = messageOf(error).split(/\. |\n/);
    throw new Failure(`${fault.replace(/\.$/, "")}. See npm start -- --help.`);
  }
}

/** @param {string} flag @param {string} text */
function portOf(flag, text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Failure(`${flag} is "${text}": give a port number between 0 and 65535.`);
}
