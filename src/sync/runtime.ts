/** Wires session, database and live layer of this tab together; the latter two are loaded once somebody is signed in. */
import { subscribeKey } from "valtio/vanilla/utils";
import { createClient } from "./client";
import { browserEnvironment, type Environment } from "./environment";
import type { Live } from "./live-core";
import { liveState } from "./live-state";
import { createSkew } from "./server-skew";
import { Session } from "./session-core";
import { sessionState, type SessionUser } from "./session-state";
import type { MemoryReason } from "./store-health";
import { readSession } from "./stored-session";

interface Runtime {
  readonly session: Session;
  live: Live | undefined;
}

let running: Runtime | undefined;

/** Starts the layer and goes on with the stored session; once, before the first page. */
export async function startSync(env: Environment = browserEnvironment()): Promise<void> {
  const skew = createSkew(env.clock);
  const runtime: { session: Session | undefined; live: Live | undefined } = { session: undefined, live: undefined };
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
      if (mine === visit && !isLeaving()) void enter(user, reason).catch(() => undefined);
    };
    const { db, shared } = why
      ? await copies.openInMemory(user, why)
      : await copies.openCopy(user, { storage: env.storage, onLost });
    if (mine !== visit) return;
    const deps = {
      env: shared ? env : alone(env),
      client: session.client,
      state: liveState,
      skew,
      verify: () => session.verify(),
      person: () => sessionState.user,
    };
    runtime.live = new Live(deps, db, user);
  };
  /** Another tab has signed out: it takes the session out of the storage before it deletes the copy. */
  const isLeaving = (): boolean => readSession(env.storage) === undefined;
  const session = new Session({
    env,
    state: sessionState,
    createClient,
    onServerDate: (at) => skew.date(at),
    hooks: {
      onEnter: (user: SessionUser) => enter(user),
      onLeave: async (forget: boolean) => {
        leaveLive();
        const { deleteEverything, leaveCopy } = await import("./open-copy");
        // What the store ended is over for the copy, too; what was typed stays on the page.
        if (forget || sessionState.ended !== null) await deleteEverything(env.storage);
        else leaveCopy();
      },
    },
  });
  followRights(() => runtime.live);
  running = Object.assign(runtime, { session });
  await session.restore();
}

/** Rights that are taken away take their rows with them at once. */
function followRights(liveNow: () => Live | undefined): void {
  let known = "";
  subscribeKey(sessionState, "user", (user) => {
    const now = user ? JSON.stringify([user.id, user.roleId, user.rights, user.authorities, user.dealer]) : "";
    const changed = known !== "" && now !== "" && now !== known;
    known = now;
    if (changed) liveNow()?.recheck();
  });
}

/** A tab that shares its copy with no other leads itself, and tells nobody. */
const alone = (env: Environment): Environment => ({
  ...env,
  locks: { hold: (_name, work) => work(), take: (_name, work) => work() },
  openChannel: () => ({ post: () => undefined, close: () => undefined }),
});

/** The session of this tab. */
export function session(): Session {
  if (!running) throw new Error("startSync comes first");
  return running.session;
}

/** The live layer, while somebody is signed in. */
export const live = (): Live | undefined => running?.live;
