/** Event streams and whose they are: a stream ends the moment its session or its person's access does. */
import type { PbApp, PbClient, PbRecord } from "./pb";

/** Key under which a stream knows its session. */
const SESSION = "watchdesk.session";
/** Key under which the store itself keeps the person. */
const AUTH = "auth";

const PERSON = "watchdesk.person";
const BOUND_AT = "watchdesk.boundAt";

/** Each stream costs the store at every commit; a person with more tabs than this loses the oldest one's. */
const STREAMS_A_PERSON = 12;

/** Binds a stream to a session and its person. */
export function bindStream(client: PbClient, { session, person }: { session: string; person: string }): void {
  client.set(SESSION, session);
  client.set(PERSON, person);
  client.set(BOUND_AT, Date.now());
}

/** Has somebody said on it who he is? */
export const isSignedIn = (client: PbClient): boolean =>
  (client.get(PERSON) ?? null) !== null || (client.get(AUTH) ?? null) !== null;

/** Ends one stream. */
export const dropStream = (app: PbApp, client: PbClient): void => app.subscriptionsBroker().unregister(client.id());

/** Ends a person's oldest streams when there are too many: refusing the new one would keep a desk blind. */
export function dropOldestStreams(app: PbApp, person: string): void {
  const mine = Object.values(app.subscriptionsBroker().clients()).filter((client) => client.get(PERSON) === person);
  const byAge = mine.sort((a, b) => Number(a.get(BOUND_AT)) - Number(b.get(BOUND_AT)));
  for (const client of byAge.slice(0, Math.max(0, byAge.length - STREAMS_A_PERSON))) dropStream(app, client);
}

function drop(app: PbApp, which: (client: PbClient) => boolean): number {
  const broker = app.subscriptionsBroker();
  const clients = Object.values(broker.clients()).filter(which);
  for (const client of clients) broker.unregister(client.id());
  return clients.length;
}

/** Ends the streams of a session; the connection is closed at once. */
export const dropSessionStreams = (app: PbApp, sessionId: string): number =>
  drop(app, (client) => client.get(SESSION) === sessionId);

/** Ends the streams of persons, also those that are being opened: of these the store itself does not know yet whose they are. */
export function dropPersonStreams(app: PbApp, persons: readonly string[]): number {
  const ids = new Set<unknown>(persons);
  return drop(app, (client) => {
    const user = client.get(AUTH) as PbRecord | null | undefined;
    return ids.has(client.get(PERSON)) || ids.has(user?.id);
  });
}

const REACH = ["role", "dealer", "audiences", "liveAudiences", "historyCustomers", "active"] as const;

/** Of a person on two occasions: does all that his streams stand on say the same? */
export const hasSameReach = (one: PbRecord, other: PbRecord): boolean =>
  REACH.every((field) => one.getString(field) === other.getString(field));

const CUT = "watchdesk.cut:";

/** Notes that streams must end once the change that is being saved stands. */
export const cutAfterSave = (app: PbApp, record: PbRecord): void => app.store().set(CUT + record.id, true);

/** Was that noted for this record? Asked once. */
export function takeCut(app: PbApp, record: PbRecord): boolean {
  const noted = app.store().has(CUT + record.id);
  if (noted) app.store().remove(CUT + record.id);
  return noted;
}
