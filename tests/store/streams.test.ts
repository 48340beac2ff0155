/** What one person's streams may cost everybody else, and that none outlives its session by a trick. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person, signIn, type Person } from "../support/people";
import { openStream, subscribe, type Stream } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

afterAll(async () => {
  await store?.stop();
});

const ask = (stream: Stream, who: Person, topics: readonly string[] = ["heartbeat"]) =>
  subscribe(store.url, stream, { token: who.token, session: who.session, topics });

const end = (who: Person) =>
  store.request("DELETE", `/api/collections/session_control/records/${who.session.sessionId}`, { token: who.token });

const filtered = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => {
    const options = JSON.stringify({ query: { filter: `number > ${n}` } });
    return `signal_feed/*?options=${encodeURIComponent(options)}`;
  });

describe("a stream", () => {
  it("ends with the session it was opened in, though it was then named to one that had ended", async () => {
    const desk = await person(store, "operator");
    const laptop = await signIn(store, desk.email);
    const stream = await openStream(store.url);
    expect((await ask(stream, desk)).status).toBe(204);

    expect((await end(laptop)).status).toBe(204);
    expect((await ask(stream, laptop)).body.data?.code).toBe("session_ended");
    await stream.ended;
    expect((await end(desk)).status).toBe(204);
  });

  it.each([
    ["four topics of a collection", filtered(4), 204],
    ["a fifth one", filtered(5), 400],
    [
      "the same collection under its name and under its id",
      [...filtered(3), "wd_signal_feed", "wd_signal_feed/*"],
      400,
    ],
    ["a topic with options of any length", [`signal_feed?options=${"x".repeat(300)}`], 400],
  ])("may ask for %s: %#", async (_, topics, status) => {
    const desk = await person(store, "operator");
    const stream = await openStream(store.url);
    expect((await ask(stream, desk, topics)).status).toBe(status);
    stream.close();
  });

  it("is the oldest of a person's to end when there are more than twelve", async () => {
    const desk = await person(store, "operator");
    const other = await person(store, "operator");
    const bystander = await openStream(store.url);
    expect((await ask(bystander, other)).status).toBe(204);
    const streams: Stream[] = [];
    for (let n = 0; n < 13; n += 1) {
      const stream = await openStream(store.url);
      expect((await ask(stream, desk)).status).toBe(204);
      streams.push(stream);
    }
    await streams[0]?.ended;
    expect(streams.slice(1).map((stream) => stream.isOpen())).toEqual(Array(12).fill(true));
    expect(bystander.isOpen()).toBe(true);
    for (const stream of [bystander, ...streams]) stream.close();
  });
});
