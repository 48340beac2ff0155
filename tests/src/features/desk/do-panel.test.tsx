/** What stands in the column of what to do, by where the alarm is. */
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import { AlarmContext, type AlarmView } from "../../../../src/features/desk/alarm/alarm-context";
import { DoPanel } from "../../../../src/features/desk/do/do-panel";
import type { Place } from "../../../../src/features/desk/why-not";

vi.mock("../../../../src/features/desk/desk-context", () => ({ useDesk: () => ({ narrow: false }) }));
vi.mock("../../../../src/features/desk/do/plan-fold", () => ({ PlanFold: () => "the plan" }));
vi.mock("../../../../src/features/desk/do/call-list", () => ({ CallList: () => "whom to call" }));
vi.mock("../../../../src/features/desk/do/close-form", () => ({ CloseForm: () => "to close it" }));

async function markup(place: Place): Promise<string> {
  const i18n = createInstance({ lng: "en", resources: { en: { alarms: {} } } });
  await i18n.init();
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AlarmContext value={{ place, form: "close" } as AlarmView}>
        <DoPanel />
      </AlarmContext>
    </I18nextProvider>,
  );
}

it.each(["open", "pending"] as const)("of an alarm that is %s: its plan, whom to call, the form", async (place) => {
  const html = await markup(place);
  for (const part of ["the plan", "whom to call", "to close it"]) expect(html).toContain(part);
});

it("of a closed one no plan: the one that was followed is not kept, and that of now may be another", async () => {
  const html = await markup("closed");
  expect(html).toContain("whom to call");
  expect(html).not.toContain("the plan");
});
