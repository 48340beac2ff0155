/**
 * Tells the store every few seconds that this browser still holds its alarms (alarm-handling 3.2 rule 4), as long as any
 * tab of the person lives: no part of a page, since a tab may show one that is not there, or one that has failed.
 */
import { subscribeKey } from "valtio/vanilla/utils";
import { lapseSeconds } from "../../../domain/alarms/claims";
import { roomSettings } from "../../../domain/alarms/settings";
import { toMs } from "../../lib/date-time";
import { serverNow } from "../../lib/server-time";
import { refreshAlarm } from "../../resources/refresh-alarm";
import { endSilence, forgetSilences, tellSilence } from "../../resources/unheard-claims";
import { beat } from "../../sync/acts";
import { onDbChange, openDb, watch, type Db } from "../../sync/db";
import { liveState } from "../../sync/live-state";
import { live } from "../../sync/runtime";
import { sessionState } from "../../sync/session-state";
import { ClaimBeats, speaksForClaims, type BeatDeps, type HeldClaim } from "./claim-beats";
import { forgetLapses, tellLapse, untoldLapses } from "./lapses";
import { startTicker } from "../../lib/ticker";

export interface KeeperDeps extends BeatDeps {
  readonly startTicker: (everyMs: number, onTick: () => void) => () => void;
}

interface Claims {
  readonly held: readonly HeldClaim[];
  readonly everySeconds: number;
}

const NONE: Claims = { held: [], everySeconds: 0 };

/** Told at once, and read anew: the beat's answer may be the first word of it, before a feed that has lost its line. */
function lapsed(id: string): void {
  tellLapse(id);
  void refreshAlarm(id);
}

const DEPS: KeeperDeps = {
  beat,
  onLapsed: lapsed,
  // The stream may live on where requests fail: asked now, the screen says whether it is connected.
  onCut: () => live()?.requestCatchUp(),
  onSilent: tellSilence,
  onHeard: endSilence,
  now: serverNow,
  startTicker,
};

/** Beats for whoever is signed in, until the returned function is called. */
export function keepClaims(deps = DEPS): () => void {
  const keeper = new ClaimKeeper(deps);
  const ends = [
    subscribeKey(sessionState, "sessionId", () => keeper.enter()),
    // The copy may have to go on elsewhere while somebody works.
    onDbChange(() => keeper.enter()),
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
    if (me !== this.#me) {
      forgetLapses(untoldLapses());
      forgetSilences();
      this.#beats.forget();
    }
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
    const { held, everySeconds } = this.#claims;
    const wanted = held.length > 0 && speaksForClaims(liveState) ? everySeconds : 0;
    if (wanted === this.#everySeconds) return;
    this.#everySeconds = wanted;
    this.#endTicker?.();
    this.#endTicker = undefined;
    if (held.length === 0) this.#beats.keep([]);
    else if (wanted === 0) this.#beats.forget();
    if (wanted === 0) return;
    const send = (): void => void this.#beats.send(this.#claims.held, wanted * 1000);
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
    if (this.#everySeconds > 0) this.#beats.keep(claims.held);
  }
}

async function claimsOf(db: Db, me: string): Promise<Claims> {
  const alarms = await db.events_alarm.where("owner").equals(me).toArray();
  const stored = await db.program_settings.toCollection().first();
  const settings = roomSettings(stored ? { ...stored } : null);
  const held = alarms.map(({ id, claimedAt, priority }) => {
    return { id, claimedAt: toMs(claimedAt) ?? 0, lapseMs: lapseSeconds(priority, settings) * 1000 };
  });
  return { held, everySeconds: settings.claimBeatSeconds };
}
