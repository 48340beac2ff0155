/** Which mark a row carries, over what the rules really write: no row is called by the wrong fault. */
import { describe, expect, it } from "vitest";
import { decideBatch } from "../../../domain/signals/decide";
import type { IncomingSignal } from "../../../domain/signals/incoming";
import type { SignalRow } from "../../../domain/signals/rows";
import { nameBesideMark, oddness, ownOddness } from "../../../src/resources/signals/signal-words";
import { smallWorld, START } from "../../domain/signals/room";
import { signal } from "../../support/signals";

type Mark = ReturnType<typeof oddness>;
type Sent = Partial<IncomingSignal>;

const UNREADABLE: Sent = { kind: "unreadable", code: "", zone: "", partition: "" };

/** The row of the last signal. */
function rowOf(...sent: readonly Sent[]): SignalRow {
  const receivedAt = new Date(START).toISOString();
  const { events } = decideBatch(
    smallWorld(),
    sent.map((one) => signal({ receivedAt, ...one })),
  );
  return events.at(-1) as unknown as SignalRow;
}

describe("the mark", () => {
  it.each<[string, readonly Sent[], Mark, Mark]>([
    ["of a burglary is none", [{ code: "BA" }], null, null],
    ["of a test is none", [{ code: "RP" }], null, null],
    ["of a code that nobody lists says so", [{ code: "QQ" }], "unknown_code", "unknown_code"],
    [
      "of an unlisted Contact ID code says so",
      [{ token: "ADM-CID", qualifier: "E", code: "099" }],
      "unknown_code",
      "unknown_code",
    ],
    ["of a body that is no event is that it could not be read", [UNREADABLE], "unreadable", "unreadable"],
    [
      "of a listed token that is kept as it came is that, too",
      [{ ...UNREADABLE, token: "SIA-PUL" }],
      "unreadable",
      "unreadable",
    ],
    [
      "of the same frame again is that, too",
      [
        { ...UNREADABLE, key: "spool:odd:0" },
        { ...UNREADABLE, duplicateOf: "spool:odd:0" },
      ],
      "unreadable",
      "unreadable",
    ],
    ["of what cannot be read of a stranger is that", [{ ...UNREADABLE, account: "9" }], "unreadable", "unreadable"],
    ["of what names no account is that", [{ ...UNREADABLE, account: "" }], "unreadable", "unreadable"],
    ["of a stranger's burglary is the account", [{ account: "9", code: "BA" }], "unknown_account", null],
    [
      "of a stranger's unlisted code is the account, where whose it is is not said elsewhere",
      [{ account: "9", code: "QQ" }],
      "unknown_account",
      "unknown_code",
    ],
    ["of a report of the receiver is none", [{ kind: "link", code: "clear_for_keyed_account" }], null, null],
    ["of one about a stranger is none", [{ kind: "link", code: "cannot_decrypt", account: "9" }], null, null],
    ["of one without a name is none", [{ kind: "link", code: "cable_eaten", account: "" }], null, null],
  ])("%s", (_, sent, mark, own) => {
    const row = rowOf(...sent);
    expect(oddness(row)).toBe(mark);
    expect(ownOddness(row)).toBe(own);
  });
});

describe("the row", () => {
  it("of what could not be read keeps the frame", () =>
    expect(rowOf({ ...UNREADABLE, token: "SIA-PUL", raw: "0a51" })).toMatchObject({ token: "SIA-PUL", raw: "0a51" }));

  it.each(["clear_for_keyed_account", "receiver_data_errors", "cannot_decrypt", "foreign_protocol"])(
    "of the receiver's report %s has its code whole",
    (code) => expect(rowOf({ kind: "link", code })).toMatchObject({ code, signal_types: `link_${code}` }),
  );
});

describe("the name beside that mark", () => {
  it.each<[string, Sent, string]>([
    ["an unknown code was named twice in one cell", { code: "QQ" }, ""],
    ["of an account that nobody knows, which has the mark of that", { account: "9001", code: "QQ" }, "Unknown code QQ"],
    ["a known code has its name", { code: "BA" }, "Burglary alarm"],
  ])("%s", (_, sent, want) => expect(nameBesideMark(rowOf(sent))).toBe(want));

  it("that no code was sent is said by the name alone", () => {
    expect(nameBesideMark({ ...rowOf({ code: "QQ" }), code: "", signal: "No code sent" })).toBe("No code sent");
  });
});
