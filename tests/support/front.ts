/** The product's own front before a store, through a real Caddy, with an authority of its own. */

import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { getCaddy as getCaddyUnknown } from "../../scripts/lib/caddy.mjs";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { layoutOf, makeDataDir } from "../../scripts/lib/start/data-dir.mjs";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { Front } from "../../scripts/lib/start/front.mjs";
import { freePort } from "./free-port";

const getCaddy = getCaddyUnknown as () => Promise<{ path: string }>;

/** The name by which browsers and programs call it in tests. */
export const FRONT_NAME = "desk.test";

export interface TestFront {
  readonly url: string;
  readonly port: number;
  /** Hashes of the keys that vouch, by which a browser is told to trust them. */
  readonly spki: readonly string[];
  /** Everything it said at the terminal. */
  readonly notes: readonly string[];
  pid(): number;
  /** What it wrote to its log. */
  log(): string;
  /** A request over TLS that believes its root certificate alone. */
  ask(path: string, options?: AskOptions): Promise<FrontAnswer>;
  stop(): Promise<void>;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address to come from. */
  from?: string;
  /** Resolve with the first piece of the body and leave. */
  firstPiece?: boolean;
}

export interface FrontAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Caddy as the product gets it; on a machine that has neither it nor apt, why not. Everywhere else its lack is a failure. */
export async function caddyOrWhyNot(): Promise<{ path: string; why: string }> {
  try {
    return { ...(await getCaddy()), why: "" };
  } catch (error) {
    const folders = (process.env["PATH"] ?? "").split(delimiter);
    if (process.env["WATCHDESK_CADDY"] || folders.some((folder) => existsSync(join(folder, "apt-get")))) throw error;
    return { path: "", why: error instanceof Error ? error.message : String(error) };
  }
}

/** Starts the front before the store on a port of this machine. */
export async function startFront(caddy: string, storePort: number): Promise<TestFront> {
  const folder = mkdtempSync(join(tmpdir(), "watchdesk-front-"));
  const layout = (layoutOf as (data: string) => { front: string })(folder);
  await (makeDataDir as (layout: unknown) => Promise<void>)(layout);
  const port = await freePort();
  const notes: string[] = [];
  const note = (text: string): void => void notes.push(text);
  const place = { tls: { kind: "internal", names: [FRONT_NAME] }, port, innerPort: storePort, httpRedirect: 0 };
  const front = new Front({ caddy, layout, host: "127.0.0.1", place, certificate: null, note }) as RunningFront;
  await front.start({ patiently: false });
  const storage = join(layout.front, "storage");
  const ca = readFileSync(join(layout.front, "offers", "root.crt"), "utf8");
  const vouching = [
    join(storage, "pki", "authorities", "local", "intermediate.crt"),
    join(storage, "certificates", "local", FRONT_NAME, `${FRONT_NAME}.crt`),
  ];
  return {
    url: front.url,
    port,
    spki: vouching.map((path) => keyHash(readFileSync(path, "utf8"))),
    notes,
    pid: () => front.pid,
    log: () => readFileSync(front.log, "utf8"),
    ask: (path, options = {}) => ask({ port, ca, path }, options),
    stop: async () => {
      await front.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface RunningFront {
  readonly url: string;
  readonly pid: number;
  readonly log: string;
  start(how: { patiently: boolean }): Promise<void>;
  stop(): Promise<void>;
}

function keyHash(pem: string): string {
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}

function ask(to: { port: number; ca: string; path: string }, options: AskOptions): Promise<FrontAnswer> {
  const { method = "GET", headers = {}, body, from, firstPiece = false } = options;
  const host = { host: "127.0.0.1", servername: FRONT_NAME, localAddress: from, agent: false };
  return new Promise((done, fail) => {
    const asked = request({ ...to, ...host, method, headers: { Host: `${FRONT_NAME}:${to.port}`, ...headers } });
    asked.once("response", (answer) => {
      const pieces: Buffer[] = [];
      const whole = (): FrontAnswer => ({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(pieces),
      });
      answer.on("data", (piece: Buffer) => {
        pieces.push(piece);
        if (!firstPiece) return;
        done(whole());
        asked.destroy();
      });
      answer.once("end", () => done(whole()));
      answer.once("error", fail);
    });
    asked.once("error", fail);
    asked.end(body);
  });
}
