/** What waits at a desk is sent once, from one tab and in order (H-PW-04). */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { diskRows, openOutboxDb } from "../../../src/sync/outbox-db";
import { ODD_MOST } from "../../../src/sync/outbox-verdict";
import { calm, isAway, losesAnswer, noteFor, OutboxWorld, refuses, takes, type Taking } from "./support/outbox";

let world: OutboxWorld;

beforeEach(() => {
  world = new OutboxWorld();
});
afterEach(() => world.end());

/** It has the line at once, and says so after some seconds. */
const lateBy =
  (seconds: number): Taking =>
  async (_, take) => {
    take();
    await new Promise<void>((done) => void world.browser.clock.after(seconds * 1000, done));
  };

const lineTexts = (): string[] => [...world.stored.values()].map(({ text }) => text);

describe("with the store there", () => {
  it("a line is sent at once and shown as sent until the log has it", async () => {
    const { outbox, shown, state } = await world.open();
    const line = noteFor();
    await outbox.put(line);
    await calm();
    expect(lineTexts()).toEqual([line.text]);
    expect(shown()).toEqual([`${line.id} sent`]);
    expect(state.lines[0]).toMatchObject({ waited: false, tries: 1, body: { text: line.text, alarmNo: 41 } });
    await world.pass(45);
    expect(shown()).toEqual([]);
    expect(world.sent).toHaveLength(1);
  });

  it("lines of an alarm are sent one after the other, in the order in which they were written", async () => {
    world.usual = lateBy(1);
    const { outbox } = await world.open();
    const lines = [noteFor("a", "1"), noteFor("b", "2"), noteFor("a", "3"), noteFor("a", "4"), noteFor("b", "5")];
    await Promise.all(lines.map((line) => outbox.put(line)));
    await world.pass(10);
    const ofAlarm = (alarm: string): string[] =>
      [...world.stored.values()].filter((line) => line.alarm === alarm).map(({ text }) => text);
    expect([ofAlarm("a"), ofAlarm("b")]).toEqual([
      ["1", "3", "4"],
      ["2", "5"],
    ]);
    expect(world.mostUnderWay).toBe(1);
  });

  it("it says when a line was written, not when it is sent", async () => {
    world.usual = isAway;
    const { outbox, tab } = await world.open();
    const writtenAt = world.browser.clock.now();
    await outbox.put(noteFor());
    await world.pass(600);
    world.usual = takes;
    tab.wake();
    await calm();
    expect([...world.stored.values()]).toMatchObject([{ madeAt: writtenAt }]);
  });
});

describe("without the store", () => {
  beforeEach(() => {
    world.usual = isAway;
  });

  it("a line waits, says so, and is sent once when the line is back", async () => {
    const { outbox, shown, state } = await world.open();
    const [line, behind] = [noteFor(), noteFor()];
    await outbox.put(line);
    await outbox.put(behind);
    await calm();
    expect(shown()).toEqual([`${line.id} waiting`, `${behind.id} waiting`]);
    await world.pass(5);
    world.usual = takes;
    await world.pass(20);
    expect(shown()).toEqual([`${line.id} sent`, `${behind.id} sent`]);
    // The second was never tried while the line was down, and had to wait all the same.
    expect(state.lines.map(({ waited }) => waited)).toEqual([true, true]);
    expect(world.stored.size).toBe(2);
  });

  it("it is asked ever less often, and at least every fifteen seconds", async () => {
    const { outbox } = await world.open();
    await outbox.put(noteFor());
    await world.pass(60);
    const inOneMinute = world.sent.length;
    expect(inOneMinute).toBeGreaterThanOrEqual(5);
    expect(inOneMinute).toBeLessThanOrEqual(12);
    await world.pass(600);
    expect(world.sent.length - inOneMinute).toBeGreaterThanOrEqual(40);
    expect(world.sent.length - inOneMinute).toBeLessThanOrEqual(90);
  });

  it("nothing is asked where nothing waits", async () => {
    await world.open();
    await world.pass(120);
    expect(world.sent).toEqual([]);
  });

  it("the network that comes and goes three times in five seconds sends nothing twice into the log", async () => {
    const first = await world.open();
    const second = await world.open();
    const line = noteFor();
    await first.outbox.put(line);
    for (const how of [losesAnswer, isAway, lateBy(10)]) {
      world.script = [how];
      first.tab.wake();
      second.tab.wake();
      first.tab.wake();
      await world.pass(1);
      first.tab.dropNetwork();
      second.tab.dropNetwork();
      await world.pass(1);
    }
    world.usual = takes;
    await world.pass(30);
    expect(lineTexts()).toEqual([line.text]);
    expect(world.mostUnderWay).toBe(1);
    expect(first.shown()).toEqual([`${line.id} sent`]);
    expect(second.shown()).toEqual([`${line.id} sent`]);
  });
});

