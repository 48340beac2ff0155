/** The store's library behind our own contract; nothing else imports it. */
import PocketBase, { BaseAuthStore, ClientResponseError, type SendOptions as LibraryOptions } from "pocketbase";
import { AppError, ERROR_STATUS, type ErrorCode } from "../../domain/errors";
import type { FeedRecord } from "../../domain/live/feed";
import { fail, ok, type Result } from "../../domain/result";
import { API, SESSION_HEADER } from "../../domain/live/routes";
import { browserClock } from "../lib/clock";
import { ask, WAIT, type Wait } from "./ask";
import { patiently } from "./patience";
import { ACCOUNT_PATHS, CODE_PATH, HEALTH_PATH, RENEW_PATH, REQUEST_CODE_PATH, SIGN_IN_PATH } from "./paths";
import type {
  Beat,
  Credentials,
  ListQuery,
  EndCode,
  RecordQuery,
  RefusalData,
  RingRecord,
  SendOptions,
  StoreClient,
  StreamListener,
} from "./store-client";

const REALTIME = "/api/realtime";

/** Sent without a token and without renewing one first; their refusals end no session. */
const GUEST_PATHS: readonly string[] = [
  SIGN_IN_PATH,
  REQUEST_CODE_PATH,
  CODE_PATH,
  RENEW_PATH,
  HEALTH_PATH,
  `${API}/account_offers`,
  `${API}/signup`,
  ...Object.values(ACCOUNT_PATHS),
];

const ENDS: readonly ErrorCode[] = ["session_ended", "account_disabled", "outside_shift", "inactive"];

const isEnd = (code: ErrorCode): code is EndCode => ENDS.includes(code);

/** A client of the store, on this page's origin unless told otherwise. */
export function createClient(credentials: Credentials, baseUrl = "/", wait = WAIT): StoreClient {
  const open = (): PocketBase => openLibrary({ credentials, baseUrl, wait });
  const library = open();
  let stream: PocketBase | undefined;
  const closeStream = (): void => {
    if (!stream) return;
    delete stream.realtime.onDisconnect;
    // `unsubscribe` leaves the library's own retry running while it is not connected; this stops that too.
    stream.realtime["disconnect"]();
    stream = undefined;
  };
  return {
    send: <T>(path: string, options: SendOptions = {}) =>
      run(credentials, () =>
        library.send<T>(path.startsWith("/") ? path : `${API}/${path}`, { method: "GET", ...options }),
      ),
    list: <T>(collection: string, query: ListQuery = {}) =>
      patiently(() => run(credentials, () => readPage<T>(library, collection, query)), {
        clock: browserClock,
        random: Math.random,
        signal: query.signal,
      }),
    one: <T>(collection: string, id: string, query: RecordQuery = {}) =>
      run(credentials, async () => recordIn(await library.collection(collection).getOne<T>(id, query), query)),
    connect: (listener, feed) => {
      closeStream();
      stream = open();
      const { realtime } = stream;
      return run(credentials, () => subscribeAll(realtime, listener, feed));
    },
    disconnect: closeStream,
  };
}

interface Opened {
  readonly credentials: Credentials;
  readonly baseUrl: string;
  readonly wait: Wait;
}

/** A request with the session that it was sent for. */
interface Sent extends LibraryOptions {
  readonly session?: string;
}

/** The library with our credentials and our patience on every request. */
function openLibrary({ credentials, baseUrl, wait }: Opened): PocketBase {
  const library = new PocketBase(baseUrl, new BaseAuthStore());
  // Two parts of a page may read the same thing at once: the library would abort the first (H-RT-05).
  library.autoCancellation(false);
  library.beforeSend = async (url, given: LibraryOptions) => {
    const options: LibraryOptions = { ...given, fetch: (to, init = {}) => ask(new Request(to).url, init, wait) };
    const { pathname } = new URL(url, "http://store");
    if (GUEST_PATHS.includes(pathname)) return { url, options };
    await orGivenUp(credentials.ensureFresh(), given.signal);
    const headers: Record<string, string> = { ...options.headers };
    const session = credentials.sessionId();
    if (credentials.token() !== "") headers["Authorization"] = credentials.token();
    if (pathname !== REALTIME) return { url, options: { ...options, headers, session } };
    headers[SESSION_HEADER] = session;
    return { url, options: { ...options, headers, session, body: withoutOwnTopics(options.body) } };
  };
  library.afterSend = (response: Response, data: unknown, sent?: Sent) => {
    const date = Date.parse(response.headers.get("date") ?? "");
    if (!Number.isNaN(date)) credentials.onServerDate(date);
    const guest = GUEST_PATHS.includes(new URL(response.url, "http://store").pathname);
    const code = response.ok || guest ? undefined : codeIn(data);
    if (code !== undefined && isEnd(code))
      credentials.onRefused({
        session: sent?.session ?? "",
        code,
        data: (data as { data?: RefusalData } | null)?.data ?? {},
      });
    return data;
  };
  return library;
}

/** Whoever gives a request up does not wait for the token that it needs either. */
async function orGivenUp(work: Promise<void>, signal: AbortSignal | null | undefined): Promise<void> {
  if (!signal) return work;
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const givenUp = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
  });
  await Promise.race([work, givenUp]).finally(() => signal.removeEventListener("abort", stop));
}

