/** Whoever may see a part of the opening times reads nothing that the other part may overrule. */
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeEach, expect, it, vi } from "vitest";
import alarms from "../../../../locales/en/alarms.json";
import { toMap } from "../../../../domain/access/authorities";
import { OpenNow } from "../../../../src/resources/site/site-times";
import { sessionState } from "../../../../src/sync/session-state";
import { NO_PARTS } from "../../../support/site-parts";

const WEEK = "accounts.site_schedules.read";
const OTHER_TIMES = "accounts.temporary_schedules.read";
const DAY_AND_NIGHT = {
  id: "x1",
  partition: "",
  fromDay: "2020-01-01",
  untilDay: "2099-01-01",
  effect: "open",
  hours: "",
  reason: "Stocktaking",
  askedBy: "",
};

vi.mock("../../../../src/resources/use-rows", () => ({ useRows: () => ({ set: "", type: "", rows: [] }) }));
const pulled: { asOf: number | undefined } = { asOf: 1 };
const asked: string[] = [];
vi.mock("../../../../src/resources/use-copy-age", () => ({
  useCopyAge: (...names: string[]) => {
    asked.push(...names);
    return pulled.asOf;
  },
}));
vi.mock("../../../../src/ui/use-server-now", () => ({ useServerMinute: () => Date.UTC(2026, 10, 30, 10) }));
beforeEach(() => {
  pulled.asOf = 1;
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});

async function markup(...rights: string[]): Promise<string> {
  sessionState.user = { id: "ayla", staff: true, rights: toMap(rights), customerRights: {} } as never;
  const i18n = createInstance({ lng: "en", resources: { en: { alarms } } });
  await i18n.init();
  const site = { id: "s1", timeZone: "UTC", holidaySet: "", siteType: "" };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <OpenNow content={{ ...NO_PARTS, site, temporary: [DAY_AND_NIGHT] } as never} partition="" />
    </I18nextProvider>,
  );
}

it("says how it should be now to whoever may see all of it", async () =>
  expect(await markup(WEEK, OTHER_TIMES)).toContain("May be open · other times: Stocktaking"));

it("says nothing of now until the holidays, and which of them a type of site keeps, were here once", async () => {
  pulled.asOf = 0;
  expect(await markup(WEEK, OTHER_TIMES)).toBe('<span class="quiet">Opening times are still being fetched.</span>');
  expect(asked).toEqual(expect.arrayContaining(["holidays", "site_types"]));
  pulled.asOf = undefined;
  expect(await markup(WEEK, OTHER_TIMES)).toBe("");
});

it.each([
  ["the week alone", [WEEK]],
  ["other times alone", [OTHER_TIMES]],
  ["nothing of it", []],
])("says to whoever may see %s that he can't see it all", async (_, rights) => {
  const html = await markup(...rights);
  expect(html).toContain("You may not see all opening times of this site.");
  expect(html).not.toContain("May be open");
});
