/** An event stream as a browser holds it, over HTTP/1.1 or HTTP/2, with what came and when it ended. */

import { connect, type ClientHttp2Session } from "node:http2";
import type { SessionMeta } from "../../domain/live/routes";

/** What came on a stream. */
export interface StreamEvent {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** An open stream. */
export interface Stream {
  readonly clientId: string;
  readonly events: StreamEvent[];
  /** Resolves with the time at which the other side closed it. */
  readonly ended: Promise<number>;
  isOpen(): boolean;
  /** Waits for an event; throws after `withinMs`. */
  next(which: (event: StreamEvent) => boolean, withinMs?: number): Promise<StreamEvent>;
  close(): void;
}

type Chunks = AsyncIterable<Uint8Array | string>;

/** How a stream's bytes are got. */
export type Transport = (url: string) => Promise<{ chunks: Chunks; close: () => void }>;

/** As a browser without a front gets them. */
export const overHttp1: Transport = async (url) => {
  const controller = new AbortController();
  const answer = await fetch(`${url}/api/realtime`, { signal: controller.signal });
  if (!answer.body) throw new Error("the stream has no body");
  return { chunks: answer.body as unknown as Chunks, close: () => controller.abort() };
};

const connections = new Map<string, ClientHttp2Session>();

/** One connection for all streams to a front, as a browser keeps it. */
function connectionTo(url: string): ClientHttp2Session {
  const known = connections.get(url);
  if (known && !known.closed && !known.destroyed) return known;
  const connection = connect(url);
  connection.on("error", () => connections.delete(url));
  connection.unref();
  connections.set(url, connection);
  return connection;
}

/** As a browser behind an HTTP/2 front gets them: all of its streams share one connection. */
export const overHttp2: Transport = (url) =>
  new Promise((done, fail) => {
    const request = connectionTo(url).request({ ":path": "/api/realtime", accept: "text/event-stream" });
    request.once("error", fail);
    request.once("response", () => done({ chunks: request as Chunks, close: () => request.close() }));
  });

/** Opens a stream and waits until it knows its name. */
export async function openStream(url: string, transport: Transport = overHttp1): Promise<Stream> {
  const { chunks, close } = await transport(url);
  const events: StreamEvent[] = [];
  let open = true;
  const wake = new Set<() => void>();
  const ended = read(chunks, (event) => {
    events.push(event);
    wake.forEach((call) => call());
  }).then(() => {
    open = false;
    return performance.now();
  });
  const next: Stream["next"] = (which, withinMs = 5000) => {
    const found = events.find(which);
    if (found) return Promise.resolve(found);
    return new Promise((done, fail) => {
      const stop = setTimeout(() => fail(new Error(`no such event in ${withinMs} ms`)), withinMs);
      const look = () => {
        const event = events.find(which);
        if (!event) return;
        clearTimeout(stop);
        wake.delete(look);
        done(event);
      };
      wake.add(look);
    });
  };
  const connected = await next((event) => event.name === "PB_CONNECT");
  return { clientId: String(connected.data["clientId"]), events, ended, isOpen: () => open, next, close };
}

async function read(chunks: Chunks, take: (event: StreamEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of chunks) {
      rest += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
      const parts = rest.split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) take(parse(part));
    }
  } catch {
    // Closed from this side, or the store was killed: ended all the same.
  }
}

function parse(part: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}:\\s?(.*)$`, "m").exec(part)?.[1] ?? "";
  return { name: field("event"), data: JSON.parse(field("data") || "{}") as Record<string, unknown> };
}

/** Subscribes a stream in a session; the answer's status and body. */
export async function subscribe(
  url: string,
  stream: Pick<Stream, "clientId">,
  { token, session, topics }: { token: string; session: SessionMeta | null; topics: readonly string[] },
): Promise<{ status: number; body: { data?: { code?: string } } }> {
  const answer = await fetch(`${url}/api/realtime`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: token } : {}),
      ...(session ? { "X-Watchdesk-Session": session.sessionId } : {}),
    },
    body: JSON.stringify({ clientId: stream.clientId, subscriptions: topics }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as { data?: { code?: string } } };
}
