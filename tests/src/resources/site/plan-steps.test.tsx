/** A step as it is read: whom it is about, which agency of several, and why somebody is not the one to call now. */
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeEach, expect, it, vi } from "vitest";
import alarms from "../../../../locales/en/alarms.json";
import { weekMomentOf } from "../../../../src/lib/zoned-time";
import { PlanSteps } from "../../../../src/resources/site/plan-steps";
import { NO_PARTS } from "../../../support/site-parts";

const nowMs = Date.parse("2026-06-15T07:30:00Z");
const KEYHOLDER = {
  link: { id: "l1", kind: "keyholder", validFrom: "", validUntil: "", availability: null },
  contact: { name: "Grace Hopkins", phones: [{ number: "+44 7700" }], validUntil: "2026-06-14 12:00:00.000Z" },
};
const POLICE = {
  kind: "police",
  name: "Harbour Police",
  area: "Harbour and NE1",
  phones: [{ number: "+44 1632" }],
  active: true,
};
const content = { ...NO_PARTS, site: { id: "s1", timeZone: "UTC", phone: "" }, contacts: [KEYHOLDER] };

vi.mock("../../../../src/resources/site/use-action-plans", () => ({
  usePlanPeople: () => ({
    content,
    dealer: "",
    customer: "",
    agencies: [POLICE],
    moment: { nowMs, there: weekMomentOf(nowMs, "UTC") },
  }),
}));
beforeEach(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));

const step = (order: number, whom: string) => ({
  id: `t${order}`,
  order,
  kind: "call",
  label: "Call",
  whom,
  detail: "",
  mandatory: false,
  timeoutSeconds: 0,
  onYes: 0,
  onNo: 0,
  url: "",
});

it("names the agency's area, and why a keyholder is not called, without his number", async () => {
  const i18n = createInstance({ lng: "en", resources: { en: { alarms } } });
  await i18n.init();
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PlanSteps
        label="Action plan"
        steps={[step(1, "police"), step(2, "keyholder")] as never}
        content={content as never}
      />
    </I18nextProvider>,
  );
  const text = html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
  expect(text).toContain("Harbour Police +44 1632 Harbour and NE1");
  expect(text).toMatch(/Grace Hopkins Not valid since \w+, Jun 14, 2026/);
  expect(text).not.toContain("7700");
});
