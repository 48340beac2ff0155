/** Reading many segments at once: no file is closed under a read, none stays open for ever. */
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SegmentReaders } from "../../receiver/spool/readers";
import { freshDirectory } from "../support/receiver";

const SEGMENTS = 12;

function segments() {
  const directory = freshDirectory("segments");
  const pathOf = (start: number): string => path.join(directory, `${start}.seg`);
  for (let start = 0; start < SEGMENTS; start++) fs.writeFileSync(pathOf(start), `segment ${start}`.padEnd(64, "."));
  return { pathOf, readers: new SegmentReaders(pathOf) };
}

const openFiles = (pathOf: (start: number) => string): number => {
  const directory = path.dirname(pathOf(0));
  return fs.readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${fd}`).startsWith(directory);
    } catch {
      return false;
    }
  }).length;
};

it("gives each read the bytes of its own segment, however many are read at once", async () => {
  const { pathOf, readers } = segments();
  const starts = Array.from({ length: 600 }, (_, index) => (index * 7) % SEGMENTS);
  const read = await Promise.all(starts.map((start) => readers.read(start, 64, 0)));
  expect(read.map(String)).toEqual(starts.map((start) => `segment ${start}`.padEnd(64, ".")));
  expect(openFiles(pathOf)).toBeLessThanOrEqual(4);
  readers.close();
  expect(openFiles(pathOf)).toBe(0);
});

it("lets a read end when its segment is dropped meanwhile", async () => {
  const { pathOf, readers } = segments();
  const reading = readers.read(3, 64, 0);
  readers.drop(3);
  expect(String(await reading)).toBe("segment 3".padEnd(64, "."));
  expect(openFiles(pathOf)).toBe(0);
});
