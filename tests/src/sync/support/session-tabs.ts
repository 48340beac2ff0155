/** A browser with sessions in its tabs, and a store that answers as it is told. */
import { AppError, type ErrorCode } from "../../../../domain/errors";
import { setServerSkew } from "../../../../src/lib/server-time";
import { RENEW_PATH, SIGN_IN_PATH } from "../../../../src/sync/paths";
import { Session } from "../../../../src/sync/session-core";
import { signedOut, type SessionState } from "../../../../src/sync/session-state";
import type { Credentials, EndCode, RefusalData, SendOptions, StoreClient } from "../../../../src/sync/store-client";
import { HandBrowser } from "./browser";

const LIFE_S = 180;
const USERS: Readonly<Record<string, string>> = { "ayla@example.com": "ayla", "bora@example.com": "bora" };

/** What the store answers instead; by path. */
export const refusals = new Map<string, ErrorCode>();
export const asked: string[] = [];
/** What was sent with what was deleted. */
export const sent: unknown[] = [];
export const visits: string[] = [];
let tokens = 0;

/** The browser, and what the store answers. */
export const world = {
  browser: new HandBrowser(),
  /** The operator record, and whether the store says that the shift is over. */
  operator: { id: "operator0000001" } as { id: string; can_login_outside_shift?: boolean },
  offShift: false,
  /** Called when the store renews. */
  onRenewed: (): void => undefined,
  /** A tab's database opens once this is done. */
  opening: Promise.resolve(),
  /** What was kept of a person is deleted once this is done. */
  leaving: Promise.resolve(),
  /** The store answers these paths once that is done. */
  late: new Map<string, Promise<void>>(),
};

/** As nothing had happened. */
export function beginAnew(): void {
  refusals.clear();
  asked.length = sent.length = visits.length = 0;
  tokens = 0;
  const fresh = { operator: { id: "operator0000001" }, offShift: false, onRenewed: () => undefined };
  Object.assign(world, fresh, {
    opening: Promise.resolve(),
    leaving: Promise.resolve(),
    late: new Map<string, Promise<void>>(),
    browser: new HandBrowser(),
  });
  setServerSkew(0);
}

/** A token as the store makes it: only its end is read. */
export function mint(): string {
  const exp = Math.floor(world.browser.clock.now() / 1000) + LIFE_S;
  tokens += 1;
  return `h.${btoa(JSON.stringify({ exp, n: tokens }))}.s`;
}

/** The role of everybody here. */
export const role = {
  id: "role00000000001",
  name: "operator",
  rights: { signals: { alarms: { read: true } } },
  authorities: { operator: {} },
};
const person = (id: string) => ({ id, email: `${id}@example.com`, name: id, role: role.id, expand: { role } });

function answer(path: string, options: SendOptions): unknown {
  if (path === SIGN_IN_PATH) {
    const { identity } = options.body as { identity: string };
    const meta = { sessionId: `session-${identity}`, renewal: "secret", expiresAt: "2026-06-15 20:30:00.000Z" };
    return { token: mint(), record: person(USERS[identity] ?? ""), meta };
  }
  if (path === RENEW_PATH) {
    world.onRenewed();
    return { token: mint(), offShift: world.offShift };
  }
  if (options.method === "DELETE") sent.push(options.query);
  return null;
}

function client(credentials: Credentials): StoreClient {
  const ask = async <T>(path: string, reply: () => unknown): Promise<T> => {
    asked.push(path);
    const session = credentials.sessionId();
    await (world.late.get(path) ?? Promise.resolve());
    const code = refusals.get(path) ?? refusals.get("*");
    if (code === "session_ended" && path !== RENEW_PATH) credentials.onRefused({ session, code, data: {} });
    if (code) throw new AppError(code);
    return reply() as T;
  };
  return {
    send: (path, options = {}) => ask(path, () => answer(path, options)),
    list: (collection) => ask(collection, () => (collection === "operators" ? [world.operator] : [])),
    one: (collection, id) => ask(collection, () => person(id)),
    connect: () => Promise.resolve(),
    disconnect: () => undefined,
  };
}

/** A tab. */
export interface Opened {
  readonly session: Session;
  readonly state: SessionState;
  readonly credentials: Credentials;
}

/** Opens a tab. */
export async function open(): Promise<Opened> {
  const state: SessionState = { ...signedOut(), status: "unknown" };
  const seen: { credentials?: Credentials } = {};
  const session = new Session({
    env: world.browser.tab().env,
    state,
    createClient: (credentials) => client((seen.credentials = credentials)),
    onServerDate: () => undefined,
    hooks: {
      onEnter: async ({ id }) => {
        visits.push(`enter ${id}`);
        await world.opening;
      },
      onLeave: async (forget) => {
        visits.push(forget ? "leave and forget" : "leave");
        if (forget) await world.leaving;
      },
    },
  });
  await session.restore();
  if (!seen.credentials) throw new Error("no client was made");
  return { session, state, credentials: seen.credentials };
}

/** The store says that the session which this tab has now is over. */
export const refuse = (credentials: Credentials, code: EndCode, data: RefusalData = {}): void =>
  credentials.onRefused({ session: credentials.sessionId(), code, data });

/** Lets the store be slow with a path until the answer is called. */
export function holdUp(path: string): () => void {
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  world.late.set(path, held);
  return () => {
    world.late.delete(path);
    answer();
  };
}

/** The code of a refusal, or `done`. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: AppError) => error.code,
  );
