/** Every route of ours in the store: path, what goes in, what comes out. All answers carry `X-Watchdesk-Boot`. */
import type { MuteLine } from "../alarms/mute";
import type { RosterAnswer, SwapChoice } from "../shifts/rows";
import type { MissingAnswer, MissingQuestion, SignalBatch, SignalBatchAnswer } from "../signals/incoming";
import type { CallEnd } from "../telephone/call-end";
import type { CallerAnswer } from "../telephone/caller";
import type { SipAccount } from "../telephone/sip";
import type { CustomerOverview } from "../work/customer-overview";
import type { ScheduleAnswer } from "../work/schedule";
import type { BeatRecord } from "./beat";
import type { HomeLists } from "./home";
import type { PortalUsersAnswer } from "./portal-users";

export const API = "/api/watchdesk";

/** Refusal of any route: HTTP status and `{ code, message, data }`; `code` is a key of `domain/errors.ts`. */
export interface Refusal {
  readonly status: number;
  readonly data: { readonly code: string } & Readonly<Record<string, unknown>>;
}

/** Acts on an alarm carry the version of the record the person saw; `null` where seeing it is not needed (claim). */
export interface ActBase {
  readonly version?: number;
}

/** Bodies of the acts: `POST /api/watchdesk/alarms/{id}/{act}`; each answers `{ alarm }`, the record after it. */
export interface AlarmActs {
  /** Needs `signals.alarms.claim`. 409 `alarm_taken` {ownerName, claimedAt}; 409 `alarm_closed` {closedByName, closedAt}; 409 `alarm_pending`. */
  readonly claim: ActBase;
  /** Back to the queue. Owner only: else 409 `alarm_not_yours` {ownerName}. */
  readonly release: ActBase;
  /** Every 10 s while the alarm's page is open; `{ lapseAt }`; 409 `claim_lapsed` when it is no longer standing, or out of reach. */
  readonly beat: Record<string, never>;
  /**
   * A line in the log. `id` is made by the client (15 of [a-z0-9]): sent twice it is stored once, with another text
   * 409 `note_id_taken`. Owner, or anyone with the right on an open alarm. Kind `call` with the shortcut of
   * `undoShortcut` takes back a call of one's own: else 409 `call_final`. `madeAt` = when it was written, where it had
   * to wait: a minute and more stands beside the line as its `message` (`LateLine`).
   */
  readonly note: {
    readonly id: string;
    readonly text: string;
    readonly kind?: "note" | "call";
    readonly shortcut?: string;
    readonly madeAt?: string;
  };
  /** All signals of the alarm have been seen up to `version`. */
  readonly seen: ActBase;
  /** Park: `events_alarm` -> `events_pending` with kind `hold`. Needs `signals.alarms.hold`. Minutes within the limits of program_settings, else 400 `hold_too_long` {max}. */
  readonly hold: ActBase & { readonly minutes: number; readonly reason: string };
  /** End a wait now: `events_pending` -> `events_alarm`. Needs `signals.pending_signals.wake`. */
  readonly wake: ActBase;
  /**
   * End: -> `alarm_history`. Owner only, `signals.alarms.close`. 400 `resolution_missing`, `comment_too_short` {min},
   * 409 `signals_unseen` {count}, 409 `version_stale` {version}.
   */
  readonly close: ActBase & { readonly resolution: string; readonly comment?: string };
}

/** Name of an act. */
export type AlarmAct = keyof AlarmActs;

/** Sign-in answers `{ token, record, meta: SessionMeta }` on `POST /api/collections/users/auth-with-password`. */
export interface SessionMeta {
  readonly sessionId: string;
  /** Renews the token; shown once. */
  readonly renewal: string;
  readonly expiresAt: string;
}

/**
 * Header that names the session on `POST /api/realtime`, so that the stream ends with it. Access tokens name their session
 * too (claim `session`): acts and lists need no header, and an ended session is refused at once with 401 `session_ended`.
 */
export const SESSION_HEADER = "X-Watchdesk-Session";

