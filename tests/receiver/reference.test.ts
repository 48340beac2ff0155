/** Sentences of the protocol reference and of the quirks that no frame of the public vectors shows, one row each. */
import { createCipheriv, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { KeyEntries, Reading } from "../../receiver/contracts/engine";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { decrypt } from "../../receiver/protocols/dc09/crypto";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { parseSia } from "../../receiver/protocols/dc09/sia";
import { bodyOf, frame } from "./panel";

const nowMs = Date.parse("2026-06-15T08:30:00Z");
const STAMP = "_08:30:00,06-15-2026";
const HEX_KEY = "00112233445566778899AABBCCDDEEFF";
const KEY = Buffer.from(HEX_KEY, "hex");

interface Setup {
  readonly keys?: KeyEntries;
  readonly options?: Record<string, unknown>;
}

const read = (bytes: Buffer, { keys = {}, options = {} }: Setup = {}): Reading =>
  dc09.createReader({ keys, options, randomBytes }).read(bytes, nowMs);
const answerOf = (bytes: Buffer, setup: Setup = {}): string | null => {
  const { reply } = read(bytes, setup);
  return reply ? bodyOf(reply) : null;
};

/** Cipher text of a content whose pad is given, so that it must come to whole blocks. */
function seal(padded: string): string {
  const cipher = createCipheriv("aes-128-cbc", KEY, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded, "latin1"), cipher.final()])
    .toString("hex")
    .toUpperCase();
}

