/** The store is killed in the middle of session ends: an alarm is never nobody's and unsaid, and each end is told exactly once. */

import { afterAll, expect, it } from "vitest";
import { act, addAlarm } from "../support/alarms";
import { addPerson, person, serviceToken, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";
import { tell, times } from "./campaign";
import { countOf, cutOff, rowsIn, type Ask } from "./mid-act";
import { chooseSeed, seededRandom } from "./room-under-fire";

const KILLS = times(3);
/** What each of them holds. */
const HELD = 2;

type Row = Readonly<Record<string, unknown>>;
type Books = Readonly<
  Record<
    "session_control" | "events_alarm" | "alarm_claims" | "events_reports" | "login_log" | "audit_log",
    readonly Row[]
  >
>;

/** A way in which a session ends: what is asked, and what is said of it. */
interface Way {
  readonly ask: (who: Person) => Ask<unknown>;
  /** The line of each alarm's log, of the log of sign-ins, and the act in the audit log. */
  readonly line: string;
  readonly login: string;
  readonly audit: string;
}

let store: TestStore;
let administrator: Person;
let clock: string;

afterAll(() => store?.stop());

const sessionPath = ({ session }: Person): string => `/api/collections/session_control/records/${session.sessionId}`;

const WAYS: readonly Way[] = [
  {
    ask:
      ({ token }) =>
      () =>
        store.request("POST", "/api/watchdesk/session/inactive", { token, body: { idleSeconds: 900 } }),
    line: "released_inactive",
    login: "sign_out",
    audit: "end_session",
  },
  {
    ask: (who) => () => store.request("DELETE", sessionPath(who), { token: who.token }),
    line: "released_sign_out",
    login: "sign_out",
    audit: "sign_out",
  },
  {
    ask: (who) => () => store.request("DELETE", sessionPath(who), { token: administrator.token }),
    line: "released_session",
    login: "ended",
    audit: "end_session",
  },
];

/** One of them, with what he holds. */
interface Holder {
  readonly who: Person;
  readonly way: Way;
  readonly alarms: readonly string[];
}

async function holder(email: string, way: Way): Promise<Holder> {
  const who = await signIn(store, email);
  const alarms = await Promise.all(Array.from({ length: HELD }, () => addAlarm(store)));
  const claims = await Promise.all(alarms.map((alarm) => act(store, who, { alarm, name: "claim" })));
  expect(claims.map(({ status }) => status)).toEqual(alarms.map(() => 200));
  return { who, way, alarms };
}

async function readAll(): Promise<Books> {
  const names = [
    "session_control",
    "events_alarm",
    "alarm_claims",
    "events_reports",
    "login_log",
    "audit_log",
  ] as const;
  const rows = await Promise.all(names.map((name) => rowsIn(store, name)));
  return Object.fromEntries(names.map((name, at) => [name, rows[at] ?? []])) as unknown as Books;
}

const told = (books: Books, alarm: string, key: string): number =>
  books.events_reports.filter((row) => row["alarm"] === alarm && (row["message"] as Row | null)?.["key"] === key)
    .length;

/** What there is of an end, each with how often: all of it, or none. */
function tracesOf(books: Books, { who, way, alarms }: Holder): Readonly<Record<string, number>> {
  const { sessionId: session } = who.session;
  const each = (counted: (alarm: string) => number): number => alarms.reduce((sum, alarm) => sum + counted(alarm), 0);
  return {
    "session gone": 1 - countOf(books.session_control, { id: session }),
    "lines of its end": countOf(books.audit_log, { recordId: session, action: way.audit }),
    released: each((id) => countOf(books.events_alarm, { id, state: "queued", owner: "" })),
    "claims ended": each((alarm) => countOf(books.alarm_claims, { alarm, session, ended: "released" })),
    "desks told": each((alarm) => told(books, alarm, way.line)),
  };
}

const WHOLE = { "session gone": 1, "lines of its end": 1, released: HELD, "claims ended": HELD, "desks told": HELD };

function faultsOf(books: Books, one: Holder, isYes: boolean): string[] {
  const traces = tracesOf(books, one);
  const isDone = JSON.stringify(traces) === JSON.stringify(WHOLE);
  const isFree = !isYes && Object.values(traces).every((many) => many === 0);
  const owned = one.alarms.filter((id) => countOf(books.events_alarm, { id, owner: one.who.id }) === 1).length;
  const isHeld = owned === (isDone ? 0 : HELD);
  return (isDone || isFree) && isHeld
    ? []
    : [`${one.way.line}, yes: ${isYes}, his: ${owned}, ${JSON.stringify(traces)}`];
}

/** A browser's ping moves the session that stands, and brings none back that has ended. */
async function faultsOfPing({ who }: Holder, books: Books): Promise<string[]> {
  const stands = countOf(books.session_control, { id: who.session.sessionId }) === 1;
  const lastPingTime = new Date().toISOString().replace("T", " ");
  const ask = { token: who.token, body: { lastPingTime, lastActivePing: lastPingTime } };
  const { status, body } = await store.request<Row>("PATCH", sessionPath(who), ask);
  const isRight = stands ? status === 200 && body["lastPingTime"] === lastPingTime : status === 401 || status === 404;
  return isRight ? [] : [`a ping, session stands: ${stands}, answered ${status}`];
}

it("lets go of all and says so, or ends no session", async () => {
  const random = seededRandom(chooseSeed());
  store = await startStore();
  administrator = await person(store, "administrator");
  clock = await serviceToken(store);
  const ways = WAYS.flatMap((way) => [way, way]);
  const people = await Promise.all(ways.map(() => addPerson(store, "operator")));
  const faults: string[] = [];
  let [yes, cut] = [0, 0];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const holders: Holder[] = [];
    // One after the other: a slow machine compares few passwords at once.
    for (const [at, way] of ways.entries()) holders.push(await holder(people[at]?.email ?? "", way));
    const before = await readAll();
    const asks = holders.map(({ way, who }) => way.ask(who));
    const answers = await cutOff(store, asks, Math.floor(random() * asks.length));
    const after = await readAll();
    faults.push(...holders.flatMap((one, at) => faultsOf(after, one, answers[at]?.status === 204)));
    yes += answers.filter((answer) => answer?.status === 204).length;
    cut += answers.filter((answer) => answer === null).length;
    for (const one of holders) faults.push(...(await faultsOfPing(one, after)));
    // Each once more, twice at once, beside the clock that ends what is due.
    const due: Ask<unknown> = () => store.request("POST", "/api/watchdesk/due", { token: clock, body: {} });
    const again = await Promise.all([...asks, due, ...asks].map((ask) => ask()));
    faults.push(...again.filter(({ status }) => status >= 500).map((answer) => JSON.stringify(answer)));
    const end = await readAll();
    faults.push(...holders.flatMap((one) => faultsOf(end, one, true)));
    for (const { who, way } of holders) {
      const logged = (books: Books): number => countOf(books.login_log, { user: who.id, what: way.login });
      if (logged(end) !== logged(before) + 1)
        faults.push(`${way.login} stands ${logged(end)} times in the log of sign-ins`);
    }
  }
  tell(`${KILLS} kills of the store in the middle of session ends`, { yes, cut, faults: faults.length });
  expect(faults).toEqual([]);
  expect(Math.min(yes, cut)).toBeGreaterThan(0);
});
