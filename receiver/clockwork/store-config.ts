/** Keys and known accounts from the store, kept beside the spool so that a start without the store still has them. */
import fs from "node:fs";
import path from "node:path";
import { isObject } from "../../domain/plain-object";
import type { KeyEntries, KeyEntry } from "../contracts/engine";
import { writeDurably } from "../spool/files";
import type { StoreClient } from "../uplink/client";

export interface StoreConfig {
  readonly keys: KeyEntries;
  /** What stands for `*`, by receiver id. */
  readonly defaults: KeyEntries;
  /** Accounts the store knows; null = it did not say. */
  readonly accounts: readonly string[] | null;
}

export const CONFIG_PATH = "/api/watchdesk/receiver_config";
const POLL_MS = 30_000;
const RETRY_MS = 3000;
const CACHE_FILE = "config-cache.json";

/**
 * The store takes hex or text (domain/access/secrets.ts) and knows no receiver's `keyFormat`, which is about the file. What
 * is no text makes a key that fits nothing, so that its account stays closed to clear frames.
 */
const keyOf = (key: unknown): KeyEntry => ({ key: typeof key === "string" ? key : "", format: "auto" });
const keysOf = (value: Readonly<Record<string, unknown>>): KeyEntries =>
  Object.fromEntries(
    Object.entries(value).map(([name, key]) => [name, Array.isArray(key) ? key.map(keyOf) : keyOf(key)]),
  );

/** Null when the text is no such configuration. */
export function parseStoreConfig(text: string): StoreConfig | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value["keys"])) return null;
    const { accounts, defaults } = value;
    const known = typeof accounts === "string" ? accounts.split("\n").filter((account) => account !== "") : null;
    const byReceiver = isObject(defaults) ? keysOf(defaults) : {};
    return { keys: keysOf(value["keys"]), defaults: byReceiver, accounts: known };
  } catch {
    return null;
  }
}

export class StoreConfigPoll {
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;
  private last = "";

  constructor(
    private readonly setup: {
      readonly client: StoreClient;
      readonly directory: string;
      readonly apply: (config: StoreConfig) => void;
      readonly log: (line: string) => void;
    },
  ) {}

  /** Uses what the last start knew, then asks the store. */
  start(): void {
    try {
      this.use(fs.readFileSync(path.join(this.setup.directory, CACHE_FILE), "utf8"));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
        this.setup.log(`the kept configuration can't be read: ${String(error)}`);
      }
    }
    void this.poll();
  }

  close(): void {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private use(text: string): boolean {
    if (text === this.last) return false;
    const config = parseStoreConfig(text);
    if (!config) return false;
    this.last = text;
    this.setup.apply(config);
    return true;
  }

  private async poll(): Promise<void> {
    let waitMs = POLL_MS;
    try {
      const answer = await this.setup.client.get(CONFIG_PATH);
      if (answer.status !== 200) waitMs = RETRY_MS;
      else if (this.use(answer.body)) writeDurably(path.join(this.setup.directory, CACHE_FILE), answer.body);
    } catch {
      // The uplink tells that the store is away; keys of the last time stay in use.
      waitMs = RETRY_MS;
    }
    if (!this.isClosed) this.timer = setTimeout(() => void this.poll(), waitMs);
  }
}
