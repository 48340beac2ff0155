/** A file of the data folder that is lost or damaged is told of in one sentence, and what is damaged is never overwritten. */

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import * as folder from "../../scripts/lib/start/data-dir.mjs";
import { hostOfApp, keepPlace } from "../../scripts/lib/start/place.mjs";
import { keepReceiverConfig, readReceiverConfig, writeReceiverConfig } from "../../scripts/lib/start/receiver.mjs";
import { knowSuperuser } from "../../scripts/lib/start/store.mjs";
import { scratch } from "../support/scratch.mjs";

const NOTHING_TOLD = { dc09Host: null, dc09Port: null };

/** An installation that stands, and what a start on it says. */
async function installation() {
  const layout = folder.layoutOf(join(await scratch(), "data"));
  await folder.makeDataDir(layout);
  await mkdir(layout.store);
  /** @type {string[]} */
  const notes = [];
  /** @param {string} text */
  const note = (text) => void notes.push(text);
  const damaged = async () => {
    const names = (await readdir(layout.data)).filter((name) => name.includes(".damaged-"));
    return await Promise.all(names.map((name) => readFile(join(layout.data, name), "utf8")));
  };
  return { layout, notes, note, damaged };
}

/** @param {folder.Layout} layout @param {number} port */
const configOf = (layout, port) => ({
  spool: basename(layout.spool),
  store: { url: "http://127.0.0.1:8123", token: "x" },
  clock: null,
  receivers: [{ id: "r1", engineType: "dc09", port, host: "0.0.0.0", keys: { 1002: "00" }, options: {} }],
});

it("makes a lost receiver.json as it was when the receiver came up last", async () => {
  const { layout, notes, note } = await installation();
  await keepReceiverConfig(layout, configOf(layout, 9123));
  expect(await readReceiverConfig(layout, NOTHING_TOLD, note)).toEqual(configOf(layout, 9123));
  expect(notes).toEqual(["receiver.json was missing: it is made anew as it was when the receiver came up last."]);
});

it.each([
  ["half written", '{ "spool": '],
  ["empty after a power cut", ""],
  ["of another kind", "null"],
])("keeps a damaged receiver.json beside the new one: %s", async (_sentence, text) => {
  const { layout, notes, note, damaged } = await installation();
  await writeFile(layout.receiver, text);
  const config = await readReceiverConfig(layout, NOTHING_TOLD, note);
  expect(config.receivers).toMatchObject([{ port: 9090, host: "127.0.0.1", keys: {} }]);
  expect(notes.join()).toMatch(
    /^receiver\.json was damaged and is kept as receiver\.json\.damaged-\S+: a new one is made, with the usual port 9090 /,
  );
  await writeReceiverConfig(layout, config);
  expect(await damaged()).toEqual([text]);
});

it("says nothing of files that a first start has yet to make", async () => {
  const layout = folder.layoutOf(join(await scratch(), "data"));
  await folder.makeDataDir(layout);
  /** @type {string[]} */
  const notes = [];
  await readReceiverConfig(layout, NOTHING_TOLD, (text) => notes.push(text));
  expect(await hostOfApp(layout, { host: null }, (text) => notes.push(text))).toBe("127.0.0.1");
  await writeFile(layout.firstStart, "");
  await mkdir(layout.store);
  await knowSuperuser("true", layout, (text) => notes.push(text));
  expect(notes).toEqual([]);
});

it.each([
  ["missing", undefined, /^superuser\.json was missing: /],
  ["damaged", '{"email":', /^superuser\.json was damaged and is kept as superuser\.json\.damaged-\S+: /],
  ["of another kind", '{"email":"a"}', /^superuser\.json was damaged and is kept as /],
])("says that the superuser gets a new password when his file is %s", async (_sentence, text, wanted) => {
  const { layout, notes, note, damaged } = await installation();
  if (text !== undefined) await writeFile(layout.superuser, text);
  const { temporary } = await knowSuperuser("true", layout, note);
  expect(temporary).not.toBeNull();
  expect(notes.join()).toMatch(wanted);
  expect(notes.join()).toMatch(/: the store's superuser gets a new password, which is kept there\.$/);
  expect(await damaged()).toEqual(text === undefined ? [] : [text]);
});

it("remembers where the app is served, until another address is told", async () => {
  const { layout, notes, note } = await installation();
  expect(await hostOfApp(layout, { host: null }, note)).toBe("127.0.0.1");
  await keepPlace(layout, { host: "0.0.0.0" });
  expect(await hostOfApp(layout, { host: null }, note)).toBe("0.0.0.0");
  expect(await hostOfApp(layout, { host: "127.0.0.1" }, note)).toBe("127.0.0.1");
  expect(notes).toEqual([]);
});

it("is closed to other machines when nobody knows any more what was told", async () => {
  const { layout, notes, note, damaged } = await installation();
  await writeFile(layout.place, '{"host":');
  expect(await hostOfApp(layout, { host: null }, note)).toBe("127.0.0.1");
  expect(notes.join()).toMatch(/^start\.json was damaged and is kept as .*: the app is served on 127\.0\.0\.1\.$/);
  expect(await damaged()).toEqual(['{"host":']);
});

it("forgets with --reset that the app was open to other machines", async () => {
  const { layout } = await installation();
  await keepPlace(layout, { host: "0.0.0.0" });
  await keepReceiverConfig(layout, configOf(layout, 9123));
  await folder.emptyDataDir(layout);
  expect([layout.place, layout.lastReceiver].filter((path) => existsSync(path))).toEqual([]);
});
