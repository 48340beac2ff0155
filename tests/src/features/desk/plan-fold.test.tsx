/** The line of the plan says what it was chosen without: an operator who reads a plan takes it for the site's. */
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import alarms from "../../../../locales/en/alarms.json";
import { AlarmContext, type AlarmView } from "../../../../src/features/desk/alarm/alarm-context";
import { PlanFold } from "../../../../src/features/desk/do/plan-fold";

let found: unknown;
vi.mock("../../../../src/resources/site/use-action-plans", () => ({ usePlanFor: () => found }));

const NIGHT = { plan: { name: "Burglary at night" }, steps: [{}, {}] };

/** What is read of it, without its marks. */
async function text(): Promise<string> {
  const i18n = createInstance({ lng: "en", resources: { en: { alarms } } });
  await i18n.init();
  const view = { alarm: { id: "a1" }, site: null, siteStanding: "away" } as unknown as AlarmView;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AlarmContext value={view}>
        <PlanFold />
      </AlarmContext>
    </I18nextProvider>,
  );
  return html.replace(/<[^>]+>/g, "");
}

it.each<[string, unknown, string]>([
  ["a plan", { chosen: NIGHT, lack: null }, "Action plan Burglary at night 2 steps"],
  [
    "a plan that was chosen without the site",
    { chosen: NIGHT, lack: "away" },
    "Action plan Burglary at night 2 steps. The site's own plans and opening times could not be read, so another plan may apply.",
  ],
  [
    "no plan, where the site's own could not be seen",
    { chosen: null, lack: "no_plans" },
    "Action plan none found. You may not see the site's own plans, so another plan may apply.",
  ],
  ["that none is meant for it", { chosen: null, lack: null }, ""],
])("shows %s", async (_, answer, want) => {
  found = answer;
  expect((await text()).replaceAll("&#x27;", "'")).toBe(want);
});
