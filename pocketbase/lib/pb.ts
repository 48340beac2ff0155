/** The part of the store's engine that hooks and their logic use, typed by hand: globals and the values they give. */
import type { PbFilesystem, PbSettings } from "./pb-settings";

export type { PbRateLimit } from "./pb-settings";

/** A date as the store keeps it; `string()` is `YYYY-MM-DD HH:mm:ss.SSSZ`, or `""` for none. */
export interface PbDate {
  string(): string;
  unixMilli?(): number;
  isZero(): boolean;
}

/** A collection's description. */
export interface PbCollection {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly system: boolean;
  /** Of auth collections: what access tokens are signed with, beside the record's own key, and how long they live. */
  readonly authToken: { readonly secret: string; readonly duration: number };
  /** The same of the links by which a new password is set. */
  readonly passwordResetToken: { readonly secret: string };
  /** How long a code by mail is good, seconds. */
  readonly otp: { readonly duration: number };
}

/** One record. JSON fields must be read by `JSON.parse(record.getString(…))`: `get` gives their bytes. */
export interface PbRecord {
  id: string;
  get(field: string): unknown;
  set(field: string, value: unknown): void;
  load(data: Readonly<globalThis.Record<string, unknown>>): void;
  getString(field: string): string;
  getInt(field: string): number;
  getFloat(field: string): number;
  getBool(field: string): boolean;
  getDateTime(field: string): PbDate;
  getStringSlice(field: string): string[];
  collection(): PbCollection;
  isNew(): boolean;
  original(): PbRecord;
  fresh(): PbRecord;
  hide(...fields: string[]): PbRecord;
  unhide(...fields: string[]): PbRecord;
  isSuperuser(): boolean;
  email(): string;
  setPassword(password: string): void;
  validatePassword(password: string): boolean;
  refreshTokenKey(): void;
  newAuthToken(): string;
  tokenKey(): string;
  /** Whether `plain` shows the address; a person's own answer does. */
  ignoreEmailVisibility(state: boolean): PbRecord;
}

/** Outcome of a statement. */
export interface PbResult {
  rowsAffected(): number;
}

/** A statement; `{:name}` placeholders are filled by `bind`. */
export interface PbQuery {
  bind(parameters: Readonly<globalThis.Record<string, unknown>>): PbQuery;
  execute(): PbResult;
  /** Throws when there is no row. */
  one(into: object): void;
  all(into: object): void;
  /** Gives up, also waiting for the connection, when the context ends. */
  withContext(context: PbContext): PbQuery;
}

/** What a request lives in: it ends when the client hangs up. */
export interface PbContext {
  err(): unknown;
}

/** A connection. */
export interface PbDb {
  newQuery(sql: string): PbQuery;
}

/** Values that live as long as the process and are shared by all engines. */
export interface PbStore {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  has(key: string): boolean;
  remove(key: string): void;
  /** Changes a value in one step, whatever other engines do meanwhile. */
  setFunc(key: string, change: (old: unknown) => unknown): void;
}

/** One open event stream. */
export interface PbClient {
  id(): string;
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  unset(key: string): void;
  isDiscarded(): boolean;
  discard(): void;
  unsubscribe(...topics: string[]): void;
}

/** All open event streams. Never `send` from here: one stalled browser would stop the caller (pocketbase.md 5.1). */
export interface PbBroker {
  clientById(id: string): PbClient;
  clients(): Readonly<globalThis.Record<string, PbClient>>;
  unregister(id: string): void;
  totalClients(): number;
}

/** Writes to the store's log. */
export interface PbLogger {
  warn(message: string, ...pairs: unknown[]): void;
  error(message: string, ...pairs: unknown[]): void;
}

/** The store, or one transaction of it. Inside a transaction use `tx` alone: the outer app would wait for itself. */
export interface PbApp {
  db(): PbDb;
  /** The store's own log (`_logs`), in a file of its own. */
  auxDB(): PbDb;
  settings(): PbSettings;
  nonconcurrentDB(): PbDb;
  runInTransaction(work: (tx: PbApp) => void): void;
  isTransactional(): boolean;
  save(record: PbRecord | PbSettings): void;
  /** Throws where it would not be saved. */
  validate(record: PbRecord): void;
  saveNoValidate(record: PbRecord): void;
  delete(record: PbRecord): void;
  findCollectionByNameOrId(name: string): PbCollection;
  findCachedCollectionByNameOrId(name: string): PbCollection;
  /** Throws when there is none, as every `find…` of one record. */
  findRecordById(collection: string, id: string): PbRecord;
  findRecordsByIds(collection: string, ids: readonly string[]): PbRecord[];
  findFirstRecordByData(collection: string, field: string, value: unknown): PbRecord;
  findFirstRecordByFilter(
    collection: string,
    filter: string,
    parameters?: Readonly<globalThis.Record<string, unknown>>,
  ): PbRecord;
  // The engine's own order of arguments.
  findRecordsByFilter(
    collection: string,
    filter: string,
    sort?: string,
    limit?: number,
    offset?: number,
    parameters?: Readonly<globalThis.Record<string, unknown>>,
  ): PbRecord[];
  findAuthRecordByToken(token: string, ...types: string[]): PbRecord;
  /** The folder of its data. */
  dataDir(): string;
  newBackupsFilesystem(): PbFilesystem;
  store(): PbStore;
  subscriptionsBroker(): PbBroker;
  logger(): PbLogger;
}

