import { beforeEach, expect, it } from "vitest";
import type { MuteLine } from "../../../../domain/alarms/mute";
import { AppError } from "../../../../domain/errors";
import { MuteLog, type MuteStorage } from "../../../../src/features/desk/sound/mute-log";

const NOW = Date.parse("2026-06-15T08:00:00Z");
let entries: Map<string, string>;
let sent: MuteLine[];
let fault: Error | undefined;
let serial = 0;
let log: MuteLog;

const storage: MuteStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
  key: (index) => [...entries.keys()][index] ?? null,
  get length() {
    return entries.size;
  },
};

beforeEach(() => {
  [entries, sent, fault] = [new Map(), [], undefined];
  const send = (line: MuteLine): Promise<void> => {
    if (fault) return Promise.reject(fault);
    sent.push(line);
    return Promise.resolve();
  };
  log = new MuteLog({ storage, send, now: () => NOW, newId: () => `mute${String(++serial).padStart(11, "0")}` });
});

it("sends a mute with its five minutes, and its end, once each", async () => {
  log.keep("ayla", "mute");
  log.keep("ayla", "unmute");
  await log.flush("ayla");
  await log.flush("ayla");
  expect(sent.map(({ act, at, until }) => [act, at, until])).toEqual([
    ["mute", "2026-06-15T08:00:00.000Z", "2026-06-15T08:05:00.000Z"],
    ["unmute", "2026-06-15T08:00:00.000Z", "2026-06-15T08:00:00.000Z"],
  ]);
  expect(entries.size).toBe(0);
});

it.each(["network", "store_busy", "too_many_mutes", "session_ended", "not_found"] as const)(
  "keeps it while the store says %s, and sends it afterwards as it was",
  async (code) => {
    log.keep("ayla", "mute");
    fault = new AppError(code);
    await log.flush("ayla");
    expect(log.waiting("ayla")).toHaveLength(1);
    fault = undefined;
    await log.flush("ayla");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.at).toBe("2026-06-15T08:00:00.000Z");
  },
);

it("leaves what another person did to him", async () => {
  log.keep("ayla", "mute");
  await log.flush("bora");
  expect(sent).toEqual([]);
  expect(log.waiting("ayla")).toHaveLength(1);
});

it("gives up what would be refused for ever, and a damaged entry, and sends the rest", async () => {
  log.keep("ayla", "mute");
  fault = new AppError("bad_request");
  await log.flush("ayla");
  expect(log.waiting("ayla")).toEqual([]);
  fault = undefined;
  entries.set("watchdesk.unsentMute.ayla.mute", "{");
  log.keep("ayla", "mute");
  await log.flush("ayla");
  expect(sent).toHaveLength(1);
  expect(entries.size).toBe(0);
});

it("says so where it can't be kept, before anything is muted", () => {
  const full = {
    ...storage,
    length: 0,
    setItem: () => {
      throw new Error("full");
    },
  };
  const other = new MuteLog({ storage: full, send: async () => {}, now: () => NOW, newId: () => "x" });
  expect(() => other.keep("ayla", "mute")).toThrow("full");
});
