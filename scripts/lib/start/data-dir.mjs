/** The folder of an installation: what lies where, whether it is new, and how it is emptied. */

import { constants, existsSync } from "node:fs";
import { access, chmod, mkdir, open, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Failure, messageOf } from "../failure.mjs";

/**
 * Bytes that are to be free. An installation that stands comes up with the least: panels are answered, and who must make room sees
 * what fills the disk.
 */
const ROOM = { needed: 1_000_000_000, least: 100_000_000 };

/** @typedef {ReturnType<typeof layoutOf>} Layout */

/**
 * The paths below a data folder.
 * @param {string} data
 */
export function layoutOf(data) {
  return {
    data,
    /** The store's own folder. */
    store: join(data, "pb_data"),
    /** What the receiver acknowledged and has not handed over yet. */
    spool: join(data, "spool"),
    logs: join(data, "logs"),
    /** The built program that the last start ran. */
    program: join(data, "program"),
    /** What stands in front with TLS: its configuration, its certificates and their keys. */
    front: join(data, "front"),
    /** The receiver's configuration, with the token it writes with. */
    receiver: join(data, "receiver.json"),
    /** The configuration with which the receiver came up last, for when the other one is lost. */
    lastReceiver: join(data, "receiver.last.json"),
    /** Where the app is served, as told at some start. */
    place: join(data, "start.json"),
    signIn: join(data, "sign-in.txt"),
    superuser: join(data, "superuser.json"),
    run: join(data, "run.json"),
    lock: join(data, "start.lock"),
    /** Stands from the beginning of the first start to its end. */
    firstStart: join(data, "first-start"),
  };
}

/**
 * Room for a new installation; of one that stands too little is told, and refused only where nothing would come up.
 * @param {Layout} layout
 * @param {(text: string) => void} tell
 */
export async function requireRoom(layout, tell, { needed, least } = ROOM) {
  const freeBytes = await requireDisk(layout.data, stands(layout) ? least : needed);
  if (freeBytes < needed) tell(`Only ${gigabytes(freeBytes)} are free on the disk of ${layout.data}: make room soon.`);
}

/** @param {number} bytes */
const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`;

/**
 * One sentence when there is too little room for the packages, the store and the spool; else how many bytes are free.
 * @param {string} folder it need not exist yet
 * @param {number} [neededBytes]
 */
export async function requireDisk(folder, neededBytes = 0) {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  await access(existing, constants.W_OK).catch((error) => {
    throw unwritable(folder, error);
  });
  const { bavail, blocks, bsize } = await statfs(existing);
  // A file system without blocks (/proc) stores nothing, whatever the rights say.
  if (blocks === 0) throw unwritable(folder, `${existing} stores no files`);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return freeBytes;
  const [free, needed] = [freeBytes, neededBytes].map(gigabytes);
  throw new Failure(
    `Only ${free} are free on the disk of ${existing}, ${needed} are needed: make room and start again.`,
  );
}

/** @param {string} folder @param {unknown} cause */
function unwritable(folder, cause) {
  const why = typeof cause === "string" ? cause : messageOf(cause);
  return new Failure(`${folder} can't be written (${why}): choose another folder with --data.`);
}

/**
 * Makes the folder, readable by its owner alone.
 * @param {Layout} layout
 */
export async function makeDataDir(layout) {
  try {
    if (!existsSync(layout.data)) {
      await mkdir(layout.data, { recursive: true });
      await chmod(layout.data, 0o700);
    }
    await mkdir(layout.logs, { recursive: true });
  } catch (error) {
    throw unwritable(layout.data, error);
  }
}

/**
 * Closes the store's folder to other people of the machine, whoever made the folder around it: in it are the panels'
 * keys and what tokens are signed with, and the store itself makes files that everybody may read.
 * @param {Layout} layout
 */
export async function protectStore(layout) {
  await chmod(layout.store, 0o700);
}

/**
 * Whether this start is the first one. What an unfinished first start left is put aside, never deleted.
 * @param {Layout} layout
 * @param {(text: string) => void} note
 */
export async function beginFirstStart(layout, note) {
  if (existsSync(layout.firstStart)) {
    const aside = join(layout.data, `unfinished-${new Date().toISOString().replace(/[:.]/g, "-")}`);
    await mkdir(aside);
    for (const path of stored(layout)) {
      if (existsSync(path)) await rename(path, join(aside, path.slice(layout.data.length + 1)));
    }
    note(`The first start was cut short: beginning anew, what it left is in ${aside}.`);
  }
  if (existsSync(layout.store)) return false;
  await writeFile(layout.firstStart, "");
  return true;
}

/**
 * From here on the installation stands.
 * @param {Layout} layout
 */
export async function endFirstStart(layout) {
  await rm(layout.firstStart, { force: true });
}

/**
 * Deletes everything that is stored, and nothing else that may lie in the folder.
 * @param {Layout} layout
 */
export async function emptyDataDir(layout) {
  for (const path of [...stored(layout), layout.logs, layout.program, layout.run, layout.firstStart]) {
    await rm(path, { recursive: true, force: true });
  }
}

/**
 * Reads a JSON file of ours; null when there is none.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function readJson(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new Failure(`${path} can't be read (${messageOf(error)}): put it right or take it from a backup.`);
  }
}

/**
 * Whether there is an installation, and not only what a first start left that was cut short.
 * @param {Layout} layout
 */
export function stands(layout) {
  return existsSync(layout.store) && !existsSync(layout.firstStart);
}

/**
 * Reads a JSON object that a start can make anew. What is damaged is put aside under a name of its own, never
 * overwritten; `lost` is what became of the file, "" when it was read.
 * @param {string} path
 * @param {(content: any) => boolean} [isRight]
 * @returns {Promise<{ content: any, lost: string, missing: boolean }>}
 */
export async function readOrPutAside(path, isRight = () => true) {
  if (!existsSync(path)) return { content: null, lost: "was missing", missing: true };
  const text = await readFile(path, "utf8").catch((error) => {
    throw new Failure(`${path} can't be read (${messageOf(error)}): put it right or take it from a backup.`);
  });
  try {
    const content = JSON.parse(text);
    const isObject = typeof content === "object" && content !== null && !Array.isArray(content);
    if (isObject && isRight(content)) return { content, lost: "", missing: false };
  } catch {
    // Damaged, like what holds something else than it should.
  }
  const aside = `${path}.damaged-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  await rename(path, aside);
  return { content: null, lost: `was damaged and is kept as ${basename(aside)}`, missing: false };
}

/**
 * Writes a file that only its owner can read, whole or not at all, through a power cut, too.
 * @param {string} path
 * @param {unknown} content
 */
export async function writeSecretJson(path, content) {
  const unfinished = `${path}.part`;
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/** @param {Layout} layout */
function stored(layout) {
  const { store, spool, front, receiver, lastReceiver, place, signIn, superuser } = layout;
  return [store, spool, front, receiver, lastReceiver, place, signIn, superuser];
}
