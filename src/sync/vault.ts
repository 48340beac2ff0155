/** Seals what must not stand in clear on a workstation's disk: AES-GCM with a key that no script can read out. */
import { fail, ok, type Result } from "../../domain/result";
import { type KeysFault, withKeys } from "./key-store";

/**
 * What a key is for. `mirror`: the copy of contact data, gone at sign-out and when the session ends. `outbox`: what a person
 * wrote and the store has not yet, and `typed`: what he has not even sent; both outlive an ended session and a sign-out, so
 * that whoever signs in again finds his words (docs/decisions/0008).
 */
export type VaultPurpose = "mirror" | "outbox" | "typed";

/** Sealed bytes, as they are put into a database: who sealed them, a fresh vector, the cipher text. */
export type Sealed = Uint8Array<ArrayBuffer>;

/** `no_crypto`: the page came over plain HTTP; the others: the browser keeps nothing for us. */
export type VaultFault = "no_crypto" | KeysFault;

/** `other_key`: sealed before the key was lost or replaced; `damaged`: not what was sealed. Either way it can't be had back. */
export type UnsealFault = "other_key" | "damaged";

/** Seals and unseals for one person and purpose. */
export interface Vault {
  /**
   * `kept`: the key of before. `new`: made now. `replaced`: the one of before was damaged. After the latter two nothing that
   * lies sealed can be read any more.
   */
  readonly key: "kept" | "new" | "replaced";
  /** Seals what JSON can say. */
  seal(value: unknown): Promise<Sealed>;
  /** What was sealed; a fault instead of an exception, whatever lies there. */
  unseal<T>(sealed: unknown): Promise<Result<T, UnsealFault>>;
}

