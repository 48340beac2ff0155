/** A whole centre for a bench: the real store with sites in it, the real receiver before it. */

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { endProgram, firstJsonLine, ROOT, startProgram } from "../support/program";
import { freshDirectory, startReceiver } from "../support/receiver";
import { createRoom, type Room } from "../support/room";
import { createSites } from "../support/sites";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

/** What a bench works with. */
export interface Centre {
  readonly store: TestStore;
  readonly room: Room;
  /** TCP port of the receiver. */
  readonly port: number;
  readonly receiverPid: number;
  end(): Promise<void>;
}

/** Starts both; `app` = the store gives out the built app as well; `hook` = what it runs beside the product's own. */
export async function startCentre(accounts: readonly string[], { app = false, hook = "" } = {}): Promise<Centre> {
  await prepareStores();
  const store = await startHooked({ hook, product: true }, ...(app ? await appFlags() : []));
  const room = await createRoom(store);
  await createSites(store, accounts);
  const spoolDir = freshDirectory("bench-spool");
  const receiver = await startReceiver({ spoolDir, store: { url: store.url, token: room.serviceToken } });
  return {
    store,
    room,
    port: receiver.tcp,
    receiverPid: receiver.pid,
    end: async () => {
      await receiver.stop();
      await store.stop();
      await rm(spoolDir, { recursive: true, force: true });
    },
  };
}

/** Builds the app; flags of a store that gives it out. */
export async function appFlags(): Promise<string[]> {
  await firstJsonLine<object>(startProgram(process.execPath, ["tests/bench/build-app.mjs"]));
  return [`--publicDir=${join(ROOT, "dist")}`, "--indexFallback=true"];
}

/** What vitest's global set-up does for the suites. */
export async function prepareStores(): Promise<void> {
  if (process.env["WATCHDESK_TEST_TEMPLATE"]) return;
  const child = startProgram(process.execPath, ["tests/bench/store-env.mjs"]);
  Object.assign(process.env, await firstJsonLine<Record<string, string>>(child));
  await endProgram(child);
}
