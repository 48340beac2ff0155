/** A storm: answering goes before handing over, for a bounded time, and never at the cost of life and limb. */
import { describe, expect, it } from "vitest";
import type { SignalBatch } from "../../domain/signals/incoming";
import type { SpoolRef } from "../../receiver/contracts/spool";
import { engines } from "../../receiver/protocols/index";
import { Surge } from "../../receiver/uplink/surge";
import { Uplink } from "../../receiver/uplink/uplink";
import { freshDirectory } from "../support/receiver";
import { frame } from "./panel";

describe("a surge", () => {
  it.each<[string, readonly [count: number, atMs: number][], number, boolean]>([
    ["an ordinary sync is none", [[3, 1000]], 1000, false],
    ["many frames in one sync are one", [[20, 1000]], 1100, true],
    ["it is over when none like it was seen for a while", [[20, 1000]], 1251, false],
    [
      "it lasts while they come",
      [
        [20, 1000],
        [1, 1100],
        [50, 1200],
      ],
      1400,
      true,
    ],
    [
      "but not longer than three seconds",
      Array.from({ length: 40 }, (_, turn) => [60, 1000 + turn * 100]),
      4000,
      false,
    ],
    [
      "and does not begin anew while it goes on",
      Array.from({ length: 90 }, (_, turn) => [60, turn * 100]),
      8950,
      false,
    ],
    [
      "nor by pauses just long enough to end it",
      Array.from({ length: 40 }, (_, turn) => [60, turn * 260]),
      8350,
      false,
    ],
    [
      "after a calm it may begin anew",
      [...Array.from({ length: 40 }, (_, turn) => [60, turn * 100] as [number, number]), [60, 5000]],
      5100,
      true,
    ],
  ])("%s", (_, syncs, atMs, want) => {
    const surge = new Surge();
    for (const [count, when] of syncs) surge.stored(count, when);
    expect(surge.isHolding(atMs)).toBe(want);
  });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const ref = (account: string, isUrgent: boolean): SpoolRef =>
  ({ sequence: 1, receivedAtMs: 0, account, isUrgent }) as SpoolRef;

describe("the uplink in a storm", () => {
  function stormy() {
    const time = { nowMs: 1000 };
    const posted: string[] = [];
    const client = {
      post: async (_path: string, body: unknown) => {
        posted.push(...(body as SignalBatch).signals.map(({ account }) => account));
        return { status: 200, body: "" };
      },
      get: async () => ({ status: 404, body: "" }),
      close: () => undefined,
    };
    const spool = {
      id: "s",
      runOf: () => "s",
      read: async ({ sequence, account }: SpoolRef) => ({
        kind: "frame",
        sequence,
        receivedAtMs: 0,
        protocol: "dc09",
        codePage: "windows-1252",
        raw: frame(`"SIA-DCS"0001L0#${account}[#${account}|NBA1]`),
        clear: null,
      }),
      markDelivered: () => undefined,
    };
    const setup = { client, spool, engines, directory: freshDirectory("surge"), replayMinutes: 10 };
    const now = (): number => time.nowMs;
    const uplink = new Uplink({ ...setup, now, ticks: now, log: () => undefined } as never);
    uplink.earlierDone();
    uplink.add(Array.from({ length: 60 }, (_, index) => ref(String(2000 + index), false)));
    return { uplink, posted, time };
  }

  it("lets frames wait until it is over, and an alarm of life or limb never", async () => {
    const { uplink, posted, time } = stormy();
    await pause(150);
    expect(posted).toEqual([]);
    uplink.add([ref("1000", true)]);
    while (posted.length === 0) await pause(5);
    expect(posted[0]).toBe("1000");
    time.nowMs += 300;
    while (posted.length < 61) await pause(5);
    expect(uplink.undeliveredCount).toBe(0);
    await uplink.close();
  });

  it("is not made to hurry by strangers, who can write fire on anything", async () => {
    const { uplink, posted, time } = stormy();
    uplink.setKnownAccounts(["1000", ...Array.from({ length: 60 }, (_, index) => String(2000 + index))]);
    uplink.add([ref("9999", true)]);
    await pause(150);
    expect(posted).toEqual([]);
    uplink.add([ref("1000", true)]);
    while (posted.length === 0) await pause(5);
    expect(posted[0]).toBe("1000");
    time.nowMs += 300;
    while (posted.length < 62) await pause(5);
    await uplink.close();
  });
});
