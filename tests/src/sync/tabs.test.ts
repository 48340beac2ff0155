/** The live layer in several tabs, and on a workstation whose clock is wrong. */
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

describe("several tabs (H-RT-04)", () => {
  it("have one stream, one list and one count", async () => {
    const all = [
      await start(),
      await start(),
      await start(),
      await start(),
      await start(),
      await start(),
      await start(),
    ];
    expect(store.connects).toBe(1);
    store.send(["events_alarm", "create", alarm("a1")]);
    await pass(5);
    expect(all.map(({ state }) => state.leader)).toEqual([true, false, false, false, false, false, false]);
    expect(all.map(({ state }) => [state.status, state.alarmCount])).toEqual(all.map(() => ["live", 1]));
    expect(all.map(({ news }) => news.length)).toEqual(all.map(() => 1));
  });

  it("hand the stream on when the leading one closes, and what came in between is there", async () => {
    const first = await start();
    const second = await start();
    first.live.stop();
    store.commit(["events_alarm", "create", alarm("a1")]);
    await pass(5);
    expect(second.state).toMatchObject({ leader: true, status: "live", alarmCount: 1 });
    expect(store.connects).toBe(2);
  });

  it("that follow say so when the leading one falls silent", async () => {
    const first = await start();
    const second = await start();
    await pass(5);
    first.tab.frozen = true;
    await pass(20);
    expect([first.state.status, second.state.status]).toEqual(["live", "not_live"]);
    first.tab.frozen = false;
    await pass(5);
    expect(second.state.status).toBe("live");
  });
});

describe("a workstation whose clock is wrong (H-TS-03)", () => {
  it.each([14, -14])("by %i minutes is told of, and silence is still measured in true seconds", async (minutes) => {
    browser.clock.setBy(minutes * 60_000);
    const { state } = await start();
    for (let i = 0; i < 3; i += 1) {
      await browser.clock.advance(5_000);
      store.beat(browser.clock.now() - minutes * 60_000);
    }
    await browser.clock.advance(1_000);
    expect(state.status).toBe("live");
    expect(Math.round(state.serverSkewMs / 60_000)).toBe(minutes);
  });
});
