/**
 * Tells the store every few seconds that this browser still holds its alarms (alarm-handling 3.2 rule 4), as long as any
 * tab of the person lives: no part of a page, since a tab may show one that is not there, or one that has failed.
 */
import { subscribeKey } from "valtio/vanilla/utils";
import { roomSettings } from "../../../domain/alarms/settings";
import { refreshAlarm } from "../../resources/refresh-alarm";
import { beat } from "../../sync/acts";
import { openDb, watch, type Db } from "../../sync/db";
import { liveState } from "../../sync/live-state";
import { sessionState } from "../../sync/session-state";
import { ClaimBeats, speaksForClaims, type BeatDeps } from "./claim-beats";
import { forgetLapses, tellLapse, untoldLapses } from "./lapses";
import { startTicker } from "./ticker";

export interface KeeperDeps extends BeatDeps {
  readonly startTicker: (everyMs: number, onTick: () => void) => () => void;
}

interface Claims {
  readonly ids: readonly string[];
  readonly everySeconds: number;
}

const NONE: Claims = { ids: [], everySeconds: 0 };

/** Told at once, and read anew: the beat's answer may be the first word of it, before a feed that has lost its line. */
function lapsed(id: string): void {
  tellLapse(id);
  void refreshAlarm(id);
}

/** Beats for whoever is signed in, until the returned function is called. */
export function keepClaims(deps: KeeperDeps = { beat, onLapsed: lapsed, startTicker }): () => void {
  const keeper = new ClaimKeeper(deps);
  const ends = [
    subscribeKey(sessionState, "sessionId", () => keeper.enter()),
    subscribeKey(liveState, "leader", () => keeper.follow()),
    subscribeKey(liveState, "status", () => keeper.follow()),
  ];
  keeper.enter();
  return () => {
    for (const end of ends) end();
    keeper.stop();
  };
}

class ClaimKeeper {
  readonly #deps: KeeperDeps;
  readonly #beats: ClaimBeats;
  #me = "";
  #claims = NONE;
  #unwatch: (() => void) | undefined;
  #endTicker: (() => void) | undefined;
  #everySeconds = 0;

  constructor(deps: KeeperDeps) {
    this.#deps = deps;
    this.#beats = new ClaimBeats(deps);
  }

  /** Somebody has signed in, or nobody is signed in any more. */
  enter(): void {
    const { status, user } = sessionState;
    const me = user?.id ?? "";
    // Another person at this workstation is not told of what was not his.
    if (me !== this.#me) forgetLapses(untoldLapses());
    this.#me = me;
    this.#unwatch?.();
    this.#claims = NONE;
    const db = status === "signed_in" && me !== "" ? openDb() : undefined;
    this.#unwatch =
      db &&
      watch(
        () => claimsOf(db, me),
        (claims) => this.#take(claims),
      );
    this.follow();
  }

  /** Begins or ends the beats, by what is held and which tab speaks. */
  follow(): void {
    const { ids, everySeconds } = this.#claims;
    const wanted = ids.length > 0 && speaksForClaims(liveState) ? everySeconds : 0;
    if (wanted === this.#everySeconds) return;
    this.#everySeconds = wanted;
    this.#endTicker?.();
    this.#endTicker = undefined;
    if (wanted === 0) return void this.#beats.send([]);
    const send = (): void => void this.#beats.send(this.#claims.ids);
    // At once, too: a tab that was reloaded or takes over must not wait while the claim runs out.
    send();
    this.#endTicker = this.#deps.startTicker(wanted * 1000, send);
  }

  stop(): void {
    this.#unwatch?.();
    this.#endTicker?.();
  }

  #take(claims: Claims): void {
    this.#claims = claims;
    this.follow();
  }
}

async function claimsOf(db: Db, me: string): Promise<Claims> {
  const ids = await db.events_alarm.where("owner").equals(me).primaryKeys();
  const stored = await db.program_settings.toCollection().first();
  return { ids, everySeconds: roomSettings(stored ? { ...stored } : null).claimBeatSeconds };
}