describe("answers", () => {
  it("that are ten seconds late are waited for: nothing is sent a second time", async () => {
    world.script = [lateBy(10)];
    const { outbox, tab, shown } = await world.open();
    const line = noteFor();
    await outbox.put(line);
    await world.pass(5);
    expect(shown()).toEqual([`${line.id} sending`]);
    tab.wake();
    await world.pass(10);
    expect(shown()).toEqual([`${line.id} sent`]);
    expect(world.sent).toEqual([line.id]);
  });

  it("that never come are given up, and the same line is sent again", async () => {
    world.script = [lateBy(100_000)];
    const { outbox, shown } = await world.open();
    const line = noteFor();
    await outbox.put(line);
    await world.pass(40);
    expect(world.sent).toEqual([line.id, line.id]);
    expect(shown()).toEqual([`${line.id} sent`]);
    expect(world.stored.size).toBe(1);
  });

  it.each<[string, Taking]>([
    ["the session has ended", refuses("session_ended")],
    ["nobody is signed in", refuses("not_signed_in")],
    ["the person is disabled", refuses("account_disabled")],
    ["the shift has ended", refuses("outside_shift", { nextAt: "2026-06-16 06:00:00.000Z" })],
    ["the disk of the store is full", refuses("disk_full")],
    ["the store is busy", refuses("store_busy")],
    ["a captive page answers for it", () => Promise.reject(new AppError("foreign_answer"))],
  ])("that say that %s leave the line waiting, however often they come", async (_, how) => {
    world.usual = how;
    const { outbox, shown } = await world.open();
    const line = noteFor();
    await outbox.put(line);
    await world.pass(300);
    expect(shown()).toEqual([`${line.id} waiting`]);
  });

  it("that refuse are shown once with their values, are not asked for again, and hold up no other line", async () => {
    world.script = [refuses("alarm_closed", { closedByName: "Bora" })];
    const { outbox, shown, state } = await world.open();
    const [late, next, other] = [noteFor("a"), noteFor("a"), noteFor("b")];
    for (const line of [late, next, other]) await outbox.put(line);
    await world.pass(600);
    expect(world.sent).toEqual([late.id, next.id, other.id]);
    expect(shown()).toEqual([`${late.id} refused`]);
    expect(state.lines[0]).toMatchObject({ code: "alarm_closed", data: { closedByName: "Bora" } });
    expect(state.lines[0]?.body?.text).toBe(late.text);
  });

  it("that name somebody keep him sealed on the disk, and say him in each tab", async () => {
    world.script = [refuses("alarm_closed", { closedByName: "Bora" })];
    const first = await world.open();
    const second = await world.open();
    await first.outbox.put(noteFor());
    await calm();
    for (const { state } of [first, second]) expect(state.lines[0]).toMatchObject({ data: { closedByName: "Bora" } });
    const db = await openOutboxDb(world.user);
    const kept = await diskRows(db).all();
    db.close();
    expect([kept.length, JSON.stringify(kept.map(({ body: _sealed, ...clear }) => clear))]).toEqual([
      1,
      expect.not.stringContaining("Bora"),
    ]);
  });

  it("without a word of the store's own are asked for again a few times, and then shown", async () => {
    world.usual = () => Promise.reject(new AppError("no_right"));
    const { outbox, shown } = await world.open();
    const line = noteFor();
    await outbox.put(line);
    await world.pass(600);
    expect(world.sent).toHaveLength(ODD_MOST);
    expect(shown()).toEqual([`${line.id} refused`]);
  });

  it("that say that the id is another line's give it a new one, kept before it is sent, and once", async () => {
    world.script = [refuses("note_id_taken"), losesAnswer];
    const { outbox, state } = await world.open();
    const line = noteFor();
    await outbox.put(line);
    await world.pass(30);
    const [first, ...others] = world.sent;
    expect(first).toBe(line.id);
    expect(new Set(others).size).toBe(1);
    expect(others[0]).not.toBe(line.id);
    expect(lineTexts()).toEqual([line.text]);
    world.script = [refuses("note_id_taken"), refuses("note_id_taken")];
    await outbox.put(noteFor());
    await calm();
    expect(state.lines.at(-1)).toMatchObject({ state: "refused", code: "note_id_taken" });
  });
});

