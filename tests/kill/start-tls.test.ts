/** `npm start -- --tls CERT KEY`: served over TLS, renewed without a start, and never in the way of the panels. */

import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { caddyOrWhyNot } from "../support/front";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { makeCertificate as makeUnknown } from "../support/make-certificate.mjs";
import { runStart, type RunFile, type StartCommand } from "../support/start-command";

interface Pair {
  certPem: string;
  keyPem: string;
}
const makeCertificate = makeUnknown as (options: { names: string[] }) => Pair;

const NAME = "desk.example";
const folder = mkdtempSync(join(tmpdir(), "watchdesk-start-tls-"));
const data = join(folder, "data");
const [cert, key] = [join(folder, "desk.pem"), join(folder, "desk.key")];
let pair = makeCertificate({ names: [NAME] });
let start: StartCommand;
let run: RunFile;

const { why } = await caddyOrWhyNot();

beforeAll(async () => {
  if (why !== "") return;
  writeFileSync(cert, pair.certPem);
  writeFileSync(key, pair.keyPem, { mode: 0o600 });
  start = runStart(data, ["--empty", "--port", "0", "--dc09-port", "0", "--tls", cert, key]);
  run = await start.ready();
}, 400_000);

afterAll(async () => {
  await start?.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  status: number;
  strict: string;
  fingerprint: string;
}

/** Asks for the page as a browser does that knows nothing but this certificate. */
function visit({ certPem }: Pair): Promise<Seen> {
  const to = { host: "127.0.0.1", port: run.port, servername: NAME, ca: certPem, agent: false };
  return new Promise((done, fail) => {
    const asked = request({ ...to, headers: { Host: NAME } }, (answer) => {
      const { fingerprint256 } = (answer.socket as TLSSocket).getPeerCertificate();
      const strict = String(answer.headers["strict-transport-security"]);
      answer.resume();
      answer.once("end", () => done({ status: answer.statusCode ?? 0, strict, fingerprint: fingerprint256 }));
    });
    asked.once("error", fail);
    asked.end();
  });
}

/** A panel finds somebody who takes its call. */
const panelIsHeard = (): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(run.dc09Port, "127.0.0.1", () => done(true) as void);
    socket.once("connect", () => socket.destroy());
    socket.once("error", () => done(false));
  });

it.skipIf(why !== "")("serves the app over TLS, with the store behind it on this machine alone", async () => {
  expect(run.url).toBe(`https://${NAME}:${run.port}`);
  expect(start.output()).toContain(`App       ${run.url}`);
  expect(await visit(pair)).toMatchObject({ status: 200, strict: "max-age=31536000" });
  expect(run.storeUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${run.storeUrl}/api/health`)).ok).toBe(true);
  expect(statSync(join(data, "front")).mode & 0o777).toBe(0o700);
  expect(statSync(join(data, "front", "key.pem")).mode & 0o777).toBe(0o600);
});

it.skipIf(why !== "")("takes a renewed certificate without a start", async () => {
  const before = await visit(pair);
  pair = makeCertificate({ names: [NAME] });
  writeFileSync(`${cert}.new`, pair.certPem);
  writeFileSync(key, pair.keyPem);
  renameSync(`${cert}.new`, cert);
  const word = () => expect(start.output()).toContain("The renewed certificate is in use; it is good until");
  await vi.waitFor(word, { timeout: 60_000, interval: 100 });
  const after = await visit(pair);
  expect(after.status).toBe(200);
  expect(after.fingerprint).not.toBe(before.fingerprint);
  expect(start.run()?.pids).toMatchObject({ store: run.pids.store, receiver: run.pids.receiver });
});

it.skipIf(why !== "")("answers panels while the front is away, which comes back with what was good last", async () => {
  writeFileSync(cert, "cut off in the middle");
  process.kill(start.run()?.pids.front ?? 0, "SIGKILL");
  const gone = () =>
    expect(start.output()).toContain("The front stopped by itself (SIGKILL): starting it again in 1 s.");
  await vi.waitFor(gone, { timeout: 20_000, interval: 20 });
  expect(await panelIsHeard()).toBe(true);
  const back = () => expect(start.output()).toContain("The front runs again.");
  await vi.waitFor(back, { timeout: 60_000, interval: 100 });
  expect((await visit(pair)).status).toBe(200);
});

it.skipIf(why !== "")("comes up again as it was told once, though the file is damaged now, and says so", async () => {
  const pids = Object.values(start.run()?.pids ?? {});
  expect(await start.end("SIGTERM")).toBe(0);
  expect(pids.filter((pid) => pid !== 0 && isAlive(pid))).toEqual([]);
  start = runStart(data, ["--dc09-port", "0"]);
  const { url, storeUrl, port } = run;
  run = await start.ready();
  expect(run).toMatchObject({ url, storeUrl, port });
  expect(start.output()).toContain("desk.pem holds no certificate");
  expect(start.output()).toContain("Until then the app is served with the certificate of the last start.");
  expect((await visit(pair)).status).toBe(200);
  expect(await panelIsHeard()).toBe(true);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