/** The other routes, by path below `API`. */
export interface Routes {
  /** Receiver only (service account). */
  readonly "POST signals": { body: SignalBatch; answer: SignalBatchAnswer };
  /** Receiver only: which of the frames it has handed over are not here, after a start that may have lost the last ones. */
  readonly "POST signals_missing": { body: MissingQuestion; answer: MissingAnswer };
  /** Receiver only: everything due is fired once, in order. */
  readonly "POST due": { body: Record<string, never>; answer: { woken: number; lapsed: number; ended: number } };
  /**
   * Receiver only: state of its lines, and whom they heard; saves the heartbeat record. `spool` tells its program from
   * others; `twins` = ids that another program gives a receiver of its own.
   */
  readonly "POST heartbeat": {
    body: { spool: string; receivers: readonly ReceiverStatus[] };
    answer: { ok: true; twins: readonly string[] };
  };
  /** Who is signed in: the last heartbeat, where the store's disk was too full to save it; null where it is saved. */
  readonly "GET beat": { answer: { beat: BeatRecord | null } };
  /** A mute of the alarm sound, into the audit log. Needs `signals.alarms.read`; 400 `bad_request` {field}. */
  readonly "POST mutes": { body: MuteLine; answer: null };
  /** What of some days (42 at most) the caller may see of the roster: his own rows, or the team's. Needs `shifts.shift_management.read_own` or `read_team`. */
  readonly "GET shifts/roster": { answer: RosterAnswer };
  /**
   * Visits and jobs of some days (42 at most), with who may be sent and who is away. Needs `technicians.scheduling.read` or
   * `sales.scheduling.read`; of jobs that the caller may not read it says only that somebody has no time then.
   */
  readonly "GET schedule": { query: { first: string; days: number }; answer: ScheduleAnswer };
  /** Colleagues' coming shifts that he could work instead of his own one (`mine`). */
  readonly "GET shifts/swap_choices": { answer: { choices: readonly SwapChoice[] } };
  /**
   * Acts: save, delete, apply_template, copy_week, ask_swap, answer_swap, write_handover, sign_handover, check_in, check_out,
   * correct_attendance; each one transaction, by its right, with a line in the audit log. 409 `shift_changed`, `shift_overlaps`.
   */
  readonly "POST shifts/{act}": { body: Record<string, unknown>; answer: object };
  /** Service accounts only: 204 when a write has gone through; it waits for that as long as whoever asks does. */
  readonly "POST alive": { body: Record<string, never>; answer: null };
  /** Receiver only: the keys it needs while the store is away, by account, or `prefix/account` where a site has a prefix. */
  readonly "GET receiver_config": {
    answer: {
      /** By account; null where two sites claim it, which closes it. */
      keys: Readonly<Record<string, string | null>>;
      /** The key for accounts that have none, by receiver id. */
      defaults: Readonly<Record<string, string>>;
      /** Known accounts, one a line. */
      accounts: string;
    };
  };
  /**
   * `{ sessionId, renewal }` -> a fresh access token; 401 `session_ended`, 403 `account_disabled`, 403 `outside_shift`
   * {nextAt}. `offShift` = his shift is over, and he is signed in only as long as he holds an alarm. No token needed.
   */
  readonly "POST session/renew": {
    body: { sessionId: string; renewal: string };
    answer: { token: string; record: object; expiresAt: string; offShift: boolean };
  };
  /**
   * Nobody has been at the workstation for so long: the session ends, what was claimed in it goes back to the queue with
   * a line that says so, all in one act. Whoever comes with it later is told 401 `inactive`. 400 `bad_request` {field}.
   */
  readonly "POST session/inactive": { body: { idleSeconds: number }; answer: null };
  /** Signal history: bounded period on `receivedAt`, newest first, keyset paging by `before` (seq of the last). Needs `signals.signal_history.read`; 400 `period_unbounded`, `period_too_long`. As an `export` it needs `signals.signal_history.export` too, has up to 1,000 rows a page instead of 200, no `raw`, and a line in the audit log. */
  readonly "GET signal_history": {
    query: {
      from: string;
      to: string;
      before?: number;
      limit?: number;
      export?: "1";
      text?: string;
      account?: string;
      /** Part of its name or number. */
      site?: string;
      class?: string;
      code?: string;
      qualifier?: string;
      zone?: string;
    };
    answer: { items: readonly object[]; next: number | null };
  };
  /**
   * Of the signals numbered `above` < seq <= `upto` those that were changed after they came, and after `since` (as the store
   * writes it): in order, up to 500, without `raw` and `trace`. Who may read signals has his own. 400 `bad_request` {field}.
   */
  readonly "GET signals_changed": {
    query: { above: number; upto: number; since: string };
    answer: { items: readonly object[] };
  };
  /**
   * Closed alarms: bounded period on `closedAt`, last closed first; `next` is handed back as `before`. Rights, refusals and
   * export as for the signal history. A whole number as `text` is answered with the alarm of that number beside, where the
   * period leaves it out.
   */
  readonly "GET alarm_history": {
    query: {
      from: string;
      to: string;
      before?: string;
      limit?: number;
      export?: "1";
      text?: string;
      /** Id of the site; `account` is how its number begins, or that of what an unknown panel called itself. */
      site?: string;
      account?: string;
      /** 1 to 9. */
      priority?: string;
      closedBy?: string;
      resolution?: string;
    };
    answer: { items: readonly object[]; next: string | null; elsewhere: ElsewhereAlarm | null };
  };
  /**
   * The alarm wherever it is, with its last 100 signals (with `trace`; `raw` by right) and its log, oldest first. Needs
   * `signals.alarms.read`, `signals.pending_signals.read` or `signals.signal_history.read`, by where it is; 404 out of reach.
   */
  readonly "GET alarms/{id}": { answer: AlarmDetail };
  /**
   * A call from the dialer: its line in `call_history`, and from 'sites' and 'customers' an event with its report; all or
   * nothing, and the same `id` again changes nothing. Needs `dialer.call.create`; 404 for a site out of reach.
   */
  readonly "POST calls": {
    body: {
      id: string;
      numberCalled: string;
      initatedFrom: string;
      data: { code: string; partitionNumber: string; site: string } | null;
      timestamp: string;
    };
    answer: { call: { id: string; event: string } };
  };
  /** Portal users of a site within reach, and for whoever may add them the others of its customer. Needs `accounts.site_portal_users.read`. */
  readonly "GET site_users/{site}": { answer: PortalUsersAnswer };
  /** How one's own call ended, dialled or rung at: what was said first stays, and is answered. 404 for anybody else's. */
  readonly "POST calls/{id}/end": { body: CallEnd; answer: { call: CallEnd & { id: string } } };
  /** Whose number it is, of those one reaches. Needs `dialer.incoming.read`. */
  readonly "GET callers": { query: { number: string }; answer: CallerAnswer };
  /** A telephone system: it rings at an extension. 404 where nobody has that extension. */
  readonly "POST incoming_call": { body: { number: string; extension: string }; answer: { calls: readonly string[] } };
  /** Anybody: what may be offered to who is not signed in. */
  readonly "GET account_offers": { answer: { mail: boolean; signup: boolean } };
  /**
   * Invites: somebody who is there (`user`), or one who is made. Needs `user.users.invite`, and `create` for a new one; 409
   * `address_taken`. `link` is "" where a mail has left.
   */
  readonly "POST invitations": {
    body: { user: string } | { email: string; name: string; surname?: string; role: string; dealer?: string };
    answer: { id: string; sent: boolean; link: string };
  };
  /** Another person's new password, told this once; he changes it before he gets a session. Needs `user.users.reset`. */
  readonly "POST people/{id}/password": { body: Record<string, never>; answer: { password: string } };
  /** Anybody, where it is switched on: asks for access to the portal. Answered alike whoever has the address. */
  readonly "POST signup": {
    body: { email: string; name: string; surname?: string; mobileNumber?: string };
    answer: null;
  };
  /** A customer at a glance. Needs `support.support_for_customer.read`, and is the centre's alone; contacts `accounts.contact_passwords.check`. */
  readonly "GET customers/{id}/overview": { answer: CustomerOverview };
  /** One's own telephone account. Needs `dialer.call.create`. */
  readonly "GET sip_account": { answer: SipAccount };
}

