/** The disk of the spool is full: the receiver stops acknowledging, says so, and goes on when there is room again. */

import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { Ledger } from "../support/ledger";
import { ROOT } from "../support/program";
import { spoolLines, startReceiver } from "../support/receiver";
import { accountsFrom5000 } from "../support/sites";
import { tell, times } from "./campaign";
import { Traffic, TRAFFIC_KEY } from "./traffic";

const run = promisify(execFile);
const ACCOUNTS = accountsFrom5000(40);
const QUIET_MS = 2500;
const PATIENCE_MS = 60_000;
const LEFT_BYTES = 1_500_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A disk that can be filled and emptied. */
interface Disk {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly preload: readonly string[];
  readonly fill: () => Promise<void>;
  readonly empty: () => Promise<void>;
}

/** A real file system of a few megabytes; `null` where none can be mounted. */
async function smallDisk(): Promise<Disk | null> {
  const folder = mkdtempSync(join(tmpdir(), "watchdesk-full-"));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${times(6)}m`, "tmpfs", folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) return null;
  ends.push(() => run("umount", [folder]));
  const ballast = join(folder, "ballast");
  // What is left takes some seconds of traffic, so that the end comes in the middle of a batch.
  const fill = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    await run("fallocate", ["-l", String(bavail * bsize - LEFT_BYTES), ballast]);
  };
  return { folder, env: {}, preload: [], fill, empty: () => rm(ballast) };
}

/** A file layer that fails when a flag is up: the same on every machine, and it tears writes. */
async function failingLayer(): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), "watchdesk-full-"));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const flag = join(folder, "full");
  const preload = [join(ROOT, "tests/support/disk-full.cjs")];
  return { folder, env: { DISK_FULL_FLAG: flag }, preload, fill: () => writeFile(flag, ""), empty: () => rm(flag) };
}

async function until(what: string, done: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!done()) {
    if (performance.now() > giveUpAt) throw new Error(`waited in vain: ${what}`);
    await sleep(20);
  }
}

/** Frames of a spool by what the panels named them. */
async function spooledTexts(directory: string): Promise<string[]> {
  const lines = await spoolLines(directory);
  return lines.map(
    (line) => /\^(\w+)\^/.exec(JSON.stringify(line["decoded"]))?.[1] ?? `unread ${String(line["sequence"])}`,
  );
}

it.for<[string, () => Promise<Disk | null>]>([
  ["a real file system with no room left", smallDisk],
  ["a file layer that fails in the middle of a write", failingLayer],
])("%s", async ([name, makeDisk], { skip }) => {
  const disk = await makeDisk();
  if (!disk) {
    process.stderr.write(`\nSKIPPED: "${name}" is NOT tested: mounting takes root\n\n`);
    return skip("mounting takes root");
  }
  const spoolDir = join(disk.folder, "spool");
  const { env, preload } = disk;
  const receiver = await startReceiver({ spoolDir, store: null, keys: { "*": TRAFFIC_KEY }, env, preload });
  ends.push(() => receiver.stop());
  const acknowledged: string[] = [];
  const ledger = new Ledger();
  const keep = ledger.acknowledged.bind(ledger);
  ledger.acknowledged = (event) => {
    acknowledged.push(event.text ?? "");
    keep(event);
  };
  const traffic = new Traffic({ port: receiver.tcp, ledger, panels: 16, perSecond: 1500, accounts: ACCOUNTS });
  ends.push(() => traffic.close());
  traffic.start();

  await until("the first acknowledgements", () => acknowledged.length > 200);
  let whileFull = 0;
  for (let filled = 1; filled <= times(1); filled++) {
    const said = (what: RegExp) => (receiver.stderr().match(new RegExp(what, "g"))?.length ?? 0) >= filled;
    await disk.fill();
    await until("a word about the full disk", () => said(/nothing is acknowledged until it can/));
    expect(receiver.stderr()).toMatch(/no space left/);
    await sleep(200);
    const before = acknowledged.length;
    await sleep(QUIET_MS);
    whileFull += acknowledged.length - before;
    await disk.empty();
    await until("acknowledgements again", () => acknowledged.length > before + 200);
    expect(said(/acknowledges again/)).toBe(true);
  }
  await traffic.finish(PATIENCE_MS);
  await receiver.stop();
  const stored = await spooledTexts(spoolDir);
  const kept = new Set(stored);
  const lost = acknowledged.filter((text) => !kept.has(text));
  tell(`disk full ${times(1)} times: ${name}`, {
    acknowledged: acknowledged.length,
    "while it was full": whileFull,
    lost: lost.length,
    "stored twice": stored.length - kept.size,
  });
  expect(whileFull).toBe(0);
  expect(stored.length).toBe(kept.size);
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBe(ledger.sentCount);
});
