/** What is lost before anything has come: each catch-up says where counting starts, so the very next record shows the gap. */
import { describe, expect, it } from "vitest";
import { liveWorld, type LiveTab } from "./support/live";
import { alarm, signal } from "./support/store";

const world = liveWorld();
const A = "customer:aaaaaaaaaaaaaaa";
const B = "customer:bbbbbbbbbbbbbbb";

/** An alarm of which nobody is told. */
const lose = (id: string): void => void world.store.commit(["events_alarm", "create", alarm(id)]);

/** The next record comes, and what that brings about is done. */
async function next(): Promise<void> {
  world.store.send(["events_alarm", "create", alarm("next")]);
  await world.browser.clock.advance(1_000);
}

describe("the first record that is lost is noticed by the one after it", () => {
  it.each<[string, () => Promise<LiveTab>]>([
    [
      "after a connect to a feed that has told much before",
      async () => {
        for (const id of ["a1", "a2"]) world.store.send(["events_alarm", "create", alarm(id)]);
        return world.start();
      },
    ],
    ["after a connect to a feed that has told nothing yet", () => world.start()],
    [
      "after the library's own connect",
      async () => {
        const tab = await world.start();
        await next();
        world.store.drop();
        await world.browser.clock.advance(1_000);
        world.store.reconnect();
        await world.pass(1);
        return tab;
      },
    ],
    [
      "after another tab has taken over the stream",
      async () => {
        const [first, second] = [await world.start(), await world.start()];
        await next();
        first.live.stop();
        await world.pass(5);
        expect(second.state).toMatchObject({ leader: true, status: "live" });
        return second;
      },
    ],
    [
      "after a change of audience",
      async () => {
        world.store.audiences = A;
        const tab = await world.start();
        world.store.audiences = "staff";
        await world.pass(65);
        expect(world.store.topics).toEqual(["signal_feed/staff0000000000"]);
        return tab;
      },
    ],
  ])("%s", async (_, begin) => {
    const { open } = await begin();
    lose("lost");
    expect(await open()).not.toContain("lost");
    await next();
    expect(await open()).toEqual(expect.arrayContaining(["lost", "next"]));
  });

  it("also when it was committed while the catch-up was reading what stands", async () => {
    const tab = await world.start();
    world.store.onAnswer = (collection) => {
      if (collection !== "events_reports") return;
      world.store.onAnswer = undefined;
      lose("between");
    };
    tab.live.requestCatchUp();
    await world.pass(1);
    expect(await tab.open()).not.toContain("between");
    await next();
    expect(await tab.open()).toEqual(["between", "next"]);
  });

  it("also when both came before the catch-up of the connect was done", async () => {
    let release = (): void => undefined;
    world.store.gate = new Promise((done) => (release = done));
    const starting = world.start();
    await world.browser.clock.advance(100);
    // The numbers are read by now, and the gate holds what is read after them.
    lose("lost");
    await next();
    world.store.gate = undefined;
    release();
    const { open } = await starting;
    await world.pass(1);
    expect(await open()).toEqual(["lost", "next"]);
  });
});

it("nothing is missing after a connect: nothing is asked twice", async () => {
  for (const id of ["a1", "a2"]) world.store.send(["events_alarm", "create", alarm(id)]);
  await world.start();
  await world.pass(5);
  world.store.listened.length = 0;
  await next();
  expect(world.store.listened).toEqual([]);
});

it("a signal that one of several audiences lost is not passed by the cursor when another tells of a later one", async () => {
  world.store.audiences = `${A} ${B}`;
  const { db } = await world.start();
  const of = (audience: string, id: string, seq: number) => ({ ...signal(id, seq), customer: audience.split(":")[1] });
  world.store.tell(A, ["events", "create", of(A, "e1", 1)]);
  await world.pass(65);
  world.store.commit(["events", "create", of(B, "e2", 2)]);
  world.store.skip(B);
  world.store.tell(A, ["events", "create", of(A, "e3", 3)]);
  await world.pass(65);
  expect(await db.events.orderBy("seq").keys()).toEqual([1, 2, 3]);
});

describe("whether the feed is still one's own", () => {
  const askedPerson = (): boolean => world.store.asked.some((asked) => asked.startsWith("users/"));

  it.each<[string, string, boolean]>([
    ["the staff's is told by its record", "staff", false],
    ["a dealer's too", "dealer:ddddddddddddddd", false],
    ["a customer's is not: there may be more of them now", A, true],
    ["nor is nobody's", "", true],
  ])("%s", async (_, audiences, asked) => {
    world.store.audiences = audiences;
    if (audiences !== "") world.store.tell(audiences, ["events_alarm", "create", alarm("a1")]);
    world.store.send(["events_alarm", "create", alarm("a2")]);
    await world.start();
    expect(askedPerson()).toBe(asked);
  });

  it("a record that is not there yet tells nothing", async () => {
    await world.start();
    expect(world.store.asked).toEqual(["signal_feed/staff0000000000", expect.stringMatching(/^users\//)]);
  });
});
