/** What Lighthouse says of the sign-in page and of the desk of somebody who is signed in, with its preset for desktops. */

import { setTimeout as sleep } from "node:timers/promises";
import { caddyOrWhyNot, FRONT_NAME, startFront, type TestFront } from "../support/front";
import type { Room } from "../support/room";
import { SendingPanel } from "../support/sending-panel";
import { accountsFrom5000 } from "../support/sites";
import { median, type Bench, type BenchResult, type Figure } from "./bench";
import { startCentre, type Centre } from "./centre";
import { fetchTool, openTool, type PuppeteerPage, type Report, type Tool } from "./lighthouse/tool";

const ACCOUNTS = accountsFrom5000(30);
const OPEN_ALARMS = 12;
/** The blocking time of one look alone is worth five points more or less. */
const LOOKS = 3;

const BARS: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, "best-practices": 100 };

async function run(say: (line: string) => void): Promise<BenchResult> {
  say("fetching Lighthouse where it is not there yet");
  await fetchTool();
  const centre = await startCentre(ACCOUNTS, { app: true });
  const caddy = await caddyOrWhyNot();
  // The network that Lighthouse simulates lies between a workstation and the front; without it nothing is sent small.
  const front = caddy.why === "" ? await startFront(caddy.path, centre.store.port) : undefined;
  const tool = await openTool(Object.keys(BARS), front ? trusting(front) : []);
  try {
    await raiseAlarms(centre);
    return await judge({ centre, tool, say, url: front?.url ?? centre.store.url, why: caddy.why });
  } finally {
    await tool.close();
    await front?.stop();
    await centre.end();
  }
}

interface Judged {
  centre: Centre;
  tool: Tool;
  say: (line: string) => void;
  url: string;
  why: string;
}

async function judge({ centre, tool, say, url, why }: Judged): Promise<BenchResult> {
  say(`the sign-in page, at ${url}`);
  const signIn: Report[] = [];
  while (signIn.length < LOOKS) signIn.push(await tool.judge(`${url}/login`, await tool.newPage()));
  say("the desk");
  const page = await tool.newPage();
  await signInAs(page, { url, room: centre.room });
  const desk: Report[] = [];
  while (desk.length < LOOKS) desk.push(await tool.judge(`${url}/operator/signals/alarms`, page));
  const withoutFront = why === "" ? [] : [`without the front, so that nothing is compressed: ${why}`];
  return {
    figures: [...figuresOf("sign-in page", signIn), ...figuresOf("desk", desk)],
    pairs: [],
    notes: [...complaintsOf("sign-in page", signIn), ...complaintsOf("desk", desk), ...withoutFront, tool.about],
  };
}

const trusting = (front: TestFront): string[] => [
  `--ignore-certificate-errors-spki-list=${front.spki.join(",")}`,
  `--host-resolver-rules=MAP ${FRONT_NAME} 127.0.0.1`,
];

async function raiseAlarms({ port }: Centre): Promise<void> {
  const panel = new SendingPanel({ port, onAcknowledged: () => undefined });
  ACCOUNTS.slice(0, OPEN_ALARMS).forEach((account, index) =>
    panel.offer({ account, sequence: index + 1, code: "BA", zone: 1, text: `lighthouse${index}` }),
  );
  while (panel.waiting > 0) await sleep(20);
  panel.close();
}

async function signInAs(page: PuppeteerPage, { url, room }: { url: string; room: Room }): Promise<void> {
  const { email, password } = room.users.ayla;
  await page.goto(`${url}/login`);
  await page.waitForSelector("aria/E-mail");
  await page.type("aria/E-mail", email);
  await page.type("aria/Password", password);
  await page.click("aria/Sign in[role='button']");
  await page.waitForSelector("[role='tablist']");
}

const figuresOf = (name: string, reports: readonly Report[]): Figure[] =>
  Object.entries(BARS).map(([category, atLeast]) => {
    const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? Number.NaN) * 100));
    return { label: `${name}, ${category}`, value: median(scores), unit: "", atLeast };
  });

/** What costs points, by its name, with where it was seen. */
const complaintsOf = (name: string, reports: readonly Report[]): string[] => [
  ...new Set(reports.flatMap((report) => complaintsIn(name, report))),
];

function complaintsIn(name: string, report: Report): string[] {
  const costing = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return costing.flatMap(({ id }) => {
    const audit = report.audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    const seen = audit.details?.items?.map(({ node }) => node?.snippet ?? "").filter((snippet) => snippet !== "") ?? [];
    const shown = audit.displayValue ? ` (${audit.displayValue})` : "";
    return [`${name}: ${audit.title}${shown}${seen.length > 0 ? `: ${seen.slice(0, 3).join(" ")}` : ""}`];
  });
}

export const bench: Bench = { about: "Lighthouse's preset for desktops, through the front", run };
