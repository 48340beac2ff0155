/** What the makers are told of an installation: nothing of a person in it. */
import { expect, it } from "vitest";
import { diagnosticsText, type Diagnosed } from "../../../domain/work/diagnostics";

const KNOWN: Diagnosed = {
  version: "1.2.3",
  browser: "Chromium",
  language: "tr",
  sites: 4,
  receivers: 1,
  people: 9,
  errors: [],
};

it("says version, browser and how large it is", () =>
  expect(diagnosticsText(KNOWN).split("\n")).toEqual([
    "Watchdesk 1.2.3",
    "Browser: Chromium",
    "Language: tr",
    "Installation: 4 sites, 1 receivers, 9 people",
    "Errors of browsers: none",
  ]));

it.each([
  ["an address of mail", "no answer for kay@shop.test", "no answer for …"],
  ["a telephone number", "dial +44 191 555 0142 failed", "dial …failed"],
  ["a record's id", "GET /records/abc123def456ghi", "GET /records/…"],
  ["nothing that is only a word", "internationalisation fell", "internationalisation fell"],
])("leaves out %s", (_, message, want) =>
  expect(diagnosticsText({ ...KNOWN, errors: [{ at: "2026-06-01", message }] })).toContain(`2026-06-01 ${want}`),
);

it("is bounded, however long an error is", () => {
  const errors = Array.from({ length: 100 }, () => ({ at: "2026-06-01", message: "x".repeat(9_999) }));
  expect(diagnosticsText({ ...KNOWN, errors }).length).toBeLessThanOrEqual(6_000);
});
