/** Asks the store over the network with bounded patience, and takes nobody else's answer for the store's. */
import { AppError } from "../../domain/errors";

/** How long an answer may be waited for. */
export interface Wait {
  /** Without a single byte. */
  readonly silentMs: number;
  /** From the question to the end of the answer, however slowly it drips. */
  readonly wholeMs: number;
}

/** A black hole on the way must not leave anybody before a spinner: no answer of the store takes longer (docs/figures). */
export const WAIT: Wait = { silentMs: 15_000, wholeMs: 60_000 };

/** What a store that is there has answered by then, also over a slow line: it is knocked at that often. */
const GONE_MS = 4_000;
/** What was asked, changes nothing there, and was answered with no byte yet. */
const unanswered = new Set<Patience>();

/**
 * Gives up the reads that have waited for some seconds without a byte, as ones that reached nobody. To be called while the
 * store is known to be away: a browser has six lines to it for all its tabs, and what hangs on dead ones would keep the
 * knock of the live layer waiting that finds out that it is back.
 */
export function giveUpUnanswered(silentMs = GONE_MS): void {
  for (const patience of unanswered) if (patience.silentFor >= silentMs) patience.giveUp();
}

/** Statuses that a front gives for the store itself, in words of its own. */
const OF_A_FRONT: ReadonlySet<number> = new Set([413, 429]);
/** "The network wants a sign-in" (RFC 6585). */
const NETWORK_SIGN_IN = 511;

/**
 * `fetch` for the library. What is no JSON, leads elsewhere or breaks off is no answer of the store, whatever its status
 * says: it never becomes data, and never a refusal that signs somebody out.
 */
export async function ask(url: string, init: RequestInit, wait: Wait = WAIT): Promise<Response> {
  const patience = new Patience(wait);
  if ((init.method ?? "GET") === "GET") unanswered.add(patience);
  const signals = init.signal ? [init.signal, patience.signal] : [patience.signal];
  try {
    // What the store says of people would lie in clear in the browser's own cache, after the session, too.
    const own = { cache: "no-store", redirect: "manual", signal: AbortSignal.any(signals) } as const;
    const response = await fetch(url, { ...init, ...own });
    unanswered.delete(patience);
    return withJson(response, await readAll(response, () => patience.heard()));
  } catch (cause) {
    if (cause instanceof AppError || init.signal?.aborted) throw cause;
    throw new AppError("network", {}, { cause });
  } finally {
    unanswered.delete(patience);
    patience.end();
  }
}

/** Gives the request up when too long nothing has come. */
class Patience {
  readonly #abort = new AbortController();
  readonly #whole: ReturnType<typeof setTimeout>;
  readonly #silentMs: number;
  #heardAt = 0;
  #silent: ReturnType<typeof setTimeout> | undefined;

  constructor({ silentMs, wholeMs }: Wait) {
    this.#silentMs = silentMs;
    this.#whole = setTimeout(() => this.#abort.abort(), wholeMs);
    this.heard();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Since the last byte, or since it was asked, ms. */
  get silentFor(): number {
    return performance.now() - this.#heardAt;
  }

  heard(): void {
    this.#heardAt = performance.now();
    clearTimeout(this.#silent);
    this.#silent = setTimeout(() => this.#abort.abort(), this.#silentMs);
  }

  giveUp(): void {
    this.#abort.abort();
  }

  end(): void {
    clearTimeout(this.#silent);
    clearTimeout(this.#whole);
  }
}

/** The whole body; throws where it breaks off. */
async function readAll(response: Response, onBytes: () => void): Promise<string> {
  onBytes();
  if (!response.body) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onBytes();
    text += decoder.decode(value, { stream: true });
  }
}

/** The response with its body read already; throws where it is not the store's. */
function withJson(response: Response, text: string): Response {
  const { status, type } = response;
  const data = parsed(text);
  if (type === "opaqueredirect" || status === NETWORK_SIGN_IN || (status >= 300 && status < 400)) throw foreign(status);
  if (data === undefined && !(status === 204 && text === "") && !OF_A_FRONT.has(status)) {
    // A front that can't reach the store says so in a page of its own: for whoever waits the store is away.
    throw status >= 500 ? new AppError("network", { status }) : foreign(status);
  }
  return Object.defineProperty(response, "json", { value: () => Promise.resolve(data ?? {}) });
}

const foreign = (status: number): AppError => new AppError("foreign_answer", { status });

/** An object or array, as all the store's answers are; undefined for anything else. */
function parsed(text: string): object | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}