/** What a vault takes from the browser. */
export interface VaultBrowser {
  readonly indexedDB: IDBFactory | undefined;
  /** Absent on a page that came over plain HTTP from another machine. */
  readonly subtle: SubtleCrypto | undefined;
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

interface Kept {
  readonly key: CryptoKey;
  /** Told apart from the key before it. */
  readonly mark: Sealed;
}

const VERSION = 1;
const MARK_BYTES = 4;
const IV_BYTES = 12;
const HEAD_BYTES = 1 + MARK_BYTES + IV_BYTES;

/** The vault of a person, with its key made on first use. Never throws. */
export async function openVault(
  userId: string,
  purpose: VaultPurpose,
  browser: VaultBrowser = thisBrowser(),
): Promise<Result<Vault, VaultFault>> {
  const { subtle, indexedDB } = browser;
  if (!subtle) return fail("no_crypto");
  const fresh = await freshKey(browser, subtle);
  if (!fresh) return fail("no_crypto");
  const name = keyName(userId, purpose);
  // Looked up and put in one transaction: of two tabs that open at once, both get the key of the first.
  const found = await withKeys<Pick<Vault, "key"> & { kept: Kept }>(indexedDB, (keys, answer) => {
    const asked: IDBRequest<unknown> = keys.get(name);
    asked.onsuccess = () => {
      const { result } = asked;
      if (isKept(result)) return answer({ key: "kept", kept: result });
      keys.put(fresh, name);
      answer({ key: result === undefined ? "new" : "replaced", kept: fresh });
    };
  });
  if (!found.ok) return found;
  return ok({ key: found.value.key, ...cipher(found.value.kept, name, { subtle, random: browser.random }) });
}

/** A vault whose key is kept nowhere: what it has sealed ends with this tab. */
export async function createPassingVault(browser: VaultBrowser = thisBrowser()): Promise<Vault> {
  const { subtle, random } = browser;
  const kept = subtle && (await freshKey(browser, subtle));
  return kept ? { key: "new", ...cipher(kept, "passing", { subtle, random }) } : createMemoryVault();
}

/** Seals nothing: for a copy that stands in this tab's memory alone and goes with it. */
export function createMemoryVault(): Vault {
  let count = 0;
  return {
    key: "kept",
    seal: (value) => {
      // A head of its own, as sealed bytes have: what was unsealed is known again by it.
      const text = new TextEncoder().encode(JSON.stringify(value));
      const whole = new Uint8Array(HEAD_BYTES + text.length);
      new DataView(whole.buffer).setUint32(1, ++count);
      whole.set(text, HEAD_BYTES);
      return Promise.resolve(whole);
    },
    unseal: async <T>(sealed: unknown): Promise<Result<T, UnsealFault>> => {
      if (!(sealed instanceof Uint8Array) || sealed.length < HEAD_BYTES || sealed[0] !== 0) return fail("damaged");
      return Promise.resolve(ok(JSON.parse(new TextDecoder().decode(sealed.subarray(HEAD_BYTES))) as T));
    },
  };
}

/** Deletes the key: whatever it has sealed is noise from now on. False where the browser does not say that it has. */
export async function destroyVault(
  userId: string,
  purpose: VaultPurpose,
  { indexedDB }: Pick<VaultBrowser, "indexedDB"> = thisBrowser(),
): Promise<boolean> {
  const name = keyName(userId, purpose);
  const done = await withKeys<true>(indexedDB, (keys, answer) => {
    keys.delete(name);
    answer(true);
  });
  return done.ok;
}

/** Deletes every person's key of one purpose: another one may have sat here before. */
export async function destroyVaults(
  purpose: VaultPurpose,
  { indexedDB }: Pick<VaultBrowser, "indexedDB"> = thisBrowser(),
): Promise<boolean> {
  const done = await withKeys<true>(indexedDB, (keys, answer) => {
    keys.delete(IDBKeyRange.bound(`${purpose}:`, `${purpose}:\uffff`));
    answer(true);
  });
  return done.ok;
}

const keyName = (userId: string, purpose: VaultPurpose): string => `${purpose}:${userId}`;

function thisBrowser(): VaultBrowser {
  return {
    indexedDB: storageOf(globalThis),
    subtle: (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined,
    random: (bytes) => crypto.getRandomValues(bytes),
  };
}

/** A browser that keeps nothing may throw at the mere question. */
function storageOf(page: { readonly indexedDB?: IDBFactory }): IDBFactory | undefined {
  try {
    return page.indexedDB;
  } catch {
    return undefined;
  }
}

async function freshKey({ random }: VaultBrowser, subtle: SubtleCrypto): Promise<Kept | undefined> {
  try {
    const key = await subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    return { key, mark: random(new Uint8Array(MARK_BYTES)) };
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  const { key, mark } = (value ?? {}) as Partial<Kept>;
  const usable = key instanceof CryptoKey && key.algorithm.name === "AES-GCM" && !key.extractable;
  return usable && mark instanceof Uint8Array && mark.length === MARK_BYTES;
}

function cipher(
  { key, mark }: Kept,
  name: string,
  { subtle, random }: { readonly subtle: SubtleCrypto; readonly random: VaultBrowser["random"] },
): Pick<Vault, "seal" | "unseal"> {
  // Bound to the person and purpose: what lies in another's database is not taken for his.
  const additionalData = new TextEncoder().encode(name);
  const seal = async (value: unknown): Promise<Sealed> => {
    const iv = random(new Uint8Array(IV_BYTES));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const sealed = new Uint8Array(await subtle.encrypt({ name: "AES-GCM", iv, additionalData }, key, plain));
    const whole = new Uint8Array(HEAD_BYTES + sealed.length);
    whole[0] = VERSION;
    whole.set(mark, 1);
    whole.set(iv, 1 + MARK_BYTES);
    whole.set(sealed, HEAD_BYTES);
    return whole;
  };
  const unseal = async <T>(sealed: unknown): Promise<Result<T, UnsealFault>> => {
    if (!(sealed instanceof Uint8Array) || sealed.length < HEAD_BYTES || sealed[0] !== VERSION) return fail("damaged");
    if (mark.some((byte, at) => sealed[at + 1] !== byte)) return fail("other_key");
    try {
      const iv = new Uint8Array(sealed.subarray(1 + MARK_BYTES, HEAD_BYTES));
      const text = new Uint8Array(sealed.subarray(HEAD_BYTES));
      const plain = await subtle.decrypt({ name: "AES-GCM", iv, additionalData }, key, text);
      return ok(JSON.parse(new TextDecoder().decode(plain)) as T);
    } catch {
      return fail("damaged");
    }
  };
  return { seal, unseal };
}
