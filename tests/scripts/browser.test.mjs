/** The browser is looked for in a fixed order. */

import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getBrowser } from "../../scripts/lib/browser.mjs";
import { scratch } from "../support/scratch.mjs";

const nothing = async () => null;
const refused = async () => {
  throw new Error("the host is not reached");
};

/** A folder for the PATH with these programs. @param {Record<string, string>} programs */
async function bin(programs) {
  const folder = join(await scratch(), "bin");
  await mkdir(folder);
  for (const [name, content] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${content}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return folder;
}

it("1: the one that CHROMIUM names", async () => {
  const folder = await bin({ chromium: "", mine: "" });
  const env = { PATH: folder, CHROMIUM: join(folder, "mine") };
  expect((await getBrowser({ env })).path).toBe(env.CHROMIUM);
});

it("1: a named one that is not there is refused, not replaced", async () => {
  const folder = await bin({ chromium: "" });
  await expect(getBrowser({ env: { PATH: folder, CHROMIUM: "/nowhere" } })).rejects.toThrow("CHROMIUM names /nowhere");
});

it("2: one on the PATH, Chromium before Chrome", async () => {
  const folder = await bin({ "google-chrome": "", chromium: "" });
  expect((await getBrowser({ env: { PATH: folder } })).path).toBe(join(folder, "chromium"));
});

it("3: Playwright's download of earlier, then a new one", async () => {
  const env = { PATH: "" };
  expect((await getBrowser({ env, downloaded: async () => "/pw/chrome", download: refused })).path).toBe("/pw/chrome");
  let there = false;
  const download = async () => void (there = true);
  const found = await getBrowser({ env, download, downloaded: async () => (there ? "/pw/chrome" : null) });
  expect(found.way).toBe("downloaded by Playwright");
});

it("4: Debian's package when root", async () => {
  const folder = await bin({});
  const install = `[ "$1" = install ] && printf '#!/bin/sh' > ${folder}/chromium && /bin/chmod +x ${folder}/chromium; exit 0`;
  await writeFile(join(folder, "apt-get"), `#!/bin/sh\n${install}\n`);
  await chmod(join(folder, "apt-get"), 0o755);
  const options = { env: { PATH: folder }, downloaded: nothing, download: refused };
  expect((await getBrowser({ ...options, isRoot: true })).way).toContain("Debian");
});

it("says why every way failed", async () => {
  const folder = await bin({ "apt-get": "exit 0" });
  const options = { env: { PATH: folder }, downloaded: nothing, download: refused, isRoot: false };
  await expect(getBrowser(options)).rejects.toThrow(
    "No Chromium was found and none could be got (Playwright's download: the host is not reached; " +
      "Debian's package: only root may install packages): install one and name it in CHROMIUM.",
  );
});
