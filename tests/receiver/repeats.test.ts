/** The memory of repeats: what counts as the same message, for how long, and what is taken back. */
import { describe, expect, it } from "vitest";
import { RepeatMemory } from "../../receiver/session/repeats";
import { AnswerGate } from "../../receiver/session/gate";

const SECOND = 1000;

function memoryWith(
  ...entries: [sequence: number, stamp: string, atMs: number, duplicateOf?: number, firstAtMs?: number][]
) {
  const memory = new RepeatMemory();
  for (const [sequence, stamp, storedAtMs, duplicateOf = 0, firstAtMs = storedAtMs] of entries) {
    memory.remember("key", { sequence, stamp, storedAtMs, batch: sequence, duplicateOf, firstAtMs });
  }
  return memory;
}

describe("a message that was stored", () => {
  it.each<[string, string, number, number | null, number]>([
    ["at once", "s1", 0, 1, 0],
    ["after 5 min", "s1", 300 * SECOND, 1, 0],
    ["after more than 5 min it is new: numbers come round again", "s1", 301 * SECOND, null, 0],
    ["with another stamp within 60 s it is linked", "s2", 60 * SECOND, null, 1],
    ["with another stamp after 60 s it is new", "s2", 61 * SECOND, null, 0],
  ])("%s", (_, stamp, atMs, same, duplicateOf) => {
    const sighting = memoryWith([1, "s1", 0]).look("key", stamp, atMs);
    expect(sighting.same?.sequence ?? null).toBe(same);
    expect(sighting.duplicateOf).toBe(duplicateOf);
  });

  it("the 60 s count from the first copy, so that a chain of copies ends", () => {
    const memory = memoryWith([1, "s1", 0], [2, "s2", 50 * SECOND, 1, 0]);
    expect(memory.look("key", "s3", 55 * SECOND).duplicateOf).toBe(1);
    expect(memory.look("key", "s3", 65 * SECOND).duplicateOf).toBe(0);
    expect(memory.look("key", "s1", 65 * SECOND).same?.sequence).toBe(1);
  });

  it("what went into a lost batch is forgotten, what was before it is not", () => {
    const memory = memoryWith([1, "s1", 0], [2, "s2", SECOND, 1, 0]);
    memory.forgetBatches(2);
    expect(memory.look("key", "s2", 2 * SECOND).same).toBeNull();
    expect(memory.look("key", "s1", 2 * SECOND).same?.sequence).toBe(1);
  });

  it("the memory stays within its bound", () => {
    const memory = new RepeatMemory(100);
    for (let sequence = 1; sequence <= 1000; sequence++) {
      memory.remember(`key ${sequence}`, {
        sequence,
        stamp: "",
        storedAtMs: 0,
        batch: 1,
        duplicateOf: 0,
        firstAtMs: 0,
      });
    }
    expect(memory.size).toBe(100);
    expect(memory.look("key 1000", "", 0).same).not.toBeNull();
  });
});

describe("the gate", () => {
  const peerOf = (sent: string[]) => ({
    waitsFor: 0,
    owes: () => undefined,
    send: (bytes: Uint8Array) => void sent.push(Buffer.from(bytes).toString()),
    cork: () => undefined,
    uncork: () => undefined,
  });

  it("holds an answer until its batch is on disk, and keeps a peer's answers in order", () => {
    const gate = new AnswerGate();
    const sent: string[] = [];
    const peer = peerOf(sent);
    gate.answer(peer, 0, Buffer.from("now"));
    gate.answer(peer, 2, Buffer.from("event"));
    gate.answer(peer, 0, Buffer.from("poll behind it"));
    gate.answer(peer, 1, Buffer.from("repeat of an older one"));
    gate.commit(1);
    expect(sent).toEqual(["now"]);
    gate.commit(2);
    expect(sent).toEqual(["now", "event", "poll behind it", "repeat of an older one"]);
  });

  it("answers of lost batches are never given, later ones are", () => {
    const gate = new AnswerGate();
    const sent: string[] = [];
    const peer = peerOf(sent);
    gate.answer(peer, 1, Buffer.from("lost"));
    expect(gate.lose(1)).toBe(1);
    gate.answer(peer, 2, Buffer.from("kept"));
    gate.commit(2);
    expect(sent).toEqual(["kept"]);
  });
});
