/** A certificate and its key as files: whether they are there, belong together and hold, before anything is served with them. */

import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Failure, messageOf } from "../failure.mjs";

/**
 * @typedef {object} Certificate
 * @property {string} chainPem
 * @property {string} keyPem
 * @property {string[]} names hosts and addresses it is good for
 * @property {Date} endsAt
 * @property {string} fingerprint SHA-256
 */

/** Said from here on at each start, and daily. */
const WARN_BEFORE_DAYS = 30;
const DAY_MS = 86_400_000;
const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Both files, read and checked against one another; throws a sentence that says what to do.
 * @param {{ cert: string, key: string }} files
 * @param {number} now
 * @returns {Promise<Certificate>}
 */
export async function readCertificate({ cert, key }, now) {
  const chainPem = await readPem(cert, "certificate");
  const keyPem = await readPem(key, "key");
  const chain = chainPem.match(PEM_CERTIFICATE) ?? [];
  const [leafPem = ""] = chain;
  if (leafPem === "") {
    throw new Failure(
      `${cert} holds no certificate: it must be in PEM form, with the certificate of this machine first.`,
    );
  }
  const leaf = parsed(cert, leafPem);
  const privateKey = keyOf(key, keyPem);
  if (!leaf.checkPrivateKey(privateKey)) throw new Failure(mismatch({ cert, key }, chain.slice(1), privateKey));
  const names = namesOf(leaf);
  if (names.length === 0) {
    throw new Failure(
      `${cert} names no machine (subjectAltName), so that no browser takes it: have it issued with the names ` +
        "by which workstations open the app.",
    );
  }
  const [startsAt, endsAt] = [new Date(leaf.validFrom), new Date(leaf.validTo)];
  if (now < startsAt.getTime())
    throw new Failure(`${cert} holds only from ${dayOf(startsAt)}: is this machine's clock right?`);
  if (now >= endsAt.getTime()) throw new Failure(`${cert} ended on ${dayOf(endsAt)}: put a renewed one in its place.`);
  return { chainPem: chain.join("\n") + "\n", keyPem, names, endsAt, fingerprint: leaf.fingerprint256 };
}

/**
 * A sentence when a certificate ends soon or has ended, else "".
 * @param {Pick<Certificate, "endsAt">} certificate
 * @param {{ cert: string, now: number }} where
 */
export function endsSoon({ endsAt }, { cert, now }) {
  const days = Math.floor((endsAt.getTime() - now) / DAY_MS);
  if (days >= WARN_BEFORE_DAYS) return "";
  if (now >= endsAt.getTime()) {
    return `The certificate ended on ${dayOf(endsAt)}: browsers warn of it or refuse the app. Put a renewed one in place of ${cert}.`;
  }
  const left = days === 0 ? "within a day" : `in ${days} day${days === 1 ? "" : "s"}`;
  return `The certificate ends on ${dayOf(endsAt)}, ${left}: put a renewed one in place of ${cert}; it is taken without a start.`;
}

/**
 * The fingerprint that people compare on a device.
 * @param {string} pem
 */
export const fingerprintOf = (pem) => new X509Certificate(pem).fingerprint256;

/**
 * The names of the first certificate of a chain, whether it still holds or not.
 * @param {string} pem
 * @returns {string[]}
 */
export function namesIn(pem) {
  try {
    return namesOf(new X509Certificate(pem));
  } catch {
    return [];
  }
}

/** @param {Date} date */
const dayOf = (date) => date.toISOString().slice(0, 10);

/** @param {string} path @param {string} what */
async function readPem(path, what) {
  return await readFile(path, "utf8").catch((error) => {
    const code = /** @type {{ code?: string }} */ (error).code;
    const why = { ENOENT: "is not there", EACCES: "may not be read by you", EISDIR: "is a folder" }[code ?? ""];
    throw new Failure(
      `The ${what} ${path} ${why ?? `can't be read (${messageOf(error)})`}: name the file, readable by who runs Watchdesk.`,
    );
  });
}

/** @param {string} path @param {string} pem */
function parsed(path, pem) {
  try {
    return new X509Certificate(pem);
  } catch (error) {
    throw new Failure(`${path} holds a damaged certificate (${messageOf(error)}): take it anew from who issued it.`);
  }
}

/** @param {string} path @param {string} pem */
function keyOf(path, pem) {
  if (/ENCRYPTED/.test(pem)) {
    throw new Failure(
      `The key ${path} has a passphrase, which nobody could type at a start by night: save it without one, readable by its owner alone.`,
    );
  }
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Failure(`${path} holds no private key: it must be in PEM form, that of the certificate.`);
  }
}

/** @param {{ cert: string, key: string }} files @param {string[]} others @param {import("node:crypto").KeyObject} privateKey */
function mismatch({ cert, key }, others, privateKey) {
  const isLater = others.some((pem) => new X509Certificate(pem).checkPrivateKey(privateKey));
  if (isLater)
    return `${cert} has the certificate of this machine behind others: put it first, then those that vouch for it.`;
  return `The key ${key} is not that of the certificate ${cert}: name the two that belong together.`;
}

/** @param {X509Certificate} leaf */
function namesOf(leaf) {
  const names = (leaf.subjectAltName ?? "")
    .split(", ")
    .map((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? "");
  return names.filter((name) => name !== "").map((name) => name.toLowerCase());
}
