/** Every DC-09 vector through splitter and reader: whole, cut at every byte, and joined in pairs. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { dc09Vectors, expectationsOf, replyFault, type Expectation, type Vector } from "./vectors";

const bytesOf = (vector: Vector): Buffer => Buffer.from(vector.bytes_hex, "hex");

function split(parts: readonly Uint8Array[]): Uint8Array[] {
  const splitter = createLfLengthCrSplitter();
  const frames = parts.flatMap((part) => splitter.push(part).frames);
  return [...frames, ...splitter.flush()];
}

function readAll(vector: Vector, frames: readonly Uint8Array[]) {
  const reader = dc09.createReader({ keys: vector.keys ?? {}, options: {}, randomBytes });
  return frames.map((frame) => reader.read(frame, Date.parse(vector.now)));
}

function check(wanted: readonly Expectation[], vector: Vector, frames: readonly Uint8Array[]): void {
  const readings = readAll(vector, frames);
  expect(readings.length).toBe(wanted.length);
  wanted.forEach((want, index) => {
    const reading = readings[index]!;
    expect(reading.verdict).toBe(want.verdict);
    expect(replyFault(want, vector, reading.reply)).toBeNull();
    expect(reading.toDecoded()).toEqual(want.decoded);
    if (want.stored !== undefined && !want.duplicate) expect(reading.stored).toBe(want.stored);
  });
}

describe("the vectors", () => {
  it("are the 79 of the reference", () => expect(dc09Vectors.length).toBe(79));

  it.each(dc09Vectors.map((vector) => [vector.name, vector] as const))("%s, whole", (_, vector) =>
    check(expectationsOf(vector), vector, split([bytesOf(vector)])),
  );

  it.each(dc09Vectors.map((vector) => [vector.name, vector] as const))("%s, cut at every byte", (_, vector) => {
    const bytes = bytesOf(vector);
    const whole = split([bytes]).map((frame) => Buffer.from(frame).toString("hex"));
    for (let at = 1; at < bytes.length; at++) {
      const frames = split([bytes.subarray(0, at), bytes.subarray(at)]);
      expect(frames.map((frame) => Buffer.from(frame).toString("hex"))).toEqual(whole);
    }
    const single = split(Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)));
    expect(single.map((frame) => Buffer.from(frame).toString("hex"))).toEqual(whole);
  });
});

describe("pairs that share clock and keys", () => {
  const pairs = [...group(dc09Vectors).values()].flatMap((group) =>
    group.flatMap((a) => group.map((b) => [a, b] as const)),
  );

  it("are many", () => expect(pairs.length).toBeGreaterThan(500));

  it("come out as the two of them", () => {
    for (const [a, b] of pairs) {
      const wanted = [...expectationsOf(a), ...expectationsOf(b)];
      check(wanted, a, split([Buffer.concat([bytesOf(a), bytesOf(b)])]));
    }
  });
});

function group(list: readonly Vector[]): Map<string, Vector[]> {
  const groups = new Map<string, Vector[]>();
  for (const vector of list) {
    const key = `${vector.now} ${JSON.stringify(vector.keys ?? {})}`;
    groups.set(key, [...(groups.get(key) ?? []), vector]);
  }
  return groups;
}
