/** Dates of posted signals: one the store can't hold is refused by name and for good; the panel's own never costs a frame. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IncomingSignal } from "../../domain/signals/incoming";
import { serviceToken } from "../support/people";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let token: string;

beforeAll(async () => {
  store = await startStore();
  token = await serviceToken(store);
});

afterAll(() => store?.stop());

const post = (...signals: IncomingSignal[]) =>
  store.request<{ data: unknown }>("POST", "/api/watchdesk/signals", { token, body: batch(signals) });

describe("receivedAt", () => {
  it.each(["0001-01-01T00:00:00.000Z", "+275760-09-13T00:00:00.000Z", "-000001-01-01T00:00:00.000Z"])(
    "%s is refused, so that it is not tried for ever, and the frame beside it can be sent alone",
    async (receivedAt) => {
      const sane = signal();
      const { status, body } = await post(sane, signal({ receivedAt }));
      expect([status, body.data]).toEqual([400, { code: "bad_request", row: 1, field: "receivedAt" }]);
      expect((await post(sane)).status).toBe(200);
    },
  );
});

describe("panelAt", () => {
  it.each([
    ["0001-01-01T00:00:00.000Z", ""],
    ["+275760-09-13T00:00:00.000Z", ""],
    ["no date at all", ""],
    ["1970-01-01T00:00:07.000Z", "1970-01-01 00:00:07.000Z"],
    ["2030-12-31T23:59:59.000Z", "2030-12-31 23:59:59.000Z"],
    ["2099-12-31T23:59:59.000Z", ""],
  ])("%s is stored as '%s', with its signal", async (panelAt, stored) => {
    const sent = signal({ panelAt });
    expect((await post(sent)).status).toBe(200);
    const event = await store.client().collection("events").getFirstListItem(`key = "${sent.key}"`);
    expect(event["panelAt"]).toBe(stored);
  });
});
