/** `/api/watchdesk/api_keys`: a key is made and shown once; what is kept is its hash, by which it is known again. */
import {
  isUsableFrom,
  KEY_HEADER,
  KEY_LENGTH,
  KEY_START,
  readNewKey,
  SHOWN_LENGTH,
} from "../../domain/access/api-keys";
import type { AuthorityMap } from "../../domain/access/authorities";
import { covers, deriveRights } from "../../domain/access/rights";
import { storeDate } from "../../domain/signals/store-date";
import { writeAudit } from "./audit";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import { jsonField, plain, rowsOf, run, type PbApp, type PbRecord, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer, type Caller } from "./rights";

/** A whole map of authorities, and more. */
const MOST_BYTES = 16_384;
const LETTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** Of the last use no more is kept: it would be a write with each request. */
const USED_EVERY_MS = 60_000;

function demandMaker(caller: Caller): void {
  demandRight(caller, "settings.api_integrations.create");
  demandRight(caller, "settings.api_integrations.secrets_write");
  // A key reaches what the centre reaches: it is not a dealer's to give.
  if (!reachesDealer(caller, "")) refuse("no_right", { right: "settings.api_integrations.create" });
}

/** `POST api_keys` {name, scope, addresses?, expiresAt?} -> {key, record}; nobody can ask for the key again. */
export function makeKey(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandMaker(caller);
  const read = readNewKey(bodyOf(e, MOST_BYTES), Date.now());
  if (!read.ok) {
    const { fault } = read;
    if (fault.code === "authority_map_bad") return refuse(fault.code, { ...fault.map });
    return refuse(fault.code, { field: fault.field });
  }
  const { name, scope, addresses, expiresMs } = read.value;
  // Nobody hands out what he has not.
  if (!covers(caller.rights, deriveRights(scope))) refuse("no_right", { field: "scope" });
  const key = KEY_START + $security.randomStringWithAlphabet(KEY_LENGTH, LETTERS);
  const record = new Record(e.app.findCachedCollectionByNameOrId("api_keys"), {
    name,
    start: key.slice(0, SHOWN_LENGTH),
    hash: $security.sha256(key),
    scope: JSON.stringify(scope),
    addresses: JSON.stringify(addresses),
    expiresAt: expiresMs === null ? "" : storeDate(expiresMs),
    madeBy: caller.id,
    madeByName: caller.name,
    active: true,
  });
  e.app.runInTransaction((tx) => {
    tx.save(record);
    const { id: user, session, ip } = caller;
    const line = { user, session, ip, collection: "api_keys", recordId: record.id, action: "create" };
    writeAudit(tx, { ...line, before: {}, after: plain(record) });
  });
  e.response.header().set("Cache-Control", "no-store");
  e.json(200, { key, record: plain(record) });
}

/** The record of the key that a request carries; refused where it is none, has ended, or comes from elsewhere. */
export function keyOf(e: PbRequestEvent): PbRecord {
  const sent = e.request.header.get(KEY_HEADER);
  const record = sent === "" ? undefined : findKey(e.app, $security.sha256(sent));
  const now = Date.now();
  if (!record?.getBool("active")) return refuse("not_signed_in");
  const ends = record.getString("expiresAt");
  if (ends !== "" && ends <= storeDate(now)) refuse("not_signed_in");
  if (!isUsableFrom(jsonField<readonly string[]>(record, "addresses", []), e.realIP())) refuse("no_right");
  noteUse(e.app, record, now);
  return record;
}

function findKey(app: PbApp, hash: string): PbRecord | undefined {
  const sql = "SELECT id FROM api_keys WHERE hash = {:hash}";
  const [found] = rowsOf(app, sql, { bind: { hash }, shape: { id: "" } });
  return found && app.findRecordsByIds("api_keys", [found.id])[0];
}

/** Not a change of the record: whoever has its form open is not told that somebody changed it. */
function noteUse(app: PbApp, { id }: PbRecord, now: number): void {
  const sql = "UPDATE api_keys SET lastUsedAt = {:now} WHERE id = {:id} AND lastUsedAt < {:before}";
  run(app, sql, { id, now: storeDate(now), before: storeDate(now - USED_EVERY_MS) });
}

/** `GET api_keys/self`: what the key in the request is good for, to try it with. */
export function showKey(e: PbRequestEvent): void {
  stampBoot(e);
  const record = keyOf(e);
  e.json(200, {
    name: record.getString("name"),
    scope: jsonField<AuthorityMap>(record, "scope", {}),
    expiresAt: record.getString("expiresAt"),
  });
}
