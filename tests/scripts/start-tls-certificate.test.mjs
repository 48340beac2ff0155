/** A certificate is looked at before anything is served with it, and while it is in use. */

import { generateKeyPairSync } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { watchCertificate } from "../../scripts/lib/start/certificate-watch.mjs";
import { endsSoon, namesIn, readCertificate } from "../../scripts/lib/start/certificate.mjs";
import { makeCertificate } from "../support/make-certificate.mjs";
import { scratch } from "../support/scratch.mjs";

const DAY_MS = 86_400_000;
const now = Date.now();
const good = makeCertificate({ names: ["desk.example", "192.0.2.7"] });
const other = makeCertificate();

/** Two files with these contents. @param {string} certPem @param {string} keyPem */
async function files(certPem, keyPem) {
  const folder = await scratch();
  const pair = { cert: join(folder, "desk.pem"), key: join(folder, "desk.key") };
  await writeFile(pair.cert, certPem);
  await writeFile(pair.key, keyPem);
  return pair;
}

it("takes a pair that belongs together, and knows the names it is good for", async () => {
  const pair = await files(good.certPem + other.certPem, good.keyPem);
  const read = await readCertificate(pair, now);
  expect(read.names).toEqual(["desk.example", "192.0.2.7"]);
  expect(read.chainPem).toBe(good.certPem + other.certPem);
  expect(read.fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  expect(namesIn(read.chainPem)).toEqual(read.names);
});

const secret = generateKeyPairSync("ec", {
  namedCurve: "P-256",
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "x" },
});

it.each([
  [
    "a key of another one",
    good.certPem,
    other.keyPem,
    /The key .*desk\.key is not that of the certificate .*desk\.pem/,
  ],
  ["others before it", other.certPem + good.certPem, good.keyPem, /behind others: put it first/],
  ["no certificate in the file", "text", good.keyPem, /desk\.pem holds no certificate: it must be in PEM form/],
  ["the key in its place", good.keyPem, good.keyPem, /desk\.pem holds no certificate/],
  [
    "a damaged one",
    good.certPem.replace(/\n[^-]{8}/, "\nAAAAAAAA"),
    good.keyPem,
    /desk\.pem holds a damaged certificate/,
  ],
  ["no key in the file", good.certPem, good.certPem, /desk\.key holds no private key/],
  ["a key with a passphrase", good.certPem, secret.privateKey, /desk\.key has a passphrase/],
])("refuses in a sentence: %s", async (_, certPem, keyPem, sentence) => {
  await expect(readCertificate(await files(certPem, keyPem), now)).rejects.toThrow(sentence);
});

it.each([
  ["it has ended", { until: now - DAY_MS }, /desk\.pem ended on \d{4}-\d\d-\d\d: put a renewed one in its place/],
  ["it ends at this very second", { until: now }, /desk\.pem ended on/],
  ["it holds only from tomorrow on", { from: now + DAY_MS }, /holds only from .*: is this machine's clock right/],
  ["it names no machine", { names: [] }, /names no machine \(subjectAltName\)/],
])("refuses in a sentence: %s", async (_, options, sentence) => {
  const { certPem, keyPem } = makeCertificate(options);
  await expect(readCertificate(await files(certPem, keyPem), now)).rejects.toThrow(sentence);
});

it.each([
  ["is not there", "ENOENT", async () => ({ cert: join(await scratch(), "none.pem"), key: "none" })],
  ["is a folder", "EISDIR", async () => ({ cert: await scratch(), key: "none" })],
])("says that a file %s", async (what, _code, pair) => {
  await expect(readCertificate(await pair(), now)).rejects.toThrow(`${what}: name the file`);
});

it.each([
  ["in 40 days", 40, ""],
  ["in 30 days", 30, ""],
  ["in 29 days", 29, "in 29 days: put a renewed one in place of desk.pem; it is taken without a start."],
  ["tomorrow", 1, "in 1 day: put"],
  ["today", 0.5, "within a day: put"],
  ["yesterday", -1, "browsers warn of it or refuse the app. Put a renewed one in place of desk.pem."],
])("warns of one that ends %s", (_, days, word) => {
  const said = endsSoon({ endsAt: new Date(now + days * DAY_MS) }, { cert: "desk.pem", now });
  if (word === "") expect(said).toBe("");
  else expect(said).toContain(word);
});

/** A pair that is watched; what was renewed and said. */
async function watched({ clock = Date.now, until = now + 365 * DAY_MS } = {}) {
  const first = makeCertificate({ until });
  const pair = await files(first.certPem, first.keyPem);
  /** @type {{ renewed: string[], notes: string[] }} */
  const { renewed, notes } = { renewed: [], notes: [] };
  const stop = watchCertificate({
    files: pair,
    inUse: await readCertificate(pair, now),
    renew: async ({ fingerprint }) => void renewed.push(fingerprint),
    note: (text) => notes.push(text),
    lookEveryMs: 20,
    clock,
  });
  onTestFinished(stop);
  return { pair, renewed, notes };
}

it("takes a renewed pair once, also where certificate and key are replaced one after the other", async () => {
  const { pair, renewed, notes } = await watched();
  await writeFile(`${pair.cert}.new`, good.certPem);
  await rename(`${pair.cert}.new`, pair.cert);
  await writeFile(pair.key, good.keyPem);
  await vi.waitFor(() => expect(renewed).toHaveLength(1));
  expect(renewed).toEqual([(await readCertificate(pair, now)).fingerprint]);
  await new Promise((done) => setTimeout(done, 100));
  expect(renewed).toHaveLength(1);
  expect(notes.filter((text) => text.startsWith("The renewed certificate is in use"))).toHaveLength(1);
});

it("keeps the one in use where the new one is wrong, says so once, and takes what is put right", async () => {
  const { pair, renewed, notes } = await watched();
  await writeFile(pair.cert, other.certPem);
  await vi.waitFor(() => expect(notes).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 100));
  expect(notes).toEqual([
    expect.stringMatching(/^The certificate is not taken, the one in use stays: The key .* is not that/),
  ]);
  expect(renewed).toEqual([]);
  await writeFile(pair.key, other.keyPem);
  await vi.waitFor(() => expect(renewed).toHaveLength(1));
});

it("says daily that the one in use ends soon", async () => {
  let at = now;
  const { notes } = await watched({ clock: () => at, until: now + 10 * DAY_MS });
  await new Promise((done) => setTimeout(done, 60));
  expect(notes).toEqual([]);
  at += DAY_MS;
  await vi.waitFor(() => expect(notes).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 60));
  expect(notes).toEqual([expect.stringContaining("in 8 days")]);
});
