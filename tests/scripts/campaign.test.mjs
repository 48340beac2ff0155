/** The page a campaign leaves: every scenario with its figures as they were seen, and what failed is not left out. */

import { expect, it } from "vitest";
import { campaign, campaignPage, readTold } from "../../scripts/lib/campaign.mjs";

const ABOUT = {
  size: 10,
  load: 0.3,
  minutes: 61,
  of: "abc1234",
  at: "2026-11-28",
  passed: 20,
  failed: 1,
  skipped: 2,
  note: "the suite kill ended with code 1",
};

it("names each scenario with its figures, and what failed", () => {
  const told = readTold(
    '{"scenario":"200 kills","figures":{"faults":0}}\n{"scenario":"slow disk","figures":{"faults":3}}\n',
  );
  const page = campaignPage(told, ABOUT);
  expect(page).toContain("| 200 kills | faults **0** |\n| slow disk | faults **3** |");
  expect(page).toContain("20 passed, 1 failed, 2 skipped. the suite kill ended with code 1");
  expect(page).toContain("2026-11-28, commit abc1234");
});

it.each([["0"], ["ten"], ["100"], ["1", "2"]])("takes no size %s", async (...args) => {
  await expect(campaign(args)).rejects.toThrow(/is no size/);
});
