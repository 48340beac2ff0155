/** The page a campaign leaves: every file and scenario with its figures as they were seen, and what failed is not left out. */

import { expect, it } from "vitest";
import { campaign, campaignPage, readTold, withPart } from "../../scripts/lib/campaign.mjs";

const TOLD = '{"scenario":"200 kills","figures":{"faults":0}}\n{"scenario":"slow disk","figures":{"faults":3}}\n';
const PART = {
  file: "tests/kill/signals.test.ts",
  size: 10,
  minutes: 61,
  of: "abc1234",
  at: "2026-11-28",
  passed: 20,
  failed: 1,
  skipped: 2,
  note: "the suite tests/kill/signals.test.ts ended with code 1",
  tests: ["tests/kill/signals.test.ts › loses nothing\n    Error: 3 were lost"],
  told: readTold(TOLD),
};
const OTHER = { ...PART, file: "tests/kill/disk.test.ts", failed: 0, note: "", tests: [], told: [] };

it("names each scenario with its figures, each file with its commit, and what failed", () => {
  const page = campaignPage([PART, OTHER]);
  expect(page).toContain("| 200 kills | faults **0** |\n| slow disk | faults **3** |");
  expect(page).toContain("40 passed, 1 failed, 4 skipped.");
  expect(page).toContain("| tests/kill/signals.test.ts | 10 | abc1234, 2026-11-28 | 61 min | 20 | 1 | 2 |");
  expect(page).toContain(
    "\n- ✗ tests/kill/signals.test.ts › loses nothing\n- ✗ the suite tests/kill/signals.test.ts ended with code 1\n",
  );
});

it("has a file that was run again once, as it was seen last", () => {
  const again = { ...PART, failed: 0, note: "", tests: [], of: "def5678", told: [] };
  expect(withPart([PART, OTHER], again)).toEqual([again, OTHER]);
  expect(withPart([OTHER], again)).toEqual([OTHER, again]);
});

it.each([["0"], ["ten"], ["100"]])("takes no size %s", async (...args) => {
  await expect(campaign(args)).rejects.toThrow(/is no size/);
});

it("takes no file that there is not", async () => {
  await expect(campaign(["10", "signals", "earthquake"])).rejects.toThrow(
    /^No file of a campaign is named "earthquake": /,
  );
});
