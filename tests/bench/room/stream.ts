/** An event stream as a browser holds it, read with as little work as possible: readers share the machine. */

import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { feedTopics, type FeedRecord } from "../../../domain/live/feed";
import { SESSION_HEADER } from "../../../domain/live/routes";
import type { BenchUser } from "./store";

/** Options of `openStream`. */
export interface StreamOptions {
  readonly url: string;
  readonly user: BenchUser;
  /** Called with each feed record; left out, records are only counted. */
  readonly onRecord?: (record: FeedRecord) => void;
}

/** A stream that is subscribed to the feed. */
export interface FeedStream {
  readonly user: BenchUser;
  received: number;
  /** Stops reading, as a suspended computer does: the connection stays open. */
  stall(): void;
  close(): void;
}

/** Connects and subscribes. */
export async function openStream({ url, user, onRecord }: StreamOptions): Promise<FeedStream> {
  const { asked, answer } = await connect(`${url}/api/realtime`);
  const stream: FeedStream = {
    user,
    received: 0,
    stall: () => answer.pause(),
    close: () => asked.destroy(),
  };
  let clientId: ((id: string) => void) | undefined;
  const named = new Promise<string>((done) => (clientId = done));
  let rest = "";
  answer.setEncoding("utf8");
  answer.on("error", () => undefined);
  answer.on("data", (chunk: string) => {
    rest += chunk;
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      const message = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const data = message.slice(message.indexOf("data:") + 5);
      if (message.includes("event:PB_CONNECT")) clientId?.((JSON.parse(data) as { clientId: string }).clientId);
      else if (message.includes("event:signal_feed")) {
        stream.received += 1;
        onRecord?.((JSON.parse(data) as { record: FeedRecord }).record);
      }
    }
  });
  const body = JSON.stringify({ clientId: await named, subscriptions: feedTopics(user.audience) });
  const headers = { "content-type": "application/json", authorization: user.token, [SESSION_HEADER]: user.sessionId };
  const subscribed = await fetch(`${url}/api/realtime`, { method: "POST", headers, body });
  if (subscribed.status !== 204) throw new Error(`not subscribed: ${subscribed.status} ${await subscribed.text()}`);
  return stream;
}

function connect(url: string): Promise<{ asked: ClientRequest; answer: IncomingMessage }> {
  return new Promise((done, fail) => {
    const asked = request(url, { headers: { accept: "text/event-stream" }, agent: false });
    asked.on("error", fail);
    asked.on("response", (answer) => done({ asked, answer }));
    asked.end();
  });
}