/** Brings a content to whole blocks by the text of its event. */
const filled = (pad: string, around: (text: string) => string): string => {
  const empty = pad.length + around("").length;
  return pad + around("x".repeat((16 - (empty % 16)) % 16));
};
const sealedWith = (pad: string, token = "SIA-DCS"): Buffer =>
  buildFrame(`"*${token}"0001L0#4711[${seal(filled(pad, (text) => `|#4711|NBA1^${text}^]${STAMP}`))}`);
const keyed: Setup = { keys: { "4711": HEX_KEY } };

describe("1 the frame", () => {
  it("the largest body has 4095 bytes", () => {
    const head = '"SIA-DCS"0001L0#1[#1|NBA1|A';
    const body = `${head}${"a".repeat(4095 - head.length - 1)}]`;
    expect(body.length).toBe(4095);
    expect(answerOf(frame(body))).toBe('"ACK"0001L0#1[]');
  });

  it.each([
    ["R0", '"NULL"0001R0L0#1[]'],
    ["R01", '"NULL"0001R01L01#1[]'],
    ["six digits of both", '"NULL"0001RABCDEFL123456#1[]'],
    ["16 letters and digits of an account", '"NULL"0001L0#Zz34567890123456[]'],
    ["no L, as a software dialler sends it (quirk 32)", '"SIA-DCS"0001#1234[#1234|Nri2BA3]'],
    ["0000 on an event", '"SIA-DCS"0000L0#1[#1|NBA1]'],
  ])("%s comes back as sent", (_, body) =>
    expect(answerOf(frame(body))).toBe(body.replace(/"[A-Z-]+"/, '"ACK"').replace(/\[.*/, "[]")),
  );

  it.each([
    ["a number of three digits", '"NULL"001L0#1[]'],
    ["a receiver number of seven digits", '"NULL"0001R1234567L0#1[]'],
    ["no bracket", '"NULL"0001L0#1'],
  ])("a header with %s gets no answer", (_, body) => expect(answerOf(frame(body))).toBeNull());

  it("a length that covers the CR needs a check sum that does", () => {
    const body = '"NULL"0001L0#1[]';
    const wrong = Buffer.from(buildFrame(body));
    wrong.write("0011", 5, "latin1");
    expect(body.length + 1).toBe(0x11);
    expect(answerOf(wrong)).toBeNull();
  });
});

describe("2 answers", () => {
  const binary = (body: string): Buffer => buildFrame(body, "binary");
  const isBinary = (reply: Uint8Array | null): boolean => reply![7] === 0x22;

  it.each<[string, Buffer, Setup, RegExp]>([
    ["ACK", binary('"NULL"0001L0#1[]'), {}, /^"ACK"/],
    ["DUH", binary('"XYZ"0001L0#1[x]'), {}, /^"DUH"/],
    ["NAK", binary(`"NULL"0001L0#1[]_08:30:00,06-15-2020`), { options: { nakStaleClear: true } }, /^"NAK"/],
  ])("a check sum of two bytes is answered by one of two bytes: %s", (_, bytes, setup, want) => {
    const { reply } = read(bytes, setup);
    expect(bodyOf(reply!)).toMatch(want);
    expect(isBinary(reply)).toBe(true);
  });

  it("so is one that is wrong, when such a frame is answered", () => {
    const bytes = binary('"NULL"0001L0#1[]');
    bytes[1] = bytes[1]! ^ 0xff;
    const { reply } = read(bytes, { options: { nakOnCrc: true } });
    expect(bodyOf(reply!)).toBe(`"NAK"0000R0L0A0[]${STAMP}`);
    expect(isBinary(reply)).toBe(true);
  });

  it.each<[string, string, string]>([
    ["an unlisted token in a sealed frame", "XYZ", '"DUH"0001L0#4711[]'],
    ["a body that can't be read", "ADM-CID", '"DUH"0001L0#4711[]'],
  ])("a DUH is never sealed: %s, and it is kept raw", (_, token, want) => {
    const reading = read(sealedWith("p".repeat(16), token), keyed);
    expect(bodyOf(reading.reply!)).toBe(want);
    expect(reading.stored).toBe("raw");
  });

  it.each(["ACK", "NAK", "DUH", "RSP"])("a sealed %s gets no answer", (token) =>
    expect(answerOf(sealedWith("p".repeat(16), token), keyed)).toBeNull(),
  );

  it.each(["NULL", "XNM"])("%s moves the link and is no event, with a body too", (token) => {
    const reading = read(frame(`"${token}"0000R0L0#1[#0000|0000 00 000]`));
    expect([reading.verdict, reading.stored, reading.events]).toEqual(["ack", "link", []]);
  });

  it("an account that stands in the data alone is as keyed as any", () => {
    expect(answerOf(frame('"SIA-DCS"0001L0[#4711|NBA1]'), keyed)).toBeNull();
    expect(read(frame('"SIA-DCS"0001L0[#4711|NBA1]'), keyed).notice).toBe("clear_for_keyed_account");
  });

  it("options of an account count however many zeros stand before it, where zeros don't count", () => {
    const options = { ignoreLeadingZeros: true, accounts: { "8312": { replyLine: "none" } } };
    expect(answerOf(frame('"NULL"0001L#008312[]'), { options })).toBe('"ACK"0001#008312[]');
    expect(answerOf(frame('"NULL"0001L#008312[]'), { options: { ...options, ignoreLeadingZeros: false } })).toBe(
      '"ACK"0001L#008312[]',
    );
  });
});

describe("3 encryption", () => {
  it.each([0, 1, 15, 16, 31])("a pad of %i bytes is taken (quirk 3)", (length) => {
    const reading = read(sealedWith("\x01".repeat(length)), keyed);
    expect([reading.verdict, reading.account, reading.events[0]!.code]).toEqual(["ack", "4711", "BA"]);
  });

  it("what is sent has 16 to 31 bytes of pad, none of them a bar or a bracket", () => {
    for (let turn = 0; turn < 50; turn++) {
      const body = answerOf(sealedWith("p".repeat(16)), keyed)!;
      const clear = decrypt(body.slice(body.indexOf("[") + 1), KEY)!.toString("latin1");
      expect(clear).toMatch(/^[^|[\]]{16,31}\|\]_\d\d:\d\d:\d\d,\d\d-\d\d-\d{4}$/);
    }
  });

  it("two answers to one frame don't look alike", () =>
    expect(answerOf(sealedWith("p"), keyed)).not.toBe(answerOf(sealedWith("p"), keyed)));

  it("a sealed frame whose account stands inside is opened with the default key", () => {
    const cipher = seal(filled("p", (text) => `|#4711|NBA1^${text}^]${STAMP}`));
    const reading = read(buildFrame(`"*SIA-DCS"0001L0[${cipher}`), { keys: { "*": HEX_KEY } });
    expect([reading.verdict, reading.account]).toEqual(["ack", "4711"]);
  });
});

describe("5 SIA-DCS", () => {
  it("every modifier is kept under its name", () => {
    const body = "#1|Nti22:15:30/da06-15-26/id7/ri2/pi3/ai4/ph5/lv6/va23.5/pt8/rg9/ss10/BA1";
    expect(parseSia(body)!.events).toEqual([
      {
        code: "BA",
        zone: "1",
        time: "22:15:30",
        date: "06-15-26",
        user: "7",
        partition: "2",
        peripheral: "3",
        automated: "4",
        phone: "5",
        level: "6",
        value: "23.5",
        path: "8",
        routeGroup: "9",
        subSubscriber: "10",
      },
    ]);
  });

  it.each(["L", "V", "v", "I", "C", "P", "@", "&", "?", "E"])(
    "a block %s beside an event hides nothing of it",
    (letter) => expect(parseSia(`#1|${letter}1 2|NBA1|${letter}x`)!.events).toMatchObject([{ code: "BA", zone: "1" }]),
  );

  it("a frame of many events is answered once", () => {
    const reading = read(frame('"SIA-DCS"0001L0#1[#1|Nri1/BA1/BA2/BR1/FA9]'));
    expect(reading.events.map(({ code, zone }) => code + zone)).toEqual(["BA1", "BA2", "BR1", "FA9"]);
    expect(bodyOf(reading.reply!)).toBe('"ACK"0001L0#1[]');
  });
});

describe("6 extended data and text", () => {
  it.each<[string, string, string, string]>([
    ["Turkish", "windows-1254", "Kap\xfd", "Kapı"],
    ["Russian", "windows-1251", "\xc4\xe2\xe5\xf0\xfc", "Дверь"],
    ["Polish", "windows-1250", "Wej\x9ccie", "Wejście"],
    ["Western, with the signs that Latin-1 lacks,", "windows-1252", "L\x92\x8aibenik \x96 5 \x80", "L’Šibenik – 5 €"],
    ["Western by its other name", "latin1", "\x8e\xfc", "Žü"],
    ["what is UTF-8 stays UTF-8", "windows-1254", "Kap\xc4\xb1", "Kapı"],
  ])("%s by the receiver's code page %s", (_, codePage, sent, want) => {
    const { events } = read(frame(`"SIA-DCS"0001L0#1[#1|NBA1^${sent}^]`), { options: { codePage } });
    expect(events[0]!.text).toBe(want);
  });

  it("brackets inside a text end nothing", () => {
    const reading = read(
      frame(`"SIA-DCS"0001L0#1[#1|NBA1^Hall [north] 2]^][Iroom [a] b][U1.jpg,2.jpg][M0a1B2c3D4e5F]${STAMP}`),
    );
    expect(reading.events[0]!.text).toBe("Hall [north] 2] · room [a] b");
    expect(reading.xdata).toEqual([
      { letter: "I", content: "room [a] b" },
      { letter: "U", content: "1.jpg,2.jpg" },
      { letter: "M", content: "0a1B2c3D4e5F" },
    ]);
    expect(reading.stamp).toBe("08:30:00,06-15-2026");
  });

  it("programming data is binary: it is shown in Windows-1252, also where its bytes happen to be UTF-8", () => {
    const { xdata } = read(frame('"SIA-DCS"0001L0#1[#1|NBA1][P\xc3\xa9][P\x80\x01][I\xc3\xa9]'));
    expect(xdata).toEqual([
      { letter: "P", content: "Ã©" },
      { letter: "P", content: "€\x01" },
      { letter: "I", content: "é" },
    ]);
  });

  it("a key that a panel sends is no key of ours and answers nothing of it", () => {
    const body = answerOf(frame(`"SIA-DCS"0001L0#1[#1|NBA1][K${HEX_KEY}]`));
    expect(body).toBe('"ACK"0001L0#1[]');
  });
});

describe("7 repeats", () => {
  const keyOf = (body: string, setup: Setup = {}): string => read(frame(body), setup).repeatKey;
  const base = '"SIA-DCS"0001R1L0#1[#1|NBA1][Ix]';

  it.each<[string, string]>([
    ["account", '"SIA-DCS"0001R1L0#2[#1|NBA1][Ix]'],
    ["receiver number", '"SIA-DCS"0001R2L0#1[#1|NBA1][Ix]'],
    ["number", '"SIA-DCS"0002R1L0#1[#1|NBA1][Ix]'],
    ["data", '"SIA-DCS"0001R1L0#1[#1|NBA2][Ix]'],
    ["extended data", '"SIA-DCS"0001R1L0#1[#1|NBA1][Iy]'],
    ["token", '"SIA-PUL"0001R1L0#1[#1|NBA1][Ix]'],
  ])("another %s is another message", (_, body) => expect(keyOf(body)).not.toBe(keyOf(base)));

  it("another stamp is the same one, told apart by it", () => {
    expect(keyOf(`${base}${STAMP}`)).toBe(keyOf(base));
    expect(read(frame(`${base}${STAMP}`)).stamp).not.toBe(read(frame(base)).stamp);
  });
});

describe("9 tokens", () => {
  const LISTED =
    "SIA-PUL ACR-SF ADM-41E ADM-42E ADM-HS DSC-43 FBI-SF ITI-I SCN-S8 SCN-S16 SCN-S24 SCT SES-SS SIA-S2K SK-FSK1 SK-FSK2";
  it.each(LISTED.split(" "))("%s is kept as it is and acknowledged", (token) => {
    const reading = read(frame(`"${token}"0001L0#1[1234 5678]`));
    expect([reading.verdict, reading.stored]).toEqual(["ack", true]);
    expect(reading.toDecoded()).toMatchObject({ idToken: token, data: "1234 5678" });
  });
});

it("a frame that is whole but for its header becomes an unreadable row, and the same one when it is read again", () => {
  const raw = frame('"SIA-DCS"001L0#4711[#4711|NBA1]');
  const again = dc09.reread({ raw, clear: null, receivedAtMs: nowMs, codePage: "windows-1252" });
  for (const reading of [read(raw), again]) {
    expect([reading.verdict, reading.stored, reading.kind, reading.reply]).toEqual(["drop", "raw", "unreadable", null]);
    expect(reading.repeatKey).toBe(read(raw).repeatKey);
    expect(reading.repeatKey).not.toBe("");
  }
});