/** A closed alarm that was asked for by its number, and not in the period that was asked for. */
export interface ElsewhereAlarm {
  readonly id: string;
  readonly alarmNo: number;
  readonly closedAt: string;
}

/** An alarm with what belongs to it. */
export interface AlarmDetail {
  readonly collection: "events_alarm" | "events_pending" | "alarm_history";
  readonly alarm: object;
  readonly events: readonly object[];
  readonly reports: readonly object[];
}

/** What a receiver says of one of its lines. The optional part is for whoever looks deeper. */
export interface ReceiverStatus {
  readonly id: string;
  readonly engineType: string;
  readonly state: "listening" | "spool_full" | "stopped";
  readonly port: number;
  /** Of the last frame that was kept; `""` when none was since the receiver's start. */
  readonly lastSignalAt: string;
  readonly framesToday: number;
  readonly crcErrors: number;
  readonly undelivered: number;
  /** Why nothing is acknowledged; `""` when all is well. */
  readonly reason?: string;
  /** Frames the store refuses; counted in `undelivered` too. */
  readonly parked?: number;
  /** When the oldest frame came that the store has not got yet, parked ones left out; `""` when there is none. */
  readonly waitingSince?: string;
  readonly connections?: number;
  /** Accounts heard since the last heartbeat, NULL and heartbeats included: their links live. */
  readonly contacts?: readonly HeardAccount[];
  readonly framesTotal?: number;
  readonly acks?: number;
  readonly naks?: number;
  readonly duhs?: number;
  readonly drops?: number;
  readonly repeats?: number;
  readonly undecryptable?: number;
  readonly noiseClosed?: number;
  readonly lostUnacknowledged?: number;
}

