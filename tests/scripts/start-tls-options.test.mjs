/** What a start is told of TLS: on its command line, by an earlier start, and what it says about the rest. */

import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createProgress } from "../../scripts/lib/progress.mjs";
import { layoutOf, makeDataDir } from "../../scripts/lib/start/data-dir.mjs";
import { Front } from "../../scripts/lib/start/front.mjs";
import { pairOf, prepareFront, requireFrontPorts } from "../../scripts/lib/start/front-open.mjs";
import { internalNames, tlsOfApp } from "../../scripts/lib/start/front-place.mjs";
import { parseOptions } from "../../scripts/lib/start/options.mjs";
import { keepPlace } from "../../scripts/lib/start/place.mjs";
import { frontFiles, keepPair, makeFrontFolder } from "../../scripts/lib/start/front-files.mjs";
import { readCertificate } from "../../scripts/lib/start/certificate.mjs";
import { makeCertificate } from "../support/make-certificate.mjs";
import { scratch } from "../support/scratch.mjs";

const FILES = { kind: "files", cert: resolve("desk.pem"), key: resolve("desk.key") };
const INTERNAL = /** @type {const} */ ({ kind: "internal", names: ["desk.example"] });

it.each([
  ["nothing of it", [], null],
  ["two files", ["--tls", "desk.pem", "desk.key"], FILES],
  ["two files and another option behind", ["--tls=desk.pem", "desk.key", "--port", "8443"], FILES],
  ["an authority of its own", ["--port", "8443", "--tls", "internal"], { kind: "internal", names: [] }],
  [
    "the names of this machine",
    ["--tls", "internal", "Desk.Example", "192.0.2.1"],
    { kind: "internal", names: ["desk.example", "192.0.2.1"] },
  ],
  ["that there is none any more", ["--no-tls"], false],
])("is told %s", (_, args, wanted) => {
  expect(parseOptions(args).tls).toEqual(wanted);
});

it.each([
  [["--tls"], /--tls needs the files of a certificate and of its key \(--tls CERT KEY\), or the word internal/],
  [["--tls", "desk.pem"], /--tls needs the files/],
  [["--tls", "desk.pem", "--port", "1"], /--tls needs the files/],
  [["--tls", "a", "b", "c"], /--tls needs the files/],
  [["--tls", "internal", "not a name"], /"not a name" behind --tls internal is no name/],
  [["--tls", "internal", "--no-tls"], /opposite things/],
  [["--tls", "internal", "--behind-front"], /--tls brings a front of its own/],
  [["--http-redirect", "http"], /--http-redirect is "http"/],
])("%j is refused in a sentence", (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(sentence);
});

/** @type {string[]} */
const notes = [];
const of = { usualPort: 8090, note: (/** @type {string} */ text) => void notes.push(text) };
const NOTHING = { tls: null, httpRedirect: null, port: null, behindFront: null };

async function folder() {
  const layout = layoutOf(await scratch());
  await makeDataDir(layout);
  return layout;
}

it("is remembered with its ports, changed by what is told, and taken back with the port it had", async () => {
  const layout = await folder();
  expect(await tlsOfApp(layout, NOTHING, of)).toEqual({ front: null, told: false, lastPort: null });
  const first = await tlsOfApp(layout, { ...NOTHING, tls: { ...INTERNAL, names: ["desk.example"] } }, of);
  expect(first).toMatchObject({ told: true, front: { tls: INTERNAL, port: 8090, innerPort: 0, httpRedirect: 0 } });
  const front = { tls: { ...INTERNAL, names: ["desk.example"] }, port: 8443, innerPort: 40_001, httpRedirect: 8080 };
  await keepPlace(layout, { host: "0.0.0.0", front });
  expect(await tlsOfApp(layout, NOTHING, of)).toEqual({ front, told: false, lastPort: 8443 });
  const other = await tlsOfApp(layout, { ...NOTHING, httpRedirect: 0, port: 443 }, of);
  expect(other.front).toEqual({ ...front, httpRedirect: 0, port: 443 });
  expect(await tlsOfApp(layout, { ...NOTHING, tls: false }, of)).toEqual({ front: null, told: false, lastPort: 8443 });
});

it.each([
  ["http leads to an app that has no TLS", { httpRedirect: 80 }, /--http-redirect leads to HTTPS, which nobody serves/],
  ["another front before the one that is remembered", { behindFront: true }, /give --no-tls with --behind-front/],
])("refuses in a sentence: %s", async (_, told, sentence) => {
  const layout = await folder();
  const front = { tls: { ...INTERNAL, names: [] }, port: 1, innerPort: 2, httpRedirect: 0 };
  if ("behindFront" in told) await keepPlace(layout, { host: "127.0.0.1", front });
  await expect(tlsOfApp(layout, { ...NOTHING, ...told }, of)).rejects.toThrow(sentence);
});

it("says that the word of it was lost, and takes what is damaged in it for none", async () => {
  const layout = await folder();
  await mkdir(layout.front);
  notes.length = 0;
  expect((await tlsOfApp(layout, NOTHING, of)).front).toBeNull();
  expect(notes).toEqual(["start.json was missing: the app is served without TLS; give --tls again."]);
  await writeFile(layout.place, JSON.stringify({ host: "127.0.0.1", front: { tls: { kind: "files" }, port: "x" } }));
  expect((await tlsOfApp(layout, NOTHING, of)).front).toBeNull();
});

