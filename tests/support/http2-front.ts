/** A front that speaks HTTP/2 to the browser and HTTP/1.1 to the store, as a reverse proxy does. */

import { createServer, type IncomingHttpHeaders, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import { request } from "node:http";
import { freePort } from "./free-port";

/** Headers that belong to one connection and may not cross over. */
const HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-connection", "host"]);

/** A running front. */
export interface Front {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a front for a store. */
export async function startHttp2Front(target: string): Promise<Front> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  server.on("stream", (stream, headers) => pass(target, stream, headers));
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        for (const session of sessions) session.destroy();
        server.close(() => done());
      }),
  };
}

function pass(target: string, stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  const url = new URL(String(headers[":path"]), target);
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(":") && !HOP.has(name));
  const upstream = request(url, { method: String(headers[":method"]), headers: Object.fromEntries(kept) }, (answer) => {
    if (stream.closed) return answer.destroy();
    const back = Object.entries(answer.headers).filter(([name]) => !HOP.has(name));
    stream.respond({ ":status": answer.statusCode ?? 502, ...Object.fromEntries(back) });
    answer.pipe(stream);
    answer.once("error", () => stream.close());
  });
  upstream.once("error", () => stream.close());
  stream.once("close", () => upstream.destroy());
  stream.once("error", () => upstream.destroy());
  stream.pipe(upstream);
}
