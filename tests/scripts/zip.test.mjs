/** One file comes out of an archive whole, or not at all. */

import { describe, expect, it } from "vitest";
import { listZip, readZipEntry } from "../../scripts/lib/zip.mjs";
import { makeZip } from "../support/make-zip.mjs";

const FILES = { "LICENSE.md": "free", "pocketbase-0.data/scripts/pocketbase": "the executable ".repeat(1000) };
/** @param {string} name */
const isExecutable = (name) => name.endsWith("/pocketbase");

describe.each([
  ["deflated", true],
  ["stored", false],
])("%s", (_name, packed) => {
  const archive = makeZip(FILES, { packed });

  it("lists what is in it", () => {
    expect(listZip(archive).map(({ name }) => name)).toEqual(Object.keys(FILES));
  });

  it("hands out the wanted file", () => {
    const bytes = readZipEntry(archive, isExecutable);
    expect(bytes.toString()).toBe(FILES["pocketbase-0.data/scripts/pocketbase"]);
  });

  it("is read with a comment behind it, too", () => {
    const length = archive.length;
    const commented = Buffer.concat([archive, Buffer.from("made by hand")]);
    commented.writeUInt16LE(12, length - 2);
    expect(readZipEntry(commented, isExecutable).length).toBe(15_000);
  });
});

it.each([
  ["no archive at all", Buffer.from("<html>not found</html>"), "not a zip"],
  ["nothing", Buffer.alloc(0), "not a zip"],
  ["cut before its end", makeZip(FILES).subarray(0, -30), "not a zip"],
  ["without the wanted file", makeZip({ "LICENSE.md": "free" }), "does not hold"],
])("refuses an archive that is %s", (_name, archive, reason) => {
  expect(() => readZipEntry(archive, isExecutable)).toThrow(reason);
});
