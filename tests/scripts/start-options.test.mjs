/** What a start can be told, and what it says about what it can't make sense of. */

import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { Failure } from "../../scripts/lib/failure.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { DEFAULT_DC09_PORT, DEFAULT_PORT, parseOptions } from "../../scripts/lib/start/options.mjs";
import {
  lastAppPort,
  listeningPort,
  readReceiverConfig,
  writeReceiverConfig,
} from "../../scripts/lib/start/receiver.mjs";
import { layoutOf } from "../../scripts/lib/start/data-dir.mjs";
import { scratch } from "../support/scratch.mjs";

it("stays on this machine and in the repository's data folder unless told", () => {
  expect(parseOptions([])).toEqual({
    host: null,
    dc09Host: null,
    port: null,
    dc09Port: null,
    behindFront: null,
    tls: null,
    httpRedirect: null,
    data: resolve(ROOT, "data"),
    empty: false,
    reset: false,
    yes: false,
    help: false,
  });
});

it.each([
  ["--host goes for panels, too", ["--host", "192.0.2.1"], { host: "192.0.2.1", dc09Host: "192.0.2.1" }],
  ["--dc09-host goes for panels alone", ["--dc09-host", "0.0.0.0"], { host: null, dc09Host: "0.0.0.0" }],
  ["a front is told of", ["--behind-front"], { behindFront: true, host: null }],
  ["and taken back", ["--no-behind-front"], { behindFront: false }],
  ["a port may be any free one", ["--port", "0", "--dc09-port=0"], { port: 0, dc09Port: 0 }],
])("%s", (_sentence, args, wanted) => {
  expect(parseOptions(args)).toMatchObject(wanted);
});

it.each([
  [["--port", "http"], '--port is "http": give a port number between 0 and 65535.'],
  [["--dc09-port", "70000"], '--dc09-port is "70000": give a port number between 0 and 65535.'],
  [["--prt", "1"], "Unknown option '--prt'. See npm start -- --help."],
  [["now"], "Unexpected argument 'now'. See npm start -- --help."],
  [["--port"], "Option '--port <value>' argument missing. See npm start -- --help."],
])("%j is refused in a sentence", (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(new Failure(sentence));
});

it("makes a receiver's configuration once and then changes only what this start was told", async () => {
  const layout = layoutOf(await scratch());
  /** @type {string[]} */
  const notes = [];
  /** @param {{ dc09Host: string | null, dc09Port: number | null }} told */
  const read = (told) => readReceiverConfig(layout, told, (text) => notes.push(text));
  const first = await read({ dc09Host: null, dc09Port: null });
  const line = { id: "r1", engineType: "dc09", port: DEFAULT_DC09_PORT, host: "127.0.0.1", keys: {}, options: {} };
  expect(first).toEqual({ spool: "spool", store: null, clock: null, receivers: [line] });
  const own = { ...line, port: 4000, keys: { "*": "00112233445566778899aabbccddeeff" } };
  await writeReceiverConfig(layout, { ...first, receivers: [own, { ...line, id: "r2", port: 4001 }] });
  const again = await read({ dc09Host: null, dc09Port: null });
  expect(again.receivers).toEqual([own, { ...line, id: "r2", port: 4001 }]);
  const told = await read({ dc09Host: "0.0.0.0", dc09Port: 5000 });
  expect(told.receivers[0]).toEqual({ ...own, host: "0.0.0.0", port: 5000 });
  expect(notes).toEqual([]);
});

it("names the folder's own spool from the folder, and tells of one that is elsewhere", async () => {
  const layout = layoutOf(await scratch());
  /** @type {string[]} */
  const notes = [];
  const read = () => readReceiverConfig(layout, { dc09Host: null, dc09Port: null }, (text) => notes.push(text));
  const config = await read();
  // As it was written before, and as somebody may write it.
  for (const spool of [layout.spool, "./spool", "spool"]) {
    await writeReceiverConfig(layout, { ...config, spool });
    expect((await read()).spool).toBe("spool");
  }
  expect(notes).toEqual([]);
  const other = join(dirname(layout.data), "other", "spool");
  await writeReceiverConfig(layout, { ...config, spool: other });
  expect((await read()).spool).toBe(other);
  expect(notes).toEqual([`receiver.json keeps the spool in ${other}, not in this data folder.`]);
  // A copy of the folder, with the frames that it was to hand over.
  await mkdir(layout.spool);
  await writeFile(join(layout.spool, "spool-id"), "abc");
  await expect(read()).rejects.toThrow(/holds one, too: write "spool": "spool" for that one/);
  // The same folder by another name.
  const link = `${layout.data}-link`;
  await symlink(layout.data, link);
  await writeReceiverConfig(layout, { ...config, spool: join(link, "spool") });
  expect((await read()).spool).toBe("spool");
});

it.each([
  ["before the first start the usual one", null, DEFAULT_PORT],
  ["that of the last start", { url: "http://127.0.0.1:8123", token: "" }, 8123],
  ["of an IPv6 address, too", { url: "http://[::1]:8124", token: "" }, 8124],
  ["the usual one when the address names none", { url: "http://127.0.0.1", token: "" }, DEFAULT_PORT],
  ["the usual one when the address is none", { url: "here", token: "" }, DEFAULT_PORT],
])("keeps the app's port: %s", (_sentence, store, port) => {
  expect(lastAppPort({ spool: "", store, clock: null, receivers: [] })).toBe(port);
});

it.each([
  ["the line that says it is ready", '{"listening":[{"id":"r1","tcp":12345,"udp":12345}]}', 12345],
  ["another line", "starting", null],
  ["other JSON", '{"level":"info"}', null],
])("reads the receiver's output: %s", (_sentence, line, port) => {
  expect(listeningPort(line)).toBe(port);
});

it("says that --yes means nothing without --reset", () => {
  expect(() => parseOptions(["--yes"])).toThrow("--yes means nothing alone: give it with --reset, or leave it out.");
  expect(parseOptions(["--yes", "--reset"])).toMatchObject({ yes: true, reset: true });
});
