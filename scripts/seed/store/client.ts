/** The seed's way into the store: a superuser's requests, many changes in one transaction. */

/** One change of a transaction. */
export interface Change {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly body?: object;
}

/** A refusal of the store, with what it said. */
export class StoreRefusal extends Error {
  readonly status: number;

  constructor(what: string, status: number, answer: string) {
    super(`the store answered ${status} to ${what}: ${answer.slice(0, 500)}`);
    this.name = "StoreRefusal";
    this.status = status;
  }
}

/** A signed-in client. */
export interface StoreClient {
  readonly token: string;
  ask<T>(method: string, path: string, request?: { body?: object; token?: string }): Promise<T>;
  /** All of it or nothing. */
  commit(changes: readonly Change[]): Promise<void>;
  list<T>(collection: string, query?: Readonly<Record<string, string>>): Promise<T[]>;
}

/** Path of a collection's records, or of one of them. */
export const recordsOf = (collection: string, id = ""): string =>
  `/api/collections/${collection}/records${id === "" ? "" : `/${id}`}`;

const PER_PAGE = 1000;
const TIMEOUT_MS = 120_000;

/** Signs in as superuser. */
export async function connect(url: string, who: { email: string; password: string }): Promise<StoreClient> {
  let token = "";
  const ask: StoreClient["ask"] = async <T>(
    method: string,
    path: string,
    request: { body?: object; token?: string } = {},
  ) => {
    const authorization = request.token ?? token;
    const answer = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", ...(authorization === "" ? {} : { authorization }) },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new StoreRefusal(`${method} ${path}`, answer.status, text);
    return (text === "" ? null : JSON.parse(text)) as T;
  };
  const signedIn = await ask<{ token: string }>("POST", "/api/collections/_superusers/auth-with-password", {
    body: { identity: who.email, password: who.password },
  });
  token = signedIn.token;
  return {
    token,
    ask,
    commit: async (requests) => {
      if (requests.length > 0) await ask("POST", "/api/batch", { body: { requests } });
    },
    list: async <T>(collection: string, query: Readonly<Record<string, string>> = {}) => {
      const items: T[] = [];
      for (let page = 1; ; page += 1) {
        const search = new URLSearchParams({ perPage: `${PER_PAGE}`, page: `${page}`, skipTotal: "1", ...query });
        const answer = await ask<{ items: T[] }>("GET", `${recordsOf(collection)}?${search}`);
        items.push(...answer.items);
        if (answer.items.length < PER_PAGE) return items;
      }
    },
  };
}

/**
 * Changes in one transaction. The store's handlers nest within it and hold an engine each: beyond its fifteen ready
 * ones it builds a new one for every change, and a record costs eight times as much (measured at 14 and at 500).
 */
export const TRANSACTION = 14;

/** Commits groups, each whole within one transaction and several in one where they fit. */
export async function commitGroups(client: StoreClient, groups: readonly (readonly Change[])[]): Promise<void> {
  let waiting: Change[] = [];
  for (const group of groups) {
    if (waiting.length + group.length > TRANSACTION) {
      await client.commit(waiting);
      waiting = [];
    }
    waiting.push(...group);
  }
  await client.commit(waiting);
}

interface BatchSettings {
  readonly batch: Readonly<Record<string, unknown>>;
}

/** Transactions over the wire are off by default: they are on for the length of `work` only. */
export async function withTransactions<T>(client: StoreClient, work: () => Promise<T>): Promise<T> {
  const { batch } = await client.ask<BatchSettings>("GET", "/api/settings");
  const wide = { enabled: true, maxRequests: 2000, timeout: 120, maxBodySize: 32 * 1024 * 1024 };
  await client.ask("PATCH", "/api/settings", { body: { batch: { ...batch, ...wide } } });
  try {
    return await work();
  } finally {
    await client.ask("PATCH", "/api/settings", { body: { batch } });
  }
}
