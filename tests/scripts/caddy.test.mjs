/** Caddy is looked for in a fixed order, and none is believed that is too old or lacks a part. */

import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { getCaddy, MODULES } from "../../scripts/lib/caddy.mjs";
import { cacheDir } from "../../scripts/lib/paths.mjs";
import { scratch } from "../support/scratch.mjs";

/** A machine with nothing on it but what is put there. */
async function machine() {
  const folder = await scratch();
  const env = { PATH: join(folder, "bin"), XDG_CACHE_HOME: join(folder, "cache") };
  await mkdir(env.PATH);
  const cached = join(cacheDir(env), `caddy-debian-${process.platform}-${process.arch}`, "caddy");
  return { folder, env, cached };
}

/** What tells a version and its parts. @param {string} path @param {{ version?: string, modules?: readonly string[] }} [of] */
async function caddy(path, { version = "2.6.2", modules = MODULES } = {}) {
  await mkdir(dirname(path), { recursive: true });
  const parts = modules.map((module) => `echo "${module} v2"`).join("\n");
  await writeFile(path, `#!/bin/sh\nif [ "$1" = version ]; then echo "${version}"; else\n${parts}\nfi\n`);
  await chmod(path, 0o755);
}

const none = async () => Promise.reject(new Error("apt is not there"));

it("takes the one on the PATH, of Debian's version or a newer one", async () => {
  const { env } = await machine();
  await caddy(join(env.PATH, "caddy"), { version: "v2.10.0 h1:abc=" });
  expect(await getCaddy({ env, get: none })).toEqual({
    path: join(env.PATH, "caddy"),
    way: `on the PATH, ${join(env.PATH, "caddy")}`,
  });
});

it("takes the one of the cache, then Debian's package, which it keeps there", async () => {
  const { env, cached } = await machine();
  let asked = 0;
  const get = async (/** @type {{ target: string }} */ { target }) => {
    asked += 1;
    await caddy(target);
  };
  expect(await getCaddy({ env, get })).toEqual({ path: cached, way: "from Debian's package" });
  expect(await getCaddy({ env, get })).toEqual({ path: cached, way: `from the cache, ${cached}` });
  expect(asked).toBe(1);
});

it.each([
  ["too old", { version: "v2.5.1" }, /is version v2\.5\.1;/],
  [
    "without a part",
    { modules: MODULES.slice(1) },
    new RegExp(`was built without ${MODULES[0]?.replaceAll(".", "\\.")};`),
  ],
])("passes by one that is %s, and says so where none can be got", async (_, of, words) => {
  const { env } = await machine();
  await caddy(join(env.PATH, "caddy"), of);
  const got = getCaddy({ env, get: none });
  await expect(got).rejects.toThrow(words);
  await expect(got).rejects.toThrow(
    /Debian's package: apt is not there\): install it \(as root: apt-get install caddy\), or name one in WATCHDESK_CADDY\./,
  );
});

it("says on a machine without apt what to do, without trying to install anything", async () => {
  const { env } = await machine();
  await expect(getCaddy({ env })).rejects.toThrow(
    "Caddy 2.6 or newer is needed for --tls and could not be got (Debian's package: apt is not there)",
  );
});

it("uses the one that is named, or refuses it", async () => {
  const { env, folder } = await machine();
  const own = join(folder, "own");
  await caddy(own);
  expect((await getCaddy({ env: { ...env, WATCHDESK_CADDY: own }, get: none })).path).toBe(own);
  const named = { ...env, WATCHDESK_CADDY: join(folder, "nothing") };
  await expect(getCaddy({ env: named })).rejects.toThrow(/WATCHDESK_CADDY names .*nothing, which can't be run/);
});
