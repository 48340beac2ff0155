/** `/api/watchdesk/secrets/…`: keys and code words, which no list shows and no ordinary change of a record can set. */
import {
  checkSecrets,
  hasSecrets,
  heard,
  OF_THE_CENTRE,
  SECRETS,
  soundSame,
  type SecretCollection,
  type WordVerdict,
} from "../../domain/access/secrets";
import type { SecretsAnswer } from "../../domain/live/routes";
import { writeAudit } from "./audit";
import { stampBoot } from "./boot";
import { bodyOf, type Body } from "./body";
import type { PbApp, PbRecord, PbRecordRequestEvent, PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer, type Caller } from "./rights";
import { signedIn } from "./signed-in";
import { giveTryBack, takeTry } from "./tries";
import { refuseTries, withOwnPassword } from "./typed-again";

const ALARM_ID = /^[a-z0-9]{15}$/;

/** The record, when its site is within the person's reach; what is out of reach is not there. */
function reached(app: PbApp, caller: Caller, { collection, id }: { collection: string; id: string }): PbRecord {
  const record = app.findRecordsByIds(collection, [id])[0] ?? refuse("not_found");
  // A receiver serves every dealer's panels: it is within the reach of those alone who reach them all.
  if (OF_THE_CENTRE.some((name) => name === collection))
    return reachesDealer(caller, "") ? record : refuse("not_found");
  const site = app.findRecordsByIds("site_accounts", [record.getString("site")])[0] ?? refuse("not_found");
  if (!reachesDealer(caller, site.getString("installer"))) refuse("not_found");
  return record;
}

interface Line {
  readonly action: string;
  readonly after: Body;
  readonly alarm?: string;
}

function audit(app: PbApp, { caller, record, line }: { caller: Caller; record: PbRecord; line: Line }): void {
  writeAudit(app, {
    user: caller.id,
    session: caller.session,
    ip: caller.ip,
    collection: record.collection().name,
    recordId: record.id,
    ...line,
  });
}

const collectionOf = (e: PbRequestEvent): SecretCollection => {
  const collection = e.request.pathValue("collection");
  return hasSecrets(collection) ? collection : refuse("not_found");
};

/** `GET secrets/{collection}/{id}`: which of them are set, to whoever may set them. */
export function tellSecrets(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const collection = collectionOf(e);
  demandRight(caller, SECRETS[collection].right);
  const record = reached(e.app, caller, { collection, id: e.request.pathValue("id") });
  const set = SECRETS[collection].fields.filter((field) => record.getString(field) !== "");
  e.json(200, { set } satisfies SecretsAnswer);
}

/** `POST secrets/{collection}/{id}`: sets those that are named, `""` takes one away. The log says that, and never what. */
export function setSecrets(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const collection = collectionOf(e);
  demandRight(caller, SECRETS[collection].right);
  const checked = checkSecrets(collection, bodyOf(e));
  if (!checked.ok) return refuse(checked.fault.code, checked.fault.data);
  e.app.runInTransaction((tx) => {
    const record = reached(tx, caller, { collection, id: e.request.pathValue("id") });
    const changed = Object.entries(checked.value).filter(([field, value]) => record.getString(field) !== value);
    if (changed.length === 0) return;
    for (const [field, value] of changed) record.set(field, value);
    if (soundSame(record.getString("codeword"), record.getString("duressWord"))) refuse("words_same");
    tx.save(record);
    const after = Object.fromEntries(changed.map(([field]) => [field, { changed: true }]));
    audit(tx, { caller, record, line: { action: "update", after } });
  });
  e.noContent(204);
}

/** `POST secrets/site_contacts/{id}/check`: is that what the caller on the telephone had to say? Not told what it is. */
export function checkWord(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, "accounts.contact_passwords.check");
  const { word, alarm } = bodyOf(e);
  if (typeof word !== "string" || heard(word) === "") return refuse("bad_request", { field: "word" });
  const record = reached(e.app, caller, { collection: "site_contacts", id: e.request.pathValue("id") });
  // A word is short: who may ask as often as he likes can read it.
  const who = { kind: "word", identity: `${caller.id} ${record.id}`, ip: caller.ip } as const;
  if (!takeTry(e.app, who)) refuseTries(e, who);
  const verdict = verdictOf(record, word);
  // It takes back itself and none of the wrong ones: who knows the code word could guess at the duress word for ever.
  if (verdict !== "none") giveTryBack(e.app, who);
  audit(e.app, { caller, record, line: { action: "word_checked", after: { verdict }, alarm: alarmOf(alarm) } });
  e.json(200, { verdict });
}

function verdictOf(record: PbRecord, word: string): WordVerdict {
  const said = heard(word);
  const is = (field: string): boolean => {
    const kept = record.getString(field);
    return kept !== "" && $security.equal(heard(kept), said);
  };
  if (is("duressWord")) return "duress";
  return is("codeword") ? "codeword" : "none";
}

const alarmOf = (alarm: unknown): string => (typeof alarm === "string" && ALARM_ID.test(alarm) ? alarm : "");

/** `POST secrets/site_contacts/{id}/read`: one word in the clear, for the own password typed again; each time is logged. */
export function readWord(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, "accounts.contact_passwords.read_plain");
  const { field, password, alarm } = bodyOf(e);
  const known =
    SECRETS.site_contacts.fields.find((name) => name === field) ?? refuse("bad_request", { field: "field" });
  const record = reached(e.app, caller, { collection: "site_contacts", id: e.request.pathValue("id") });
  withOwnPassword(e, { user: signedIn(e), password }, () => {
    const line = { action: "word_read", after: { field: known }, alarm: alarmOf(alarm) };
    audit(e.app, { caller, record, line });
  });
  e.json(200, { value: record.getString(known) });
}

/** The store would pass over a secret sent with its record, and answer as if it were set. */
export function refuseSecrets(e: PbRecordRequestEvent): void {
  const { name } = e.collection;
  if (!e.auth?.isSuperuser() && hasSecrets(name)) {
    const sent = sentSecrets(e, SECRETS[name].fields);
    const field = Object.keys(sent).find((secret) => sent[secret] !== "");
    if (field !== undefined) refuse("field_locked", { field });
  }
  e.next();
}

/** What `requestInfo` shows is without hidden fields by now; the body itself can be read again. */
function sentSecrets(e: PbRecordRequestEvent, fields: readonly string[]): Readonly<Record<string, string>> {
  const model = new DynamicModel(Object.fromEntries(fields.map((field) => [field, ""])));
  try {
    e.bindBody(model);
  } catch {
    // A secret that is no text.
    refuse("bad_request");
  }
  return Object.fromEntries(fields.map((field) => [field, model[field] ?? ""]));
}
