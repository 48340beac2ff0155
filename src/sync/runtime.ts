/** Wires session, database and live layer of this tab together; the latter two are loaded once somebody is signed in. */
import { subscribe } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { serverNow } from "../lib/server-time";
import { giveUpUnanswered } from "./ask";
import { followSession } from "./auth-state";
import { createClient } from "./client";
import { browserEnvironment, type Environment } from "./environment";
import type { Live, LiveDeps } from "./live-core";
import type { OpenOutbox, OutboxWorld } from "./outbox-open";
import { outboxState } from "./outbox-state";
import { liveState } from "./live-state";
import { createSkew } from "./server-skew";
import { Session } from "./session-core";
import { SessionPings } from "./session-pings";
import { sessionState, type SessionUser } from "./session-state";
import { storeHealth, type MemoryReason } from "./store-health";
import { COPY_MARK, readSession } from "./stored-session";

interface Runtime {
  readonly session: Session;
  readonly pings: SessionPings;
  readonly env: Environment;
  live: Live | undefined;
  outbox: Promise<OpenOutbox> | undefined;
  /** The one before has let go. */
  outboxLeft: Promise<unknown>;
}

type Entered = Pick<Runtime, "live" | "outbox" | "outboxLeft">;

/** Opens the outbox of a person beside all else: no page waits for it. */
function enterOutbox(userId: string, runtime: Entered, world: Pick<OutboxWorld, "env" | "client">): void {
  leaveOutbox(runtime);
  const open = async (): Promise<OpenOutbox> => {
    const { openOutbox } = await import("./outbox-open");
    await runtime.outboxLeft;
    return openOutbox(userId, {
      ...world,
      state: outboxState,
      merge: async (items) => runtime.live?.merge(items),
      onLive: (run) => subscribeKey(liveState, "status", (status) => status === "live" && run()),
    });
  };
  runtime.outbox = open();
  // Told to whoever asks for it.
  runtime.outbox.catch(() => undefined);
}

/** What waits stays where it is kept, for the same person alone; whoever signed out (`gone`) leaves only what he did not send. */
function leaveOutbox(runtime: Entered, gone?: string): void {
  const { outbox } = runtime;
  runtime.outbox = undefined;
  const leave = async (): Promise<void> => {
    (await outbox?.catch(() => undefined))?.stop();
    if (gone !== undefined) await (await import("./outbox-open")).forgetSent(gone);
  };
  // Not waited for: whoever signs in next waits for it.
  if (outbox || gone !== undefined) runtime.outboxLeft = runtime.outboxLeft.then(leave).catch(() => undefined);
}

let running: Runtime | undefined;

/** Starts the layer and goes on with the stored session; once, before the first page. */
export async function startSync(env: Environment = browserEnvironment()): Promise<void> {
  const skew = createSkew(env.clock);
  const runtime: Entered = { live: undefined, outbox: undefined, outboxLeft: Promise.resolve() };
  // Whoever leaves while his database is still being opened must not find it running afterwards.
  let visit = 0;
  const leaveLive = (): number => {
    runtime.live?.stop();
    runtime.live = undefined;
    return ++visit;
  };
  /** Opens a copy and makes it live; `why` = the one on the disk can't be used any more. */
  const enter = async (user: SessionUser, why?: MemoryReason): Promise<void> => {
    const mine = leaveLive();
    const [copies, { Live }] = await Promise.all([import("./open-copy"), import("./live-core")]);
    const onLost = (reason: MemoryReason): void => {
      if (mine === visit && !isLeaving(env)) void enter(user, reason).catch(() => undefined);
    };
    const rights = () => (sessionState.user?.id === user.id ? sessionState.user : user).rights;
    const opening = why
      ? copies.openInMemory(user, why)
      : copies.openCopy(user, { storage: env.storage, rights, onLost });
    const copy = await opening;
    // Somebody else, or another copy, is here meanwhile.
    if (mine !== visit) return copy.db.close();
    copies.setCopy(copy);
    const deps = { env: copy.shared ? env : alone(env), state: liveState, skew, ...askedOf(session) };
    runtime.live = new Live(deps, copy.db, user);
  };
  const session = new Session({
    env,
    state: sessionState,
    createClient,
    onServerDate: (at) => skew.date(at),
    hooks: {
      onEnter: async (user: SessionUser) => {
        enterOutbox(user.id, runtime, { env, client: session.client });
        sayTypedLost(await Promise.all([openTypedOf(user.id), enter(user)]));
      },
      onLeave: async (forget: boolean) => {
        const gone = forget ? sessionState.user?.id : undefined;
        leaveLive();
        leaveOutbox(runtime, gone);
        await Promise.all([leaveCopyOf(env, forget), leaveTypedOf(gone)]);
      },
    },
  });
  // Told with each knock, in every tab.
  subscribe(liveState, () => liveState.status === "offline" && giveUpUnanswered());
  followPerson(() => runtime.live);
  followSession(sessionState, { token: () => env.storage.getItem("token") ?? "", now: () => serverNow(env.clock) });
  running = Object.assign(runtime, { session, pings: pingsOf(env, session), env });
  await session.restore();
  finishLeaving(env);
}

