/** What is half typed comes back to the person who typed it, and lies in clear nowhere. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveTyped, openTyped } from "../../../src/sync/typed-open";
import { TypedText, typedText } from "../../../src/sync/typed-text";
import { destroyVault, openVault } from "../../../src/sync/vault";

const NOTE = "watchdesk.draft.ayla.a1";
const FORM = "watchdesk.form.ayla.site_contacts.c1";
const SAID = "Grace said she comes at nine, +44 7700 900 122";

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

let disk: ReturnType<typeof memory>;
const told: ((event: { key: string | null }) => void)[] = [];

beforeEach(() => {
  disk = memory();
  vi.stubGlobal("localStorage", disk);
  vi.stubGlobal("window", { addEventListener: (_: string, listen: (typeof told)[number]) => told.push(listen) });
});

afterEach(async () => {
  disk.entries.clear();
  await leaveTyped("ayla");
  await leaveTyped("bora");
  vi.unstubAllGlobals();
});

const keys = (): Promise<readonly IDBValidKey[]> =>
  new Promise((done) => {
    const opening = indexedDB.open("watchdesk-keys");
    opening.onsuccess = () => {
      const asked = opening.result.transaction("keys").objectStore("keys").getAllKeys();
      asked.onsuccess = () => {
        opening.result.close();
        done(asked.result);
      };
    };
  });

async function typeAsAyla(): Promise<void> {
  await openTyped("ayla");
  typedText.setItem(NOTE, SAID);
  typedText.setItem(FORM, SAID);
  await typedText.settle();
}

describe("what is typed", () => {
  it("lies sealed, with the time it was typed and nothing else", async () => {
    await typeAsAyla();
    expect([...disk.entries.keys()]).toEqual([NOTE, FORM]);
    expect([...disk.entries.values()].join()).not.toMatch(/Grace|7700|nine/);
    expect(Object.keys(JSON.parse(disk.getItem(NOTE) ?? "{}") as object)).toEqual(["at", "sealed"]);
  });

  it("is there after signing out and in again, and not for whoever signs in between", async () => {
    await typeAsAyla();
    await leaveTyped("ayla");
    expect(typedText.getItem(NOTE)).toBeNull();
    expect(await keys()).toEqual(["typed:ayla"]);
    await openTyped("bora");
    expect([typedText.getItem(NOTE), typedText.getItem(FORM)]).toEqual([null, null]);
    await leaveTyped("bora");
    await openTyped("ayla");
    expect([typedText.getItem(NOTE), typedText.getItem(FORM)]).toEqual([SAID, SAID]);
  });

  it("takes its key with it once it is sent or given up", async () => {
    await typeAsAyla();
    typedText.removeItem(NOTE);
    typedText.removeItem(FORM);
    await leaveTyped("ayla");
    expect([disk.length, await keys()]).toEqual([0, []]);
  });

  it("is kept as it was typed last, however fast", async () => {
    await openTyped("ayla");
    for (const text of ["G", "Gr", "Gra"]) typedText.setItem(NOTE, text);
    await leaveTyped("ayla");
    await openTyped("ayla");
    expect(typedText.getItem(NOTE)).toBe("Gra");
  });

  it("does not come back when it was sent while it was being sealed", async () => {
    await openTyped("ayla");
    typedText.setItem(NOTE, SAID);
    typedText.removeItem(NOTE);
    await typedText.settle();
    expect(disk.length).toBe(0);
  });

  it("is followed from tab to tab", async () => {
    await openTyped("ayla");
    const vault = await openVault("ayla", "typed");
    const other = new TypedText();
    await other.enter({ owner: "ayla", storage: disk, vault: vault.ok ? vault.value : undefined });
    other.setItem(NOTE, SAID);
    await other.settle();
    for (const listen of told) listen({ key: NOTE });
    await vi.waitFor(() => expect(typedText.getItem(NOTE)).toBe(SAID));
    other.removeItem(NOTE);
    await typedText.follow(NOTE);
    expect(typedText.getItem(NOTE)).toBeNull();
  });

  it("is forgotten when it is swept from the disk", async () => {
    await typeAsAyla();
    typedText.onDisk().removeItem(NOTE);
    expect([disk.getItem(NOTE), typedText.getItem(NOTE)]).toEqual([null, null]);
  });

  it("that can't be read any more is said to be lost", async () => {
    await typeAsAyla();
    typedText.leave();
    await destroyVault("ayla", "typed");
    expect([await openTyped("ayla"), typedText.getItem(NOTE)]).toEqual([true, null]);
    expect(await openTyped("ayla")).toBe(false);
  });
});

describe("of whoever sits here now is kept, though the one before", () => {
  const HERS = "watchdesk.draft.bora.a1";
  const isKept = async (): Promise<boolean> => {
    typedText.setItem(HERS, SAID);
    await typedText.settle();
    return disk.entries.has(HERS);
  };

  it("was let in late", async () => {
    let open = (): void => undefined;
    const make = crypto.subtle.generateKey.bind(crypto.subtle);
    const slow = vi.spyOn(crypto.subtle, "generateKey").mockImplementationOnce(async (...asked: unknown[]) => {
      await new Promise<void>((done) => (open = done));
      return make(...(asked as Parameters<typeof make>));
    });
    const before = openTyped("ayla");
    await openTyped("bora");
    open();
    await before;
    slow.mockRestore();
    expect(await isKept()).toBe(true);
  });

  it("was let go of late", async () => {
    await openTyped("ayla");
    await openTyped("bora");
    await leaveTyped("ayla");
    expect(await isKept()).toBe(true);
  });
});

describe("where nothing can be sealed", () => {
  it("what is typed reaches no disk, and is there for its person as long as the tab is", async () => {
    vi.stubGlobal("crypto", {});
    await typeAsAyla();
    expect(disk.length).toBe(0);
    typedText.leave();
    await openTyped("bora");
    await openTyped("ayla");
    expect(typedText.getItem(NOTE)).toBe(SAID);
    typedText.removeItem(NOTE);
    typedText.removeItem(FORM);
  });
});
