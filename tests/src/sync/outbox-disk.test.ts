/** What waits at a desk outlives the browser, in no words that can be read, for its person alone (H-PW-04, H-PW-05). */
import "fake-indexeddb/auto";
import Dexie from "dexie";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openOutboxDb } from "../../../src/sync/outbox-db";
import { forgetSent } from "../../../src/sync/outbox-open";
import { destroyVault } from "../../../src/sync/vault";
import { calm, isAway, noteFor, OutboxWorld, takes } from "./support/outbox";

let world: OutboxWorld;

beforeEach(() => {
  world = new OutboxWorld();
});
afterEach(() => world.end());

const lineTexts = (): string[] => [...world.stored.values()].map(({ text }) => text);

describe("on the disk", () => {
  it("a line survives the browser, and stands there in no words that can be read", async () => {
    world.usual = isAway;
    const before = await world.open();
    const line = noteFor("a", "Owner is Mr Doe, +1 555 0100");
    await before.outbox.put(line);
    world.end();
    const db = await openOutboxDb(world.user);
    const rows = await db.lines.toArray();
    const bytes = Buffer.from(rows[0]?.body ?? []).toString("latin1");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows) + bytes).not.toMatch(/Doe|0100|North/);
    db.close();
    world.usual = takes;
    const after = await world.open();
    await calm();
    expect(lineTexts()).toEqual([line.text]);
    expect(after.shown()).toEqual([`${line.id} sent`]);
  });

  it("it survives a newer version of the database; an older tab lets it through and goes on", async () => {
    world.usual = isAway;
    const old = await world.open();
    const line = noteFor();
    await old.outbox.put(line);
    await calm();
    const newer = new Dexie(`watchdesk-outbox:${world.user}`);
    newer.version(1).stores({ lines: "++seq, &id", visits: "++seq, &id", meta: "&key" });
    newer.version(2).stores({ lines: "++seq, &id, alarm" });
    await newer.open();
    expect(await newer.table("lines").count()).toBe(1);
    const written = noteFor();
    await old.outbox.put(written);
    await calm();
    expect(old.shown()).toEqual([`${line.id} waiting`, `${written.id} waiting`]);
    world.usual = takes;
    old.tab.wake();
    await calm();
    expect([...world.stored.keys()]).toEqual([line.id, written.id]);
    newer.close();
  });

  it("it is another person's neither to see nor to send", async () => {
    world.usual = isAway;
    const mine = await world.open();
    await mine.outbox.put(noteFor());
    mine.outbox.stop();
    world.usual = takes;
    const theirs = await world.open({ user: "somebodyelse" });
    await world.pass(60);
    expect(theirs.shown()).toEqual([]);
    expect(world.stored.size).toBe(0);
    const again = await world.open();
    await calm();
    expect(again.shown()).toHaveLength(1);
    expect(world.stored.size).toBe(1);
  });

  it("a line whose key is gone is shown as one that can't be read, and is not sent", async () => {
    world.usual = isAway;
    const before = await world.open();
    const line = noteFor();
    await before.outbox.put(line);
    await calm();
    before.outbox.stop();
    const sentBefore = world.sent.length;
    await destroyVault(world.user, "outbox");
    world.usual = takes;
    const after = await world.open();
    await calm();
    expect(after.state.lines).toMatchObject([{ id: line.id, state: "refused", code: "unreadable", body: null }]);
    expect(world.sent).toHaveLength(sentBefore);
    await after.outbox.discard(line.id);
    expect(after.shown()).toEqual([]);
  });

  it("without a disk a line waits in memory, says so, and is sent", async () => {
    world.usual = isAway;
    const { outbox, state, shown } = await world.open({ disk: false });
    const line = noteFor();
    await outbox.put(line);
    expect(state.inMemory).toBe(1);
    world.usual = takes;
    await world.pass(20);
    expect([shown(), state.inMemory]).toEqual([[`${line.id} sent`], 0]);
  });

  it("nothing of it stays behind whoever signs out but what he did not send", async () => {
    const databases = async (): Promise<string[]> =>
      (await Dexie.getDatabaseNames()).filter((n) => n.includes(world.user));
    const before = await world.open();
    await before.outbox.put(noteFor());
    await calm();
    before.outbox.stop();
    await forgetSent(world.user);
    expect(await databases()).toEqual([]);
    world.usual = isAway;
    const again = await world.open();
    const line = noteFor();
    await again.outbox.put(line);
    await calm();
    again.outbox.stop();
    await forgetSent(world.user);
    expect(await databases()).toHaveLength(1);
    world.usual = takes;
    const back = await world.open();
    await calm();
    expect(back.shown()).toEqual([`${line.id} sent`]);
  });

  it("all that is not sent is forgotten where its person says so", async () => {
    world.usual = isAway;
    const { outbox, shown } = await world.open();
    await outbox.put(noteFor());
    await outbox.put(noteFor());
    await calm();
    await outbox.discardAll();
    world.usual = takes;
    await world.pass(60);
    expect(shown()).toEqual([]);
    expect(world.stored.size).toBe(0);
  });
});
