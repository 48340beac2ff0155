/** Dates of a batch: what the store can't hold is refused by name where it is ours, and dropped where it is the panel's. */
import { describe, expect, it } from "vitest";
import { checkBatch } from "../../../domain/signals/check-batch";
import { dateMs } from "../../../domain/signals/store-date";
import { batch, signal } from "../../support/signals";

describe("receivedAt", () => {
  it.each([
    ["now", "2026-06-15T08:30:00.000Z", true],
    ["a receiver whose clock began anew", "1970-01-01T00:00:00.000Z", true],
    ["the last moment there is", "9999-12-31T23:59:59.999Z", true],
    ["the store's own sign for no date", "0001-01-01T00:00:00.000Z", false],
    ["a year of five digits", "+010000-01-01T00:00:00.000Z", false],
    ["the end of all clocks", "+275760-09-13T00:00:00.000Z", false],
    ["before 1970", "1969-12-31T23:59:59.999Z", false],
    ["no date", "yesterday", false],
    ["nothing", "", false],
  ])("%s", (_, receivedAt, taken) => {
    const checked = checkBatch(batch([signal(), signal({ receivedAt })]));
    expect(checked).toMatchObject(taken ? { ok: true } : { ok: false, fault: { row: 1, field: "receivedAt" } });
  });
});

describe("panelAt", () => {
  it.each(["0001-01-01T00:00:00.000Z", "+275760-09-13T00:00:00.000Z", "0000-00-00", "x"])(
    "%s refuses no batch, and is no date",
    (panelAt) => {
      expect(checkBatch(batch([signal({ panelAt })]))).toMatchObject({ ok: true });
      expect(dateMs(panelAt)).toBeNaN();
    },
  );
});

describe("a panel's stamp", () => {
  const receivedAt = "2026-06-15T08:30:00.000Z";
  it.each([
    ["of the year 9999", "9999-12-31T00:00:00.000Z", 251_606_450_001, true],
    ["of a clock that began anew", "1970-01-01T00:00:00.000Z", -1_781_512_200, false],
    ["more than ten years ahead by its skew alone", "2026-06-15T08:30:00.000Z", 400_000_000, true],
    ["nine years ahead", "2035-06-15T08:30:00.000Z", 284_000_000, false],
    ["of a clock an hour off", "2026-06-15T09:30:00.000Z", 3600, false],
  ])("%s", (_, panelAt, clockSkewSeconds, isNone) => {
    const checked = checkBatch(batch([signal({ receivedAt, panelAt, clockSkewSeconds })]));
    const stamp = isNone ? { panelAt: "", clockSkewSeconds: 0 } : { panelAt, clockSkewSeconds };
    expect(checked).toMatchObject({ ok: true, value: { signals: [stamp] } });
  });
});
