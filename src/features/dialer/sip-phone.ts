/** The telephone by SIP over WebSocket: the library is a part of its own, loaded by who has an account. */
import { UA, WebSocketInterface } from "jssip";
import type { IncomingRTCSessionEvent, OutgoingRTCSessionEvent } from "jssip/lib/UA";
import type { EndEvent, PeerConnectionEvent, RTCSession } from "jssip/lib/RTCSession";
import { dialled } from "../../../domain/telephone/dial";
import type { SipAccount } from "../../../domain/telephone/sip";
import { serverNow } from "../../lib/server-time";
import { newId } from "../../sync/new-id";
import { ring, ringNoMore } from "../../sync/incoming-calls";
import { causeOf } from "./causes";
import type { Phone, PhoneState } from "./phone-state";

/** In a house of its own the telephone server is reached without help from outside. */
const MEDIA = { mediaConstraints: { audio: true, video: false }, pcConfig: { iceServers: [] } };
const RECOVER_S = { connection_recovery_min_interval: 2, connection_recovery_max_interval: 30 };
/** Said to whoever calls and is not taken: this desk alone, not the person anywhere. */
const BUSY_HERE = 486;
/** One tab of a browser is the telephone that rings; each can call. */
const LOCK = "watchdesk-telephone";

/** One telephone for as long as its person is signed in. */
export class SipPhone implements Phone {
  readonly #state: PhoneState;
  readonly #ua: UA;
  readonly #domain: string;
  readonly #audio = new Audio();
  readonly #offered = new Map<string, RTCSession>();
  readonly #ends = new AbortController();
  #session: RTCSession | undefined;

  constructor({ server, domain, user, password }: SipAccount, state: PhoneState) {
    this.#state = state;
    this.#domain = domain;
    this.#audio.autoplay = true;
    const sockets = [new WebSocketInterface(server)];
    const uri = `sip:${user}@${domain}`;
    this.#ua = new UA({ sockets, uri, password, register: false, session_timers: false, ...RECOVER_S });
    this.#ua.on("connected", () => {
      state.account = "ready";
    });
    this.#ua.on("disconnected", () => this.#fail("line"));
    this.#ua.on("registered", () => Object.assign(state, { account: "ready", registered: true }));
    this.#ua.on("unregistered", () => (state.registered = false));
    this.#ua.on("registrationFailed", ({ cause }: { cause?: string }) =>
      this.#fail(causeOf(cause) === "line" ? "line" : "account"),
    );
    this.#ua.on("newRTCSession", (event: IncomingRTCSessionEvent | OutgoingRTCSessionEvent) => {
      if (event.session.direction === ("incoming" as RTCSession["direction"])) this.#offer(event.session);
    });
    this.#ua.start();
    this.#registerAlone();
  }

  #fail(fault: PhoneState["fault"]): void {
    // That it is the page's policy is the deeper reason.
    const known = this.#state.account === "fault" && this.#state.fault === "policy";
    Object.assign(this.#state, { account: "fault", registered: false, ...(known ? {} : { fault }) });
  }

  #registerAlone(): void {
    const register = (): Promise<void> => {
      this.#ua.register();
      return new Promise((done) => this.#ends.signal.addEventListener("abort", () => done(), { once: true }));
    };
    if (!("locks" in navigator)) void register();
    else navigator.locks.request(LOCK, { signal: this.#ends.signal }, register).catch(() => undefined);
  }

  call(number: string): void {
    this.#follow(this.#ua.call(`sip:${dialled(number)}@${this.#domain}`, MEDIA));
  }

  answer(id: string): void {
    const session = this.#offered.get(id);
    if (!session) return;
    this.#offered.delete(id);
    this.hangUp();
    this.#follow(session);
    session.answer(MEDIA);
  }

  reject(id: string): void {
    const session = this.#offered.get(id);
    this.#offered.delete(id);
    if (session && !session.isEnded()) session.terminate({ status_code: BUSY_HERE });
  }

  hangUp(): void {
    const session = this.#session;
    this.#session = undefined;
    if (session && !session.isEnded()) session.terminate();
    this.#state.call = null;
    this.#audio.srcObject = null;
  }

  mute(muted: boolean): void {
    if (!this.#session) return;
    if (muted) this.#session.mute({ audio: true });
    else this.#session.unmute({ audio: true });
    if (this.#state.call) this.#state.call.muted = muted;
  }

  setVolume(volume: number): void {
    this.#audio.volume = Math.max(0, Math.min(1, volume));
    this.#state.volume = this.#audio.volume;
  }

  tone(key: string): void {
    if (this.#session?.isEstablished()) this.#session.sendDTMF(key);
  }

  stop(): void {
    this.hangUp();
    for (const id of this.#offered.keys()) this.reject(id);
    this.#ends.abort();
    this.#ua.stop();
    Object.assign(this.#state, { account: "unknown", registered: false });
  }

  /** It rings here. */
  #offer(session: RTCSession): void {
    const id = newId();
    const { uri, display_name: display } = session.remote_identity;
    this.#offered.set(id, session);
    const over = (): void => {
      this.#offered.delete(id);
      ringNoMore(id);
    };
    session.on("failed", over);
    session.on("ended", over);
    session.on("accepted", () => ringNoMore(id));
    ring({ id, number: uri.user, display: display ?? "", from: "line" });
  }

  /** What becomes of the one call that is heard here. */
  #follow(session: RTCSession): void {
    this.#session = session;
    this.#state.call = { id: session.id, phase: "ringing", muted: false, cause: "other", liveAtMs: 0 };
    const mine = (): boolean => this.#session === session && this.#state.call !== null;
    const end = ({ cause }: EndEvent): void => {
      if (!mine()) return;
      this.#audio.srcObject = null;
      Object.assign(this.#state.call ?? {}, { phase: "ended", cause: causeOf(cause) });
    };
    session.on("confirmed", () => {
      if (mine()) Object.assign(this.#state.call ?? {}, { phase: "live", liveAtMs: serverNow() });
    });
    session.on("ended", end);
    session.on("failed", end);
    const listen = (connection: RTCPeerConnection): void =>
      connection.addEventListener("track", ({ streams: [stream] }) => {
        if (stream && mine()) this.#audio.srcObject = stream;
      });
    if (session.connection) listen(session.connection);
    else session.on("peerconnection", ({ peerconnection }: PeerConnectionEvent) => listen(peerconnection));
  }
}
