/** What the store remembers of the seed: when it began, so that a broken run is finished as it was begun, and whether it ended. */

import { recordId } from "../ids";
import { recordsOf, type StoreClient } from "./client";

/** Begun at `now` (ms) and for so many days; `done` once everything is there. */
export interface Marker {
  readonly now: number;
  readonly done: boolean;
}

interface AuditRow {
  readonly action: string;
  readonly after: { readonly now?: number } | null;
}

const BEGUN = "seed_begun";
const DONE = "seed_done";

/** The marker, or undefined in a store nobody has seeded. */
export async function readMarker(client: StoreClient): Promise<Marker | undefined> {
  const rows = await client.list<AuditRow>("audit_log", { filter: `action = "${BEGUN}" || action = "${DONE}"` });
  const now = rows.find(({ action }) => action === BEGUN)?.after?.now;
  return now === undefined ? undefined : { now, done: rows.some(({ action }) => action === DONE) };
}

async function mark(client: StoreClient, action: string, now: number): Promise<void> {
  const body = { id: recordId("audit_log", action), at: new Date(now).toISOString(), action, after: { now } };
  await client.ask("POST", recordsOf("audit_log"), { body });
}

/** Notes that the seed has begun. */
export const markBegun = (client: StoreClient, now: number): Promise<void> => mark(client, BEGUN, now);

/** Notes that the seed is whole. */
export const markDone = (client: StoreClient, now: number): Promise<void> => mark(client, DONE, now);
