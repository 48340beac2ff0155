/** A folder of its own for each test, gone afterwards. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The path of a new, empty folder. */
export async function scratch() {
  const folder = await mkdtemp(join(tmpdir(), "watchdesk-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
