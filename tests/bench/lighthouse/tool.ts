/** Lighthouse and the browser it works with. It weighs 190 MB, so it is no package of ours: the bench fetches it once. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ROOT } from "../../support/program";

const VERSION = "12.8.2";
const FOLDER = join(ROOT, "build", `lighthouse-${VERSION}`);
const FLAGS = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];
/** Counts for nothing, and never ends with Chromium 156: it goes to a page of the browser's own, and never back again. */
const SKIPPED = ["bf-cache"];
const run = promisify(execFile);

/** What is used of a page of the browser that Lighthouse drives. */
export interface PuppeteerPage {
  goto(url: string): Promise<unknown>;
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  waitForSelector(selector: string): Promise<unknown>;
}

interface PuppeteerBrowser {
  createBrowserContext(): Promise<{ newPage(): Promise<PuppeteerPage> }>;
  close(): Promise<void>;
}

/** What is read of its report. */
export interface Report {
  readonly categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { message: string };
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: { items?: { node?: { snippet?: string } }[] };
}

interface Lighthouse {
  default(url: string, flags: object, config: object, page: PuppeteerPage): Promise<{ lhr: Report } | undefined>;
  readonly desktopConfig: object;
}

interface Puppeteer {
  default: { launch(options: object): Promise<PuppeteerBrowser> };
}

/** Lighthouse, ready to judge pages. */
export interface Tool {
  readonly about: string;
  /** A page of a window that knows nothing of the others. */
  newPage(): Promise<PuppeteerPage>;
  /** Loads an address in a page as it is, signed in or not, and judges it. */
  judge(url: string, page: PuppeteerPage): Promise<Report>;
  close(): Promise<void>;
}

/** Starts it, fetched, for these categories; the browser gets these flags beside the usual ones. */
export async function openTool(onlyCategories: readonly string[], flags: readonly string[]): Promise<Tool> {
  const modules = (name: string): Promise<unknown> => import(pathToFileURL(join(FOLDER, "node_modules", name)).href);
  const lighthouse = (await modules("lighthouse/core/index.js")) as Lighthouse;
  const puppeteer = (await modules("puppeteer-core/lib/esm/puppeteer/puppeteer-core.js")) as Puppeteer;
  const executablePath = process.env["CHROMIUM"] ?? "chromium";
  const browser = await puppeteer.default.launch({ executablePath, args: [...FLAGS, ...flags], headless: true });
  return {
    about: `Lighthouse ${VERSION}, desktop preset; the network and processor are those that it simulates`,
    newPage: async () => (await browser.createBrowserContext()).newPage(),
    judge: async (url, page) => {
      const asked = {
        output: "json",
        logLevel: "error",
        disableStorageReset: true,
        onlyCategories,
        skipAudits: SKIPPED,
      };
      const result = await lighthouse.default(url, asked, lighthouse.desktopConfig, page);
      if (!result || result.lhr.runtimeError) {
        throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message ?? "no report"}`);
      }
      return result.lhr;
    },
    close: () => browser.close(),
  };
}

/** Fetches it, once for this copy of the repository. */
export async function fetchTool(): Promise<void> {
  const ready = join(FOLDER, "ready");
  if (existsSync(ready)) return;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, "package.json"), '{ "private": true }\n');
  const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${VERSION}`];
  await run("npm", args, { cwd: FOLDER, timeout: 300_000 });
  await writeFile(ready, "");
}
