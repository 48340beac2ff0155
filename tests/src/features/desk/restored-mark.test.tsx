/** Restored in the queue: the look asks for a hollow tick with the time, both to be seen without a pointer. */

import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import alarms from "../../../../locales/en/alarms.json";
import { RestoredMark } from "../../../../src/features/desk/queue/restored-mark";

it("shows an outlined tick and the time beside it, and is named by both", async () => {
  const i18n = createInstance({ lng: "en", resources: { en: { alarms } } });
  await i18n.init();
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RestoredMark time="14:02" />
    </I18nextProvider>,
  );
  expect(html).toContain('data-testid="DoneOutlineOutlinedIcon"');
  expect(html).toContain('<bdi dir="ltr">14:02</bdi>');
  expect(html).toContain('aria-label="Restored 14:02"');
});
