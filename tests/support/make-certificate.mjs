/** Makes certificates as a company's authority would issue them, without any program beside Node. */

import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";

const [BIT_STRING, OCTET_STRING, OID, UTF8, SEQUENCE, SET] = [0x03, 0x04, 0x06, 0x0c, 0x30, 0x31];
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];
const DAY_MS = 86_400_000;

/**
 * A certificate that vouches for itself, and its key.
 * @param {{ names?: readonly string[], from?: number, until?: number, key?: import("node:crypto").KeyPairKeyObjectResult }} [options]
 */
export function makeCertificate({ names = ["desk.example"], from, until, key } = {}) {
  const { privateKey, publicKey } = key ?? generateKeyPairSync("ec", { namedCurve: "P-256" });
  const now = Date.now();
  const algorithm = der(SEQUENCE, der(OID, Buffer.from(ECDSA_WITH_SHA256)));
  const subject = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(OID, Buffer.from(COMMON_NAME)), der(UTF8, Buffer.from("Test")))),
  );
  const alternatives = der(SEQUENCE, ...names.map(alternative));
  const extension = der(SEQUENCE, der(OID, Buffer.from(SUBJECT_ALT_NAME)), der(OCTET_STRING, alternatives));
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    subject,
    der(SEQUENCE, time(from ?? now - DAY_MS), time(until ?? now + 365 * DAY_MS)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    ...(names.length > 0 ? [der(0xa3, der(SEQUENCE, extension))] : []),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", body, { key: privateKey, dsaEncoding: "der" })]);
  const whole = der(SEQUENCE, body, algorithm, der(BIT_STRING, signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    certPem: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
    keyPem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    key: { privateKey, publicKey },
  };
}

/** @param {string} name */
function alternative(name) {
  if (isIP(name) !== 4) return der(0x82, Buffer.from(name));
  return der(0x87, Buffer.from(name.split(".").map(Number)));
}

/** Seconds count, and years from 2000 to 2049. @param {number} at */
function time(at) {
  const digits = new Date(at).toISOString().replace(/[-:T]/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

/** @param {number} tag @param {Buffer[]} parts */
function der(tag, ...parts) {
  const body = Buffer.concat(parts);
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = body.length.toString(16);
  const bytes = Buffer.from(length.length % 2 === 0 ? length : `0${length}`, "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, body]);
}