it("vouches for what this machine is called, first for what others call it", () => {
  const at = (/** @type {string} */ address, internal = false) => /** @type {any} */ ({ address, internal });
  const interfaces = { lo: [at("127.0.0.1", true)], eth0: [at("192.0.2.7"), at("fe80::1")] };
  const of = { interfaces, machine: "Desk1" };
  const local = ["localhost", "127.0.0.1", "::1"];
  expect(internalNames("0.0.0.0", ["desk.example"], of)).toEqual([
    "desk.example",
    "192.0.2.7",
    "desk1",
    "desk1.local",
    ...local,
  ]);
  expect(internalNames("192.0.2.7", [], of)).toEqual(["192.0.2.7", "desk1", "desk1.local", ...local]);
  expect(internalNames("127.0.0.1", [], of)).toEqual(["127.0.0.1", "localhost", "::1"]);
});

it("says that another program has the app's port, and leaves the store's own place when it is taken", async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const taken = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
  const tls = { ...INTERNAL, names: [] };
  await expect(requireFrontPorts({ tls, port: taken, innerPort: 0, httpRedirect: 0 }, "127.0.0.1")).rejects.toThrow(
    `Another program listens on 127.0.0.1:${taken}, which the app needs`,
  );
  await expect(requireFrontPorts({ tls, port: 0, innerPort: 0, httpRedirect: taken }, "127.0.0.1")).rejects.toThrow(
    "which the way from http to the app needs: end it or choose another --http-redirect",
  );
  const ports = await requireFrontPorts({ tls, port: 0, innerPort: taken, httpRedirect: 0 }, "127.0.0.1");
  expect(ports.innerPort).not.toBe(taken);
  expect(ports.port).not.toBe(ports.innerPort);
});

/** A front told of these files. */
async function toldFiles() {
  const layout = await folder();
  const { certPem, keyPem } = makeCertificate();
  const tls = /** @type {const} */ ({
    kind: "files",
    cert: resolve(layout.data, "desk.pem"),
    key: resolve(layout.data, "desk.key"),
  });
  await writeFile(tls.cert, certPem);
  await writeFile(tls.key, keyPem);
  return { layout, front: { tls, port: 1, innerPort: 2, httpRedirect: 0 } };
}

it("refuses wrong files that are told now; told once, the pair of the last start serves, since panels wait", async () => {
  const { layout, front } = await toldFiles();
  const certificate = await readCertificate(front.tls, Date.now());
  const files = frontFiles(layout);
  await makeFrontFolder(files);
  await keepPair(files, certificate);
  await writeFile(front.tls.cert, "half written");
  const note = (/** @type {string} */ text) => void notes.push(text);
  notes.length = 0;
  await expect(pairOf({ layout, front, told: true }, note)).rejects.toThrow(/desk\.pem holds no certificate/);
  const kept = await pairOf({ layout, front, told: false }, note);
  expect(kept).toEqual({ certificate: null, keptNames: ["desk.example"], why: "" });
  expect(notes).toEqual([
    expect.stringContaining("Until then the app is served with the certificate of the last start."),
  ]);
});

it("says why there is no front where no pair was ever good", async () => {
  const { layout, front } = await toldFiles();
  await writeFile(front.tls.key, "nothing");
  const kept = await pairOf({ layout, front, told: false }, () => undefined);
  expect(kept.why).toMatch(/desk\.key holds no private key/);
});

/** A front that can't come up, and what it says. @param {{ blocked?: boolean }} [how] */
async function brokenFront({ blocked = false } = {}) {
  const layout = await folder();
  if (blocked) await writeFile(layout.front, "in the way");
  const place = { tls: { ...INTERNAL, names: [] }, port: 1, innerPort: 40_001, httpRedirect: 0 };
  /** @type {string[]} */
  const said = [];
  const note = (/** @type {string} */ text) => void said.push(text);
  return { said, options: { layout, host: "127.0.0.1", place, note } };
}

it.each([
  ["its program ends at once", false, []],
  [
    "its files can't be written",
    true,
    [/^The front's files can't be written \(.*\): those of the last start are used\.$/],
  ],
])("keeps no panel waiting where it was told once and %s", async (_, blocked, first) => {
  const { said, options } = await brokenFront({ blocked });
  const front = new Front({ ...options, caddy: "/bin/false", certificate: null });
  onTestFinished(() => front.stop());
  await front.start({ patiently: true });
  const notUp =
    /^The front did not come up \(it ended with code 1\): starting it again in 1 s\. Its log: .*front\.log$/;
  expect(said.slice(0, -1)).toEqual([...first, notUp].map((words) => expect.stringMatching(words)));
  expect(said.at(-1)).toMatch(/^The front's root certificate can't be read/);
  await expect(front.start({ patiently: false })).rejects.toThrow(blocked ? /EEXIST|ENOTDIR/ : /it ended with code 1/);
});

it("goes on without one that can't be had where it was told once, and says where the app is meanwhile", async () => {
  vi.stubEnv("WATCHDESK_CADDY", "/nowhere/caddy");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { said, options } = await brokenFront();
  const pair = { certificate: null, keptNames: [], why: "" };
  const progress = createProgress({ write: () => true });
  expect(await prepareFront({ ...options, told: false, pair }, progress)).toBeNull();
  expect(said).toEqual([
    expect.stringMatching(
      /^The front can't be started: WATCHDESK_CADDY names .* at http:\/\/127\.0\.0\.1:40001; panels are answered\.$/,
    ),
  ]);
  await expect(prepareFront({ ...options, told: true, pair }, progress)).rejects.toThrow(/^WATCHDESK_CADDY names/);
  const unusable = { ...pair, why: "desk.pem is not there" };
  expect(await prepareFront({ ...options, told: false, pair: unusable }, progress)).toBeNull();
  expect(said.at(-1)).toMatch(/^The front can't be started: desk\.pem is not there/);
});
