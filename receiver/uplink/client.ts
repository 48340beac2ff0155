/** HTTP to the store: JSON in, JSON out, connections kept open. */
import http from "node:http";
import https from "node:https";

export interface StoreAddress {
  readonly url: string;
  readonly token: string;
}

export interface StoreAnswer {
  readonly status: number;
  readonly body: string;
}

export interface StoreClient {
  readonly post: (path: string, body: unknown) => Promise<StoreAnswer>;
  readonly get: (path: string) => Promise<StoreAnswer>;
  readonly close: () => void;
}

/** The store is not ready or doesn't know us yet: what was sent is not to blame. */
const TEMPORARY = new Set([401, 403, 404, 408, 429]);

/** It won't take it however often it is sent. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !TEMPORARY.has(status);

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 16 << 20;

/** One client for all that the receiver asks of its store; `onBoot` hears the boot number of every good answer, "" of one without. */
export function createStoreClient(address: StoreAddress, onBoot: (boot: string) => void): StoreClient {
  const base = new URL(address.url);
  const lib = base.protocol === "https:" ? https : http;
  const agent = new lib.Agent({ keepAlive: true, maxSockets: 6 });
  const send = (method: string, path: string, body?: unknown): Promise<StoreAnswer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const headers: http.OutgoingHttpHeaders = { Authorization: address.token };
      if (payload) {
        headers["Content-Type"] = "application/json";
        headers["Content-Length"] = payload.length;
      }
      const url = new URL(base.pathname.replace(/\/$/, "") + path, base);
      const request = lib.request(url, { method, agent, headers, timeout: TIMEOUT_MS }, (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size > MAX_ANSWER_BYTES) request.destroy(new Error("the store's answer is too long"));
        });
        response.on("error", reject);
        response.on("end", () => {
          const status = response.statusCode ?? 0;
          const boot = response.headers["x-watchdesk-boot"];
          if (status === 200) onBoot(typeof boot === "string" ? boot : "");
          resolve({ status, body: Buffer.concat(parts).toString("utf8") });
        });
      });
      request.on("timeout", () => request.destroy(new Error("the store did not answer in time")));
      request.on("error", reject);
      request.end(payload);
    });
  return {
    post: (path, body) => send("POST", path, body),
    get: (path) => send("GET", path),
    close: () => agent.destroy(),
  };
}
