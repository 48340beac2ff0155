/** The life of a session: signing in, renewing its token through outages, ending it, and following the other tabs. */
import { AppError, type ErrorCode } from "../../domain/errors";
import type { SessionMeta } from "../../domain/live/routes";
import { serverNow } from "../lib/server-time";
import { checkAccess, REFUSALS, toSessionUser, type Access, type UserRecord } from "./access-check";
import type { Channel, Environment } from "./environment";
import { RENEW_PATH, SIGN_IN_PATH } from "./paths";
import { signedOut, type SessionState, type SessionUser } from "./session-state";
import type { Credentials, EndCode, SessionEnd, StoreClient } from "./store-client";
import * as storage from "./stored-session";
import { TOKEN_LIFE_MS, TOKEN_SPARE_MS, tokenEndsAt } from "./token";
import { UnderWay } from "./under-way";

/** What happens around a session; the live layer hangs on it. */
export interface SessionHooks {
  /** Somebody is signed in: open what is his. The screen follows once this is done. */
  onEnter(user: SessionUser): Promise<void>;
  /** Nobody is any more. `forget` = delete what was kept of him. */
  onLeave(forget: boolean): Promise<void>;
}

export interface SessionDeps {
  readonly env: Environment;
  readonly state: SessionState;
  readonly hooks: SessionHooks;
  createClient(credentials: Credentials): StoreClient;
  readonly onServerDate: (at: number) => void;
}

interface SignInAnswer {
  readonly token: string;
  readonly record: UserRecord;
  readonly meta?: SessionMeta;
}

interface Renewal {
  readonly token?: unknown;
  readonly offShift?: boolean;
}

type TabMessage =
  | { readonly type: "signed_in" | "token" }
  | { readonly type: "signed_out"; readonly session: string | undefined }
  | ({ readonly type: "ended" } & SessionEnd);

const CHECK_EVERY_MS = 5_000;
const GOODBYE_MS = 3_000;
const RELEASE_MS = 10_000;
const LOCK = "watchdesk-renew";
const TURN_MS = 10_000;
/**
 * Answers that may mean that the person is refused; anything else (no network, a store in trouble) ends nobody's work.
 * A store that is too busy to look up a token takes whoever asks for a guest, who may see nothing: so they count only
 * when the session's secret is taken, which says that the store can look again, and they are given once more.
 */
const DOUBTS: readonly ErrorCode[] = [...REFUSALS, "outside_shift"];
const ENDS: readonly EndCode[] = ["session_ended", "account_disabled", "outside_shift", "inactive"];
/** Nothing to go on with here: the screen is cleared, and the start page says why. */
const LEAVES: readonly EndCode[] = ["account_disabled", "outside_shift", "inactive"];

/** What an error says of the session that was asked for, if it says that it is over. */
const endIn = (error: unknown, session: string): SessionEnd | undefined =>
  isOneOf(error, ENDS)
    ? { session, code: (error as AppError).code as EndCode, data: (error as AppError).data }
    : undefined;

const isOneOf = (error: unknown, codes: readonly ErrorCode[]): boolean =>
  error instanceof AppError && codes.includes(error.code);

