/** The live layer of one tab on a scripted store, with a database of its own kind. */
import "fake-indexeddb/auto";
import { proxy } from "valtio/vanilla";
import { createDb, type Db } from "../../../../src/sync/db";
import { Live } from "../../../../src/sync/live-core";
import { notConnected, type AlarmNews, type LiveState } from "../../../../src/sync/live-state";
import { createSkew } from "../../../../src/sync/server-skew";
import type { HandBrowser, HandTab } from "./browser";
import { settle } from "./browser";
import type { ScriptedStore } from "./store";

export interface LiveTab {
  readonly live: Live;
  readonly tab: HandTab;
  readonly state: LiveState;
  readonly db: Db;
  readonly news: AlarmNews[];
  /** Ids of open alarms as the screen would list them. */
  readonly open: () => Promise<string[]>;
}

let databases = 0;

/** A name for a database that no other test uses. */
export const freshName = (): string => `test:${++databases}`;

/** Starts the layer in a new tab. */
export async function startTab(browser: HandBrowser, store: ScriptedStore, name: string): Promise<LiveTab> {
  const tab = browser.tab();
  const state = proxy(notConnected());
  const db = createDb(name);
  const news: AlarmNews[] = [];
  const { env } = tab;
  const deps = {
    env,
    client: store.client(),
    state,
    skew: createSkew(env.clock),
    emit: (more: readonly AlarmNews[]) => void news.push(...more),
    verify: () => Promise.resolve(),
  };
  const live = new Live(deps, db, { id: name, liveAudiences: store.audiences });
  for (let i = 0; i < 20 && !state.loaded && state.attempt === 0; i += 1) await settle();
  await settle();
  const open = async (): Promise<string[]> => (await db.events_alarm.toCollection().primaryKeys()).sort();
  return { live, tab, state, db, news, open };
}
