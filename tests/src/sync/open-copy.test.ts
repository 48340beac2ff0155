/** A copy is opened wherever that can be done, what is wrong with it is said, and a person's data end with his session. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toMap } from "../../../domain/access/authorities";
import { createDb, nameOfDb, openDb, tableOf } from "../../../src/sync/db";
import { mergeItems, mergeRows } from "../../../src/sync/merge";
import { type Copy, deleteEverything, leaveCopy, openCopy, openInMemory, setCopy } from "../../../src/sync/open-copy";
import { openRows } from "../../../src/sync/sealed-rows";
import type { SessionUser } from "../../../src/sync/session-state";
import { openFile } from "../../../src/sync/site-file";
import { storeHealth, type MemoryReason } from "../../../src/sync/store-health";
import { COPY_MARK } from "../../../src/sync/stored-session";
import { destroyVaults } from "../../../src/sync/vault";
import { HandBrowser } from "./support/browser";
import { keepFile, NO_PARTS } from "../../support/site-parts";

const CONTACTS = "miscellaneous.offline_data.contacts";
const person = (id: string, ...rights: string[]): SessionUser => ({ id, rights: toMap(rights) }) as never;
const AYLA = person("ayla", CONTACTS);

let storage: HandBrowser["storage"];
let lost: MemoryReason[];
let rights: SessionUser["rights"];
async function open(user = AYLA): Promise<Copy> {
  rights = user.rights;
  const copy = await openCopy(user, { storage, rights: () => rights, onLost: (reason) => lost.push(reason) });
  setCopy(copy);
  return copy;
}
const copies = async (): Promise<string[]> =>
  (await indexedDB.databases()).map(({ name = "" }) => name).filter((name) => name.startsWith("watchdesk:"));

const LINE = { id: "r1", kind: "call", alarm: "a1", at: "1", report: "Grace (+44 7700 900 122): busy", updated: "1" };
const SIGNAL = { id: "e1", seq: 1, alarm: "a1", userName: "Grace", updated: "1" };
const SITE = {
  site: { id: "s1", name: "North Depot", mustReadNotes: "Dog in the yard", updated: "1" } as never,
  ...NO_PARTS,
  contacts: [{ link: { id: "l1", order: 1 } as never, contact: { id: "c1", name: "Grace" } as never }],
};

/** What people write of others, and numbers to call that stand in no site. */
const HELD = {
  id: "r2",
  kind: "system",
  alarm: "a2",
  at: "2",
  report: "On hold: Mary comes at nine",
  updated: "1",
  message: { key: "held", minutes: 5, reason: "Mary comes at nine" },
};
const CREATED = {
  id: "r3",
  kind: "system",
  alarm: "a2",
  at: "3",
  report: "Alarm from account 4711",
  updated: "1",
  message: { key: "alarm_created" },
};
const WAITING = { id: "a2", wakeAt: "1", reason: "Mary comes at nine", version: 1, updated: "1" };
const CLOSED = {
  id: "a3",
  closedAt: "1",
  siteName: "North Depot",
  version: 1,
  updated: "1",
  closeComment: "Spoke to Zelda",
  siteAddress: "7 Mill Lane",
};
const POLICE = {
  id: "i1",
  name: "Harbour Police",
  order: 1,
  updated: "1",
  phones: [{ number: "+44 1632 960 999", kind: "work" }],
  script: "Say the permit",
  dispatchId: "DISP-55",
};

async function fillWritten({ db }: Copy): Promise<void> {
  await mergeRows({ db }, "important_contacts", [POLICE]);
  await mergeItems(db, [
    { c: "events_reports", a: "create", record: HELD },
    { c: "events_reports", a: "create", record: CREATED },
    { c: "events_pending", a: "create", record: WAITING },
    { c: "alarm_history", a: "create", record: CLOSED },
  ]);
}

async function fill({ db }: Copy): Promise<void> {
  await keepFile(db, SITE, 1);
  await mergeRows({ db }, "events_reports", [LINE]);
  await mergeRows({ db }, "events", [SIGNAL]);
  await mergeRows({ db }, "site_accounts", [
    { id: "s1", name: "North Depot", phone: "+44 191", updated: "1" } as never,
  ]);
}

/** Every record of a database as one text, its bytes as letters. */
async function textOf(name: string): Promise<string> {
  const raw = createDb(name);
  await raw.open();
  const tables = await Promise.all(raw.tables.map((table) => table.toArray()));
  raw.close();
  const text = JSON.stringify(tables, (_, value: unknown) =>
    value instanceof Uint8Array ? String.fromCharCode(...value) : value,
  );
  // How a byte without a letter is written says nothing: one before a 1 would read like the number 191.
  return text.replace(/\\u00[01][0-9a-f]/g, " ");
}

