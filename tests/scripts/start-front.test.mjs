/** A front before the app: told once, remembered, taken back, and never together with an app that others reach. */

import { expect, it } from "vitest";
import { makeDataDir, layoutOf } from "../../scripts/lib/start/data-dir.mjs";
import { frontOfApp, keepPlace } from "../../scripts/lib/start/place.mjs";
import { serveEnvironment } from "../../scripts/lib/start/store.mjs";
import { scratch } from "../support/scratch.mjs";

const HERE = "127.0.0.1";

async function place() {
  const layout = layoutOf(await scratch());
  await makeDataDir(layout);
  return layout;
}

it("is none until it is told of, then remembered, then taken back", async () => {
  const layout = await place();
  expect(await frontOfApp(layout, { behindFront: null }, HERE)).toBe(false);
  await keepPlace(layout, { host: HERE, behindFront: true });
  expect(await frontOfApp(layout, { behindFront: null }, HERE)).toBe(true);
  expect(await frontOfApp(layout, { behindFront: false }, HERE)).toBe(false);
  await keepPlace(layout, { host: HERE });
  expect(await frontOfApp(layout, { behindFront: null }, HERE)).toBe(false);
});

it.each([
  ["told now", true, false],
  ["remembered", null, true],
])("is refused in a sentence where other machines reach the app: %s", async (_, behindFront, kept) => {
  const layout = await place();
  await keepPlace(layout, { host: HERE, behindFront: kept });
  await expect(frontOfApp(layout, { behindFront }, "0.0.0.0")).rejects.toThrow(
    /nobody else may reach it, but it is to be served on 0\.0\.0\.0: start with --host 127\.0\.0\.1/,
  );
  expect(await frontOfApp(layout, { behindFront: false }, "0.0.0.0")).toBe(false);
});

it("is said to the store, whatever the variable of the start itself says", () => {
  expect(serveEnvironment({ behindFront: true })["WATCHDESK_FRONT"]).toBe("1");
  expect(serveEnvironment({ behindFront: false })["WATCHDESK_FRONT"]).toBe("");
});
