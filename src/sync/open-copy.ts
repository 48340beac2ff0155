/** Opens the copy of the person who signs in: on the disk where it can be kept safely, else in this tab's memory. */
import { hasRight } from "../../domain/access/rights";
import { fail, ok, type Result } from "../../domain/result";
import { noLonger } from "../lib/no-longer";
import { forgetCursors } from "./cursors";
import { createDb, deleteCopies, nameOfDb, openDb, setDb, type Db, type DbEvents } from "./db";
import type { KeyValues } from "./environment";
import { forgetOpened } from "./sealed-rows";
import type { SessionUser } from "./session-state";
import { forgetFiles, sitesWithAlarm } from "./site-file";
import { healthy, storeHealth, type MemoryReason } from "./store-health";
import { COPY_MARK } from "./stored-session";
import { createMemoryVault, createPassingVault, destroyVaults, openVault, type Vault } from "./vault";
import { KEEPS_CONTACTS } from "./withdrawn";

/** A copy, and whether the other tabs of this browser read it too. */
export interface Copy {
  readonly db: Db;
  readonly shared: boolean;
}

export interface CopyDeps {
  readonly storage: KeyValues;
  /** What the person may do now: a right may be withdrawn while he is signed in. */
  readonly rights: () => SessionUser["rights"];
  /** The copy can't be used any more: the tab goes on with another. */
  readonly onLost: (reason: MemoryReason) => void;
}

/** A database that another tab or a broken disk holds up must not keep anybody from his alarms. */
const OPEN_MS = 3_000;
const AGAIN_MS = 5_000;
const INITIALIZED = "initialized";

/** Opens the copy of a person; copies of others and of older schemas are deleted. Whoever asked makes it the current one. */
export async function openCopy(user: SessionUser, deps: CopyDeps): Promise<Copy> {
  Object.assign(storeHealth, healthy());
  const name = nameOfDb(user.id);
  const events: DbEvents = {
    onTaken: () => deps.onLost("newer_version"),
    onFault: (error) => deps.onLost(reasonOf(error)),
  };
  // Side by side: whoever starts without a line looks at an empty page until both are there.
  const [vault, opened] = await Promise.all([openVault(user.id, "mirror"), openSoon(createDb(name, { events }))]);
  if (!opened.ok || !vault.ok) {
    if (opened.ok) opened.value.close();
    return openInMemory(user, vault.ok ? reasonOf(opened.ok ? null : opened.fault) : vault.fault);
  }
  try {
    const vaults = { vault: vault.value, fileVault: vaultOfFiles(vault.value, deps.rights) };
    const db = Object.assign(opened.value, vaults);
    await checkKept(db, vault.value, deps.storage);
    watchTaken(db, () => deps.onLost("broken"));
    askToStay();
    // Not waited for: a tab that sleeps may hold one of them for ever.
    void deleteCopies(name).catch(() => undefined);
    return { db, shared: true };
  } catch (error) {
    opened.value.close();
    return openInMemory(user, reasonOf(error));
  }
}

/** Opens a copy that ends with this tab; what the one before can still tell is taken over. */
export async function openInMemory(user: SessionUser, reason: MemoryReason): Promise<Copy> {
  const { memoryOptions } = await import("./memory-idb");
  const before = openDb();
  const vault = before?.vault ?? createMemoryVault();
  const db = createDb(nameOfDb(user.id), { vault, fileVault: before?.fileVault ?? vault, options: memoryOptions() });
  await db.open();
  if (before?.isOpen() === true) await takeOver(before, db).catch(() => undefined);
  Object.assign(storeHealth, healthy(), { memory: reason });
  return { db, shared: false };
}

/** A row for each site: too many for a tab's memory, and the store finds them. */
const TOO_LARGE: readonly string[] = ["site_accounts", "customer_accounts", "site_files"];

/** So that the list of alarms does not stand empty until the store has been asked. */
async function takeOver(from: Db, to: Db): Promise<void> {
  for (const { name } of from.tables) {
    if (!TOO_LARGE.includes(name)) await to.table(name).bulkPut(await from.table(name).toArray());
  }
  const busy = [...(await sitesWithAlarm(from))];
  const [rows, files] = await Promise.all([from.site_accounts.bulkGet(busy), from.site_files.bulkGet(busy)]);
  // With their rows, by which a site that is moved out of reach is found.
  await to.site_accounts.bulkPut(rows.filter((row) => row !== undefined));
  await to.site_files.bulkPut(files.filter((file) => file !== undefined));
  await forgetCursors(to, TOO_LARGE);
}

