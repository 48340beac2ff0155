/** The superuser's password on the store's command line: never read as an option, and told to nobody. */

import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCommand, whyItEnded } from "../../scripts/lib/command.mjs";
import { layoutOf } from "../../scripts/lib/start/data-dir.mjs";
import { knowSuperuser, putSuperuser } from "../../scripts/lib/start/store.mjs";
import { scratch } from "../support/scratch.mjs";

/** A store's executable that does this. @param {string} script */
async function storeThat(script) {
  const folder = await scratch();
  const program = join(folder, "store");
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o700);
  return { program, folder, layout: layoutOf(join(folder, "data")) };
}

it("a new one is of digits and letters alone and stands behind the two dashes that end the options", async () => {
  const { program, folder, layout } = await storeThat('printf "%s\\n" "$@" > "$0.args"');
  const { superuser, temporary } = await knowSuperuser(program, layout, () => undefined);
  const args = (await readFile(join(folder, "store.args"), "utf8")).trimEnd().split("\n");
  expect(args.slice(-3)).toEqual(["--", superuser.email, temporary]);
  expect([temporary, superuser.password].filter((password) => !/^[0-9a-f]{48}$/.test(password ?? ""))).toEqual([]);
  expect(temporary).not.toBe(superuser.password);
});

it("a store that repeats its arguments in its complaint does not bring the password into the sentence", async () => {
  const { program, layout } = await storeThat('echo "Error: unknown shorthand flag: v in $*" >&2; exit 1');
  const superuser = { email: "superuser@watchdesk.invalid", password: "-vMOe3Zq0aHk2tWm9xYc" };
  const refused = putSuperuser(program, layout, superuser);
  await expect(refused).rejects.toThrow(/could not be made \(Error: unknown shorthand flag: v in .* …\)\.$/);
  await expect(refused).rejects.not.toThrow(/MOe3/);
});

it("what a program may not tell is cut out of both its outputs, wherever it stands", async () => {
  const { program } = await storeThat('echo "a $1 b $1"; echo "[$1]" >&2; exit 1');
  const ran = await runCommand(program, ["s3.cret*", "kept"], { secrets: ["s3.cret*", ""] });
  expect(ran.stdout).toBe("a … b …\n");
  expect(ran.output.split("\n").toSorted().join("\n").trim()).toBe("[…]\na … b …");
});

it.each([
  ["says what it said", 'echo "failed to open the file" >&2; exit 3', "failed to open the file"],
  ["says with which code a silent one ended", "exit 3", "it ended with code 3"],
])("a sentence about a store that ended badly %s", async (_sentence, script, reason) => {
  const { program } = await storeThat(script);
  expect(whyItEnded(await runCommand(program, []))).toBe(reason);
});

it("a sentence about a store that is not there says so", async () => {
  const { folder } = await storeThat("");
  expect(whyItEnded(await runCommand(join(folder, "none"), []))).toBe("the program can't be run");
});
