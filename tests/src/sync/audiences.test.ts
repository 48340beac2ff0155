/** Whose feed the stream gets: the topics of the person's own audiences, also when these change. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setServerSkew } from "../../../src/lib/server-time";
import { HandBrowser, settle } from "./support/browser";
import { freshName, startTab, type LiveTab } from "./support/live";
import { alarm, ScriptedStore } from "./support/store";

let browser: HandBrowser;
let store: ScriptedStore;
let tabs: LiveTab[];
let name: string;

const start = async (): Promise<LiveTab> => {
  const tab = await startTab(browser, store, name);
  tabs.push(tab);
  return tab;
};

/** Time passes with the heartbeat that is normal. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    await browser.clock.advance(Math.min(5, left) * 1000);
    store.beat(browser.clock.now());
  }
  await settle();
}

beforeEach(() => {
  browser = new HandBrowser();
  store = new ScriptedStore();
  tabs = [];
  name = freshName();
  setServerSkew(undefined);
});

afterEach(() => tabs.forEach(({ live }) => live.stop()));

describe("a person's audiences", () => {
  it("are what the stream is opened on", async () => {
    store.audiences = "customer:aaaaaaaaaaaaaaa customer:bbbbbbbbbbbbbbb";
    await start();
    expect(store.topics).toEqual(["signal_feed/aaaaaaaaaaaaaaa", "signal_feed/bbbbbbbbbbbbbbb"]);
  });

  it("that changed open another stream before the screen claims to be live", async () => {
    const { state, open } = await start();
    store.audiences = "dealer:ddddddddddddddd";
    store.drop();
    store.reconnect();
    const before = store.connects;
    await pass(1);
    expect([store.connects, store.topics]).toEqual([before + 1, ["signal_feed/ddddddddddddddd"]]);
    expect(state.status).toBe("live");
    store.send(["events_alarm", "create", alarm("staffs")]);
    store.tell("dealer:ddddddddddddddd", ["events_alarm", "create", alarm("ours")]);
    await pass(1);
    expect(await open()).toContain("ours");
    expect(await open()).not.toContain("staffs");
  });

  it("that change without a cut are found within a minute", async () => {
    await start();
    store.audiences = "";
    await pass(70);
    expect(store.topics).toEqual([]);
  });

  it("are counted apart: a gap in one is caught up, however whole the other is", async () => {
    store.audiences = "customer:aaaaaaaaaaaaaaa customer:bbbbbbbbbbbbbbb";
    const { open } = await start();
    for (const id of ["a1", "a2"]) store.tell("customer:aaaaaaaaaaaaaaa", ["events_alarm", "create", alarm(id)]);
    store.tell("customer:bbbbbbbbbbbbbbb", ["events_alarm", "create", alarm("b1")]);
    await pass(1);
    store.commit(["events_alarm", "create", alarm("lost")]);
    store.skip("customer:bbbbbbbbbbbbbbb");
    store.tell("customer:aaaaaaaaaaaaaaa", ["events_alarm", "create", alarm("a3")]);
    await pass(1);
    expect(await open()).not.toContain("lost");
    store.tell("customer:bbbbbbbbbbbbbbb", ["events_alarm", "create", alarm("b3")]);
    await pass(1);
    expect(await open()).toEqual(["a1", "a2", "a3", "b1", "b3", "lost"]);
  });
});
