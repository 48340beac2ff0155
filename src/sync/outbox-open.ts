/** Opens what a person left in his outbox on this workstation, and begins to send it. */
import type { FeedItem } from "../../domain/live/feed";
import { LOG_PATH, type LogStreams } from "../../domain/live/client-log";
import { noLonger } from "../lib/no-longer";
import { attempt } from "./attempt";
import type { Environment } from "./environment";
import { newId } from "./new-id";
import { Outbox } from "./outbox-core";
import { diskRows, diskTurn, diskVisits, openOutboxDb, type OutboxDb } from "./outbox-db";
import { createMemoryRows, type OutboxRows } from "./outbox-rows";
import type { OutboxState } from "./outbox-state";
import { sendLine } from "./outbox-send";
import { createTurn } from "./outbox-turn";
import type { StoreClient } from "./store-client";
import { createMemoryVault, destroyVault, openVault, type Vault } from "./vault";
import { createMemoryVisits, VisitLog } from "./visit-log";

/** What is needed to open it. */
export interface OutboxWorld {
  readonly env: Environment;
  readonly client: StoreClient;
  readonly state: OutboxState;
  /** Puts what the store answers into the browser's copy. */
  readonly merge: (items: readonly FeedItem[]) => Promise<void>;
  /** Calls back whenever the screen is live again. */
  readonly onLive: (listener: () => void) => () => void;
}

/** An open outbox. */
export interface OpenOutbox {
  readonly lines: Outbox;
  readonly visits: VisitLog;
  stop(): void;
}

/** What this tab alone has of a person, and what can unseal it. */
interface Left {
  readonly memory: OutboxRows;
  readonly vault: Vault;
}

/** It outlives his session, which may be ended from outside or in another tab: when he signs in here again it is sent. */
const lefts = new Map<string, Left>();

/** What is left of him here, with a vault that reads that, too: its key may be gone from the disk by now. */
async function leftIn(userId: string, vault: Vault): Promise<Left> {
  const before = lefts.get(userId);
  const earlier = before && (await before.memory.all()).length > 0 ? before.vault : undefined;
  const unseal = async <T>(sealed: unknown) => {
    const read = await vault.unseal<T>(sealed);
    return read.ok || !earlier ? read : earlier.unseal<T>(sealed);
  };
  const left = { memory: before?.memory ?? createMemoryRows(), vault: { ...vault, unseal } };
  lefts.set(userId, left);
  return left;
}

/** A browser that holds its databases up must not keep a page from opening. */
const PATIENCE_MS = 4_000;

/** Never throws: where nothing can be kept, this tab's memory does. */
export async function openOutbox(userId: string, world: OutboxWorld): Promise<OpenOutbox> {
  const { env, client, state } = world;
  const kept = await openKept(userId, env);
  const db = kept?.db;
  const tab = newId();
  const turnOf = (name: string) => {
    const change = db ? diskTurn(db, name) : () => Promise.resolve(true);
    return createTurn(env, { name: `watchdesk-${name}:${userId}`, tab, change });
  };
  const { memory, vault } = await leftIn(userId, kept?.vault ?? createMemoryVault());
  const lines = new Outbox({
    env,
    state,
    vault,
    disk: db && diskRows(db),
    memory,
    turn: turnOf("outbox"),
    post: (line, signal) => sendLine(world, line, signal),
  });
  const stopLive = world.onLive(() => void lines.flush());
  const visits = new VisitLog({
    env,
    rows: db ? diskVisits(db) : createMemoryVisits(),
    turn: turnOf("visits"),
    post: (body: LogStreams, signal) => client.send<void>(LOG_PATH, { method: "POST", body, signal }),
  });
  return {
    lines,
    visits,
    stop: () => {
      stopLive();
      lines.stop();
      visits.stop();
      db?.close();
    },
  };
}

/**
 * A person has signed out: what he did not send stays for him, sealed; where there is nothing of the kind, nothing stays.
 * His visits of pages go with him.
 */
export async function forgetSent(userId: string): Promise<void> {
  let isLate = false;
  await noLonger(
    forget(userId, () => isLate),
    PATIENCE_MS,
  );
  isLate = true;
}

/** A tab that sleeps may hold the database for ever. Once it is late, whoever signs in may write: what he does stays. */
async function forget(userId: string, isLate: () => boolean): Promise<void> {
  const db = await openOutboxDb(userId);
  if (isLate()) return db.close();
  await db.visits.clear();
  const left = await db.lines.filter(({ state }) => state !== "sent").count();
  if (left > 0 || isLate()) return db.close();
  await db.delete();
  if (!isLate()) await destroyVault(userId, "outbox");
}

/** Database and key; undefined where one of them can't be had: nothing is kept in clear. */
async function openKept(userId: string, env: Environment): Promise<{ db: OutboxDb; vault: Vault } | undefined> {
  const vault = await openVault(userId, "outbox");
  if (!vault.ok) return undefined;
  const opening = openOutboxDb(userId);
  const opened = await attempt(Promise.race([opening, tooLong(env)]));
  if (opened.ok) return { db: opened.value, vault: vault.value };
  void opening.then(
    (db) => db.close(),
    () => undefined,
  );
  return undefined;
}

const tooLong = (env: Environment): Promise<never> =>
  new Promise((_, reject) => void env.clock.after(PATIENCE_MS, () => reject(new Error("the outbox does not open"))));
