/**
 * A browser with the built app, as a process of its own that can be killed, and a protocol of what it said of itself: was
 * it live, and how far had its signals come.
 */

import { chromium, type Browser, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newestInCopy } from "../support/newest-in-copy";
import { freshDirectory } from "../support/receiver";
import { ROOT } from "../support/program";
import type { RoomUser } from "../support/room";

/** Leads to the alarms, whether somebody has to sign in first or not. */
const TO_DESK = `/?next=${encodeURIComponent("/operator/signals/alarms")}`;

/** One look at the screen. */
export interface Look {
  /** Epoch ms. */
  readonly at: number;
  /** What the sign in the header says: `live`, `not_live` …; "" while there is none. */
  readonly status: string;
  /** The highest number of a signal in the browser's copy; 0 = none. */
  readonly seq: number;
  /** What the bell counts; "" while there is none. */
  readonly bell: string;
}

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--remote-debugging-port=0",
];
const LOOK_EVERY_MS = 500;
const READY_MS = 60_000;
const CONNECT_MS = 10_000;
const TURNS = 4;

/** A copy of the built app for a store to serve, so that a later build takes no file from under an open page. */
export async function builtApp(): Promise<string> {
  const built = join(ROOT, "dist");
  if (!existsSync(join(built, "index.html"))) throw new Error("the app is not built: node scripts/build.mjs all");
  const app = freshDirectory("app");
  await cp(built, app, { recursive: true });
  return app;
}

/** Runs in the page. */
const lookAtScreen = (): Omit<Look, "at" | "seq"> => ({
  status: document.querySelector("[data-testid=live-pill]")?.getAttribute("data-status") ?? "",
  bell: document.querySelector("[data-testid=bell]")?.getAttribute("aria-label") ?? "",
});

/** What the page says first: what it holds may only have grown when it is counted. */
async function lookAt(page: Page): Promise<Omit<Look, "at">> {
  const said = await page.evaluate(lookAtScreen);
  return { ...said, seq: await page.evaluate(newestInCopy) };
}

/** The desk of one person. */
export class WatchingDesk {
  readonly looks: Look[] = [];
  readonly #profile = freshDirectory("desk");
  readonly #url: string;
  readonly #user: RoomUser;
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;
  #page: Page | undefined;
  #watching = false;

  constructor(url: string, user: RoomUser) {
    this.#url = url;
    this.#user = user;
  }

  /** Opens the browser on the app; signs in where that is asked. The store may be away: the page is there without it. */
  async start(): Promise<void> {
    let browser: Browser | undefined;
    // The line of the tests to a browser that comes back from a kill may hang, and never recovers then.
    for (let turn = 1; browser === undefined; turn++) {
      browser = await this.#launch().catch(async (error: unknown) => {
        await this.kill();
        if (turn === TURNS) throw error;
        return undefined;
      });
    }
    this.#browser = browser;
    const [context] = browser.contexts();
    this.#page = context?.pages()[0] ?? (await context?.newPage());
    // While the store is away, only a browser that has been here before has a page to show.
    await this.#page?.goto(`${this.#url}${TO_DESK}`).catch(() => undefined);
    void this.#watch();
  }

  async #launch(): Promise<Browser> {
    const program = process.env["CHROMIUM"];
    if (!program) throw new Error("CHROMIUM names no browser");
    const port = join(this.#profile, "DevToolsActivePort");
    await rm(port, { force: true });
    // A group of its own: a killed browser takes all of its processes with it.
    this.#child = spawn(program, [...FLAGS, `--user-data-dir=${this.#profile}`], { detached: true, stdio: "ignore" });
    const giveUpAt = performance.now() + READY_MS;
    while (!existsSync(port) || readFileSync(port, "utf8").split("\n").length < 2) {
      if (performance.now() > giveUpAt) throw new Error("the browser did not start");
      await sleep(20);
    }
    const [number = ""] = readFileSync(port, "utf8").split("\n");
    return chromium.connectOverCDP(`http://127.0.0.1:${number}`, { timeout: CONNECT_MS });
  }

  /** As when its machine loses power. */
  async kill(): Promise<void> {
    this.#watching = false;
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await ended;
    await this.#browser?.close().catch(() => undefined);
  }

  /** The newest look; undefined = none yet. */
  get last(): Look | undefined {
    return this.looks.at(-1);
  }

  /** Waits for a look that satisfies; returns how long it took, ms. Throws when none does in time. */
  async until(what: string, is: (look: Look) => boolean, withinMs: number): Promise<number> {
    const from = Date.now();
    for (;;) {
      const look = this.last;
      if (look && look.at >= from && is(look)) return look.at - from;
      if (Date.now() - from > withinMs)
        throw new Error(`the desk shows ${JSON.stringify(look)} after ${withinMs} ms; waited for: ${what}`);
      await sleep(50);
    }
  }

  async #watch(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    this.#watching = true;
    while (this.#watching && this.#page === page) {
      await this.#signInIfAsked(page).catch(() => undefined);
      const look = await lookAt(page).catch(() => undefined);
      if (look && this.#watching) this.looks.push({ at: Date.now(), ...look });
      await sleep(LOOK_EVERY_MS);
    }
  }

  async #signInIfAsked(page: Page): Promise<void> {
    // A browser that was killed in its first seconds has not kept the session; one that never loaded has no page.
    if (await page.evaluate(() => document.querySelector("#root") === null)) await page.goto(`${this.#url}${TO_DESK}`);
    const email = page.getByLabel("E-mail");
    if (!(await email.isVisible())) return;
    await email.fill(this.#user.email);
    await page.getByLabel("Password", { exact: true }).fill(this.#user.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click({ timeout: 2_000 });
  }
}
