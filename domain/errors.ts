/** Every refusal of ours by code; each has its sentence in locales/<lng>/common.json below `errors` under the same key. */
export const ERROR_STATUS = {
  not_signed_in: 401,
  session_ended: 401,
  inactive: 401,
  no_right: 403,
  account_disabled: 403,
  outside_shift: 403,
  not_found: 404,
  bad_request: 400,
  body_bad: 400,
  field_too_long: 400,
  too_large: 413,
  alarm_taken: 409,
  alarm_closed: 409,
  alarm_pending: 409,
  alarm_not_pending: 409,
  alarm_not_yours: 409,
  alarm_limit: 409,
  shift_over: 409,
  claim_lapsed: 409,
  shift_times_bad: 400,
  shift_over_midnight: 400,
  shift_overlaps: 409,
  shift_changed: 409,
  shift_none: 409,
  swap_decided: 409,
  swap_begun: 409,
  handover_signed: 409,
  handover_not_yours: 409,
  attendance_open: 409,
  attendance_none: 409,
  version_stale: 409,
  record_changed: 409,
  signals_unseen: 409,
  resolution_missing: 400,
  resolution_unknown: 400,
  comment_too_short: 400,
  note_empty: 400,
  note_too_long: 400,
  note_id_bad: 400,
  note_id_taken: 409,
  account_taken: 409,
  call_final: 409,
  hold_too_long: 400,
  hold_reason_missing: 400,
  period_unbounded: 400,
  period_too_long: 400,
  field_locked: 403,
  stock_short: 409,
  not_offered: 403,
  mail_missing: 409,
  address_taken: 409,
  key_bad: 400,
  secret_bad: 400,
  word_bad: 400,
  words_same: 400,
  authority_map_bad: 400,
  spool_missing: 400,
  mute_time_bad: 400,
  mute_too_old: 400,
  too_many_mutes: 429,
  store_not_durable: 503,
  store_busy: 503,
  disk_full: 507,
  too_many_lists: 429,
  too_many_log_lines: 429,
  too_many_texts: 429,
  language_missing: 404,
  language_store_away: 502,
  network: 0,
  foreign_answer: 0,
  unconfirmed: 0,
  wrong_password: 400,
  password_due: 403,
  password_same: 400,
  code_needed: 401,
  code_wrong: 400,
  code_too_soon: 429,
  code_step_over: 400,
  address_open: 409,
  mail_needed: 409,
  too_many_tries: 429,
  too_many_sign_ins: 429,
  unknown: 0,
} as const;

/** A code people are told about. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refusal with the values its sentence needs. `cause` is for us, never for the screen. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, data: Readonly<Record<string, unknown>> = {}, options: { cause?: unknown } = {}) {
    super(code, options);
    this.name = "AppError";
    this.code = code;
    this.data = data;
  }
}

/** Whatever was thrown, as a refusal. */
export const asAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError("unknown", {}, { cause });