/** An account's last sign of life, as it named itself. */
export interface HeardAccount {
  readonly account: string;
  readonly prefix: string;
  readonly receiverNumber: string;
  readonly transport: string;
  readonly token: string;
  readonly at: string;
}

/** A receiver's line as the home page shows it. */
export interface HomeReceiver {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly lastSignalAt: string;
}

/** Somebody who has a shift now. */
export interface HomeShift {
  readonly id: string;
  readonly name: string;
  readonly shift: string;
  readonly until: string;
  /** He is signed in. */
  readonly here: boolean;
}

/** Closed alarms of the room's day, and how they were answered; seconds. */
export interface HomeAnswers {
  readonly closed: number;
  readonly answerMean: number | null;
  readonly answerMedian: number | null;
}

/** Sites by their state, and how many of the active ones owe a test. */
export interface HomeSites {
  readonly active: number;
  readonly test: number;
  readonly outOfService: number;
  readonly lateToTest: number;
}

/** `GET /api/watchdesk/home`: the room at one glance, each part for who may see it; null = he may not. */
export interface HomeAnswer {
  /** When the room's day began. */
  readonly since: string;
  readonly signals: { readonly count: number; readonly lastAt: string } | null;
  readonly room: HomeAnswers | null;
  readonly own: HomeAnswers;
  readonly receivers: readonly HomeReceiver[] | null;
  readonly shifts: readonly HomeShift[] | null;
  readonly sites: HomeSites | null;
  readonly lists: HomeLists;
}

/** `GET /api/watchdesk/secrets/{collection}/{id}`: which of the record's secrets are set, never what they are. */
export interface SecretsAnswer {
  readonly set: readonly string[];
}

/** `POST /api/watchdesk/api_keys` answers this; nobody can ask for the key again. */
export interface ApiKeyAnswer {
  readonly key: string;
  readonly record: { readonly id: string };
}
