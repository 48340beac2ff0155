/** A disk that fills while a note waits on it: the note is sent once the store is back, and once. */
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { Outbox } from "../../../src/sync/outbox-core";
import { createMemoryRows, joinRows, type OutboxRows } from "../../../src/sync/outbox-rows";
import { emptyOutbox } from "../../../src/sync/outbox-state";
import { createMemoryVault } from "../../../src/sync/vault";
import { HandClock, settle } from "./support/browser";

/** A disk that takes no change any more once it is full, as IndexedDB does then. */
function fillingDisk() {
  const rows = createMemoryRows();
  const disk = { full: false, refused: 0 };
  const full: OutboxRows = {
    ...rows,
    change: (...given) => {
      if (!disk.full) return rows.change(...given);
      disk.refused += 1;
      return Promise.reject(new DOMException("full", "QuotaExceededError"));
    },
  };
  return { disk, rows: full };
}

it("is sent although the disk does not take that it is being sent, and is not tried without end", async () => {
  const { disk, rows } = fillingDisk();
  const posted: string[] = [];
  let away = true;
  const clock = new HandClock();
  const state = emptyOutbox();
  const outbox = new Outbox({
    env: { clock, random: () => 0, onWake: () => () => undefined },
    state,
    vault: createMemoryVault(),
    disk: rows,
    memory: createMemoryRows(),
    turn: async (work) => {
      await work(() => Promise.resolve(true));
      return true;
    },
    post: ({ id }) => {
      if (away) return Promise.reject(new AppError("network"));
      posted.push(id);
      return Promise.resolve();
    },
  });
  const id = "a".repeat(15);
  await outbox.put({ id, kind: "note", alarm: "x", text: "Dog in the yard", shortcut: "", alarmNo: 1, siteName: "s" });
  await settle();
  disk.full = true;
  away = false;
  await outbox.flush();
  await settle();
  expect(posted).toEqual([id]);
  expect(disk.refused).toBeLessThan(10);
  expect(state.lines).toMatchObject([{ id, state: "sent" }]);
  await clock.advance(60_000);
  expect(posted).toEqual([id]);
  outbox.stop();
});

it("what the disk did not take stands until it does, also of a line that got another id", async () => {
  const { disk, rows } = fillingDisk();
  const joined = joinRows(rows, createMemoryRows());
  const line = { kind: "note", alarm: "x", madeAt: 0, state: "waiting", code: "", body: {} } as const;
  const rest = { tries: 0, waited: false, notBefore: 0, sentAt: 0, renamed: false };
  await joined.add({ id: "a1", ...line, ...rest } as never);
  disk.full = true;
  expect(await joined.change("a1", { id: "b1", renamed: true }, ({ state }) => state === "waiting")).toBe(true);
  expect(await joined.change("b1", { state: "sent" }, ({ renamed }) => renamed)).toBe(true);
  expect(await joined.change("b1", { tries: 9 }, ({ state }) => state === "waiting")).toBe(false);
  expect(await joined.all()).toMatchObject([{ id: "b1", state: "sent", tries: 0 }]);
  disk.full = false;
  expect(await joined.change("b1", { tries: 2 }, () => true)).toBe(true);
  expect(await rows.all()).toMatchObject([{ id: "b1", state: "sent", tries: 2 }]);
});
