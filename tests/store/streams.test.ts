/** What one person's streams may cost everybody else, and that none outlives its session by a trick. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { addPerson, person, signIn, type Person } from "../support/people";
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
    const options = JSON.stringify({ query: { filter: `seq > ${n}` } });
    return `events/*?options=${encodeURIComponent(options)}`;
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
    ["the same collection under its name and under its id", [...filtered(3), "wd_events", "wd_events/*"], 400],
    ["a topic with options of any length", [`events?options=${"x".repeat(300)}`], 400],
  ])("may ask for %s: %#", async (_, topics, status) => {
    const desk = await person(store, "operator");
    const stream = await openStream(store.url);
    expect((await ask(stream, desk, topics)).status).toBe(status);
    stream.close();
  });

  it.each([
    ["signal_feed"],
    ["signal_feed/*"],
    ["signal_feed/"],
    ["wd_signal_feed/*"],
    ["signal_feed/*?options=%7B%7D"],
  ])("may not ask for the whole feed, which would tell it nothing: %s", async (topic) => {
    const stream = await openStream(store.url);
    const refused = await ask(stream, await person(store, "operator"), [topic]);
    expect([refused.status, refused.body.data?.code]).toEqual([403, "no_right"]);
    stream.close();
  });

  it("may ask for the feeds of all of a person's customers, and goes on when he has lost them", async () => {
    const { id, email } = await addPerson(store, "user");
    const entries: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { id: customer } = await store
        .client()
        .collection("customer_accounts")
        .create({ code: `C${n}`, name: "C" });
      const grants = { customer_users: [id], customer_users_authorities: { [id]: customerSeed("customer_owner") } };
      const entry = await store
        .client()
        .collection("customer_accounts_users")
        .create({ customer, ...grants });
      entries.push(entry.id);
    }
    const owner = await signIn(store, email);
    expect(owner.topics).toHaveLength(6);
    const stream = await openStream(store.url);
    expect((await ask(stream, owner, owner.topics)).status).toBe(204);
    for (const entry of entries.slice(0, 5)) await store.client().collection("customer_accounts_users").delete(entry);
    await stream.ended;
    // His browser knows nothing of that yet and asks for what it had.
    const again = await openStream(store.url);
    expect((await ask(again, owner, [...owner.topics, "heartbeat"])).status).toBe(204);
    again.close();
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
