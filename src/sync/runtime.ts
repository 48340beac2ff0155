/** Wires session, database and live layer of this tab together; the latter two are loaded once somebody is signed in. */
import { createClient } from "./client";
import { browserEnvironment, type Environment } from "./environment";
import type { Live } from "./live-core";
import { liveState } from "./live-state";
import { createSkew } from "./server-skew";
import { Session } from "./session-core";
import { sessionState, type SessionUser } from "./session-state";

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
  const session = new Session({
    env,
    state: sessionState,
    createClient,
    onServerDate: (at) => skew.date(at),
    hooks: {
      onEnter: async (user: SessionUser) => {
        const mine = leaveLive();
        const [{ openDbOf }, { Live }] = await Promise.all([import("./db"), import("./live-core")]);
        const db = await openDbOf(user.id);
        if (mine !== visit) return;
        const deps = {
          env,
          client: session.client,
          state: liveState,
          skew,
          verify: () => session.verify(),
        };
        runtime.live = new Live(deps, db, user);
      },
      onLeave: async (forget: boolean) => {
        leaveLive();
        const { closeDb, deleteAllDbs } = await import("./db");
        if (forget) await deleteAllDbs();
        else closeDb();
      },
    },
  });
  running = Object.assign(runtime, { session });
  await session.restore();
}

/** The session of this tab. */
export function session(): Session {
  if (!running) throw new Error("startSync comes first");
  return running.session;
}

/** The live layer, while somebody is signed in. */
export const live = (): Live | undefined => running?.live;
