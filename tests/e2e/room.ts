/** The whole room for the stories: store, receiver and people, with the built app served from the store. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/free-port";
import { startReceiver, type RunningReceiver } from "../support/receiver";
import { createRoom, type Room, type RoomUserName } from "../support/room";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { setup } from "../support/store-setup.mjs";
import { startStore, type TestStore } from "../support/store";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** AES key of account 4712 in the stories. */
export const KEY = "00112233445566778899aabbccddeeff";

export interface StoryRoom {
  readonly store: TestStore;
  readonly room: Room;
  receiver(): RunningReceiver;
  /** Starts the receiver again on the same spool and port, as a supervisor would. */
  receiverAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it all. */
export async function openRoom(): Promise<StoryRoom> {
  await setup();
  const flags = [`--publicDir=${path.join(root, "dist")}`, "--indexFallback=true"];
  const store = await startStore({ flags });
  const room = await createRoom(store);
  const port = await freePort();
  const start = {
    port,
    store: { url: store.url, token: room.serviceToken },
    keys: { "4712": KEY },
  };
  let receiver = await startReceiver(start);
  return {
    store,
    room,
    receiver: () => receiver,
    receiverAgain: async () => {
      receiver = await startReceiver({ ...start, spoolDir: receiver.spoolDir });
    },
    close: async () => {
      await receiver.stop();
      await store.stop();
    },
  };
}

/** A browser of its own for a person, signed in and at the alarms. */
export async function seat(browser: Browser, story: StoryRoom, who: RoomUserName): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(story.store.url);
  await page.getByLabel("E-mail").fill(story.room.users[who].email);
  await page.getByLabel("Password", { exact: true }).fill(story.room.users[who].password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("tab", { name: /^New/ }).waitFor();
  return page;
}
