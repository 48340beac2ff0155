/** The panel simulator against the real receiver. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseArguments, PROTOCOLS } from "../../scripts/signal/arguments";
import { buildSignal } from "../../scripts/signal/panel-frame";
import { runToEnd, spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";
import { askOnce, bodyOf } from "./panel";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const KEY = "00112233445566778899AABBCCDDEEFF";
const EVENT = ["--account", "1001", "--event", "BA"];
let receiver: RunningReceiver;
beforeAll(async () => {
  receiver = await startReceiver({ keys: { "2002": KEY } });
});
afterAll(() => receiver.stop());

const signal = (...args: string[]) => runToEnd("scripts/signal/main.ts", ["--port", String(receiver.tcp), ...args]);
const lastDecoded = async () => (await spoolLines(receiver.spoolDir)).at(-1)!["decoded"];

describe("npm run signal", () => {
  it.each<[string, string[], object]>([
    ["an event", ["--account", "1001", "--event", "BA", "--zone", "3"], { code: "BA", zone: "3", partition: "1" }],
    [
      "with words",
      ["--account", "1001", "--event", "FA", "--zone", "4", "--text", "Küche"],
      { code: "FA", text: "Küche" },
    ],
    [
      "Contact ID over UDP",
      ["--account", "1001", "--cid", "401", "--qualifier", "R", "--user", "7", "--udp"],
      { code: "401", qualifier: "R", user: "007" },
    ],
    ["sealed", ["--account", "2002", "--event", "PA", "--zone", "1", "--key", KEY], { encrypted: true, code: "PA" }],
  ])("%s", async (_, args, decoded) => {
    const { code, stdout } = await signal(...args);
    expect(stdout).toMatch(/reply \*?ACK \d{4}/);
    expect(code).toBe(0);
    expect(await lastDecoded()).toMatchObject(decoded);
  });

  it.each<[string, string[], object]>([
    ["adm-cid", ["--cid", "130", "--zone", "3"], { idToken: "ADM-CID", code: "130" }],
    ["SIA-DCS", ["--event", "BA", "--zone", "3"], { idToken: "SIA-DCS", code: "BA" }],
    ["adm-41e", ["--text", "1 130 3"], { idToken: "ADM-41E" }],
  ])("by the name of its protocol, %s", async (protocol, args, decoded) => {
    const { code } = await signal("--account", "1001", "--protocol", protocol, ...args);
    expect(code).toBe(0);
    expect(await lastDecoded()).toMatchObject(decoded);
  });

  it.each(PROTOCOLS)("%s is sent and acknowledged", async (protocol) => {
    const content: Record<string, string[]> = { "sia-dcs": ["--event", "BA"], "adm-cid": ["--cid", "130"] };
    const isPoll = protocol === "null" || protocol === "xnm";
    const args = [
      "--account",
      "1001",
      "--protocol",
      protocol,
      ...(content[protocol] ?? (isPoll ? [] : ["--text", "X1"])),
    ];
    const parsed = parseArguments(args);
    if (!parsed.ok) throw new Error(parsed.fault);
    const answer = await askOnce(receiver.tcp, buildSignal(parsed.value, 17, Date.now()));
    expect(bodyOf(answer!)).toBe('"ACK"0017L0#1001[]');
  });

  it("shows words as they were typed", async () => {
    const { stdout } = await signal("--account", "1001", "--event", "BA", "--zone", "3", "--text", "Öl ısı");
    expect(stdout).toContain("^Öl ısı^");
    expect(await lastDecoded()).toMatchObject({ text: "Öl ısı" });
  });

  it("many, each with its own number", async () => {
    const before = (await spoolLines(receiver.spoolDir)).length;
    const { stdout } = await signal("--account", "1001", "--event", "BA", "--count", "50");
    expect(stdout).toContain("50 acknowledged, 0 not");
    expect((await spoolLines(receiver.spoolDir)).length).toBe(before + 50);
  });

  it("an answer that is no ACK ends with code 2", async () => {
    const { code, stdout } = await signal("--account", "2002", "--event", "BA", "--key", "0".repeat(32));
    expect(stdout).toContain("reply DUH");
    expect(code).toBe(2);
  });

  it("says of a reply that it is none, and why", async () => {
    const closed = await runToEnd("scripts/signal/main.ts", [...EVENT, "--udp", "--port", "1"]);
    expect(closed.stdout).toContain("reply nothing listens there");
    expect(closed.code).toBe(2);
  });

  it.each<[string, string[], string]>([
    [
      "a protocol that is none",
      ["--account", "1001", "--protocol", "dc09"],
      '--protocol wants one of sia-dcs, adm-cid, null, xnm, sia-pul, acr-sf, adm-41e, adm-42e, adm-hs, dsc-43, fbi-sf, iti-i, scn-s8, scn-s16, scn-s24, sct, ses-ss, sia-s2k, sk-fsk1, sk-fsk2, not "dc09"',
    ],
    ["a protocol without its code", ["--account", "1001", "--protocol", "adm-cid"], "--protocol adm-cid wants --cid"],
    ["a protocol and another's code", [...EVENT, "--protocol", "adm-cid"], "--protocol adm-cid wants --cid"],
    ["a poll with an event", [...EVENT, "--protocol", "null"], "--event is not sent with --protocol null"],
    [
      "a zone of what is sent unread",
      ["--account", "1001", "--protocol", "sct", "--text", "x", "--zone", "1"],
      "--zone is not sent with --protocol sct",
    ],
    ["no account", ["--event", "BA"], "--account is needed"],
    ["nothing to send", ["--account", "1001"], "say one of --event, --cid and --null"],
    ["two things to send", [...EVENT, "--cid", "130"], "say one of --event, --cid and --null"],
    ["a word nobody knows", [...EVENT, "--colour", "red"], "--colour is not known"],
    ["a word without dashes", [...EVENT, "zone"], '"zone" stands alone; options begin with --'],
    ["an account that is none", ["--account", "1/2", "--null"], "--account wants 1 to 16 digits or letters"],
    ["a code that is none", ["--account", "1001", "--event", "ba"], "--event wants two capital letters"],
    ["a Contact ID code that is none", ["--account", "1001", "--cid", "13"], "--cid wants three digits"],
    [
      "a qualifier that is none",
      ["--account", "1001", "--cid", "130", "--qualifier", "X"],
      "--qualifier wants E, R or P",
    ],
    ["a zone that is none", [...EVENT, "--zone", "x"], "--zone wants up to four hex digits"],
    [
      "a zone no Contact ID has",
      ["--account", "1", "--cid", "130", "--zone", "1234"],
      "with --cid a zone or a user has up to",
    ],
    [
      "a zone and a user of Contact ID",
      ["--account", "1", "--cid", "130", "--zone", "1", "--user", "2"],
      "with --cid say",
    ],
    ["a user that is none", [...EVENT, "--user", "12345"], "--user wants up to four hex digits"],
    ["an area that is none", [...EVENT, "--partition", "123"], "--partition wants one or two hex digits"],
    ["a text with what ends it", [...EVENT, "--text", "a^b"], "--text wants up to 900 characters without ^"],
    ["a text that fits no frame", [...EVENT, "--text", "a".repeat(901)], "--text wants up to 900 characters"],
    ["a text with Contact ID", ["--account", "1", "--cid", "130", "--text", "a"], "--text goes with --event"],
    ["a qualifier with SIA", [...EVENT, "--qualifier", "R"], "--qualifier goes with --cid"],
    ["a zone of a poll", ["--account", "1001", "--null", "--zone", "3"], "--zone says something of an event"],
    ["a receiver number that is none", [...EVENT, "--receiver", "G"], "--receiver wants 1 to 6 hex digits"],
    ["a prefix that is none", [...EVENT, "--prefix", "G"], "--prefix wants 1 to 6 hex digits"],
    ["a number that is none", [...EVENT, "--sequence", "10000"], "--sequence wants a number from 1 to 9999"],
    ["a count of none", [...EVENT, "--count", "0"], "--count wants a whole number"],
    ["a rate below nothing", [...EVENT, "--rate", "-1"], "--rate wants a number, 0 or more"],
    ["no value at the end", [...EVENT, "--zone"], "--zone wants a value"],
    ["an option for a value", [...EVENT, "--zone", "--udp"], "--zone wants a value"],
    ["a value for a flag", [...EVENT, "--udp=yes"], "--udp takes no value"],
    ["an option twice", [...EVENT, "--account", "1002"], "--account stands there twice"],
  ])("%s: one sentence", (_, args, sentence) => {
    const read = parseArguments(args);
    expect(read.ok ? "" : read.fault).toContain(sentence);
    expect(read.ok ? "" : read.fault).not.toContain("\n");
  });

  it.each<[string, string[], string]>([
    ["a key that is none", ["--key", "123"], "--key wants 32, 48 or 64 hex digits"],
    ["a word nobody knows", ["--colour", "red"], "--colour is not known"],
    ["nobody listens", ["--port", "1"], "nothing listens at 127.0.0.1:1"],
    ["no port has this number", ["--port", "65536"], "--port wants a number from 1 to 65535"],
    ["nor this one", ["--port", "0"], "--port wants a number from 1 to 65535"],
    ["no machine has this name", ["--port", "9", "--host", "no.such.host.invalid"], "no machine is known as no.such"],
    ["by UDP neither", ["--port", "9", "--host", "no.such.host.invalid", "--udp"], "no machine is known as no.such"],
    ["no product runs there", ["--data", "nowhere"], "no running product found (nowhere/run.json)"],
  ])("%s: one sentence", async (_, args, sentence) =>
    refusedWith(await runToEnd("scripts/signal/main.ts", [...EVENT, ...args]), sentence),
  );
});

function refusedWith(ended: { code: number | null; stdout: string; stderr: string }, sentence: string): void {
  const { code, stdout, stderr } = ended;
  expect({ code, stdout, lines: stderr.trim().split("\n").length }).toEqual({ code: 1, stdout: "", lines: 1 });
  expect(stderr).toContain(`signal: ${sentence}`);
}
