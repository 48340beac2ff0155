/** The live list with 100,000 signals while 50 a second come in: frames, script and the delay of what a person does. */

import type { Browser, CDPSession, Page } from "@playwright/test";
import { build } from "esbuild";
import type { BenchResult, Figure, Pairs } from "../bench";
import { quantile } from "../bench";
import { collectDelays, startCollecting } from "../room/delays";
import { openBare } from "./bare";

const ORIGIN = "http://grid.bench.test";
const STAGE_MS = 6_000;
const FRAMES_AT_LEAST = 45;
const SCRIPT_AT_MOST = 150;
const INP_MS = 200;

interface Controls {
  start(): void;
  stop(): void;
  newest(): number;
}

type Turned = Window & { controls: Controls; drawn: number };

/** What a stage of the run has seen. */
interface Stage {
  readonly framesPerSecond: number;
  readonly scriptMsPerSecond: number;
  readonly longTasksMs: readonly number[];
  readonly interactionsMs: readonly number[];
}

/** Bundled as the app is: the libraries in their production form. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["tests/bench/grid/page.tsx"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  const code = await script();
  await page.route(`${ORIGIN}/**`, (route) => {
    const isScript = route.request().url().endsWith(".js");
    const body = isScript
      ? code
      : '<!doctype html><html lang="en"><body><script src="/page.js"></script></body></html>';
    return route.fulfill({ body, contentType: isScript ? "text/javascript" : "text/html" });
  });
  await page.goto(`${ORIGIN}/`);
  await page.getByRole("grid").waitFor();
  if (faults.length > 0) throw new Error(faults.join("\n"));
  await countFrames(page);
  return page;
}

const countFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const turned = window as unknown as Turned;
    turned.drawn = 0;
    const count = (): void => {
      turned.drawn += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });

const framesOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Turned).drawn);
const newestOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Turned).controls.newest());

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Measures while somebody does something. */
async function stage(page: Page, session: CDPSession, work: () => Promise<void>): Promise<Stage> {
  await startCollecting(page);
  const [frames, scriptS, startedAt] = [
    await framesOf(page),
    await metric(session, "ScriptDuration"),
    performance.now(),
  ];
  while (performance.now() - startedAt < STAGE_MS) await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const framesPerSecond = ((await framesOf(page)) - frames) / seconds;
  const scriptMsPerSecond = (((await metric(session, "ScriptDuration")) - scriptS) * 1000) / seconds;
  const { longTasksMs, interactionsMs } = await collectDelays(page);
  return { framesPerSecond, scriptMsPerSecond, longTasksMs, interactionsMs };
}

const figuresOf = (name: string, seen: Stage): Figure[] => [
  { label: `${name}: frames`, value: seen.framesPerSecond, unit: "frames/s", atLeast: FRAMES_AT_LEAST },
  { label: `${name}: script`, value: seen.scriptMsPerSecond, unit: "ms/s", aim: SCRIPT_AT_MOST },
  { label: `${name}: long tasks`, value: seen.longTasksMs.reduce((sum, ms) => sum + ms, 0), unit: "ms" },
];

/** Keys and clicks of somebody who goes through the list, opens a signal, narrows the list and has all of it again. */
async function handle(page: Page): Promise<void> {
  for (const key of ["ArrowDown", "ArrowDown", "Enter", "PageDown", "ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press(key, { delay: 20 });
  }
  // By the pointer: of the rows that are drawn some are out of sight, and looking for one that is not would be measured as well.
  await page.mouse.click(340, 450);
  await page.keyboard.press("Control+Home", { delay: 20 });
  const text = page.getByRole("searchbox", { name: "Text" });
  await text.focus();
  for (const key of ["d", "e", "p", "Backspace", "Backspace", "Backspace"])
    await page.keyboard.press(key, { delay: 20 });
  await page.getByRole("grid").focus();
}

/** By the wheel, a notch at a time. */
async function turnWheel(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(30);
}

async function watched(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

/** Frames a second. */
interface Bare {
  readonly wheel: number;
  readonly keys: number;
}

/** What the machine has for a list of plain text, by the same hands. */
async function bareList(browser: Browser): Promise<Bare> {
  const page = await openBare(browser);
  await countFrames(page);
  const session = await watched(page);
  await page.mouse.move(680, 450);
  const wheel = await stage(page, session, () => turnWheel(page));
  await page.getByRole("grid").focus();
  const keys = await stage(page, session, () => handle(page));
  await page.close();
  return { wheel: wheel.framesPerSecond, keys: keys.framesPerSecond };
}

/** One run of ours beside those of the bare list before and after it. */
const besideBare = (by: keyof Bare, ours: Stage, bare: readonly Bare[]): Pairs => ({
  label: `${by}: grid / bare list of plain text`,
  unit: "frames/s",
  a: { name: "grid", values: bare.map(() => ours.framesPerSecond) },
  b: { name: "bare", values: bare.map((seen) => seen[by]) },
});

/** The figures, and the list's frames beside those of a bare one, before and after. */
export async function measureRows(
  browser: Browser,
  say: (line: string) => void,
): Promise<Pick<BenchResult, "figures" | "pairs">> {
  say("a bare list");
  const bare = [await bareList(browser)];
  const page = await openPage(browser);
  const session = await watched(page);
  const before = await newestOf(page);
  await page.evaluate(() => (window as unknown as Turned).controls.start());
  say("at the top, while rows come in");
  const top = await stage(page, session, () => page.waitForTimeout(200));
  say("scrolling by the wheel");
  await page.mouse.move(680, 450);
  const wheel = await stage(page, session, () => turnWheel(page));
  say("by keys and clicks");
  await page.getByRole("grid").focus();
  const hands = await stage(page, session, () => handle(page));
  await page.evaluate(() => (window as unknown as Turned).controls.stop());
  const came = (await newestOf(page)) - before;
  await page.close();
  say("a bare list, again");
  bare.push(await bareList(browser));
  const figures: Figure[] = [
    ...figuresOf("top", top),
    ...figuresOf("wheel", wheel),
    ...figuresOf("keys", hands),
    { label: "INP p98", value: quantile(hands.interactionsMs, 0.98), unit: "ms", atMost: INP_MS },
    { label: "interactions", value: hands.interactionsMs.length, unit: "" },
    // Fewer would mean that the page was too busy to let them in.
    { label: "rows that came", value: came / ((3 * STAGE_MS) / 1000), unit: "rows/s", atLeast: 35 },
  ];
  return { figures, pairs: [besideBare("wheel", wheel, bare), besideBare("keys", hands, bare)] };
}