/** The session of this tab. */
export class Session {
  readonly client: StoreClient;
  readonly #deps: SessionDeps;
  readonly #channel: Channel;
  readonly #stopTimer: () => void;
  #stored: storage.StoredSession | undefined;
  #stale = false;
  /** The record is being deleted from here: that the session has ended is no news, from wherever it comes. */
  #leaving = false;
  readonly #renewing = new UnderWay();
  readonly #verifying = new UnderWay();

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.client = deps.createClient({
      token: () => this.#stored?.token ?? "",
      sessionId: () => this.#stored?.sessionId ?? "",
      ensureFresh: () => this.#ensureFresh(),
      markStale: () => (this.#stale = this.#stored !== undefined),
      onRefused: (end) => void this.#end(end),
      onServerDate: deps.onServerDate,
    });
    this.#channel = deps.env.openChannel("watchdesk-session", (message) => void this.#follow(message as TabMessage));
    // Looked at often instead of set for one moment: timers sleep with the computer.
    this.#stopTimer = deps.env.clock.every(CHECK_EVERY_MS, () => {
      if (this.#stored && this.#left(this.#stored) < TOKEN_LIFE_MS / 2) void this.renew().catch(() => undefined);
    });
  }

  /** Goes on with the stored session, if there is one. */
  async restore(): Promise<void> {
    const stored = storage.readSession(this.#deps.env.storage);
    if (stored) await this.#enter(stored);
    else if (this.#deps.state.status !== "signed_out") Object.assign(this.#deps.state, signedOut());
  }

  /** Signs in. Throws `wrong_password`, `too_many_tries`, `network` …; a lost network leaves everything as it was. */
  async signIn(email: string, password: string): Promise<void> {
    try {
      await this.signInAt(SIGN_IN_PATH, { identity: email, password });
    } catch (error) {
      const refused = error instanceof AppError && error.code === "bad_request";
      throw refused ? new AppError("wrong_password", {}, { cause: error }) : error;
    }
  }

  /** The same in whatever way the store lets somebody in. Throws what it answers. */
  async signInAt(path: string, body: object): Promise<void> {
    const { env, hooks, state } = this.#deps;
    const answer = await this.client.send<SignInAnswer>(path, { method: "POST", body, query: { expand: "role" } });
    if (typeof answer.token !== "string") throw new AppError("foreign_answer");
    if (!answer.meta?.renewal) throw new AppError("unknown", {}, { cause: "the store opened no session" });
    const { sessionId, renewal, expiresAt } = answer.meta;
    const user = toSessionUser(answer.record);
    if (state.user && state.user.id !== user.id) await hooks.onLeave(true);
    const stored = { token: answer.token, sessionId, renewal, expiresAt: Date.parse(expiresAt) || 0, user };
    storage.writeSession(env.storage, stored);
    await this.#enter(stored);
    this.#tell({ type: "signed_in" });
    await this.verify();
    if (this.#stored === undefined) throw new AppError(state.ended ?? "no_right", state.endedData);
  }

  /** The access check. A lost network changes nothing; a refusal ends the session here. */
  verify(): Promise<void> {
    return this.#verifying.share(this.#stored?.sessionId, () => this.#verify());
  }

  async #verify(): Promise<void> {
    const { env, state } = this.#deps;
    const sessionId = this.#stored?.sessionId;
    if (!this.#stored || !sessionId) return;
    try {
      const access = await this.#checkTwice(this.#stored.user.id);
      // Which clock is right the store decides, and whether he holds an alarm: it renews, or ends the session.
      if (!access.onShift || this.#stored?.offShift) await this.renew();
      if (this.#stored?.sessionId !== sessionId) return;
      this.#stored = { ...this.#stored, user: access.user };
      if (storage.rewriteSession(env.storage, this.#stored)) {
        storage.writeOperator(env.storage, access.operator);
        storage.writeSessionControl(env.storage, access.sessionControl);
      }
      Object.assign(state, { user: access.user, unverified: false });
    } catch (error) {
      if (this.#stored?.sessionId !== sessionId) return;
      const end = endIn(error, sessionId);
      if (end && LEAVES.includes(end.code)) await this.#end(end);
      else if (end || isOneOf(error, REFUSALS)) await this.#leave(sessionId);
      else state.unverified = true;
    }
  }

  /** The access check; where it is refused, once more with a token that the store has just given. */
  async #checkTwice(user: string): Promise<Access> {
    try {
      return await checkAccess(this.client, user, serverNow(this.#deps.env.clock));
    } catch (error) {
      if (!isOneOf(error, DOUBTS)) throw error;
      // Whatever keeps the store from renewing says nothing of the person; that a session has ended is followed there.
      await this.renew().catch((cause: unknown) => {
        throw new AppError("unknown", {}, { cause });
      });
      return checkAccess(this.client, user, serverNow(this.#deps.env.clock));
    }
  }

  /** A fresh token; fetched by one tab at a time, the others take it over. Throws what the store answers. */
  renew(): Promise<void> {
    return this.#renewing.share(this.#stored?.sessionId, () => this.#renewInTurn());
  }

  /** A tab that hangs with the lock must not keep the others from every request: two renewals do no harm. */
  async #renewInTurn(): Promise<void> {
    const { clock, locks } = this.#deps.env;
    const patience = new AbortController();
    const stop = clock.after(TURN_MS, () => patience.abort());
    let isMine = false;
    const renew = (): Promise<void> => {
      isMine = true;
      stop();
      return this.#renewHeld();
    };
    try {
      await locks.hold(LOCK, renew, patience.signal);
    } catch (error) {
      if (isMine || !patience.signal.aborted) throw error;
      await this.#renewHeld();
    } finally {
      stop();
    }
  }

  /** Specification section 4: unsubscribe, delete the session's record, clear storage, reset; the router goes to /. */
  async signOut(): Promise<void> {
    const { env, hooks } = this.#deps;
    const sessionId = this.#stored?.sessionId;
    this.#leaving = true;
    try {
      await hooks.onLeave(false);
      if (sessionId && storage.isSessionControlled(env.storage)) await this.#goodbye(sessionId);
    } finally {
      this.#leaving = false;
    }
    await this.#leave(sessionId);
    this.#tell({ type: "signed_out", session: sessionId });
  }

  /**
   * Signs out and lets go of all that the person holds, in his other sessions too. Throws where the store does not say
   * that it has: he is signed in still, and holds what he held.
   */
  async signOutReleasing(): Promise<void> {
    const sessionId = this.#stored?.sessionId;
    if (sessionId === undefined) return;
    this.#leaving = true;
    try {
      await this.#deleteRecord(sessionId, RELEASE_MS, { release: "all" });
      await this.#deps.hooks.onLeave(false);
      await this.#leave(sessionId);
    } finally {
      this.#leaving = false;
    }
    this.#tell({ type: "signed_out", session: sessionId });
  }

  /**
   * Nobody has been here for so long: the store lets go of what he held and ends the session in one act. Where it can't be
   * reached, his claims lapse without their beats; nobody is left signed in at an empty desk for that.
   */
  async signOutInactive(idleSeconds: number): Promise<void> {
    const session = this.#stored?.sessionId;
    if (session === undefined) return;
    this.#leaving = true;
    const options = { method: "POST", body: { idleSeconds } } as const;
    await this.#patiently(GOODBYE_MS, (signal) => this.client.send("session/inactive", { ...options, signal }))
      .catch(() => undefined)
      .finally(() => (this.#leaving = false));
    await this.#end({ session, code: "inactive", data: {} });
  }

  /** The store has no such session any more. */
  async gone(session: string): Promise<void> {
    await this.#end({ session, code: "session_ended", data: {} });
  }

  /** Ends timers and channel. */
  stop(): void {
    this.#stopTimer();
    this.#channel.close();
  }

  async #enter(stored: storage.StoredSession): Promise<void> {
    this.#stored = stored;
    this.#stale = false;
    await this.#deps.hooks.onEnter(stored.user);
    // Signed out again while the database was being opened; another token is still the same session.
    if (this.#stored?.sessionId !== stored.sessionId) return;
    const { user, sessionId, expiresAt, offShift = false } = this.#stored;
    const next: SessionState = {
      ...signedOut(),
      status: "signed_in",
      user,
      sessionId,
      expiresAt,
      offShift,
      unverified: true,
    };
    Object.assign(this.#deps.state, next);
  }

  async #ensureFresh(): Promise<void> {
    if (!this.#stored || (!this.#stale && this.#left(this.#stored) > TOKEN_SPARE_MS)) return;
    await this.renew().catch(() => undefined);
  }

  async #renewHeld(): Promise<void> {
    const mine = this.#stored;
    if (!mine || this.#adopt(mine)) return;
    const { sessionId, renewal } = mine;
    try {
      const options = { method: "POST", body: { sessionId, renewal } } as const;
      const { token, offShift = false } = await this.client.send<Renewal>(RENEW_PATH, options);
      // JSON of somebody else on the way must not take the place of a token that is still good.
      if (typeof token !== "string") throw new AppError("foreign_answer");
      if (this.#stored?.sessionId !== sessionId) return;
      this.#stored = { ...this.#stored, token, offShift };
      this.#deps.state.offShift = offShift;
      this.#stale = false;
      storage.rewriteSession(this.#deps.env.storage, this.#stored);
      this.#tell({ type: "token" });
    } catch (error) {
      const end = endIn(error, sessionId);
      if (end) await this.#end(end);
      throw error;
    }
  }

  /** Takes the token that another tab has put into the storage, if it is a newer one of this session. */
  #adopt(mine: storage.StoredSession): boolean {
    const other = storage.readSession(this.#deps.env.storage);
    if (!other || other.sessionId !== mine.sessionId || other.token === mine.token) return false;
    if (tokenEndsAt(other.token) <= tokenEndsAt(mine.token)) return false;
    const { token, offShift = false } = other;
    this.#stored = { ...mine, token, offShift };
    this.#deps.state.offShift = offShift;
    this.#stale = false;
    return true;
  }

  /** The record goes if the store can be reached at once; otherwise the session runs out by itself. */
  async #goodbye(sessionId: string): Promise<void> {
    await this.#deleteRecord(sessionId, GOODBYE_MS).catch(() => undefined);
  }

  async #deleteRecord(sessionId: string, patienceMs: number, query: Record<string, string> = {}): Promise<void> {
    const path = `/api/collections/session_control/records/${sessionId}`;
    await this.#patiently(patienceMs, (signal) => this.client.send(path, { method: "DELETE", query, signal }));
  }

  async #patiently(ms: number, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const abort = new AbortController();
    const stop = this.#deps.env.clock.after(ms, () => abort.abort());
    await work(abort.signal).finally(stop);
  }

  /** Leaves a session behind; whoever has begun another one since, here or in another tab, goes on. */
  async #leave(session: string | undefined): Promise<void> {
    storage.clearSession(this.#deps.env.storage, session);
    if (this.#stored?.sessionId !== session) return;
    this.#stored = undefined;
    await this.#deps.hooks.onLeave(true);
    Object.assign(this.#deps.state, signedOut());
  }

  /**
   * The store ended it: nothing more is sent, but the page and what was typed on it stay. Whoever has no business here any
   * more, or not until his next shift, leaves the page as well. It may be said late, of a session that is not the one here.
   */
  async #end({ session, code, data }: SessionEnd, told = false): Promise<void> {
    const { env, state, hooks } = this.#deps;
    if (this.#stored?.sessionId !== session || this.#leaving) return;
    this.#stored = undefined;
    if (!told) storage.clearSession(env.storage, session);
    const leaves = LEAVES.includes(code);
    // Begun while the state still says whose it is; what he did not send stays, for him alone.
    const left = hooks.onLeave(leaves);
    Object.assign(state, { ...signedOut(), user: leaves ? null : state.user, ended: code, endedData: data });
    if (!told) this.#tell({ type: "ended", session, code, data });
    await left;
  }

  #left(stored: storage.StoredSession): number {
    return tokenEndsAt(stored.token) - serverNow(this.#deps.env.clock);
  }

  #tell(message: TabMessage): void {
    this.#channel.post(message);
  }

  async #follow(message: TabMessage): Promise<void> {
    switch (message.type) {
      case "signed_in":
        return this.restore();
      case "token":
        if (this.#stored) this.#adopt(this.#stored);
        return;
      case "signed_out":
        // The other tab has cleared storage and database; by now somebody may even have signed in again.
        if (message.session !== undefined && this.#stored && this.#stored.sessionId !== message.session) return;
        this.#stored = undefined;
        await this.#deps.hooks.onLeave(false);
        Object.assign(this.#deps.state, signedOut());
        return this.restore();
      case "ended":
        return this.#end(message, true);
    }
  }
}