/** Makes a copy the current one; the one before is closed. */
export const setCopy = ({ db }: Copy): void => setDb(db);

/** Nobody is signed in: writes still on their way fail instead of reaching the next person's copy. */
export function leaveCopy(): void {
  setDb(undefined);
  forgetOpened();
  forgetFiles();
}

/**
 * Deletes every copy in this browser. The key goes first: what a sleeping tab still holds is noise by then. Where that can't
 * be had it is said, and tried again, here and at the next start.
 */
export async function deleteEverything(storage: KeyValues): Promise<void> {
  leaveCopy();
  const wasKept = storage.getItem(COPY_MARK) !== null;
  Object.assign(storeHealth, healthy());
  storeHealth.keyLeft = !(await destroyVaults("mirror")) && wasKept;
  if (storeHealth.keyLeft) setTimeout(() => void deleteKeyLeft(storage), AGAIN_MS);
  else storage.removeItem(COPY_MARK);
  await noLonger(
    deleteCopies().catch(() => undefined),
    OPEN_MS,
  );
}

/** Whoever signs in meanwhile has the keys anew: then nothing of it is left to do. */
async function deleteKeyLeft(storage: KeyValues): Promise<void> {
  if (!storeHealth.keyLeft) return;
  const isGone = await destroyVaults("mirror");
  if (!storeHealth.keyLeft) return;
  storeHealth.keyLeft = !isGone;
  if (isGone) storage.removeItem(COPY_MARK);
  else setTimeout(() => void deleteKeyLeft(storage), AGAIN_MS);
}

/** Whoever may not read contacts without a line has them under a key that ends with the tab, from that moment on. */
function vaultOfFiles(vault: Vault, rights: CopyDeps["rights"]): Vault {
  let passing: Promise<Vault> | undefined;
  const now = async (): Promise<Vault> =>
    hasRight(rights(), KEEPS_CONTACTS) ? vault : (passing ??= createPassingVault());
  return {
    key: vault.key,
    seal: async (value) => (await now()).seal(value),
    unseal: async <T>(sealed: unknown) => (await now()).unseal<T>(sealed),
  };
}

class NeverOpens extends Error {}

async function openSoon(db: Db): Promise<Result<Db, unknown>> {
  const opening = db.open();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NeverOpens("the database does not open")), OPEN_MS);
  });
  try {
    await Promise.race([opening, late]);
    return ok(db);
  } catch (error) {
    // Should it open after all, nobody uses it.
    opening.then(
      () => db.close(),
      () => undefined,
    );
    return fail(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What was sealed with a key that is lost is of no use, and a copy that is gone was not thrown away by us: both are said. */
async function checkKept(db: Db, vault: Vault, storage: KeyValues): Promise<void> {
  const initialized = (await db.meta.get(INITIALIZED)) !== undefined;
  if (initialized && vault.key !== "kept") {
    await db.transaction("rw", db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
    storeHealth.lost = "key";
  } else if (!initialized && storage.getItem(COPY_MARK) === db.name) {
    storeHealth.lost = "evicted";
  }
  await db.meta.put({ key: INITIALIZED, value: true });
  storage.setItem(COPY_MARK, db.name);
}

/** The browser may take away what nobody has asked it to keep; some ask the person. */
function askToStay(): void {
  const { storage } = (globalThis as { readonly navigator?: { readonly storage?: StorageManager } }).navigator ?? {};
  void storage?.persist?.().catch(() => false);
}

/** The browser closes a database that it takes away, as when its data are cleared. */
function watchTaken(db: Db, onTaken: () => void): void {
  db.backendDB().addEventListener("close", () => onTaken());
}

function reasonOf(error: unknown): MemoryReason {
  if (error instanceof NeverOpens) return "never_opens";
  const names = [nameIn(error), nameIn((error as { inner?: unknown } | null)?.inner)];
  if (names.includes("QuotaExceededError")) return "full";
  return names.includes("MissingAPIError") || names.includes("SecurityError") ? "no_storage" : "broken";
}

const nameIn = (error: unknown): string => (error as { name?: string } | null)?.name ?? "";
