import { describe, expect, it } from "vitest";
import {
  type DraftStorage,
  draftKey,
  EMPTY_DRAFT,
  readDraft,
  sweepDrafts,
  writeDraft,
} from "../../../../src/features/desk/drafts";

function memory(): DraftStorage & Pick<Storage, "key" | "length"> & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const HOUR_MS = 3_600_000;
const draft = { ...EMPTY_DRAFT, note: "Keyholder called, comes in 10 min", comment: "<b>no</b>" };

describe("drafts", () => {
  it("come back as they were typed", () => {
    const storage = memory();
    expect(writeDraft(storage, draftKey("u1", "a1"), { draft, now: 0 })).toBe(true);
    expect(readDraft(storage, draftKey("u1", "a1"))).toEqual(draft);
  });

  it("are not shown to another person at the same workstation, nor on another alarm", () => {
    const storage = memory();
    writeDraft(storage, draftKey("u1", "a1"), { draft, now: 0 });
    expect(readDraft(storage, draftKey("u2", "a1"))).toEqual(EMPTY_DRAFT);
    expect(readDraft(storage, draftKey("u1", "a2"))).toEqual(EMPTY_DRAFT);
  });

  it("leave nothing behind once they are empty", () => {
    const storage = memory();
    writeDraft(storage, draftKey("u1", "a1"), { draft, now: 0 });
    writeDraft(storage, draftKey("u1", "a1"), { draft: EMPTY_DRAFT, now: 1 });
    expect(storage.entries.size).toBe(0);
  });

  it("tell minutes that were taken away from minutes that nobody has touched", () => {
    const storage = memory();
    const emptied = { ...EMPTY_DRAFT, minutes: "" };
    writeDraft(storage, "k", { draft: emptied, now: 0 });
    expect(readDraft(storage, "k")).toEqual(emptied);
    expect(readDraft(storage, "another").minutes).toBeNull();
  });

  it("say so when the storage is full, and do not throw", () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(writeDraft(full, "k", { draft, now: 0 })).toBe(false);
  });

  it.each([
    ["text that is no JSON", "{note:"],
    ["a list", "[1,2]"],
    ["null", "null"],
    ["fields of another kind", '{"note":7,"comment":{"a":1}}'],
  ])("read %s as empty", (_, stored) => {
    const storage = memory();
    storage.setItem("k", stored);
    expect(readDraft(storage, "k")).toEqual(EMPTY_DRAFT);
  });

  it("are swept after three days, and nothing else is", () => {
    const storage = memory();
    writeDraft(storage, draftKey("u1", "old"), { draft, now: 0 });
    writeDraft(storage, draftKey("u1", "new"), { draft, now: 71 * HOUR_MS });
    storage.setItem("language", "en");
    sweepDrafts(storage, 73 * HOUR_MS);
    expect([...storage.entries.keys()]).toEqual([draftKey("u1", "new"), "language"]);
  });
});
