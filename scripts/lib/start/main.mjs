/** The order of a start, from an empty machine to a running control room, and the way back. */

import { createInterface } from "node:readline/promises";
import { buildParts, PARTS } from "../build-steps.mjs";
import { Failure, messageOf } from "../failure.mjs";
import { requirePackages } from "../packages.mjs";
import { getPocketBase } from "../pocketbase.mjs";
import { createProgress, seconds } from "../progress.mjs";
import * as folder from "./data-dir.mjs";
import { endLeftovers, releaseLock, takeLock, writeRunFile } from "./instance.mjs";
import { keepLogsBounded } from "./logs.mjs";
import { HELP, parseOptions } from "./options.mjs";
import { requirePort } from "./ports.mjs";
import { pairOf, prepareFront, requireFrontPorts } from "./front-open.mjs";
import { tlsOfApp } from "./front-place.mjs";
import { frontOfApp, hostOfApp, keepPlace } from "./place.mjs";
import { copyProgram } from "./program.mjs";
import { hostOf, keepReceiverConfig, lastAppPort, readReceiverConfig } from "./receiver.mjs";
import { Room } from "./room.mjs";
import { summaryOf } from "./summary.mjs";

/** @typedef {import("./options.mjs").StartOptions} StartOptions */
/** @typedef {{ room?: Room, startedAt: number, stopping: boolean }} Opening */

/** Signals this close to one another are one: nobody presses Ctrl-C twice within it. */
const ONE_KEY_MS = 300;

/**
 * Runs until it is told to stop; the exit code.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function start(args) {
  const startedAt = performance.now();
  const options = parseOptions(args);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const layout = folder.layoutOf(options.data);
  await folder.requireDisk(layout.data);
  await folder.makeDataDir(layout);
  await takeLock(layout);
  /** @type {Opening} */
  const opening = { startedAt, stopping: false };
  const stopped = untilStopped(opening);
  try {
    const opened = open(options, layout, opening);
    opened.catch(() => undefined);
    await Promise.race([opened.then(() => stopped), stopped]);
    console.log("Stopping …");
    await opening.room?.close();
    console.log("✓ stopped");
    return 0;
  } finally {
    opening.stopping = true;
    await opening.room?.close();
    await releaseLock(layout);
    // A build or an installation that was under way must not hold up the end.
    setTimeout(() => process.exit(), 100).unref();
  }
}

/**
 * Everything up to the block that says it runs.
 * @param {StartOptions} options
 * @param {folder.Layout} layout
 * @param {Opening} opening
 */
async function open(options, layout, opening) {
  const progress = createProgress();
  await endLeftovers(layout, progress.note);
  if (options.reset) await reset(layout, options);
  await folder.requireRoom(layout, progress.note);
  const config = await readReceiverConfig(layout, options, progress.note);
  const place = await placeOf(options, { layout, config, note: progress.note });
  await requirePackages(progress);
  const pocketbase = await progress.step("getting PocketBase", async (tell) => {
    const found = await getPocketBase();
    tell(`PocketBase ${found.way}`);
    return found.path;
  });
  const tls = await frontOf(place, { layout, progress });
  await buildParts(PARTS, progress);
  if (opening.stopping) return;
  await copyProgram(layout);
  const isFirst = await folder.beginFirstStart(layout, progress.note);
  const room = new Room({ pocketbase, options, layout, progress, config, ...place.store, tls });
  opening.room = room;
  await room.open({ isFirst });
  await folder.endFirstStart(layout);
  await keepPlace(layout, place);
  await keepReceiverConfig(layout, config);
  await writeRunFile(layout, room.runFile());
  room.onPidsChange(() => {
    writeRunFile(layout, room.runFile()).catch((error) => progress.note(`${layout.run} is old: ${messageOf(error)}`));
  });
  keepLogsBounded([room.storeLog, room.receiverLog, ...(tls ? [tls.front.log] : [])]);
  const took = seconds(performance.now() - opening.startedAt);
  const showPasswords = process.stdout.isTTY === true;
  const front = tls ? { ...tls.front.tells(), storeUrl: room.runFile().storeUrl } : null;
  const appHost = place.front && !tls ? "127.0.0.1" : place.host;
  console.log(await summaryOf({ ...room.place(), appHost, front, layout, took, showPasswords }));
}

/**
 * Where everything is to be, with ports known to be free before anything is installed or built.
 * @param {StartOptions} options
 * @param {{ layout: folder.Layout, config: import("./receiver.mjs").ReceiverConfig, note: (text: string) => void }} of
 */
async function placeOf(options, { layout, config, note }) {
  const host = await hostOfApp(layout, options, note);
  const wanted = await tlsOfApp(layout, options, { usualPort: lastAppPort(config), note });
  const { told } = wanted;
  const behindFront = wanted.front ? false : await frontOfApp(layout, options, host);
  const pair = wanted.front ? await pairOf({ layout, front: wanted.front, told }, note) : null;
  const front = wanted.front ? await requireFrontPorts(wanted.front, host) : null;
  const appPort = {
    host,
    port: options.port ?? wanted.lastPort ?? lastAppPort(config),
    what: "the app",
    flag: "--port",
  };
  const storePort = front ? front.innerPort : await requirePort(appPort);
  for (const line of config.receivers) {
    const its = { host: hostOf(config, line), port: line.port, what: "the receiver", flag: "--dc09-port" };
    line.port = await requirePort(its, { udp: true });
  }
  // A store behind a front is this machine's alone, and believes what the front says of who asks.
  const ports = { store: storePort };
  const store = front ? { host: "127.0.0.1", behindFront: true, ports } : { host, behindFront, ports };
  return { host, behindFront, front, told, pair, store };
}

/**
 * The front of a start, where one is wanted and can be had.
 * @param {Awaited<ReturnType<typeof placeOf>>} place
 * @param {{ layout: folder.Layout, progress: import("../progress.mjs").Progress }} of
 */
async function frontOf({ host, front, told, pair }, { layout, progress }) {
  if (!front || !pair) return null;
  const made = await prepareFront({ layout, host, place: front, note: progress.note, told, pair }, progress);
  return made && { front: made, told, port: front.port };
}

/** Deletes what is stored after the typed word, or with --yes. @param {folder.Layout} layout @param {StartOptions} options */
async function reset(layout, options) {
  if (!options.yes) {
    if (!process.stdin.isTTY)
      throw new Failure("--reset asks before it deletes: say --yes, too, where nobody can answer.");
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await lines.question(`Everything in ${layout.data} will be deleted. Type "reset" to go on: `);
    lines.close();
    if (answer.trim() !== "reset") throw new Failure("Nothing was deleted.");
  }
  await folder.emptyDataDir(layout);
  await folder.makeDataDir(layout);
}

/** Resolves with the first Ctrl-C or SIGTERM; the second one ends everything hard. @param {Opening} opening */
function untilStopped(opening) {
  let heardAt = 0;
  return new Promise((done) => {
    const onSignal = () => {
      const now = performance.now();
      // One Ctrl-C comes twice under npm: from the terminal, and from npm, which hands on what it was told itself.
      if (opening.stopping && now - heardAt < ONE_KEY_MS) return;
      heardAt = now;
      if (opening.stopping) {
        opening.room?.kill();
        console.error("✗ ended at once");
        process.exit(1);
      }
      opening.stopping = true;
      done(undefined);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  });
}
