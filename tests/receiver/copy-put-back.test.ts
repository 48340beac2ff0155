/** A copy of the spool that is older than the store gives numbers once more that the store knows: no frame is passed over for it. */
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Runs } from "../../receiver/spool/runs";
import { freshDirectory, startReceiver } from "../support/receiver";
import { frame, Panel } from "./panel";
import { SmallStore } from "./small-store";

const store = new SmallStore();

beforeAll(() => store.up());
afterAll(() => store.down());

/** A run of the receiver in which the store takes one frame. */
async function handOver(spoolDir: string, code: string): Promise<void> {
  const receiver = await startReceiver({ spoolDir, store: { url: store.url, token: "t" } });
  const panel = await Panel.connect(receiver.tcp);
  const answer = await panel.ask(frame(`"SIA-DCS"0001L0#4711[#4711|N${code}1]`));
  expect(String(answer)).toContain("ACK");
  await vi.waitFor(() => expect(store.codes).toContain(code), 10_000);
  // Written only once all that was asked for is settled.
  const bootOf = (): string => fs.readFileSync(path.join(spoolDir, "store-boot"), "latin1").trim();
  await vi.waitFor(() => expect(bootOf()).toBe(store.boot), 10_000);
  panel.close();
  await receiver.stop();
}

it("each run's frames have keys of their own, and what an earlier run left keeps those that it had", async () => {
  const spoolDir = freshDirectory("put-back");
  const copy = path.join(freshDirectory("copy"), "spool");
  await handOver(spoolDir, "BA");
  fs.cpSync(spoolDir, copy, { recursive: true });
  await handOver(spoolDir, "FA");
  fs.rmSync(spoolDir, { recursive: true });
  fs.cpSync(copy, spoolDir, { recursive: true });
  await handOver(spoolDir, "PA");

  const keys = store.batches.flatMap(({ signals }) => signals.map(({ key, code }) => ({ code, key: key.split(":") })));
  expect(keys.map(({ code, key }) => [code, key[1]])).toEqual([
    ["BA", "1"],
    ["FA", "2"],
    ["PA", "2"],
  ]);
  expect(store.keys.size).toBe(3);

  store.boot = "boot-2";
  await handOver(spoolDir, "HA");
  expect(store.codes, "asked for by its own name, what it has is not sent again").toEqual(["BA", "FA", "PA", "HA"]);
});

it("names are kept for as long as the spool may hold a frame of theirs, and not those of runs without one", () => {
  const directory = freshDirectory("runs");
  const begin = (from: number, name: string, oldest: number) => new Runs(directory, "id", { from, name, oldest });
  const kept = (): string => fs.readFileSync(path.join(directory, "runs"), "latin1");

  begin(1, "a", 1);
  expect(kept()).toBe("1 a\n");
  begin(1, "b", 1);
  begin(8, "c", 1);
  expect(kept()).toBe("1 b\n8 c\n");
  const runs = begin(20, "d", 8);
  expect(kept()).toBe("8 c\n20 d\n");
  expect([7, 8, 19, 20, 99].map((sequence) => runs.nameOf(sequence))).toEqual(["c", "c", "c", "d", "d"]);
});

it("what a spool of a former version holds is known by the spool's id, as the store has it", () => {
  const runs = new Runs(freshDirectory("runs"), "id", { from: 40, name: "a", oldest: 12 });
  expect([12, 39, 40].map((sequence) => runs.nameOf(sequence))).toEqual(["id", "id", "a"]);
});