/** As a tab does that was frozen while it read: nobody else has his turn until it is let go. */
async function holdKeys(): Promise<() => void> {
  const opening = indexedDB.open("watchdesk-keys", 1);
  await new Promise((done) => (opening.onsuccess = done));
  const keys = opening.result.transaction("keys", "readwrite").objectStore("keys");
  let holds = true;
  const ask = (): void => {
    if (holds) keys.get("any").onsuccess = ask;
    else opening.result.close();
  };
  ask();
  return () => (holds = false);
}

beforeEach(() => {
  storage = new HandBrowser().storage;
  lost = [];
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteEverything(storage);
  await destroyVaults("outbox");
});

it("a copy is the same for the next visit, and nothing about people to call stands in it in clear", async () => {
  await fill(await open());
  leaveCopy();
  const text = await textOf(nameOfDb("ayla"));
  expect(text).toContain("North Depot");
  for (const word of ["Grace", "7700", "191", "Dog"]) expect(text, word).not.toContain(word);
  const { db, shared } = await open();
  expect(shared).toBe(true);
  expect(await openFile(db, await db.site_files.get("s1"))).toMatchObject(SITE);
  expect(await openRows(db.vault, await db.events_reports.toArray())).toEqual([LINE]);
  expect(await openRows(db.vault, await db.events.toArray())).toEqual([SIGNAL]);
  expect(storeHealth).toEqual({ memory: null, tight: false, lost: null, keyLeft: false });
});

it("whoever may not read contacts without a line has them for as long as the tab lives", async () => {
  const bruno = person("bruno");
  const first = await open(bruno);
  await fill(first);
  expect(await openFile(first.db, await first.db.site_files.get("s1"))).toMatchObject(SITE);
  leaveCopy();
  const { db } = await open(bruno);
  expect(await db.site_files.count()).toBe(1);
  expect(await openFile(db, await db.site_files.get("s1"))).toBeUndefined();
});

it("whose right to do so is withdrawn has them no longer, and what is read from then on ends with the tab", async () => {
  const { db } = await open();
  await keepFile(db, SITE, 1);
  rights = {};
  await keepFile(db, SITE, 2);
  expect(await openFile(db, await db.site_files.get("s1"))).toEqual(SITE);
  leaveCopy();
  const again = await open();
  expect(await openFile(again.db, await again.db.site_files.get("s1"))).toBeUndefined();
});

it("nor does what people have written, or an agency's number; names and the store's own sentences do", async () => {
  await fillWritten(await open());
  leaveCopy();
  const text = await textOf(nameOfDb("ayla"));
  for (const word of ["Harbour Police", "North Depot", "Alarm from account 4711"]) expect(text, word).toContain(word);
  for (const word of ["Mary", "Zelda", "Mill Lane", "960 999", "permit", "DISP-55"]) {
    expect(text, word).not.toContain(word);
  }
  const { db } = await open();
  expect(await openRows(db.vault, await db.events_reports.toArray())).toEqual([HELD, CREATED]);
  expect(await openRows(db.vault, await db.events_pending.toArray())).toEqual([WAITING]);
  expect(await openRows(db.vault, await db.alarm_history.toArray())).toEqual([CLOSED]);
  expect(await openRows(db.vault, await tableOf(db, "important_contacts").toArray())).toEqual([POLICE]);
});

describe("what was kept and is lost", () => {
  it("because its key is: all of it goes, and that is said", async () => {
    await fill(await open());
    leaveCopy();
    await destroyVaults("mirror");
    const { db } = await open();
    expect([await db.site_files.count(), await db.events.count(), storeHealth.lost]).toEqual([0, 0, "key"]);
  });

  it("because the browser took it away: that is said", async () => {
    await open();
    leaveCopy();
    await new Promise((done) => (indexedDB.deleteDatabase(nameOfDb("ayla")).onsuccess = done));
    await open();
    expect(storeHealth.lost).toBe("evicted");
  });

  it("is not said of a copy that was never there, or that was deleted at signing out", async () => {
    await open();
    await deleteEverything(storage);
    await open();
    expect(storeHealth.lost).toBeNull();
  });
});