/** Everything a request said. */
export interface PbRequestInfo {
  readonly method: string;
  readonly query: Readonly<globalThis.Record<string, string>>;
  /** Keys in lower case with `_` for `-`. */
  readonly headers: Readonly<globalThis.Record<string, string>>;
  readonly body: Readonly<globalThis.Record<string, unknown>>;
  readonly auth: PbRecord | null;
}

/**
 * What routes and the hooks of the store's own routes have in common. `request` and `response` are undefined in all of
 * those hooks, whatever the store's own types promise (seen in 0.40.6): what was sent is in `requestInfo()`.
 */
export interface PbAnyRequestEvent {
  readonly auth: PbRecord | null;
  requestInfo(): PbRequestInfo;
  json(status: number, body: unknown): void;
  noContent(status: number): void;
  realIP(): string;
  hasSuperuserAuth(): boolean;
  next(): void;
}

/** A request to a route of ours. */
export interface PbRequestEvent extends PbAnyRequestEvent {
  readonly app: PbApp;
  readonly request: {
    readonly method: string;
    readonly contentLength: number;
    readonly body: unknown;
    readonly header: { get(name: string): string };
    readonly url: { query(): { get(name: string): string } };
    pathValue(name: string): string;
    context(): PbContext;
  };
  readonly response: { header(): { set(name: string, value: string): void } };
  string(status: number, text: string): void;
  /** Throws when there is none of that name. */
  fileFS(files: PbFiles, name: string): void;
}

/** A folder to send files from; nothing outside it is reached. */
export type PbFiles = { readonly folder: unique symbol };

/** A hook around a change of a record; `app` may be replaced by a transaction before `next`. */
export interface PbRecordEvent {
  app: PbApp;
  readonly record: PbRecord;
  next(): void;
}

/** A hook around a request for a record. */
export interface PbRecordRequestEvent extends PbAnyRequestEvent {
  app: PbApp;
  readonly record: PbRecord;
  readonly collection: PbCollection;
  /** Fills a model from the body, as it was sent. */
  bindBody(into: object): void;
}

/** A sign-in or a renewal of a token. */
export interface PbRecordAuthEvent extends PbRecordRequestEvent {
  token: string;
  /** Travels to the client beside token and record. */
  meta: unknown;
  readonly authMethod: string;
}

/** A sign-in with a password; `record` is null when nobody has that identity. */
export interface PbPasswordEvent extends PbAnyRequestEvent {
  app: PbApp;
  record: PbRecord | null;
  readonly collection: PbCollection;
  readonly identity: string;
  readonly requestEvent: Pick<PbRequestEvent, "response">;
}

/** A request for a list of records. */
export interface PbRecordsListEvent extends PbAnyRequestEvent {
  readonly app: PbApp;
  readonly collection: PbCollection;
  readonly records: PbRecord[];
}

/** A subscription on an event stream. */
export interface PbRealtimeSubscribeEvent extends PbAnyRequestEvent {
  readonly app: PbApp;
  readonly client: PbClient;
  subscriptions: string[];
}

/** The start of the process. */
export interface PbBootstrapEvent {
  readonly app: PbApp;
  next(): void;
}

/** A middleware of the engine itself; of two with the same id on a route the inner one counts alone. */
export interface PbMiddleware {
  id: string;
}

/** A refusal on its way to the client. Only `data` set after construction travels as it is (lib/refuse.ts). */
export interface PbApiError {
  data: unknown;
  readonly message: string;
  readonly status: number;
}

type RecordHook<E> = (handler: (e: E) => void, ...collections: string[]) => void;

