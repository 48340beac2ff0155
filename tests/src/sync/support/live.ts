/** The live layer of one tab on a scripted store, with a database of its own kind. */
import "fake-indexeddb/auto";
import { proxy } from "valtio/vanilla";
import { afterEach, beforeEach } from "vitest";
import { setServerSkew } from "../../../../src/lib/server-time";
import { createDb, type Db } from "../../../../src/sync/db";
import { Live } from "../../../../src/sync/live-core";
import { notConnected, type LiveState } from "../../../../src/sync/live-state";
import { createSkew } from "../../../../src/sync/server-skew";
import type { SessionUser } from "../../../../src/sync/session-state";
import { HandBrowser, settle, type HandTab } from "./browser";
import { ScriptedStore } from "./store";

export interface LiveTab {
  readonly live: Live;
  readonly tab: HandTab;
  readonly state: LiveState;
  readonly db: Db;
  /** Ids of open alarms as the screen would list them. */
  readonly open: () => Promise<string[]>;
}

let databases = 0;

/** One browser on one store: fresh for each test of the file that asks for it. */
export class LiveWorld {
  browser = new HandBrowser();
  store = new ScriptedStore();
  /** Who is signed in, as last checked; null = whoever may have every row. */
  person: SessionUser | null = null;
  /** How often the access check was asked for. */
  checks = 0;
  #name = "";
  #tabs: LiveTab[] = [];

  begin(): void {
    this.browser = new HandBrowser();
    this.store = new ScriptedStore();
    this.person = null;
    this.checks = 0;
    this.#name = `test:${++databases}`;
    this.#tabs = [];
    setServerSkew(undefined);
  }

  end(): void {
    for (const { live } of this.#tabs) live.stop();
  }

  /** Another tab with the app in it; `mark` = of a version that keeps its copy under another name. */
  async start(mark = ""): Promise<LiveTab> {
    const tab = await startTab(this, { userId: this.#name, database: this.#name + mark });
    this.#tabs.push(tab);
    return tab;
  }

  /** Time passes with the heartbeat that is normal. */
  async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 5) {
      await this.browser.clock.advance(Math.min(5, left) * 1000);
      this.store.beat(this.browser.clock.now());
    }
    await settle();
  }
}

/** The world of a test file. */
export function liveWorld(): LiveWorld {
  const world = new LiveWorld();
  beforeEach(() => world.begin());
  afterEach(() => world.end());
  return world;
}

interface Whose {
  readonly userId: string;
  readonly database: string;
}

async function startTab(world: LiveWorld, { userId, database }: Whose): Promise<LiveTab> {
  const { browser, store } = world;
  const tab = browser.tab();
  const state = proxy(notConnected());
  const db = createDb(database);
  const { env } = tab;
  const deps = {
    env,
    client: store.client(),
    state,
    skew: createSkew(env.clock),
    verify: () => Promise.resolve(void (world.checks += 1)),
    person: () => world.person,
  };
  const live = new Live(deps, db, { id: userId, liveAudiences: store.audiences });
  for (let i = 0; i < 20 && !state.loaded && state.attempt === 0; i += 1) await settle();
  await settle();
  const open = async (): Promise<string[]> => (await db.events_alarm.toCollection().primaryKeys()).sort();
  return { live, tab, state, db, open };
}
