/** What is left of the last runs is looked up by a hash, and believed only once it has been read. */
import { expect, it } from "vitest";
import type { Reading } from "../../receiver/contracts/engine";
import type { Source } from "../../receiver/contracts/source";
import { engines } from "../../receiver/protocols/index";
import { hashOfKey, LeftBehind } from "../../receiver/session/left-behind";
import { type EarlierFrame, Session } from "../../receiver/session/session";
import { spoolRecord } from "../support/spool-record";
import { frame } from "./panel";

const place = (at: number) => ({ segment: 1, at, length: 10 });

it("tells keys that differ in little", () => {
  const hashes = new Set<number>();
  for (let number = 0; number < 200_000; number++) hashes.add(hashOfKey(`r1|4711|SIA-DCS|[#4711|NBA${number}]`));
  expect(hashes.size).toBe(200_000);
  expect([...hashes].every((hash) => Number.isSafeInteger(hash) && hash > 0)).toBe(true);
  expect(hashOfKey("")).toBe(0);
  expect(hashOfKey("ab")).not.toBe(hashOfKey("ba"));
});

it("hands out all of one hash, the oldest first, and once", () => {
  const left = new LeftBehind();
  for (const at of [1, 2, 3]) left.add(7, place(at));
  left.add(8, place(4));
  expect(left.take(7).map(({ at }) => at)).toEqual([1, 2, 3]);
  expect(left.take(7)).toEqual([]);
  expect(left.take(9)).toEqual([]);
  expect(left.size).toBe(1);
});

it("reads no more of one message with ever new stamps than is looked through: a flood of them kept everybody waiting", () => {
  const left = new LeftBehind();
  for (let at = 1; at <= 5_000; at++) left.add(7, place(at));
  const found = left.take(7).map(({ at }) => at);
  expect([found.length, found[0], found.at(-1)]).toEqual([64, 4_937, 5_000]);
});

/** A session that reads every frame as `reading`, and of whose last run one frame is left under the same hash. */
function sessionWith(reading: Reading, left: EarlierFrame | null) {
  const now = { ms: 1_000, reading };
  const read: number[] = [];
  const appended: number[] = [];
  const told: number[] = [];
  let sequence = 100;
  const session = new Session({
    receiverId: "r1",
    protocol: "dc09",
    reader: {
      codePage: "windows-1252",
      read: () => now.reading,
      setKeys: () => undefined,
      setKnownAccounts: () => undefined,
    },
    spool: {
      id: "s",
      openBatch: 1,
      committedBatch: 0,
      status: { state: "ok", reason: "" },
      takeSequence: () => ++sequence,
      append: (record) => void appended.push(record.sequence),
    },
    gate: { answer: () => undefined } as never,
    now: () => 1_000,
    ticks: () => now.ms,
    ignoreLeadingZeros: false,
    isUrgent: () => false,
    log: () => undefined,
    knows: () => true,
    hasRoomFor: () => true,
    onRepeat: (of) => void told.push(of),
    readLeft: ({ at }) => {
      read.push(at);
      return left;
    },
  });
  session.recallLater(hashOfKey(reading.repeatKey), place(1));
  const receive = (): void => void session.receive(Buffer.from("x"), source);
  return { now, receive, read, appended, told };
}

/** What becomes of a frame that comes. */
function becomes(reading: Reading, left: EarlierFrame | null) {
  const { receive, appended, told } = sessionWith(reading, left);
  receive();
  return { appended, told };
}

const source = { transport: "tcp", peer: "x", recognise: () => undefined } as unknown as Source;
const record = (zone: number) => spoolRecord(42, frame(`"SIA-DCS"0001L0#4711[#4711|NBA${zone}]`), 900);
const reading = (zone: number): Reading => {
  const read = engines.get("dc09")?.reread(record(zone));
  if (!read) throw new Error("no such protocol");
  return read;
};
const left = (zone: number, ageMs = 100): EarlierFrame => ({ record: record(zone), reading: reading(zone), ageMs });

it("knows a copy of a frame of the last run, which is stored no second time", () => {
  expect(becomes(reading(1), left(1))).toEqual({ appended: [], told: [42] });
});

it("stores what only has the same hash", () => {
  expect(becomes(reading(1), left(2))).toEqual({ appended: [101], told: [] });
});

it("stores what can't be compared any more: twice rather than not at all", () => {
  expect(becomes(reading(1), null)).toEqual({ appended: [101], told: [] });
});

it("takes what was stored longer ago than panels repeat for no first copy", () => {
  expect(becomes(reading(1), left(1, 6 * 60_000))).toEqual({ appended: [101], told: [] });
});

it("looks at nothing that was left once no panel repeats it any more", () => {
  const { now, receive, read, appended } = sessionWith(reading(1), left(1));
  Object.assign(now, { ms: now.ms + 5 * 60_000 + 1, reading: reading(2) });
  receive();
  now.reading = reading(1);
  receive();
  expect([read, appended]).toEqual([[], [101, 102]]);
});
