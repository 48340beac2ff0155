/** The end of a shift (docs/decisions/0003): all sessions of its people end together, those of the next shift live on. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { openStream, subscribe } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => void (store = await startStore()));
afterAll(() => store?.stop());

async function onShift(count: number) {
  const people: Person[] = [];
  for (let n = 0; n < count; n += 1) people.push(await person(store, "operator"));
  const streams = await Promise.all(
    people.map(async ({ token, session, topics }) => {
      const stream = await openStream(store.url);
      expect((await subscribe(store.url, stream, { token, session, topics })).status).toBe(204);
      return stream;
    }),
  );
  return { people, streams };
}

const listing = async ({ token }: Person): Promise<[number, string]> => {
  const path = "/api/collections/events_alarm/records";
  const { status, body } = await store.request<{ data?: { code?: string } }>("GET", path, { token });
  return [status, body.data?.code ?? ""];
};

it("silences every stream of the shift at once, refuses its people's requests, and nobody else's", async () => {
  const going = await onShift(6);
  const coming = await onShift(6);
  await Promise.all(
    going.people.map(({ session }) => store.client().collection("session_control").delete(session.sessionId)),
  );
  await Promise.all(going.streams.map(({ ended }) => ended));
  for (const one of going.people) expect(await listing(one)).toEqual([401, "session_ended"]);
  for (const one of coming.people) expect(await listing(one)).toEqual([200, ""]);
  expect(coming.streams.map((stream) => stream.isOpen())).toEqual(coming.people.map(() => true));
  for (const stream of coming.streams) stream.close();
});