describe("a browser that keeps nothing: the copy is in memory, and why is said", () => {
  const opening = (answer: (name: string) => IDBOpenDBRequest | undefined): void => {
    const own = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, "open").mockImplementation((name, version) => answer(name) ?? own(name, version));
  };
  const refuse = (name: string) => () => {
    throw new DOMException("no", name);
  };

  it.each<[string, MemoryReason, () => void]>([
    ["no database is allowed", "no_storage", () => opening(refuse("SecurityError"))],
    ["the disk is full before a key is there", "full", () => opening(refuse("QuotaExceededError"))],
    [
      "the disk is full",
      "full",
      () => opening((n) => (n.includes("keys") ? undefined : refuse("QuotaExceededError")())),
    ],
    [
      "the database is broken",
      "broken",
      () => opening((n) => (n.includes("keys") ? undefined : refuse("UnknownError")())),
    ],
    ["the database never opens", "never_opens", () => opening((n) => (n.includes("keys") ? undefined : ({} as never)))],
    ["the page came over plain HTTP", "no_crypto", () => vi.stubGlobal("crypto", {})],
  ])("%s", async (_, reason, fault) => {
    fault();
    const copy = await open();
    expect([copy.shared, storeHealth.memory]).toEqual([false, reason]);
    await fill(copy);
    expect(await openFile(copy.db, await copy.db.site_files.get("s1"))).toMatchObject(SITE);
    expect(await openRows(copy.db.vault, await copy.db.events_reports.toArray())).toEqual([LINE]);
    expect(openDb()).toBe(copy.db);
  });
});

describe("a copy that is lost in the middle of work", () => {
  it("to a newer version, or to signing out in another tab: it is let go at once", async () => {
    const { db } = await open();
    await new Promise((done) => (indexedDB.deleteDatabase(nameOfDb("ayla")).onsuccess = done));
    expect([db.isOpen(), lost]).toEqual([false, ["newer_version"]]);
    await expect(db.events.count()).rejects.toThrow();
    expect(await copies()).toEqual([]);
  });

  it("goes on in memory with what it had, what was sealed included", async () => {
    const before = await open();
    await fill(before);
    await before.db.events_alarm.put({ id: "a1", site: "s1" } as never);
    await before.db.site_accounts.put({ id: "s2", name: "Mill", updated: "1" } as never);
    const after = await openInMemory(AYLA, "full");
    const { db } = after;
    setCopy(after);
    expect([storeHealth.memory, before.db.isOpen(), openDb()]).toEqual(["full", false, db]);
    expect(await db.events_alarm.get("a1")).toMatchObject({ site: "s1" });
    expect(await openRows(db.vault, await db.events_reports.toArray())).toEqual([LINE]);
    expect(await openFile(db, await db.site_files.get("s1"))).toMatchObject(SITE);
    // Of all sites those alone that have an alarm.
    await before.db.open();
    expect([await before.db.site_accounts.count(), await db.site_accounts.toCollection().primaryKeys()]).toEqual([
      2,
      ["s1"],
    ]);
    before.db.close();
  });
});

describe("somebody leaves", () => {
  it("and nothing of him is left, in whatever schema; what waits to be sent is another's to delete", async () => {
    await fill(await open());
    const old = createDb("watchdesk:ayla:older");
    await old.open();
    const outbox = createDb("watchdesk-outbox:ayla");
    await outbox.open();
    outbox.close();
    await deleteEverything(storage);
    expect(await copies()).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).toContain("watchdesk-outbox:ayla");
    expect(openDb()).toBeUndefined();
  });

  it("and another one signs in: he has his own copy alone", async () => {
    await fill(await open());
    const { db } = await open(person("bruno", CONTACTS));
    await vi.waitFor(async () => expect(await copies()).toEqual([nameOfDb("bruno")]));
    expect(await db.events.count()).toBe(0);
  });

  it("and a tab that sleeps in the middle of its turn holds the keys: that is said until they are gone", async () => {
    await fill(await open());
    const release = await holdKeys();
    await deleteEverything(storage);
    expect([storeHealth.keyLeft, storage.getItem(COPY_MARK)]).toEqual([true, nameOfDb("ayla")]);
    expect(await copies()).toEqual([]);
    release();
    await vi.waitFor(() => expect(storeHealth.keyLeft).toBe(false), { timeout: 10_000 });
    expect(storage.getItem(COPY_MARK)).toBeNull();
  });

  it("where nothing was kept, nothing is left to be deleted", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    await open();
    await deleteEverything(storage);
    expect(storeHealth.keyLeft).toBe(false);
  });

  it("although a tab that sleeps holds the database: he does not wait for it", async () => {
    await open();
    const sleeping = indexedDB.open(nameOfDb("ayla"));
    await new Promise((done) => (sleeping.onsuccess = done));
    await deleteEverything(storage);
    expect(openDb()).toBeUndefined();
    sleeping.result.close();
  });
});
