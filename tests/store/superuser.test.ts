/** The store's own command takes any password for the superuser, also one that looks like an option. */

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { layoutOf } from "../../scripts/lib/start/data-dir.mjs";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { putSuperuser } from "../../scripts/lib/start/store.mjs";
import { startStore } from "../support/store";

interface Layout {
  readonly store: string;
}

const layoutIn = layoutOf as (data: string) => Layout;
const put = putSuperuser as (
  pocketbase: string,
  layout: Layout,
  superuser: { email: string; password: string },
) => Promise<void>;

const EMAIL = "superuser@watchdesk.invalid";

/** A migrated installation, and the store's executable. */
async function installation() {
  const data = await mkdtemp(join(tmpdir(), "watchdesk-superuser-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const layout = layoutIn(data);
  await cp(join(process.env.WATCHDESK_TEST_TEMPLATE ?? "", "pb_data"), layout.store, { recursive: true });
  return { layout, pocketbase: process.env.WATCHDESK_POCKETBASE ?? "" };
}

it("one that begins with a dash or two is taken as it is, and signs in", async () => {
  const { layout, pocketbase } = await installation();
  const passwords = ["-vMOe3Zq0aHk2tWm9xYc", "--dir=of-the-superuser"];
  const emails = ["first@watchdesk.invalid", "second@watchdesk.invalid"];
  for (const [at, password] of passwords.entries()) await put(pocketbase, layout, { email: emails[at]!, password });
  const store = await startStore({ dir: layout.store });
  onTestFinished(() => store.stop());
  const path = "/api/collections/_superusers/auth-with-password";
  for (const [at, password] of passwords.entries()) {
    const { status } = await store.request("POST", path, { body: { identity: emails[at], password } });
    expect(status).toBe(200);
  }
});

it("one that the store refuses is a sentence without it", async () => {
  const { layout, pocketbase } = await installation();
  const refused = put(pocketbase, layout, { email: EMAIL, password: "-short" });
  await expect(refused).rejects.toThrow(/^The store's superuser could not be made \(.*at least 8 character/);
  await expect(refused).rejects.not.toThrow(/-short/);
});
