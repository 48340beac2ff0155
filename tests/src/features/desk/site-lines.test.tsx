/** A partition is named however its number was written into its record: signals send it in capitals, without zeros. */
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeEach, expect, it, vi } from "vitest";
import alarms from "../../../../locales/en/alarms.json";
import { AlarmContext, type AlarmView } from "../../../../src/features/desk/alarm/alarm-context";
import { SiteLines } from "../../../../src/features/desk/alarm/site-lines";

const { NONE } = vi.hoisted(() => ({ NONE: () => null }));
vi.mock("../../../../src/resources/use-alarms", () => ({ useAlarmSignals: () => [], useSiteSignals: () => [] }));
vi.mock("../../../../src/resources/use-site", () => ({ useSiteStates: () => ({ status: "offline" }) }));
vi.mock("../../../../src/resources/site/site-times", () => ({ OpenNow: NONE }));
vi.mock("../../../../src/resources/site/site-notes", () => ({ SiteNotes: NONE }));
vi.mock("../../../../src/ui/use-server-now", () => ({ useServerNow: () => Date.UTC(2026, 10, 30, 10) }));
beforeEach(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));

async function text(written: string, sent: string): Promise<string> {
  const i18n = createInstance({ lng: "en", resources: { en: { alarms } } });
  await i18n.init();
  const alarm = { id: "a1", site: "s1", partitionNo: sent, siteTimeZone: "UTC" };
  const site = {
    site: { code: "5001", name: "Depot", timeZone: "UTC" },
    partitions: [{ number: written, name: "Vault" }],
  };
  const view = { alarm, site, siteStanding: "ready", facts: { connected: true } } as unknown as AlarmView;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AlarmContext value={view}>
        <SiteLines />
      </AlarmContext>
    </I18nextProvider>,
  );
  return html.replace(/<[^>]+>/g, "");
}

it.each([
  ["2", "2", true],
  ["a", "A", true],
  ["1A", "1a", true],
  ["002", "2", true],
  ["2", "3", false],
])("of a record %j and a signal %j the name is shown: %s", async (written, sent, isNamed) => {
  const shown = await text(written, sent);
  expect(shown).toContain("Partition");
  expect(shown.includes("Vault")).toBe(isNamed);
});

it.each(["", "0", "00"])("says nothing of partition %j: it is the whole site", async (sent) =>
  expect(await text("2", sent)).not.toContain("Partition"),
);
