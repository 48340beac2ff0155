/** Runs the cases of deciding wherever it is bundled into, the store's own engine included, and says what differs. */

import { CASES } from "../domain/signals/cases.table";
import { decideAll } from "../domain/signals/room";

/** How many cases ran, and the sentences of those that came out differently. */
export function runCases(): { ran: number; different: string[] } {
  const different = CASES.flatMap(({ says, signals, arrange, want }) => {
    const seen = decideAll(signals, arrange);
    const keys = Object.keys(want) as (keyof typeof want)[];
    const wrong = keys.filter((key) => JSON.stringify(seen[key]) !== JSON.stringify(want[key]));
    return wrong.map((key) => `${says}: ${JSON.stringify(seen[key])}`);
  });
  return { ran: CASES.length, different };
}