describe("a refused line", () => {
  it("can be sent again under the same id, and discarded; neither touches a line that is not refused", async () => {
    world.script = [refuses("no_right")];
    const { outbox, shown } = await world.open();
    const line = noteFor();
    await outbox.put(line);
    await calm();
    world.script = [refuses("no_right")];
    await outbox.retry(line.id);
    expect(shown()).toEqual([`${line.id} refused`]);
    await outbox.retry(line.id);
    expect(world.sent).toEqual([line.id, line.id, line.id]);
    await outbox.discard(line.id);
    expect(shown()).toEqual([`${line.id} sent`]);
    world.usual = isAway;
    const waiting = noteFor();
    await outbox.put(waiting);
    await calm();
    await outbox.discard(waiting.id);
    expect(shown()).toContain(`${waiting.id} waiting`);
  });
});

describe("tabs", () => {
  it.each([
    ["with the browser's locks", true],
    ["in a browser without locks", false],
  ])("send what any of them wrote from one of them, %s", async (_, locks) => {
    world.usual = lateBy(2);
    const tabs = [await world.open({ locks }), await world.open({ locks }), await world.open({ locks })];
    const lines = tabs.flatMap(() => [noteFor("a"), noteFor("b")]);
    await Promise.all(lines.map(async (line, at) => tabs[at % 3]?.outbox.put(line)));
    for (let second = 0; second < 60; second += 1) {
      for (const { tab } of tabs) tab.wake();
      await world.pass(1);
    }
    expect(world.mostUnderWay).toBe(1);
    expect([...world.sent].sort()).toEqual(lines.map(({ id }) => id).sort());
    expect(world.stored.size).toBe(lines.length);
  });

  it("see what another one wrote, and what becomes of it", async () => {
    world.usual = isAway;
    const first = await world.open();
    const second = await world.open();
    const line = noteFor();
    await first.outbox.put(line);
    await calm();
    expect(second.shown()).toEqual([`${line.id} waiting`]);
    expect(second.state.lines[0]?.body?.text).toBe(line.text);
    world.usual = takes;
    second.tab.wake();
    await calm();
    expect(first.shown()).toEqual([`${line.id} sent`]);
  });

  it.each([
    ["with locks", true],
    ["without locks", false],
  ])("that are killed while they send leave a line that another one sends, %s", async (_, locks) => {
    world.script = [lateBy(100_000)];
    const first = await world.open({ locks });
    const line = noteFor();
    await first.outbox.put(line);
    await calm();
    expect(first.shown()).toEqual([`${line.id} sending`]);
    first.outbox.stop();
    const second = await world.open({ locks });
    await world.pass(60);
    expect(second.shown()).toEqual([`${line.id} sent`]);
    expect(world.stored.size).toBe(1);
  });
});
