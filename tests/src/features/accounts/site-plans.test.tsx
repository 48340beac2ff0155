/** A site's own plans in its record: which are followed at what hours, and "the usual ones" only where it has none. */
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import alarms from "../../../../locales/en/alarms.json";
import records from "../../../../locales/en/records.json";
import { SitePlans } from "../../../../src/features/accounts/site-plans";

const plan = (id: string, change: object = {}) => ({
  plan: { id, name: id, hours: "always", active: true, ...change },
  steps: [{}, {}],
});
let plans: unknown;
vi.mock("../../../../src/resources/site/use-action-plans", () => ({ useActionPlans: () => plans }));
vi.mock("../../../../src/resources/site/plan-steps", () => ({ PlanSteps: () => null }));
vi.mock("../../../../src/resources/use-rows", () => ({ useRows: () => new Map([["t1", "Burglary"]]) }));

const own = (plan: string, alarmType = "") => ({ id: `of-${plan}`, plan, alarmType });

/** What is read, a line for each plan. */
async function lines(actionPlans: readonly object[]): Promise<string[]> {
  const i18n = createInstance({ lng: "en", resources: { en: { alarms, records } } });
  await i18n.init();
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SitePlans card={{ actionPlans } as never} />
    </I18nextProvider>,
  );
  const told = html.replace(/<\/(?:h3|p|summary)>/g, "\n").replace(/<[^>]+>/g, "");
  return told
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== "Action plans");
}

it.each<[string, unknown, readonly object[], string[]]>([
  ["the usual ones where it has none", [plan("Day")], [], ["No plans of its own: the usual ones apply."]],
  [
    "each with its hours",
    [plan("Day", { hours: "open" }), plan("Night", { hours: "closed" })],
    [own("Day", "t1"), own("Night")],
    ["For Burglary Day 2 steps · In opening hours", "For all other alarms Night 2 steps · Outside opening hours"],
  ],
  [
    "that one is not in use, and so not followed",
    [plan("Old", { active: false })],
    [own("Old")],
    ["For all alarms Old 2 steps · At any hour · Not in use"],
  ],
  [
    "that one is not here yet, instead of the usual ones",
    [],
    [own("Day", "t1")],
    ["For Burglary the plan is not on this workstation yet"],
  ],
  [
    "for which alarms the others are, also while one is not here yet",
    [plan("Night")],
    [own("Day", "t1"), own("Night")],
    ["For Burglary the plan is not on this workstation yet", "For all other alarms Night 2 steps · At any hour"],
  ],
])("says %s", async (_, kept, rows, want) => {
  plans = kept;
  expect(await lines(rows)).toEqual(want);
});
