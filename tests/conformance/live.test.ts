/** The live alarm connection: counts, retries and limits of the specification, on a clock that is turned by hand. */
import { BaseAuthStore, RealtimeService } from "pocketbase";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "../../domain/errors";
import { liveWorld } from "../src/sync/support/live";
import { alarm } from "../src/sync/support/store";

const world = liveWorld();

describe("the alarm count", () => {
  it("S4-20 rises by one on create, falls by one on delete and not below 0, and is right again after an update", async () => {
    const { state } = await world.start();
    world.store.send(["events_alarm", "create", alarm("a1")]);
    world.store.send(["events_alarm", "create", alarm("a2")]);
    await world.pass(1);
    expect(state.alarmCount).toBe(2);
    world.store.send(["events_alarm", "delete", alarm("a1")]);
    await world.pass(1);
    expect(state.alarmCount).toBe(1);
    // Deleted twice, and one that was never there: the merged set is counted.
    world.store.send(["events_alarm", "delete", alarm("a1")]);
    world.store.send(["events_alarm", "delete", alarm("a2")]);
    world.store.send(["events_alarm", "delete", alarm("a9")]);
    await world.pass(1);
    expect(state.alarmCount).toBe(0);
    world.store.send(["events_alarm", "update", alarm("a3")]);
    await world.pass(1);
    expect(state.alarmCount).toBe(1);
  });

  it("S7-05 S3-15 follows what the store tells of all live collections, and is unsubscribed from at the end", async () => {
    const { state, live } = await world.start();
    expect(state.status).toBe("live");
    live.stop();
    world.store.send(["events_alarm", "create", alarm("a1")]);
    await world.pass(1);
    expect(state.alarmCount).toBe(0);
  });
});

describe("the connection", () => {
  it("S4-21 S9-18 is tried again after 1 s, doubled to 60 s at most", async () => {
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.start();
    const waits: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const before = world.store.connects;
      let waited = 0;
      while (world.store.connects === before && waited < 100) {
        await world.browser.clock.advance(1000);
        waited += 1;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it("S4-21 S9-17 is made anew when no event came for 20 minutes, and not before", async () => {
    await world.start();
    const before = world.store.connects;
    await world.pass(20 * 60 - 30);
    expect(world.store.connects).toBe(before);
    await world.pass(40);
    expect(world.store.connects).toBe(before + 1);
  });
});

/** The library's own figures, which are kept as they are. */
const library = (): Record<string, unknown> => new RealtimeService({} as never) as unknown as Record<string, unknown>;

it("S9-10 sends subscriptions that did not go through with a connect up to three times more", async () => {
  const heard: ((event: object) => void)[] = [];
  class Source {
    addEventListener = (_: string, listener: (event: object) => void): void => void heard.push(listener);
    close = (): void => undefined;
  }
  vi.stubGlobal("EventSource", Source);
  let sent = 0;
  const service = Object.assign(library(), {
    client: { buildURL: (path: string) => path, cancelRequest: () => undefined },
    hasUnsentSubscriptions: () => true,
    submitSubscriptions: () => Promise.resolve(void (sent += 1)),
  }) as { initConnect?: () => void; disconnect?: () => void };
  service.initConnect?.();
  heard[0]?.({ lastEventId: "c1" });
  // One, three more, and one for what was subscribed to on hearing of the connect.
  await vi.waitFor(() => expect(sent).toBe(5));
  service.disconnect?.();
  vi.unstubAllGlobals();
});

it("S9-11 a session kept as a cookie has at most 4096 bytes: the library's own limit, of which the app makes no use", () => {
  const store = new BaseAuthStore();
  store.save("x".repeat(100), { id: "a", collectionId: "b", collectionName: "c", text: "y".repeat(5000) });
  expect(new TextEncoder().encode(store.exportToCookie()).length).toBeLessThanOrEqual(4096);
});

it("S9-08 S9-09 waits 15 s for a connect, and tries again after 200, 300, 500, 1000, 1200, 1500, 2000 ms", () => {
  expect(library()["maxConnectTimeout"]).toBe(15_000);
  expect(library()["predefinedReconnectIntervals"]).toEqual([200, 300, 500, 1000, 1200, 1500, 2000]);
});
