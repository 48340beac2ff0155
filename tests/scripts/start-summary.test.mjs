/** A person at the terminal is shown the passwords; an output that may be kept never holds one. */

import { mkdir, writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { layoutOf } from "../../scripts/lib/start/data-dir.mjs";
import { summaryOf } from "../../scripts/lib/start/summary.mjs";
import { scratch } from "../support/scratch.mjs";

const FILE = `Role           Name        E-mail                  Password
Administrator  Cem Yıldız  cem@watchdesk.example   aaaaa-bbbbb
Operator       Ayla Şahin  ayla@watchdesk.example  ccccc-ddddd

AES-128 key of account 1002 (hex): 0123456789abcdef
`;
const SECRETS = /aaaaa-bbbbb|ccccc-ddddd|0123456789abcdef/g;

/** @param {{ showPasswords: boolean, file?: string, appHost?: string, front?: any }} how */
async function summary({ showPasswords, file, appHost = "127.0.0.1", front = null }) {
  const layout = layoutOf(await scratch());
  await mkdir(layout.data, { recursive: true });
  if (file !== undefined) await writeFile(layout.signIn, file);
  const text = await summaryOf({
    url: "http://127.0.0.1:1",
    appHost,
    front,
    host: "127.0.0.1",
    dc09Port: 2,
    layout,
    showPasswords,
    took: "1 s",
  });
  return { text, layout };
}

it("shows the whole file at a terminal", async () => {
  const { text } = await summary({ showPasswords: true, file: FILE });
  expect(text.match(SECRETS)).toHaveLength(3);
});

it("names people and the file elsewhere, with no password and no key", async () => {
  const { text, layout } = await summary({ showPasswords: false, file: FILE });
  expect(text.match(SECRETS)).toBeNull();
  expect(text).toContain(`${layout.signIn}, readable by you alone; the passwords stand there`);
  expect(text).toContain("    Administrator  Cem Yıldız  cem@watchdesk.example\n");
  expect(text).toContain("    Operator       Ayla Şahin  ayla@watchdesk.example\n");
});

it("speaks of no sign-ins when their file was deleted", async () => {
  const { text } = await summary({ showPasswords: true });
  expect(text).not.toContain("Sign-ins");
});

it.each([
  ["0.0.0.0", true],
  ["192.0.2.1", true],
  ["::", true],
  ["127.0.0.1", false],
  ["::1", false],
])("says whether other machines reach the app on %s, and how that is ended", async (appHost, open) => {
  const { text } = await summary({ showPasswords: false, appHost });
  expect(text.includes("open to other machines on")).toBe(open);
  expect(text.includes("--host 127.0.0.1 closes it again")).toBe(open);
});

it("tells with TLS where the store is on this machine, and what devices install and compare", async () => {
  const front = {
    root: "/data/front/root.crt",
    rootUrl: "https://desk:8090/r",
    fingerprint: "AB:CD",
    storeUrl: "http://127.0.0.1:4",
  };
  const { text } = await summary({ showPasswords: false, appHost: "0.0.0.0", front });
  expect(text).toContain("open to other machines on 0.0.0.0, with TLS;");
  expect(text).toContain("Store     http://127.0.0.1:4, for this machine alone");
  expect(text).toContain("/data/front/root.crt, for devices at https://desk:8090/r\n            SHA-256 AB:CD");
  const other = await summary({ showPasswords: false, front: { ...front, root: "", rootUrl: "", fingerprint: "" } });
  expect(other.text).not.toMatch(/Root|SHA-256/);
});
