/** The rules of acts as tables: order, holds, closing, claims, lines. */
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { answerSeconds, handleSeconds, lapseSeconds, type ClaimInterval } from "../../../domain/alarms/claims";
import { checkClose, CLOSE_COMMENT_MAX, type CloseRequest } from "../../../domain/alarms/close";
import { checkHold, maxHoldMinutes, type HoldRequest } from "../../../domain/alarms/holds";
import { LINE_KEYS, lineText } from "../../../domain/alarms/lines";
import { checkNote } from "../../../domain/alarms/notes";
import { plainText } from "../../../domain/alarms/plain-text";
import { ROOM_DEFAULTS, roomSettings } from "../../../domain/alarms/settings";

const answer = (result: { ok: true; value: unknown } | { ok: false; fault: { code: string } }): string =>
  result.ok ? "ok" : JSON.stringify(result.fault);

describe("settings", () => {
  it.each<[string, Record<string, unknown> | null, number, number]>([
    ["nothing stored: the defaults", null, 45, 10],
    ["stored figures win", { claimLapseSeconds: 30, closeCommentMin: 5 }, 30, 5],
    ["a time of 0 was never set", { claimLapseSeconds: 0 }, 45, 10],
    ["a comment of 0 characters may be wanted", { closeCommentMin: 0 }, 45, 0],
    ["a text is no figure", { claimLapseSeconds: "30" }, 45, 10],
  ])("%s", (_, stored, lapse, comment) => {
    const settings = roomSettings(stored);
    expect([settings.claimLapseSeconds, settings.closeCommentMin]).toEqual([lapse, comment]);
  });
});

describe("claims", () => {
  it.each<[number, number]>([
    [1, 45],
    [3, 45],
    [4, 120],
    [9, 120],
  ])("priority %i lapses after %i s", (priority, want) => expect(lapseSeconds(priority, ROOM_DEFAULTS)).toBe(want));

  const claims: readonly ClaimInterval[] = [
    { fromMs: 61_000, untilMs: 70_000 },
    { fromMs: 12_000, untilMs: 20_000 },
    { fromMs: 90_000, untilMs: null },
  ];
  it("answers at the first claim, whichever stands first in the list", () =>
    expect(answerSeconds(2_000, claims)).toBe(10));
  it("has no answer without a claim", () => expect(answerSeconds(2_000, [])).toBe(0));
  it("is never answered before it came", () => expect(answerSeconds(50_000, claims)).toBe(0));
  it("sums what was held, the standing claim until now", () => expect(handleSeconds(claims, 95_000)).toBe(22));
});

describe("holds", () => {
  const asked: HoldRequest = { minutes: 10, reason: "waiting for the guard", priority: 2, holdSeconds: 0 };
  it.each<[string, Partial<HoldRequest>, string]>([
    ["ten minutes of priority 2", {}, "ok"],
    ["the very limit of priority 3", { priority: 3, minutes: 30 }, "ok"],
    ["one above it", { priority: 3, minutes: 31 }, '{"code":"hold_too_long","max":30}'],
    ["lower priorities wait longer", { priority: 4, minutes: 240 }, "ok"],
    ["but not for ever", { priority: 4, minutes: 241 }, '{"code":"hold_too_long","max":240}'],
    ["eight hours in all", { priority: 5, minutes: 60, holdSeconds: 7.5 * 3600 }, '{"code":"hold_too_long","max":30}'],
    ["nothing left", { priority: 5, minutes: 1, holdSeconds: 8 * 3600 }, '{"code":"hold_too_long","max":0}'],
    ["without a reason", { reason: "  " }, '{"code":"hold_reason_missing"}'],
    ["no time", { minutes: 0 }, '{"code":"bad_request"}'],
    ["backwards", { minutes: -5 }, '{"code":"bad_request"}'],
    ["half minutes", { minutes: 1.5 }, '{"code":"bad_request"}'],
    ["not a number", { minutes: Number.NaN }, '{"code":"bad_request"}'],
  ])("%s", (_, change, want) => expect(answer(checkHold({ ...asked, ...change }, ROOM_DEFAULTS))).toBe(want));
  it("never offers less than nothing", () => expect(maxHoldMinutes(5, 9 * 3600, ROOM_DEFAULTS)).toBe(0));
});

