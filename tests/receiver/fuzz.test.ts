/** Random and mutated bytes: nothing throws, and nothing is acknowledged that is not to be stored. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { parseFrame } from "../../receiver/protocols/dc09/frame";
import { dc09Vectors } from "./vectors";

const ROUNDS = 4000;

/** Small generator with a seed, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const reader = dc09.createReader({ keys: { "*": "00112233445566778899AABBCCDDEEFF" }, options: {}, randomBytes });

function check(frame: Uint8Array): void {
  const reading = reader.read(frame, Date.parse("2026-11-27T10:00:00Z"));
  const decoded = reading.toDecoded();
  const reply = reading.reply ? parseFrame(reading.reply) : null;
  const isAck = reply?.ok === true && reply.value.token === "ACK";
  expect(isAck).toBe(reading.verdict === "ack");
  if (isAck) expect([true, "link"]).toContain(reading.stored);
  if (isAck && reading.stored === true) expect(reading.repeatKey).not.toBe("");
  if (reading.stored !== true && reading.stored !== "raw") return;
  const again = dc09.reread({
    raw: frame,
    clear: reading.clear,
    receivedAtMs: Date.parse("2026-11-27T10:00:00Z"),
    codePage: reader.codePage,
  });
  expect(again.toDecoded()).toEqual(decoded);
  expect(again.repeatKey).toBe(reading.repeatKey);
}

describe("bytes nobody planned", () => {
  it("random bytes", () => {
    const random = seeded(1);
    for (let round = 0; round < ROUNDS; round++) {
      const bytes = Buffer.from(Array.from({ length: Math.floor(random() * 120) }, () => Math.floor(random() * 256)));
      check(bytes);
      const splitter = createLfLengthCrSplitter();
      for (const frame of [...splitter.push(bytes).frames, ...splitter.flush()]) check(frame);
    }
  });

  it("vectors with a few bytes changed, removed or doubled", () => {
    const random = seeded(2);
    for (let round = 0; round < ROUNDS; round++) {
      const vector = dc09Vectors[Math.floor(random() * dc09Vectors.length)]!;
      const bytes = [...Buffer.from(vector.bytes_hex, "hex")];
      for (let change = 0; change <= random() * 3; change++) {
        const at = Math.floor(random() * bytes.length);
        const kind = random();
        if (kind < 0.6) bytes[at] = Math.floor(random() * 256);
        else if (kind < 0.8) bytes.splice(at, 1);
        else bytes.splice(at, 0, bytes[at]!);
      }
      const splitter = createLfLengthCrSplitter();
      for (const frame of [...splitter.push(Buffer.from(bytes)).frames, ...splitter.flush()]) check(frame);
    }
  });

  it("bodies of random signs behind a right check sum", () => {
    const random = seeded(3);
    const signs = "\"*[]|#/^_:,0123456789ABCFLNRSriidti \xfc\x80AXMHTV'";
    for (let round = 0; round < ROUNDS; round++) {
      const tail = Array.from({ length: Math.floor(random() * 60) }, () => signs[Math.floor(random() * signs.length)]);
      const token = ["SIA-DCS", "ADM-CID", "NULL", "*SIA-DCS", "SCN-S8"][Math.floor(random() * 5)];
      check(buildFrame(`"${token}"0001L0#1234[${tail.join("")}]`));
      check(buildFrame(`"${token}"0001L0#1234[#1234|N${tail.join("")}]_10:00:00,11-27-2026`));
    }
  });

  it("a stream with noise between frames loses no frame", () => {
    const random = seeded(4);
    for (let round = 0; round < 300; round++) {
      const frames = Array.from({ length: 5 }, (_, index) => buildFrame(`"NULL"000${index}L0#1234[]`));
      const noise = (): Buffer =>
        Buffer.from(
          Array.from({ length: Math.floor(random() * 20) }, () => Math.floor(random() * 256)).filter(
            (byte) => byte !== 0x0a,
          ),
        );
      const stream = Buffer.concat(frames.flatMap((frame) => [noise(), frame]));
      const splitter = createLfLengthCrSplitter();
      const found: Uint8Array[] = [];
      for (let at = 0; at < stream.length;) {
        const size = 1 + Math.floor(random() * 30);
        found.push(...splitter.push(stream.subarray(at, at + size)).frames);
        at += size;
      }
      expect(found.map((frame) => Buffer.from(frame).toString("latin1"))).toEqual(
        frames.map((frame) => frame.toString("latin1")),
      );
    }
  });
});