/** A token that the store no longer takes is renewed and the request sent once more: it has done nothing yet. */
async function run<T>(credentials: Credentials, work: () => Promise<T>): Promise<T> {
  const first = await attempt(work);
  if (first.ok) return first.value;
  if (first.fault.code !== "not_signed_in" || !credentials.markStale()) throw first.fault;
  const second = await attempt(work);
  if (second.ok) return second.value;
  throw second.fault;
}

async function attempt<T>(work: () => Promise<T>): Promise<Result<T, AppError>> {
  try {
    return ok(await work());
  } catch (cause) {
    return fail(toAppError(cause));
  }
}

/** The library's own topic is no business of the store, which refuses topics it does not know. */
function withoutOwnTopics(body: unknown): unknown {
  const { subscriptions = [], ...rest } = body as { subscriptions?: readonly string[] };
  return { ...rest, subscriptions: subscriptions.filter((topic) => topic !== "PB_CONNECT") };
}

async function readPage<T>(library: PocketBase, collection: string, query: ListQuery): Promise<T[]> {
  const { filter, params, perPage = 500, ...rest } = query;
  const found = filter === undefined ? {} : { filter: library.filter(filter, params) };
  const options = { ...rest, ...found, skipTotal: true };
  try {
    return rowsIn(await library.collection(collection).getList<T>(1, perPage, options));
  } catch (cause) {
    throw isLate(cause) ? new AppError("store_busy", {}, { cause }) : cause;
  }
}

/** JSON of somebody else, too, is no answer: what is no record and no list becomes no data. */
function recordIn<T>(answer: T, { fields }: RecordQuery): T {
  const names = Object.keys(answer as object);
  const asked = fields?.split(",").map((field) => field.split(/[.:]/)[0]) ?? names;
  const isOurs = fields === undefined ? names.includes("id") : names.every((name) => asked.includes(name));
  if (names.length === 0 || !isOurs) throw new AppError("foreign_answer");
  return answer;
}

/** The library makes an empty list of whatever has none, and an empty list means that every alarm is closed. */
function rowsIn<T>({ items, perPage }: { readonly items: T[]; readonly perPage?: unknown }): T[] {
  if (typeof perPage !== "number") throw new AppError("foreign_answer");
  return items;
}

/**
 * A list that took longer than the store gives it is answered as one that the store can't read, 400 without a code: it
 * asks no hook by then. It can read all that the app asks for, so it had too much to do.
 */
const isLate = (cause: unknown): boolean =>
  cause instanceof ClientResponseError && cause.status === 400 && codeIn(cause.response) === undefined;

async function subscribeAll(
  realtime: PocketBase["realtime"],
  listener: StreamListener,
  feed: readonly string[],
): Promise<void> {
  realtime.onDisconnect = () => listener.onDisconnect();
  // The library tells PB_CONNECT once the subscriptions have been sent: all of them must be there by then.
  await Promise.all([
    realtime.subscribe("PB_CONNECT", () => listener.onConnect()),
    ...feed.map((topic) =>
      realtime.subscribe(topic, (event: { record?: FeedRecord }) => {
        if (event.record) listener.onFeed(event.record);
      }),
    ),
    realtime.subscribe("heartbeat/*", (event: { record?: Beat }) => {
      if (event.record) listener.onBeat(event.record);
    }),
    ...rings(realtime, listener),
  ]);
}

/** Told as they begin alone: what rang while nobody listened rings no more. */
const rings = (realtime: PocketBase["realtime"], { onRing }: StreamListener): readonly Promise<unknown>[] =>
  onRing === undefined
    ? []
    : [
        realtime.subscribe("incoming_calls/*", (event: { action?: string; record?: RingRecord }) => {
          if (event.action === "create" && event.record) onRing(event.record);
        }),
      ];

/** A failure of the library as a refusal of ours; what the store said stays as the cause. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (!(cause instanceof ClientResponseError)) return new AppError("unknown", {}, { cause });
  if (cause.originalError instanceof AppError) return cause.originalError;
  const { data, mfaId } = cause.response as { data?: Record<string, unknown>; mfaId?: unknown };
  // The password was right, and the store wants a code, too.
  if (typeof mfaId === "string") return new AppError("code_needed", { mfaId }, { cause });
  return new AppError(codeIn(cause.response) ?? codeOfStatus(cause.status), data ?? {}, { cause });
}

/** The code of a refusal of ours, wherever the store put it. */
function codeIn(answer: unknown): ErrorCode | undefined {
  const { data, code } = (answer ?? {}) as { data?: { code?: unknown }; code?: unknown };
  return [data?.code, code].find(
    (found): found is ErrorCode => typeof found === "string" && Object.hasOwn(ERROR_STATUS, found),
  );
}

function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    // A front that can't reach the store answers for it: for the person at the desk it is away all the same.
    case 0:
    case 502:
    case 503:
    case 504:
      return "network";
    case 400:
      return "bad_request";
    case 401:
      return "not_signed_in";
    case 403:
      return "no_right";
    case 404:
      return "not_found";
    // The engine's own word for what is far too large.
    case 413:
      return "too_large";
    case 507:
      return "disk_full";
    case 429:
      return "too_many_tries";
    default:
      return "unknown";
  }
}
