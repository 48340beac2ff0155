/** The whole room for the stories: store, receiver and people, with the built app served from the store. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { cp } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/free-port";
import { freshDirectory, startReceiver, type RunningReceiver } from "../support/receiver";
import { createRoom, type Room, type RoomUser, type RoomUserName } from "../support/room";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { setup } from "../support/store-setup.mjs";
import { startStore, type TestStore } from "../support/store";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** AES key of account 4712 in the stories. */
export const KEY = "00112233445566778899aabbccddeeff";

export interface StoryRoom {
  readonly store: TestStore;
  readonly room: Room;
  /** The folder of the app's files, which the store gives out. */
  readonly app: string;
  receiver(): RunningReceiver;
  /** Starts the receiver again on the same spool and port, as a supervisor would. */
  receiverAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it all; `env` is what the store is told beside the usual. */
export async function openRoom({ env }: { env?: Record<string, string> } = {}): Promise<StoryRoom> {
  await setup();
  // A copy, so that a later build takes no file from under an open page.
  const app = freshDirectory("app");
  await cp(path.join(root, "dist"), app, { recursive: true });
  const flags = [`--publicDir=${app}`, "--indexFallback=true"];
  const store = await startStore({ flags, env });
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
    app,
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

/** How a seat differs from a plain one. */
export interface SeatOptions extends BrowserContextOptions {
  /** Before the first page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Where the app is; the store's own address unless told. */
  readonly url?: string;
}

/** Leads whoever signs in to the alarms of his section: the first page would be his home. */
export const TO_DESK = `/?next=${encodeURIComponent("/operator/signals/alarms")}`;

/** A browser of its own for a person, signed in and at the alarms. */
export async function seat(
  browser: Browser,
  story: StoryRoom,
  who: RoomUserName | RoomUser,
  { prepare, url = story.store.url, ...options }: SeatOptions = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${url}${TO_DESK}`);
  await signIn(page, typeof who === "string" ? story.room.users[who] : who);
  // Of the queue, or of the alarm that he holds: on a narrow screen that stands alone.
  await page.getByRole("main").getByRole("tab").first().waitFor();
  return page;
}

/** Fills the sign-in form that is on the screen and sends it. */
export async function signIn(page: Page, { email, password }: Pick<RoomUser, "email" | "password">): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** The bell with so many open alarms. */
export const bell = (page: Page, count: number) =>
  page.getByRole("link", { name: new RegExp(`^${count.toLocaleString("en-GB")} open alarm`) });

/** The mark that the screen is live. */
export const live = (page: Page) => page.getByText("Live", { exact: true });

/** Closes the people's browsers and the room, whatever of it was opened. */
export async function leave(story: StoryRoom | undefined, ...pages: readonly (Page | undefined)[]): Promise<void> {
  for (const page of pages) await page?.context().close();
  await story?.close();
}