describe("closing", () => {
  const asked: CloseRequest = {
    priority: 2,
    unseenCount: 0,
    resolution: "false_user",
    resolutionKnown: true,
    comment: "user gave the right word",
    needsComment: false,
  };
  it.each<[string, Partial<CloseRequest>, string]>([
    ["all is there", {}, "ok"],
    ["a signal nobody has seen", { unseenCount: 2 }, '{"code":"signals_unseen","count":2}'],
    ["no resolution", { resolution: "" }, '{"code":"resolution_missing"}'],
    ["a resolution that is not in use", { resolutionKnown: false }, '{"code":"resolution_unknown"}'],
    ["priority 3 needs a comment", { priority: 3, comment: "short" }, '{"code":"comment_too_short","min":10}'],
    ["blanks are no comment", { comment: " ".repeat(40) }, '{"code":"comment_too_short","min":10}'],
    ["priority 4 does not", { priority: 4, comment: "" }, "ok"],
    ["unless its type asks", { priority: 4, comment: "", needsComment: true }, '{"code":"comment_too_short","min":10}'],
    [
      "a comment that the log can't hold",
      { comment: "x".repeat(CLOSE_COMMENT_MAX + 1) },
      '{"code":"note_too_long","max":3800}',
    ],
    [
      "unseen signals are told before anything else",
      { unseenCount: 1, resolution: "" },
      '{"code":"signals_unseen","count":1}',
    ],
  ])("%s", (_, change, want) => expect(answer(checkClose({ ...asked, ...change }, ROOM_DEFAULTS))).toBe(want));
});

describe("notes", () => {
  it.each<[string, string, string, string]>([
    ["a line", "abcdefghij12345", "keyholder called", "ok"],
    ["blanks only", "abcdefghij12345", " \n ", '{"code":"note_empty"}'],
    ["nothing that can be seen", "abcdefghij12345", "\u200b\u0000\u202e \u2060", '{"code":"note_empty"}'],
    ["too long", "abcdefghij12345", "x".repeat(4001), '{"code":"note_too_long","max":4000}'],
    ["an id of another form", "ABC", "x", '{"code":"note_id_bad"}'],
    ["an id that means something to a database", "' OR 1=1 --aaaa", "x", '{"code":"note_id_bad"}'],
  ])("%s", (_, id, text, want) => expect(answer(checkNote(id, text))).toBe(want));
});

describe("text that deceives", () => {
  it.each<[string, string, string]>([
    ["a zero byte", "call\u0000ed", "called"],
    ["a turn of direction", "\u202edetalosi\u202c not \u2066safe\u2069", "detalosi not safe"],
    ["control characters", "\u001b[31mred\u007f", "[31mred"],
    ["only unseen characters", "\u200b\u200d\ufeff", ""],
  ])("%s is taken out of notes, reasons and comments", (_, sent, kept) => {
    expect(plainText(sent)).toBe(kept);
  });

  it.each([["two\nlines\tand more"], ["می\u200cخواهم"], ["👩\u200d🚒 came"], ["\u200fשלום"]])(
    "%s stays as it is",
    (text) => {
      expect(plainText(text)).toBe(text);
      expect(checkNote("abcdefghij12345", text)).toEqual({ ok: true, value: text });
    },
  );

  it("is no reason to hold and no comment to close with", () => {
    const hold = checkHold({ minutes: 5, reason: "\u200b\u200b", priority: 4, holdSeconds: 0 }, ROOM_DEFAULTS);
    expect(answer(hold)).toBe('{"code":"hold_reason_missing"}');
    const comment = { priority: 2, unseenCount: 0, resolution: "a", resolutionKnown: true, needsComment: false };
    expect(answer(checkClose({ ...comment, comment: "\u200b".repeat(40) }, ROOM_DEFAULTS))).toContain("too_short");
  });
});

describe("lines", () => {
  it.each(LINE_KEYS.map((key) => [key]))("%s reads as a sentence without its values too", (key) => {
    expect(lineText(key, {})).toMatch(/^[A-Z]/);
  });

  it("are in the English texts, word for word as the store writes them", async () => {
    const { system } = JSON.parse(await readFile("locales/en/alarms.json", "utf8")) as {
      system: Readonly<Record<string, string>>;
    };
    const named = (text = ""): Record<string, string> =>
      Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => [name, name.toUpperCase()]));
    const filled = (text = ""): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => name.toUpperCase());
    // What names a list of signals is put together by the desk: tests/src/resources/line-text.test.ts.
    for (const key of LINE_KEYS.filter((one) => one !== "signals_joined")) {
      expect(filled(system[key])).toBe(lineText(key, named(system[key])));
      const zoned = system[`${key}_zone`];
      if (zoned !== undefined) expect(filled(zoned)).toBe(lineText(key, named(zoned)));
    }
  });
});
