/** How long the oldest frame has waited is asked every second, also while a flood of strangers waits behind it. */
import { expect, it } from "vitest";
import type { SpoolRef } from "../../receiver/contracts/spool";
import { UplinkQueue } from "../../receiver/uplink/queue";

const ref = (sequence: number): SpoolRef => ({
  sequence,
  account: String(sequence),
  receivedAtMs: 1000 + sequence,
  isUrgent: false,
  segment: 1,
  at: 0,
  length: 1,
});

it("names the oldest that counts without looking through each account, and goes on as they are taken", () => {
  const queue = new UplinkQueue();
  for (let n = 1; n <= 5000; n++) queue.push(ref(n));
  const settled = new Set<number>();
  let asked = 0;
  const counts = ({ sequence }: SpoolRef): boolean => {
    asked++;
    return !settled.has(sequence);
  };
  expect(queue.oldestMs(counts)).toBe(1001);
  expect(asked).toBeLessThan(10);
  for (let taken = 50; taken <= 4000; taken += 50) {
    const batch = queue.take(50)!;
    expect(queue.oldestMs(counts)).toBe(1001 + taken - 50);
    for (const { sequence } of batch.refs) settled.add(sequence);
    queue.done(batch);
    expect(queue.oldestMs(counts)).toBe(1001 + taken);
  }
  expect(asked).toBeLessThan(20_000);
});

it("has none once all are settled, and names those that come afterwards", () => {
  const queue = new UplinkQueue();
  queue.push(ref(1));
  queue.done(queue.take(50)!);
  expect(queue.oldestMs(() => true)).toBe(Infinity);
  queue.push(ref(2));
  expect(queue.oldestMs(() => true)).toBe(1002);
});
