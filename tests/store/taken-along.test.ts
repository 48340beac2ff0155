/** A data folder of an earlier build is brought up to date: what is new comes, what is stored stays. */

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { migrate } from "../../scripts/lib/start/store.mjs";
import { startStore, type TestStore } from "../support/store";

interface Snapshot {
  readonly name: string;
  /** None for a view. */
  readonly fields?: readonly { readonly name: string }[];
}

const MIGRATIONS = "pocketbase/migrations";

let folder = "";
let store: TestStore | undefined;

afterEach(async () => {
  await store?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The migration of a build that did not have the views of lists, nor the police's reference of a site, and showed nobody its types. */
async function writeEarlier(migrations: string): Promise<void> {
  const [newest = ""] = (await readdir(MIGRATIONS)).toSorted().toReversed();
  const text = await readFile(join(MIGRATIONS, newest), "utf8");
  const snapshot = /const snapshot = (\[[\s\S]*?\n\]);/.exec(text)?.[1] ?? "[]";
  const earlier = (JSON.parse(snapshot) as Snapshot[])
    .filter(({ name }) => name !== "list_views")
    .map(({ fields, ...one }) => ({ ...one, fields: fields?.filter(({ name }) => name !== "policeReference") }))
    .map((one) => (one.name === "site_types" ? { ...one, listRule: null } : one));
  await writeFile(
    join(migrations, "0001_collections.js"),
    text.replace(snapshot, () => JSON.stringify(earlier)),
  );
}

const pocketbase = (): string => process.env["WATCHDESK_POCKETBASE"] ?? "";

async function run(dir: string, migrations: string, ...args: readonly string[]): Promise<void> {
  const folders = [`--dir=${dir}`, `--migrationsDir=${migrations}`, `--hooksDir=${join(dir, "none")}`];
  await promisify(execFile)(pocketbase(), args.concat(folders, "--hooksWatch=false"));
}

async function putSuperuser(dir: string, migrations: string): Promise<void> {
  const { email, password } = JSON.parse(process.env["WATCHDESK_TEST_SUPERUSER"] ?? "{}") as Record<string, string>;
  await run(dir, migrations, "superuser", "upsert", email ?? "", password ?? "");
}

it("has the newer build's rules again after an older one was put back for a while", async () => {
  folder = await mkdtemp(join(tmpdir(), "watchdesk-earlier-"));
  const [dir, older, newer] = ["data", "older", "newer"].map((name) => join(folder, name)) as [string, string, string];
  await cp(MIGRATIONS, join(newer, "pb_migrations"), { recursive: true });
  await mkdir(join(older, "pb_migrations"), { recursive: true });
  await writeEarlier(join(older, "pb_migrations"));
  for (const program of [newer, older, newer]) await migrate(pocketbase(), { store: dir, program } as never);
  await putSuperuser(dir, join(newer, "pb_migrations"));
  store = await startStore({ dir });
  const { listRule } = await store.client().collections.getOne("site_types");
  expect(listRule).toContain("@request.auth");
});

it("has its records, with the fields and the collections that are new", async () => {
  folder = await mkdtemp(join(tmpdir(), "watchdesk-earlier-"));
  const [dir, migrations] = [join(folder, "data"), await mkdtemp(join(folder, "migrations-"))];
  await writeEarlier(migrations);
  await run(dir, migrations, "migrate", "up");
  await putSuperuser(dir, migrations);
  store = await startStore({ dir, flags: [`--migrationsDir=${migrations}`] });
  const site = { code: "4711", name: "Airfield", state: "active" };
  const { id } = await store.client().collection("site_accounts").create(site);
  await expect(store.client().collection("list_views").getList()).rejects.toMatchObject({ status: 404 });
  await store.stop();

  store = await startStore({ dir });
  const sites = store.client().collection("site_accounts");
  expect(await sites.getOne(id)).toMatchObject({ ...site, policeReference: "" });
  expect(await sites.update(id, { policeReference: "WY 4711" })).toMatchObject({ policeReference: "WY 4711" });
  expect((await store.client().collection("list_views").getList()).items).toEqual([]);
});
