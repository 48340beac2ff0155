/** One operator's live stream: the feed as it comes over the wire, without the app's library. */

import { SESSION_HEADER } from "../../domain/live/routes";
import { feedTopics, type FeedRecord } from "../../domain/live/feed";
import type { SignedIn } from "./room";
import { openStream, subscribe as subscribeStream } from "./sse";
import type { TestStore } from "./store";

/** An open stream. */
export interface FeedStream {
  readonly close: () => void;
}

interface Message {
  readonly event: string;
  readonly data: string;
}

/** Opens a stream, subscribes to the person's own feed with the session's header and resolves when it is subscribed. */
export async function openFeed(
  store: TestStore,
  who: SignedIn,
  onRecord: (record: FeedRecord, atMs: number) => void,
): Promise<FeedStream> {
  const abort = new AbortController();
  const answer = await fetch(`${store.url}/api/realtime`, { signal: abort.signal });
  if (!answer.body) throw new Error("the store gives no stream");
  const connected = new Promise<string>((done, fail) => {
    const onMessage = ({ event, data }: Message): void => {
      if (event === "PB_CONNECT") done(data);
      else if (event.startsWith("signal_feed")) {
        onRecord((JSON.parse(data) as { record: FeedRecord }).record, performance.now());
      }
    };
    readMessages(answer.body as ReadableStream<Uint8Array>, onMessage).catch((error: unknown) => {
      if (!abort.signal.aborted) fail(error as Error);
    });
  });
  await subscribe(store, who, await connected);
  return { close: () => abort.abort() };
}

async function subscribe(store: TestStore, { token, meta, record }: SignedIn, connected: string): Promise<void> {
  const { clientId } = JSON.parse(connected) as { clientId: string };
  const answer = await store.request("POST", "/api/realtime", {
    token,
    headers: meta ? { [SESSION_HEADER]: meta.sessionId } : {},
    body: { clientId, subscriptions: feedTopics(String(record["liveAudiences"])) },
  });
  if (answer.status !== 204) throw new Error(`the stream was refused: ${JSON.stringify(answer)}`);
}

/** What every audience is told from now on, as the superuser hears it. */
export interface FeedBook {
  /** The records of an audience, once those of every commit so far have come. */
  of(audience: string): Promise<FeedRecord[]>;
  close(): void;
}

/** Begins to keep the feed of all audiences. */
export async function keepFeed(store: TestStore): Promise<FeedBook> {
  const stream = await openStream(store.url);
  const asked = { token: store.superuser.token, session: null, topics: ["signal_feed"] };
  const { status } = await subscribeStream(store.url, stream, asked);
  if (status !== 204) throw new Error(`the stream was refused: ${status}`);
  const heard = (): FeedRecord[] =>
    stream.events.filter(({ name }) => name === "signal_feed").map(({ data }) => data["record"] as FeedRecord);
  return {
    close: () => stream.close(),
    of: async (audience) => {
      const last = (await lastOf(store, audience))?.number ?? 0;
      const isLast = ({ audience: whose, number }: FeedRecord): boolean => whose === audience && number >= last;
      if (last > 0)
        await stream.next(({ data }) => data["record"] !== undefined && isLast(data["record"] as FeedRecord));
      return heard().filter((record) => record.audience === audience);
    },
  };
}

/** The record of an audience as the last commit left it. */
export async function lastOf(store: TestStore, audience: string): Promise<FeedRecord | undefined> {
  const filter = `audience = "${audience}"`;
  return (await store.client().collection("signal_feed").getFullList<FeedRecord>({ filter }))[0];
}

async function readMessages(body: ReadableStream<Uint8Array>, onMessage: (message: Message) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) onMessage(parseMessage(message));
  }
}

function parseMessage(message: string): Message {
  const fields = new Map(
    message.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  return { event: fields.get("event") ?? "", data: fields.get("data") ?? "" };
}
