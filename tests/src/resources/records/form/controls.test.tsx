/** Each kind of field has a control that shows what it holds, is tied to its fault, and can't be changed where nothing may be. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
  bool,
  email,
  type Field,
  file,
  geoPoint,
  int,
  json,
  select,
  text,
} from "../../../../../domain/collections/define";
import { Control } from "../../../../../src/resources/records/form/controls/control";
import type { Draft } from "../../../../../src/resources/records/form/drafts";

const markup = (field: Field, value: Draft, readOnly = false): string =>
  renderToStaticMarkup(
    <Control
      {...{ id: "f", labelId: "l", label: "Field", collection: "site_accounts", name: "field", recordId: "r1", field }}
      {...{ value, readOnly, describedBy: "fault", invalid: true }}
      onChange={() => undefined}
      onLeave={() => undefined}
      fieldRef={() => undefined}
    />,
  );

const KINDS: readonly [string, Field, Draft, readonly string[]][] = [
  ["a text", text({ max: 9 }), "North", ['value="North"']],
  ["a long text", text({ max: 900, as: "long" }), "Two\nlines", ["Two\nlines</textarea>"]],
  ["an address", email(), "a@b.test", ['value="a@b.test"']],
  ["a number", int({ min: 0, max: 9 }), "7", ['value="7"']],
  ["yes or no", bool(), true, ['type="checkbox"', "checked"]],
  ["one of several", select(["low", "high"]), "high", ['<option value="high" selected']],
  ["some of several", select(["low", "high"], { many: true }), ["high"], ['type="checkbox"', "checked"]],
  ["a colour", text({ max: 20, as: "tone" }), "violet", ['type="radio"', "checked"]],
  ["JSON", json(), '{"a": 1}', ["{&quot;a&quot;: 1}</textarea>"]],
  ["a place", geoPoint(), { lat: "53.8", lon: "-1.55" }, ['value="53.8"', 'value="-1.55"']],
  [
    "a file",
    file(1_048_576, ["image/png"]),
    { kept: "door.png", picked: null },
    ["door.png", 'src="/api/files/site_accounts/r1/door.png"', 'accept="image/png"'],
  ],
];

it.each(KINDS)("%s", (_, field, value, shown) => {
  const html = markup(field, value);
  for (const part of shown) expect(html).toContain(part);
  expect(html).toContain('aria-describedby="fault"');
  expect(markup(field, value, true)).not.toMatch(
    /<(input|textarea|select)(?![^>]*(readonly|disabled|aria-hidden))[^>]*>/i,
  );
});
