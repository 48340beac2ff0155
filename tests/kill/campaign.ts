/** How large these tests are: as in every run, or ten times so with `npm run campaign`; and what they leave to be told. */

import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

const SIZE = Math.max(1, Number(process.env["CAMPAIGN_SIZE"] ?? 1));
const RESULTS = process.env["CAMPAIGN_RESULTS"];

/** A number of strikes, or of anything else that a campaign does more of. */
export const times = (inEveryRun: number): number => inEveryRun * SIZE;

/**
 * So many sites that a longer run leaves no one with more signals than a store that falls behind may owe it: a thousand (uplink.ts),
 * beyond which a panel is not answered. Four times at most, as each of them has five alarms open.
 */
export const sites = (inEveryRun: number): number => inEveryRun * Math.min(4, SIZE);

/** One line of a campaign's report; printed in every run. Call it before the expectations: what failed is told as well. */
export function tell(scenario: string, figures: Readonly<Record<string, string | number>>): void {
  const said = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stderr.write(`${scenario}: ${said.join(", ")}\n`);
  if (RESULTS === undefined) return;
  mkdirSync(dirname(RESULTS), { recursive: true });
  appendFileSync(RESULTS, `${JSON.stringify({ scenario, figures })}\n`);
}
