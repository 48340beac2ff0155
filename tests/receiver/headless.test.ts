/** Whole frames that nobody can read have no account: anybody can make them up, and they have the room of strangers. */
import { expect, it } from "vitest";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { Session } from "../../receiver/session/session";
import { frame } from "./panel";

/** What a session stores of a frame whose header is cut, where there is room or none. */
function storedOf(hasRoom: boolean): readonly string[] {
  const asked: string[] = [];
  const stored: string[] = [];
  const session = new Session({
    receiverId: "r1",
    protocol: "dc09",
    reader: dc09.createReader({ keys: {}, options: {}, randomBytes: (length) => new Uint8Array(length) }),
    spool: {
      id: "s",
      status: { state: "ok", reason: "" },
      openBatch: 1,
      committedBatch: 0,
      takeSequence: () => 1,
      append: ({ kind }) => void stored.push(kind),
    },
    gate: { answer: () => undefined } as never,
    now: () => 1_000,
    ticks: () => 1_000,
    ignoreLeadingZeros: false,
    isUrgent: () => false,
    log: () => undefined,
    knows: () => false,
    hasRoomFor: (account) => {
      asked.push(account);
      return hasRoom;
    },
    onRepeat: () => undefined,
    readLeft: () => null,
  });
  const source = { transport: "tcp", peer: "192.0.2.4:5", recognise: () => undefined } as never;
  session.receive(frame('"SIA-DCS"001L0#4711[#4711|NBA1]'), source);
  expect(asked).toEqual([""]);
  return stored;
}

it("is kept where there is room, and not beyond what may wait for the store", () => {
  expect(storedOf(true)).toEqual(["frame"]);
  expect(storedOf(false)).toEqual([]);
});
