/** The suites that vitest runs: unit tests, tests on the real store, the specification line by line, and long tests that kill processes. */

import { defineConfig } from "vitest/config";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { KILL_BESIDE as beside } from "./scripts/lib/kill-beside.mjs";

/** A campaign is so many times as long (tests/kill/campaign.ts). */
const SIZE = Math.max(1, Number(process.env["CAMPAIGN_SIZE"] ?? 1));
const KILL_BESIDE = beside as string[];
const STORE_SETUP = "tests/support/store-setup.mjs";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{domain,receiver,src,scripts,pocketbase}/**/*.test.{ts,tsx,mjs}"],
          environment: "node",
          // Left to itself it takes one core of two, and many of these wait for a socket.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "store",
          include: ["tests/store/**/*.test.ts"],
          environment: "node",
          globalSetup: [STORE_SETUP],
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "conformance",
          include: ["tests/conformance/**/*.test.{ts,tsx}"],
          environment: "node",
          globalSetup: [STORE_SETUP],
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "kill",
          include: ["tests/kill/**/*.test.ts"],
          exclude: KILL_BESIDE,
          environment: "node",
          globalSetup: [STORE_SETUP],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 900_000 * SIZE,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // A suite of its own (scripts/lib/suites.mjs): in one go with the others it would stand beside those, too.
          name: "kill-beside",
          include: KILL_BESIDE,
          environment: "node",
          globalSetup: [STORE_SETUP],
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 900_000 * SIZE,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
