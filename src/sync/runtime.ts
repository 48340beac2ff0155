/** Wires session, database and live layer of this tab together. */
import { createClient } from "./client";
import { closeDb, deleteAllDbs, openDbOf } from "./db";
import { browserEnvironment, type Environment } from "./environment";
import { Live } from "./live-core";
import { emitAlarmNews, liveState } from "./live-state";
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
  const leaveLive = (): void => {
    runtime.live?.stop();
    runtime.live = undefined;
  };
  const session = new Session({
    env,
    state: sessionState,
    createClient,
    onServerDate: (at) => skew.date(at),
    hooks: {
      onEnter: async (user: SessionUser) => {
        leaveLive();
        const db = await openDbOf(user.id);
        const deps = {
          env,
          client: session.client,
          state: liveState,
          skew,
          emit: emitAlarmNews,
          verify: () => session.verify(),
        };
        runtime.live = new Live(deps, db, user.id);
      },
      onLeave: async (forget: boolean) => {
        leaveLive();
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
