/** A button that can't be pressed: its reason describes it and never takes the place of a name. */

import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import alarms from "../../../../locales/en/alarms.json";
import { KEY_OF } from "../../../../src/features/desk/keys";
import { ReasonedButton } from "../../../../src/features/desk/reasoned-button";
import type { Reason } from "../../../../src/features/desk/why-not";

async function markup(reason: Reason | null, keyName?: string): Promise<string> {
  const i18n = createInstance({ lng: "en", resources: { en: { alarms } } });
  await i18n.init();
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ReasonedButton label="Hold" keyName={keyName} reason={reason} />
    </I18nextProvider>,
  );
}

it("names nothing by the reason: a form's own fields are found by their names alone", async () => {
  const html = await markup({ key: "hold_reason_missing" });
  expect(html).toContain(alarms.why.hold_reason_missing);
  expect(html).not.toMatch(/aria-label|title=/);
});

it("is described by the reason, and keeps its place in the tab order", async () => {
  const html = await markup({ key: "hold_reason_missing" });
  const [, id = "none"] = /<button[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<span id="${id}" class="unseen">${alarms.why.hold_reason_missing}</span>`);
  expect(html).toMatch(/<button[^>]* aria-disabled="true"/);
  expect(html).not.toContain(" disabled=");
});

it("says nothing when it can be pressed", async () => {
  expect(await markup(null)).not.toMatch(/aria-describedby|unseen|aria-label|title=/);
});

it.each([
  ["Ctrl+Enter", "Control+Enter"],
  [KEY_OF.back, "Escape"],
  [KEY_OF.up, "ArrowUp"],
  [KEY_OF.claim, "Enter"],
  [KEY_OF.next, "N"],
])("tells a screen reader of %s in the standard's form, and shows it as it is written", async (shown, told) => {
  const html = await markup(null, shown);
  expect(html).toContain(`aria-keyshortcuts="${told}"`);
  expect(html).toContain(`>${shown}</kbd>`);
});
