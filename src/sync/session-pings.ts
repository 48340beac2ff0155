/** The activity ping of a session (specification, sections 4 and 9): its record says when it was last heard of; none any more ends it. */
import { AppError } from "../../domain/errors";
import { serverNow } from "../lib/server-time";
import type { Cancel } from "../lib/clock";
import type { Channel, Environment } from "./environment";
import type { StoreClient } from "./store-client";
import { isSessionControlled } from "./stored-session";

export const PING_EVERY_MS = 180_000;
const LOCK = "watchdesk-ping";
const TURN_MS = 10_000;
/** Another tab's ping a moment ago is this one's, too. */
const JUST_NOW_MS = 1_000;

export interface PingDeps {
  readonly env: Environment;
  readonly client: Pick<StoreClient, "send">;
  /** "" while nobody is signed in. */
  readonly sessionId: () => string;
  /** A fresh token; throws what the store answers, and ends the session where that says so. */
  readonly renew: () => Promise<void>;
  readonly onGone: (session: string) => Promise<void>;
}

type PingTime = "lastPingTime" | "lastActivePing";

export class SessionPings {
  readonly #deps: PingDeps;
  readonly #channel: Channel;
  #cancel: Cancel | undefined;
  #pingedAt: number;

  constructor(deps: PingDeps) {
    this.#deps = deps;
    this.#pingedAt = deps.env.clock.steady();
    this.#channel = deps.env.openChannel("watchdesk-pings", () => this.begin());
  }

  /** Counts from now; called where somebody signs in, and with each ping of any tab. */
  begin(): void {
    const { clock } = this.#deps.env;
    this.#pingedAt = clock.steady();
    this.#cancel?.();
    this.#cancel = clock.after(PING_EVERY_MS, () => void this.#ping());
  }

  /** The person says that he is still working. Throws AppError. */
  async working(): Promise<void> {
    await this.#write("lastPingTime");
  }

  /** Ends timer and channel. */
  stop(): void {
    this.#cancel?.();
    this.#channel.close();
  }

  async #ping(): Promise<void> {
    const { locks, clock, storage } = this.#deps.env;
    const patience = new AbortController();
    const stop = clock.after(TURN_MS, () => patience.abort());
    const ping = async (): Promise<void> => {
      stop();
      if (clock.steady() - this.#pingedAt < PING_EVERY_MS - JUST_NOW_MS) return;
      this.begin();
      this.#channel.post("pinged");
      if (isSessionControlled(storage)) await this.#write("lastActivePing");
    };
    // A line that is away says nothing of the session: the next ping asks again.
    await locks.hold(LOCK, ping, patience.signal).catch(() => undefined);
    stop();
    if (clock.steady() - this.#pingedAt >= PING_EVERY_MS) this.begin();
  }

  /** A record that is not there ends the session here and in every tab; asked twice, since a token that is too old finds none either. */
  async #write(field: PingTime): Promise<void> {
    const session = this.#deps.sessionId();
    if (session === "") return;
    try {
      await this.#send(session, field).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await this.#deps.renew();
        await this.#send(session, field);
      });
    } catch (error) {
      if (isMissing(error)) await this.#deps.onGone(session);
      throw error;
    }
  }

  #send(session: string, field: PingTime): Promise<unknown> {
    const { client, env } = this.#deps;
    const body = { [field]: new Date(serverNow(env.clock)).toISOString().replace("T", " ") };
    return client.send(`/api/collections/session_control/records/${session}`, { method: "PATCH", body });
  }
}

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === "not_found";
