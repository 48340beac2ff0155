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

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "build/e2e-results",
  workers: 1,
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
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM, args: FLAGS },
  },
});
