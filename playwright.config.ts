/** The whole stories in a real browser; each test file starts the store and the receiver it needs. */

import { defineConfig } from "@playwright/test";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What counts milliseconds or holds many tabs: two of them at once on two cores would measure one another. */
const ALONE = /\/(front|live|local-data|sip|together|told-once|wire-to-row)\.spec\.ts$/;
/** Holds many tabs, too, but waits most of its minutes for a line that is broken: it stands beside those. */
const WAITS = /\/return\.spec\.ts$/;

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  // Each is a suite of its own (scripts/lib/suites.mjs): run in one go they would stand beside one another after all.
  projects: [
    { name: "beside", testIgnore: [ALONE, WAITS], outputDir: "build/e2e-results/beside" },
    {
      name: "conformance",
      testDir: "tests/conformance",
      testMatch: "*.spec.ts",
      outputDir: "build/e2e-results/conformance",
    },
    { name: "alone", testMatch: ALONE, workers: 1, outputDir: "build/e2e-results/alone" },
    { name: "waits", testMatch: WAITS, workers: 1, outputDir: "build/e2e-results/waits" },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    serviceWorkers: "allow",
    actionTimeout: 15_000,
    locale: "en-GB",
    screenshot: "only-on-failure",
    // Recording takes nearly half of a run's time, and what is timed is then no more what a desk does: TRACE=1 records.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath: process.env.CHROMIUM, args: FLAGS },
  },
});
