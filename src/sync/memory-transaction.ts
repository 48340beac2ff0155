/** Transactions of a database in memory: one after the other, all or nothing, as the browser's own are. */

type Handler = ((event: unknown) => void) | null;

/** A question to the database, answered when its turn has come. */
export class MemoryRequest {
  result: unknown = undefined;
  error: DOMException | null = null;
  onsuccess: Handler = null;
  onerror: Handler = null;
  /** Of an opening that changes the schema. */
  onupgradeneeded: Handler = null;
  onblocked: Handler = null;
  transaction: MemoryTransaction | null = null;
}

type Ask = readonly [MemoryRequest, () => unknown];

const waiting: (() => void)[] = [];
let port: MessagePort | undefined;

/** After everything that hangs on what was just said; a timer would wait four milliseconds. */
export function later(run: () => void): void {
  if (!port) {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
    // A test's process ends although a port is open.
    (channel.port1 as { unref?: () => void }).unref?.();
    port = channel.port2;
  }
  waiting.push(run);
  port.postMessage(0);
}

/** Lets one transaction run at a time. */
export class Turns {
  readonly #queue: MemoryTransaction[] = [];

  enter(transaction: MemoryTransaction): void {
    this.#queue.push(transaction);
    if (this.#queue.length === 1) later(() => transaction.run());
  }

  leave(transaction: MemoryTransaction): void {
    const at = this.#queue.indexOf(transaction);
    this.#queue.splice(at, 1);
    // One that was given up before its turn leaves whoever runs alone.
    const next = at === 0 ? this.#queue[0] : undefined;
    if (next) later(() => next.run());
  }
}

/** One transaction. */
export class MemoryTransaction extends EventTarget {
  readonly mode: IDBTransactionMode;
  readonly db: unknown;
  error: DOMException | null = null;
  oncomplete: Handler = null;
  onerror: Handler = null;
  onabort: Handler = null;
  readonly #turns: Turns;
  readonly #asked: Ask[] = [];
  readonly #undo: (() => void)[] = [];
  readonly #storeOf: (name: string, transaction: MemoryTransaction) => unknown;
  #state: "waiting" | "running" | "over" = "waiting";

  constructor(
    { db, mode, turns }: { readonly db: unknown; readonly mode: IDBTransactionMode; readonly turns: Turns },
    storeOf: (name: string, transaction: MemoryTransaction) => unknown,
  ) {
    super();
    this.db = db;
    this.mode = mode;
    this.#turns = turns;
    this.#storeOf = storeOf;
    turns.enter(this);
  }

  objectStore(name: string): unknown {
    return this.#storeOf(name, this);
  }

  /** Asks; a cursor asks again with the request it has. */
  ask(work: () => unknown, request = new MemoryRequest()): MemoryRequest {
    if (this.#state === "over") throw new DOMException("the transaction is over", "TransactionInactiveError");
    request.transaction = this;
    this.#asked.push([request, work]);
    return request;
  }

  /** How to undo what was just done, should the whole fail. */
  undoBy(undo: () => void): void {
    this.#undo.push(undo);
  }

  commit(): void {
    // It commits by itself once nothing more is asked.
  }

  abort(): void {
    if (this.#state !== "over") this.#fail(null);
  }

  run(): void {
    if (this.#state === "over") return;
    this.#state = "running";
    for (let ask = this.#asked.shift(); ask; ask = this.#asked.shift()) {
      this.#answer(ask);
      if (this.#isOver()) return;
    }
    later(() => this.#settle());
  }

  #isOver(): boolean {
    return this.#state === "over";
  }

  #settle(): void {
    if (this.#state === "over") return;
    if (this.#asked.length > 0) return this.run();
    this.#state = "over";
    this.#tell("complete", this.oncomplete);
    this.#turns.leave(this);
  }

  #answer([request, work]: Ask): void {
    try {
      request.result = work();
    } catch (cause) {
      const error = cause instanceof DOMException ? cause : new DOMException(String(cause), "DataError");
      request.error = error;
      let handled = false;
      request.onerror?.({ target: request, preventDefault: () => (handled = true), stopPropagation: () => undefined });
      if (!handled) this.#fail(error);
      return;
    }
    request.onsuccess?.({ target: request });
  }

  #fail(error: DOMException | null): void {
    this.#state = "over";
    this.error = error;
    this.#asked.length = 0;
    for (const undo of this.#undo.toReversed()) undo();
    later(() => {
      this.#tell("abort", this.onabort);
      this.#turns.leave(this);
    });
  }

  #tell(name: string, handler: Handler): void {
    handler?.({ target: this, preventDefault: () => undefined, stopPropagation: () => undefined });
    this.dispatchEvent(new Event(name));
  }
}
