/** What a vault seals can be read by nobody else, and a key that is lost or damaged is a fault, never an exception. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { destroyVault, destroyVaults, openVault, type Vault, type VaultBrowser } from "../../../src/sync/vault";

let browser: VaultBrowser;

beforeEach(() => {
  browser = {
    indexedDB: new IDBFactory(),
    subtle: crypto.subtle,
    random: (bytes) => crypto.getRandomValues(bytes),
  };
});

async function opened(userId = "ayla", purpose: "mirror" | "outbox" = "mirror"): Promise<Vault> {
  const vault = await openVault(userId, purpose, browser);
  if (!vault.ok) throw new Error(vault.fault);
  return vault.value;
}

/** Writes over what is kept of a key. */
async function putKey(name: string, value: unknown): Promise<void> {
  const opening = (browser.indexedDB as IDBFactory).open("watchdesk-keys");
  const db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
  const transaction = db.transaction("keys", "readwrite");
  transaction.objectStore("keys").put(value, name);
  await new Promise((done) => (transaction.oncomplete = done));
  db.close();
}

const PERSON = { name: "Grace Hopper", phones: [{ number: "+44 20 7946 0123" }] };

describe("sealed and unsealed", () => {
  it("gives back what was sealed, also to the next visit of the same person", async () => {
    const sealed = await (await opened()).seal(PERSON);
    const again = await opened();
    expect(again.key).toBe("kept");
    expect(await again.unseal(sealed)).toEqual({ ok: true, value: PERSON });
  });

  it("shows nothing of it, and never the same bytes twice", async () => {
    const vault = await opened();
    const [one, two] = [await vault.seal(PERSON), await vault.seal(PERSON)];
    expect(new TextDecoder().decode(one)).not.toMatch(/Grace|7946/);
    expect(one).not.toEqual(two);
  });

  it("keeps a key that can't be taken out", async () => {
    await opened();
    const opening = (browser.indexedDB as IDBFactory).open("watchdesk-keys");
    const db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
    const asked = db.transaction("keys").objectStore("keys").get("mirror:ayla");
    const { key } = await new Promise<{ key: CryptoKey }>((done) => {
      asked.onsuccess = () => done(asked.result as { key: CryptoKey });
    });
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
    db.close();
  });

  it("gives two tabs that open at once the same key", async () => {
    const [one, two] = await Promise.all([opened(), opened()]);
    expect(await two.unseal(await one.seal(PERSON))).toEqual({ ok: true, value: PERSON });
  });
});

describe("what can't be read is a fault", () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ["of another person", async () => (await opened("bruno")).seal(PERSON), "other_key"],
    ["of another purpose", async () => (await opened("ayla", "outbox")).seal(PERSON), "other_key"],
    [
      "of a key that was deleted since",
      async () => sealedBefore(() => destroyVault("ayla", "mirror", browser)),
      "other_key",
    ],
    ["of a key that was damaged since", async () => sealedBefore(() => putKey("mirror:ayla", "noise")), "other_key"],
    ["with a byte changed", async () => flipped(await (await opened()).seal(PERSON)), "damaged"],
    ["cut short", async () => (await (await opened()).seal(PERSON)).slice(0, 9), "damaged"],
    ["in clear", async () => Promise.resolve(PERSON), "damaged"],
    ["nothing", async () => Promise.resolve(undefined), "damaged"],
  ])("%s", async (_, sealing, fault) => {
    const sealed = await sealing();
    expect(await (await opened()).unseal(sealed)).toEqual({ ok: false, fault });
  });

  const flipped = (bytes: Uint8Array): Uint8Array => bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1);

  async function sealedBefore(loss: () => Promise<unknown>): Promise<unknown> {
    const sealed = await (await opened()).seal(PERSON);
    await loss();
    return sealed;
  }
});

describe("a key that is not as it was says so", () => {
  it.each<[string, unknown, Vault["key"]]>([
    ["noise in its place", "noise", "replaced"],
    ["a key of another kind", { key: {}, mark: new Uint8Array(4) }, "replaced"],
    ["no key", undefined, "new"],
  ])("%s", async (_, value, key) => {
    await opened();
    if (value === undefined) await destroyVaults("mirror", browser);
    else await putKey("mirror:ayla", value);
    expect((await opened()).key).toBe(key);
    expect((await opened()).key).toBe("kept");
  });

  it("deleting the keys of the mirror leaves those of the outbox", async () => {
    const sealed = await (await opened("ayla", "outbox")).seal(PERSON);
    await opened();
    await destroyVaults("mirror", browser);
    expect(await (await opened("ayla", "outbox")).unseal(sealed)).toEqual({ ok: true, value: PERSON });
  });
});

describe("a browser that has no vault", () => {
  const throwing = {
    open: () => {
      throw new DOMException("denied", "SecurityError");
    },
  } as unknown as IDBFactory;

  it.each<[string, Partial<VaultBrowser>, string]>([
    ["plain HTTP from another machine", { subtle: undefined }, "no_crypto"],
    ["no database at all", { indexedDB: undefined }, "no_storage"],
    ["a database that is refused", { indexedDB: throwing }, "no_storage"],
  ])("%s", async (_, lacking, fault) => {
    expect(await openVault("ayla", "mirror", { ...browser, ...lacking })).toEqual({ ok: false, fault });
  });

  it("a database that never opens is given up", async () => {
    const silent = { open: () => ({}) } as unknown as IDBFactory;
    const [vault, destroyed] = await Promise.all([
      openVault("ayla", "mirror", { ...browser, indexedDB: silent }),
      destroyVault("ayla", "mirror", { indexedDB: silent }),
    ]);
    expect(vault).toEqual({ ok: false, fault: "no_storage" });
    expect(destroyed).toBe(false);
  });
});