/** Begun anew with each session. */
function pingsOf(env: Environment, session: Session): SessionPings {
  const pings = new SessionPings({
    env,
    client: session.client,
    sessionId: () => sessionState.sessionId,
    renew: () => session.renew(),
    onGone: (gone) => session.gone(gone),
  });
  subscribeKey(sessionState, "sessionId", () => pings.begin());
  return pings;
}

/** Whoever was here last has left, and the key of his copy could not be deleted then. */
function finishLeaving(env: Environment): void {
  if (sessionState.status === "signed_out" && env.storage.getItem(COPY_MARK) !== null) void leaveCopyOf(env, true);
}

const askedOf = (session: Session): Pick<LiveDeps, "client" | "verify" | "person"> => ({
  client: session.client,
  verify: () => session.verify(),
  person: () => sessionState.user,
});

/** Another tab has signed out: it takes the session out of the storage before it deletes the copy. */
const isLeaving = ({ storage }: Environment): boolean => readSession(storage) === undefined;

async function leaveCopyOf({ storage }: Environment, forget: boolean): Promise<void> {
  const { deleteEverything, leaveCopy } = await import("./open-copy");
  // What the store ended is over for the copy, too; what was typed stays on the page.
  if (forget || sessionState.ended !== null) await deleteEverything(storage);
  else leaveCopy();
}

/** Both are read before the page is drawn, since a field that begins empty would be kept so; the copy's own faults go before. */
function sayTypedLost([isLost]: readonly [boolean, void]): void {
  if (isLost) storeHealth.lost ??= "typed";
}

const openTypedOf = async (owner: string): Promise<boolean> =>
  (await import("./typed-open")).openTyped(owner).catch(() => false);

/** `gone` = who has signed out; else what was typed stays on the page, for the same person. */
async function leaveTypedOf(gone: string | undefined): Promise<void> {
  const { leaveTyped, settleTyped } = await import("./typed-open");
  await (gone === undefined ? settleTyped() : leaveTyped(gone)).catch(() => undefined);
}

/** Rights that are taken away take their rows with them at once; of who has left, in any tab, nothing typed stays in memory. */
function followPerson(liveNow: () => Live | undefined): void {
  let known = "";
  subscribeKey(sessionState, "user", (user) => {
    const now = user ? JSON.stringify([user.id, user.roleId, user.rights, user.authorities, user.dealer]) : "";
    const changed = known !== "" && now !== "" && now !== known;
    known = now;
    if (changed) liveNow()?.recheck();
    if (!user) void import("./typed-text").then(({ typedText }) => sessionState.user ?? typedText.leave());
  });
}

/** A tab that shares its copy with no other leads itself, tells nobody, and has no room for a hundred thousand sites. */
const alone = (env: Environment): Environment => ({
  ...env,
  room: () => Promise.resolve(0),
  locks: { hold: (_name, work) => work(), take: (_name, work) => work() },
  openChannel: () => ({ post: () => undefined, close: () => undefined }),
});

function started(): Runtime {
  if (!running) throw new Error("startSync comes first");
  return running;
}

/** The session of this tab. */
export const session = (): Session => started().session;

/** Its pings. */
export const pings = (): SessionPings => started().pings;

/** The browser it lives in. */
export const environment = (): Environment => started().env;

/** The live layer, while somebody is signed in. */
export const live = (): Live | undefined => running?.live;

/** What the person has written and the store has not, while somebody is signed in. */
export const outbox = (): Promise<OpenOutbox> | undefined => running?.outbox;
