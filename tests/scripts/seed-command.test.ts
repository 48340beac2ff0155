/** The seed's command line, its passwords and the file they go to. */

import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOptions } from "../../scripts/seed/options";
import { readablePassword } from "../../scripts/seed/passwords";
import { signInText, writeSignIns } from "../../scripts/seed/sign-ins";

describe("options", () => {
  const needed = ["--store", "http://127.0.0.1:8090/", "--sign-in", "sign-in.txt"];
  const plain = { store: "http://127.0.0.1:8090", signIn: "sign-in.txt", empty: false, small: false, sites: 0 };

  it.each<[string, string[], object]>([
    ["store and file are enough", needed, plain],
    ["an empty store", [...needed, "--empty"], { ...plain, empty: true }],
    ["a small room", [...needed, "--small"], { ...plain, small: true }],
    ["many sites", [...needed, "--sites", "5000"], { ...plain, sites: 5000 }],
  ])("%s", (_, args, want) => expect(readOptions(args)).toEqual(want));

  it.each<[string, string[], RegExp]>([
    ["no store", ["--sign-in", "f"], /^--store needs/],
    ["a store that is no address", ["--store", "here", "--sign-in", "f"], /^--store needs/],
    ["no file", ["--store", "http://127.0.0.1:1"], /^--sign-in needs/],
    ["a number that is none", [...needed, "--sites", "many"], /^--sites needs/],
    ["an option nobody knows", [...needed, "--force"], /^--force is not an option/],
  ])("refuses %s", (_, args, want) => expect(readOptions(args)).toMatch(want));
});

describe("passwords", () => {
  it("are four groups of five that can be read aloud", () => {
    let next = 0;
    const bytes = (length: number) => Uint8Array.from({ length }, () => (next = (next * 29 + 7) & 255));
    for (let i = 0; i < 50; i += 1)
      expect(readablePassword(bytes)).toMatch(/^([a-hj-kmnp-z2-9]{5}-){3}[a-hj-kmnp-z2-9]{5}$/);
  });

  it("skip bytes that would favour some letters", () => {
    const sequence = [255, 250, 0, 255, 1];
    const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => sequence[i % sequence.length] ?? 0);
    expect(readablePassword(bytes)).toBe("ababa-babab-ababa-babab");
  });
});

describe("the file of sign-ins", () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "watchdesk-sign-in-"))));
  afterAll(() => rm(folder, { recursive: true }));

  it("is a table that a person can read", () => {
    const rows = [
      { role: "Administrator", name: "Cem Yıldız", email: "cem@watchdesk.example", password: "aaaaa-bbbbb" },
      { role: "Operator", name: "Ayla Şahin", email: "ayla@watchdesk.example", password: "ccccc-ddddd" },
    ];
    expect(signInText(rows, ["a note"])).toBe(
      [
        "Role           Name        E-mail                  Password",
        "Administrator  Cem Yıldız  cem@watchdesk.example   aaaaa-bbbbb",
        "Operator       Ayla Şahin  ayla@watchdesk.example  ccccc-ddddd",
        "",
        "a note",
        "",
      ].join("\n"),
    );
  });

  it("is for its owner alone, also where one for everybody stood before", async () => {
    const file = join(folder, "sign-in.txt");
    await writeFile(file, "old", { mode: 0o644 });
    await writeSignIns(file, "new\n");
    expect(await readFile(file, "utf8")).toBe("new\n");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
