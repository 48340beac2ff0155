/** What was written is sent although another tab hangs, the clock is set back, or somebody who left is not yet let go of. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { forgetSent } from "../../../src/sync/outbox-open";
import { calm, noteFor, OutboxWorld, type Taking } from "./support/outbox";

let world: OutboxWorld;

beforeEach(() => {
  world = new OutboxWorld();
});
afterEach(() => world.end());

it("a tab that is frozen while it has the turn keeps the others from sending for a minute at most", async () => {
  const { outbox, shown } = await world.open();
  const frozen = world.browser.locks.hold(`outbox:${world.user}`, () => new Promise(() => undefined));
  frozen.catch(() => undefined);
  const [line, later] = [noteFor(), noteFor()];
  await outbox.put(line);
  await world.pass(60);
  expect(shown()).toEqual([`${line.id} sent`]);
  await outbox.put(later);
  await calm();
  expect([...world.stored.keys()]).toEqual([line.id, later.id]);
});

it("a tab that has lost the turn while it was frozen sends nothing further", async () => {
  let thaw = (): void => undefined;
  world.script = [() => new Promise<void>((done) => (thaw = done))];
  const first = await world.open();
  const lines = [noteFor(), noteFor(), noteFor()];
  for (const line of lines) await first.outbox.put(line);
  await calm();
  first.tab.asleep = true;
  const second = await world.open();
  await world.pass(60);
  expect([...world.stored.keys()]).toEqual(lines.map(({ id }) => id));
  const sent = world.sent.length;
  first.tab.thaw();
  thaw();
  await world.pass(20);
  expect(world.sent).toHaveLength(sent);
  expect(second.shown()).toEqual(lines.map(({ id }) => `${id} sent`));
});

it("the workstation's clock is set back by an hour: what was to wait for a second waits no longer", async () => {
  const isOdd: Taking = () => Promise.reject(new AppError("unknown"));
  world.script = [isOdd];
  const { outbox, shown } = await world.open();
  const [line, behind] = [noteFor(), noteFor()];
  await outbox.put(line);
  await outbox.put(behind);
  await calm();
  world.browser.clock.setBy(-3_600_000);
  await world.pass(30);
  expect(shown()).toEqual([`${line.id} sent`, `${behind.id} sent`]);
});

it("a line that the end of the session overtook stands in this tab alone, and that is said", async () => {
  const { outbox, state } = await world.open();
  const kept = outbox.put(noteFor());
  world.end();
  await kept;
  await calm();
  expect(state).toMatchObject({ lines: [], inMemory: 1 });
});

it("whoever signs in does not wait for a tab that sleeps and holds what its person left", async () => {
  const { outbox } = await world.open();
  await outbox.put(noteFor());
  await calm();
  world.end();
  const sleeping = indexedDB.open(`watchdesk-outbox:${world.user}`);
  await new Promise((done) => (sleeping.onsuccess = done));
  await forgetSent(world.user);
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain(`watchdesk-outbox:${world.user}`);
  sleeping.result.close();
}, 15_000);
