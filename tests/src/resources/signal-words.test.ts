/** Why a signal came to what it did is told in words: no ids, no codes of rules, no times of the store's spelling. */
import { createInstance, type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import signals from "../../../locales/en/signals.json";
import { decide, decideBatch } from "../../../domain/signals/decide";
import type { IncomingSignal } from "../../../domain/signals/incoming";
import type { SignalRow, TraceLine } from "../../../domain/signals/rows";
import type { NoticeCode } from "../../../receiver/contracts/engine";
import { decidedBy } from "../../../src/resources/signals/decision-words";
import { codeText, zoneOrReport } from "../../../src/resources/signals/signal-words";
import { traceSentences, type TraceNames } from "../../../src/resources/signals/trace-words";
import { CASES } from "../../domain/signals/cases.table";
import { smallWorld, START } from "../../domain/signals/room";
import { signal } from "../../support/signals";

const names: TraceNames = {
  zone: (number, text) => `Zone ${number} ${text}`.trim(),
  partition: (number) => (number === "" ? "The whole system" : `Partition ${number}`),
  time: () => "16 Jun 2026, 12:00:00",
  alarm: "alarm 1",
  signal: () => "Signal 7",
};

/** All that the receiver reports: those of its contract (receiver/contracts/engine.ts). */
const NOTICE_CODES: readonly NoticeCode[] = [
  "cannot_decrypt",
  "clear_for_keyed_account",
  "receiver_data_errors",
  "clock_refused",
  "clock_skew",
  "galaxy_native",
  "foreign_protocol",
];

let t: TFunction<"signals">;

beforeAll(async () => {
  const i18n = createInstance({ lng: "en", ns: ["signals"], defaultNS: "signals", resources: { en: { signals } } });
  await i18n.init({ interpolation: { escapeValue: false } });
  t = i18n.t as unknown as TFunction<"signals">;
});

const linesOf = (event: Readonly<Record<string, unknown>>): readonly TraceLine[] =>
  event["trace"] as readonly TraceLine[];

const tell = (event: Readonly<Record<string, unknown>>): string[] =>
  linesOf(event).flatMap((line) => traceSentences(t, line, names).map((sentence) => `${line.step}: ${sentence}`));

const one = (sent: Partial<IncomingSignal>): string[] =>
  tell(decide(smallWorld(), signal({ receivedAt: new Date(START).toISOString(), ...sent })).event);

/** Inner words: names with underscores, kinds of keys, ids, instants, holes left by a missing value. */
const INNER = /[a-z]_[a-z]|alarm_type:|site:|account:\/|\d{4}-\d\d-\d\d|\{\{|undefined|NaN|^\d+: (trace|name)\./;

describe("every step that the rules can take is told in words", () => {
  it.each(CASES.map((row) => [row.says, row] as const))("%s", (_, { signals: sent, arrange }) => {
    const world = smallWorld();
    arrange?.(world);
    const at = new Date(START).toISOString();
    const { events } = decideBatch(
      world,
      sent.map((row) => signal({ receivedAt: at, ...row })),
    );
    const told = events.flatMap((event) => tell(event));
    expect(told.length).toBeGreaterThanOrEqual(sent.length * 4);
    expect(told.filter((sentence) => INNER.test(sentence) || !/[.]$/.test(sentence))).toEqual([]);
  });
});

describe("the steps of", () => {
  it("a burglary: whose, what, where, and why an alarm", () => {
    expect(one({ account: "4711", code: "BA", zone: "3" })).toEqual([
      expect.stringMatching(/^1: .+ received it from .+, and it was stored before the panel was answered\.$/),
      "2: Read as BA (SIA-DCS), sent in clear.",
      "3: Account 4711 is site 4711 Site 4711.",
      expect.stringMatching(/^5: BA means Burglary.*, by the code tables\.$/),
      "6: Zone 3 Back door is in the site's list.",
      "6: They come 1 step of priority sooner.",
      "7: Zone 3 Back door: in alarm.",
      expect.stringMatching(
        /^17: Intrusion \(Zone 3 .+\) opens alarm \d+ with priority \d, because no open alarm of this kind at the site/,
      ),
    ]);
  });
  it("a test, which says alone when the next is due", () =>
    expect(one({ account: "4711", code: "RP" })).toEqual(
      expect.arrayContaining(["7: It counts as the site's test.", "7: The next test is due at 16 Jun 2026, 12:00:00."]),
    ));
  it("a panel whose clock is wrong", () =>
    expect(one({ account: "4711", panelAt: "2026-06-15T07:00:00Z", clockSkewSeconds: -5400 })).toContain(
      "2: The panel's clock is 1:30:00 slow; our own time counts.",
    ));
  it("an account that no site has", () =>
    expect(one({ account: "0815", code: "BA" })).toContain("3: No site has account 0815."));
  it.each(NOTICE_CODES)(
    "what the receiver reports as %s: not that a panel was answered, and why it is told",
    (code) => {
      const told = one({ kind: "link", code, account: "4711" });
      expect(told[0]).toMatch(/^1: .+ noticed it on the line of .+\.$/);
      expect(told.filter((sentence) => sentence.startsWith("2: "))).toHaveLength(2);
      expect(told.join()).not.toContain("before the panel was answered");
    },
  );
  it("a line written by an earlier version stand as it was written", () => {
    const line = { step: 3, what: "site", detail: "account 4711 is North Depot" } as unknown as TraceLine;
    expect(traceSentences(t, line, names)).toEqual(["site: account 4711 is North Depot"]);
  });
});

describe("the rule", () => {
  const known = {
    alarmType: (code: string) => (code === "intrusion" ? "Intrusion" : undefined),
    signalType: (code: string) => (code === "power_restore" ? "Mains restored" : undefined),
  };
  it.each<[string, string, string, string]>([
    ["of a kind of alarm", "alarm_type:intrusion", "table", "Kind of alarm: Intrusion · by the code tables"],
    ["of a kind of signal", "power_restore", "site", "Kind of signal: Mains restored · by the site's own list"],
    ["of nobody's account", "unknown_account", "table", "No site has this account · by the code tables"],
    [
      "of a kind that is gone, with its code",
      "alarm_type:old_kind",
      "",
      "A kind of alarm that is not in the catalogue any more (old_kind)",
    ],
    ["that is none", "", "", ""],
  ])("%s", (_, decisionRule, decisionLayer, want) =>
    expect(decidedBy(t, { decisionRule, decisionLayer }, known)).toBe(want),
  );
});

describe("the code", () => {
  const row = { qualifier: "E", code: "130", class: "alarm", signal_types: "burglary_alarm" } as const;
  const link = { qualifier: "", code: "clear_for_keyed_account", class: "link" } as const;
  it.each<[string, Pick<SignalRow, "code" | "qualifier" | "class" | "signal_types">, string]>([
    ["of a panel is as the trade writes it", row, "E130"],
    ["of a named report of the receiver says nothing", { ...link, signal_types: "link_clear_for_keyed_account" }, ""],
    ["of an unnamed one is all there is", { ...link, signal_types: "link_other" }, "clear_for_keyed_account"],
  ])("%s", (_, signalRow, want) => expect(codeText(signalRow)).toBe(want));
});

describe("the place in an alarm's list", () => {
  const known = { zone: "3", user: "", userName: "", zoneText: "Back door" } as const;
  const row = { ...known, class: "alarm", text: "words of the panel" } as const;
  it("of a panel's event is its zone", () => expect(zoneOrReport(t, row)).toBe("3 Back door"));
  it.each([
    ["who the panel's user is, where that is on record", { userName: "Julia Marlow" }, "user 1 Julia Marlow"],
    ["the number alone, where it is not", {}, "user 1"],
    ["the number alone in what an earlier program kept", { userName: undefined as unknown as string }, "user 1"],
    ["the zone's name and nobody's, where a zone is named", { zone: "3", zoneText: "Door" }, "3 Door"],
  ])("of a user's event is %s", (_, change, want) =>
    expect(zoneOrReport(t, { ...row, zone: "", zoneText: "", user: "1", ...change })).toBe(want),
  );
  it("of a report of the receiver is what it is about", () =>
    expect(zoneOrReport(t, { ...row, class: "link", zone: "", zoneText: "", text: "203.0.113.7 · SIA" })).toBe(
      "203.0.113.7 · SIA",
    ));
});

it("writes a signal's number as the name it is, however high", () =>
  expect(t("detail.title", { seq: 6591 })).toBe("Signal 6591"));
