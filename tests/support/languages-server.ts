/** Another installation with a collection `Languages` that anybody may read: a plain store of its own, none of ours. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PocketBase from "pocketbase";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { runCommand } from "../../scripts/lib/command.mjs";
import { freePort } from "./free-port";
import { StoreProcess } from "./store-process";

export interface LanguagesServer {
  readonly url: string;
  /** Of its superuser. */
  readonly client: PocketBase;
  stop(): Promise<void>;
}

const SUPERUSER = { email: "superuser@languages.test", password: "superuser-of-languages" };

/** Starts one with these records. */
export async function languagesServer(records: readonly object[]): Promise<LanguagesServer> {
  const program = process.env["WATCHDESK_POCKETBASE"] ?? "";
  const dir = await mkdtemp(path.join(tmpdir(), "watchdesk-languages-"));
  const empty = path.join(dir, "none");
  const folders = [`--dir=${path.join(dir, "data")}`, `--hooksDir=${empty}`, `--migrationsDir=${empty}`];
  const upsert = ["superuser", "upsert", SUPERUSER.email, SUPERUSER.password, ...folders];
  const ran = (await runCommand(program, upsert)) as { code: number; output: string };
  if (ran.code !== 0) throw new Error(`no superuser of the languages: ${ran.output}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = ["serve", `--http=127.0.0.1:${port}`, ...folders, `--publicDir=${empty}`, "--hooksWatch=false"];
  const server = new StoreProcess({ program, flags, url, env: {} });
  await server.start();
  const client = new PocketBase(url);
  client.autoCancellation(false);
  await client.collection("_superusers").authWithPassword(SUPERUSER.email, SUPERUSER.password);
  await client.collections.create({
    name: "Languages",
    type: "base",
    listRule: "",
    viewRule: "",
    fields: [
      { name: "name", type: "text" },
      { name: "code", type: "text" },
      { name: "json_template", type: "json", maxSize: 5_000_000 },
    ],
  });
  for (const record of records) await client.collection("Languages").create({ ...record });
  return {
    url,
    client,
    stop: async () => {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