declare global {
  var $app: PbApp;
  var $security: {
    randomString(length: number): string;
    randomStringWithAlphabet(length: number, alphabet: string): string;
    sha256(text: string): string;
    equal(a: string, b: string): boolean;
    hs256(text: string, secret: string): string;
    createJWT(claims: Readonly<globalThis.Record<string, unknown>>, key: string, seconds: number): string;
    parseUnverifiedJWT(token: string): Readonly<globalThis.Record<string, unknown>>;
  };
  var $apis: {
    requireAuth(...collections: string[]): unknown;
    requireSuperuserAuth(): unknown;
    bodyLimit(bytes: number): PbMiddleware;
    static(files: PbFiles, indexFallback: boolean): (e: PbRequestEvent) => void;
    enrichRecord(e: PbRequestEvent, record: PbRecord, ...expand: string[]): void;
    enrichRecords(e: PbRequestEvent, records: PbRecord[], ...expand: string[]): void;
    recordAuthResponse(e: PbRequestEvent, record: PbRecord, method: string, meta?: unknown): void;
  };
  var $os: {
    readonly args: readonly string[];
    dirFS(folder: string): PbFiles;
    readFile(path: string): unknown;
    readDir(folder: string): readonly { name(): string }[];
    getenv(name: string): string;
  };
  var sleep: (ms: number) => void;
  /** Folder of the hooks, for `require` inside a handler. */
  var __hooks: string;
  var Record: new (collection: PbCollection, data?: Readonly<globalThis.Record<string, unknown>>) => PbRecord;
  var DynamicModel: new <T extends object>(shape: T) => T;
  var arrayOf: <T extends object>(model: T) => T[];
  var DateTime: new (value?: string) => PbDate;
  var ApiError: new (status: number, message: string, data?: unknown) => PbApiError;
  /** Method, path, handler, then middlewares. */
  var routerAdd: (
    ...route: readonly [string, string, handler: (e: PbRequestEvent) => void, ...middlewares: unknown[]]
  ) => void;
  /** For every route. Only the engine's own: a function of ours would hold an engine for each open stream. */
  function routerUse(middleware: PbMiddleware): void;
  function cronAdd(id: string, expression: string, handler: () => void): void;
  function onBootstrap(handler: (e: PbBootstrapEvent) => void): void;
  var onRecordCreate: RecordHook<PbRecordEvent>;
  var onRecordUpdate: RecordHook<PbRecordEvent>;
  var onRecordDelete: RecordHook<PbRecordEvent>;
  var onRecordAfterCreateSuccess: RecordHook<PbRecordEvent>;
  var onRecordAfterUpdateSuccess: RecordHook<PbRecordEvent>;
  var onRecordAfterDeleteSuccess: RecordHook<PbRecordEvent>;
  var onRecordCreateRequest: RecordHook<PbRecordRequestEvent>;
  var onRecordUpdateRequest: RecordHook<PbRecordRequestEvent>;
  var onRecordDeleteRequest: RecordHook<PbRecordRequestEvent>;
  var onRecordViewRequest: RecordHook<PbRecordRequestEvent>;
  var onRecordsListRequest: RecordHook<PbRecordsListEvent>;
  var onRecordAuthRequest: RecordHook<PbRecordAuthEvent>;
  var onRecordAuthWithPasswordRequest: RecordHook<PbPasswordEvent>;
  var onRecordAuthRefreshRequest: RecordHook<PbRecordRequestEvent>;
  function onFileTokenRequest(handler: (e: PbRecordRequestEvent) => void, ...collections: string[]): void;
  function onRealtimeSubscribeRequest(handler: (e: PbRealtimeSubscribeEvent) => void): void;
}

/** All rows of a query, as plain values of the shape. */
export function rowsOf<T extends object>(app: PbApp, sql: string, options: { bind?: object; shape: T }): T[] {
  const rows = arrayOf(new DynamicModel(options.shape));
  app
    .db()
    .newQuery(sql)
    .bind({ ...options.bind })
    .all(rows);
  return rows;
}

/**
 * A query's rows as one JSON text, parsed: for many rows far cheaper than reading them field by field across the
 * engine's border. `select` is the body of a query with named columns.
 */
export function jsonRowsOf<T>(
  app: Pick<PbApp, "db">,
  select: string,
  options: { columns: readonly string[]; bind?: object },
): T[] {
  const object = options.columns.map((column) => `'${column}', "${column}"`).join(", ");
  const model = new DynamicModel({ j: "" });
  const sql = `SELECT COALESCE(json_group_array(json_object(${object})), '[]') AS j FROM (${select})`;
  app
    .db()
    .newQuery(sql)
    .bind({ ...options.bind })
    .one(model);
  return JSON.parse(model.j) as T[];
}

/** Runs a statement that changes rows; gives how many. */
export const run = (app: PbApp, sql: string, bind: Readonly<globalThis.Record<string, unknown>> = {}): number =>
  app.db().newQuery(sql).bind(bind).execute().rowsAffected();

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A record id as the store draws them. */
export const newId = (): string => $security.randomStringWithAlphabet(15, ID_LETTERS);

/** The body of a request; it can be read once. */
export const bodyText = (e: PbRequestEvent): string =>
  (globalThis as unknown as { toString(reader: unknown): string }).toString(e.request.body);

/** The value of a JSON text; null when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Numbers that SQL put into a list, `json_group_array(…)`. */
export const numbersIn = (list: string): readonly number[] => parseJson(list) as readonly number[];

/** The body of a request as JSON gives it; null when it is not JSON. */
export const readJson = (e: PbRequestEvent): unknown => parseJson(bodyText(e));

/** A record as a plain value, as the store's REST answer would give it. */
export const plain = (record: PbRecord): globalThis.Record<string, unknown> & { id: string; updated: string } =>
  JSON.parse(JSON.stringify(record));

/** A JSON field's value; `fallback` when it is empty. */
export function jsonField<T>(record: PbRecord, field: string, fallback: T): T {
  const text = record.getString(field);
  return text === "" || text === "null" ? fallback : (JSON.parse(text) as T);
}
