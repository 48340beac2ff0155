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
import { frontOfApp, hostOfApp, keepHostOfApp } from "./place.mjs";
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
  const host = await hostOfApp(layout, options, progress.note);
  const behindFront = await frontOfApp(layout, options, host);
  const config = await readReceiverConfig(layout, options, progress.note);
  const ports = await requirePorts({ host, port: options.port }, config);
  await requirePackages(progress);
  const pocketbase = await progress.step("getting PocketBase", async (tell) => {
    const found = await getPocketBase();
    tell(`PocketBase ${found.way}`);
    return found.path;
  });
  await buildParts(PARTS, progress);
  if (opening.stopping) return;
  await copyProgram(layout);
  const isFirst = await folder.beginFirstStart(layout, progress.note);
  const room = new Room({ pocketbase, options, layout, progress, config, host, behindFront, ports });
  opening.room = room;
  await room.open({ isFirst });
  await folder.endFirstStart(layout);
  await keepHostOfApp(layout, host, behindFront);
  await keepReceiverConfig(layout, config);
  await writeRunFile(layout, room.runFile());
  room.onPidsChange(() => {
    writeRunFile(layout, room.runFile()).catch((error) => progress.note(`${layout.run} is old: ${messageOf(error)}`));
  });
  keepLogsBounded([room.storeLog, room.receiverLog]);
  const took = seconds(performance.now() - opening.startedAt);
  const showPasswords = process.stdout.isTTY === true;
  console.log(await summaryOf({ ...room.place(), appHost: host, layout, took, showPasswords }));
}

/**
 * Both ports, known to be free before anything is installed or built.
 * @param {{ host: string, port: number | null }} app
 * @param {import("./receiver.mjs").ReceiverConfig} config
 */
async function requirePorts({ host, port }, config) {
  const app = { host, port: port ?? lastAppPort(config), what: "the app", flag: "--port" };
  const store = await requirePort(app);
  for (const line of config.receivers) {
    const wanted = { host: hostOf(config, line), port: line.port, what: "the receiver", flag: "--dc09-port" };
    line.port = await requirePort(wanted, { udp: true });
  }
  return { store };
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
