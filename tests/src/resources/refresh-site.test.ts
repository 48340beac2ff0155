/** What counts as a read of the site in hand, and from when its answer is. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverNow } from "../../../src/lib/server-time";
import { useFreshSite } from "../../../src/resources/refresh-site";
import type { Remote } from "../../../src/resources/use-remote";
import { createDb, setDb } from "../../../src/sync/db";
import { runHook, type Running } from "../../support/hook";

interface Layer {
  readonly loadSite: () => Promise<void>;
}

const runtime = vi.hoisted(() => ({ layer: undefined as Layer | undefined }));
vi.mock("../../../src/sync/runtime", () => ({ live: () => runtime.layer }));

let running: Running<object, Remote<number>>;

/** How the read ends. */
async function end(): Promise<Remote<number>> {
  running = await runHook(() => useFreshSite("s1"), {});
  await vi.waitFor(() => expect(running.said().status).not.toBe("loading"));
  return running.said();
}

const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

beforeEach(() => void (runtime.layer = { loadSite: moment }));
afterEach(() => running.end());

it("is as the store had it when it was asked, not when its answer was here: what changed between is not in it", async () => {
  let asked = 0;
  runtime.layer = {
    loadSite: () => {
      asked = serverNow();
      return moment();
    },
  };
  const { status, data } = await end();
  expect(status).toBe("ready");
  expect(data).toBeLessThanOrEqual(asked);
});

it("is read again into the copy that replaces the one it was read into", async () => {
  let reads = 0;
  runtime.layer = {
    loadSite: () => {
      reads += 1;
      return moment();
    },
  };
  await end();
  setDb(createDb("refresh-site:next"));
  await vi.waitFor(() => expect(reads).toBe(2));
  await vi.waitFor(() => expect(running.said().status).toBe("ready"));
  setDb(undefined);
  await moment();
  expect([reads, running.said().status]).toEqual([2, "ready"]);
});

describe("is not read, as without a line,", () => {
  it("where there is no live layer to read it", async () => {
    runtime.layer = undefined;
    expect(await end()).toMatchObject({ status: "offline", error: { code: "network" } });
  });

  it.each([
    ["has ended", undefined],
    ["is another", { loadSite: moment }],
  ])("where the layer %s before it was done: nothing is written any more", async (_, next) => {
    runtime.layer = { loadSite: async () => void (runtime.layer = next) };
    expect(await end()).toMatchObject({ status: "offline", error: { code: "network" } });
  });
});
