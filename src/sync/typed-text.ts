/** What a person has typed and not sent or saved: read from this tab's memory, sealed in the browser's storage for him alone. */
import { isObject } from "../../domain/plain-object";
import { serverNow } from "../lib/server-time";
import type { Sealed, Vault } from "./vault";

/** The part of `localStorage` that is used. */
export type TypedStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What keeps it: without a vault nothing reaches the disk, and what is typed lasts as long as the tab. */
export interface TypedKeeper {
  readonly owner: string;
  readonly vault: Vault | undefined;
  readonly storage: TypedStorage;
}

/** Drafts on alarms and in forms; behind the point stands whose they are. */
const PREFIXES = ["watchdesk.draft.", "watchdesk.form."];

const isOf = (key: string, owner: string): boolean => PREFIXES.some((prefix) => key.startsWith(`${prefix}${owner}.`));

const keysOf = (storage: TypedStorage, owner: string): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) => isOf(key, owner));

/** Has he left anything on this workstation? Then its key must stay for him. */
export const hasTyped = (storage: TypedStorage, owner: string): boolean => keysOf(storage, owner).length > 0;

const asText = (bytes: Sealed): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const asBytes = (text: string): Sealed => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A storage of texts by key, as far as those who use it know. */
export class TypedText {
  readonly #texts = new Map<string, string>();
  /** What is still being sealed is newer than what lies on the disk. */
  readonly #sealing = new Map<string, string>();
  #keeper: TypedKeeper | undefined;
  #writing: Promise<void> = Promise.resolve();

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.#texts.get(key) === text) return;
    this.#texts.set(key, text);
    this.#seal(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
    this.#sealing.delete(key);
    this.#keeper?.storage.removeItem(key);
  }

  /** Reads what he left here; true where some of it can't be read any more, because its key is lost. */
  async enter(keeper: TypedKeeper): Promise<boolean> {
    if (this.#keeper?.owner !== keeper.owner) this.leave();
    this.#keeper = keeper;
    const read = await Promise.all(keysOf(keeper.storage, keeper.owner).map((key) => this.#read(key, keeper)));
    return read.includes(false);
  }

  /** Another tab has written or removed one of them. */
  async follow(key: string): Promise<void> {
    const keeper = this.#keeper;
    if (!keeper?.vault || !isOf(key, keeper.owner) || this.#sealing.has(key)) return;
    this.#texts.delete(key);
    await this.#read(key, keeper);
  }

  /** The entries as they lie in the storage, sealed, each with the time it was typed; what is taken out is forgotten here, too. */
  onDisk(storage: TypedStorage = localStorage): TypedStorage {
    return {
      length: storage.length,
      key: (at) => storage.key(at),
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => storage.setItem(key, text),
      removeItem: (key) => {
        storage.removeItem(key);
        this.removeItem(key);
      },
    };
  }

  /** All that was typed is on the disk, as far as it will ever be. */
  async settle(): Promise<void> {
    await this.#writing;
  }

  /** Nothing of it stays in memory for the next person, but for what is kept nowhere else: his own name alone finds that. */
  leave(): void {
    if (this.#keeper?.vault) this.#texts.clear();
    this.#sealing.clear();
    this.#keeper = undefined;
  }

  async #read(key: string, { vault, storage, owner }: TypedKeeper): Promise<boolean> {
    const kept = sealedIn(storage.getItem(key));
    if (this.#texts.has(key) || kept === undefined || !vault) return true;
    const text = await vault.unseal<string>(kept);
    if (text.ok && this.#keeper?.owner === owner && !this.#texts.has(key)) this.#texts.set(key, text.value);
    if (!text.ok) storage.removeItem(key);
    return text.ok;
  }

  /** One after the other, and only what is still so: sealing takes a moment in which somebody types on. */
  #seal(key: string, text: string): void {
    const keeper = this.#keeper;
    if (!keeper?.vault || !isOf(key, keeper.owner)) return;
    const { vault, storage } = keeper;
    const isNewest = (): boolean => this.#sealing.get(key) === text && this.#texts.get(key) === text;
    const write = async (): Promise<void> => {
      if (!isNewest()) return;
      const sealed = asText(await vault.seal(text));
      if (!isNewest()) return;
      this.#sealing.delete(key);
      storage.setItem(key, JSON.stringify({ at: serverNow(), sealed }));
    };
    this.#sealing.set(key, text);
    // A full storage is no reason to lose what is on the screen.
    this.#writing = this.#writing.then(write).catch(() => undefined);
  }
}

/** The sealed bytes of an entry; undefined where there is none, damaged ones as they are. */
function sealedIn(entry: string | null): Sealed | undefined {
  if (entry === null) return undefined;
  try {
    const kept: unknown = JSON.parse(entry);
    return asBytes(isObject(kept) && typeof kept["sealed"] === "string" ? kept["sealed"] : "");
  } catch {
    return new Uint8Array();
  }
}

/** Of this tab. */
export const typedText = new TypedText();
