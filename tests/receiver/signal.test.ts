/** The panel simulator against the real receiver. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runToEnd, spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const KEY = "00112233445566778899AABBCCDDEEFF";
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

  it.each<[string, string[], string]>([
    ["no account", ["--event", "BA"], "--account is needed"],
    ["nothing to send", ["--account", "1001"], "say one of --event, --cid and --null"],
    ["a word nobody knows", ["--account", "1001", "--event", "BA", "--colour", "red"], "--colour is not known"],
    ["a code that is none", ["--account", "1001", "--event", "ba"], "--event wants two capital letters"],
    ["nobody listens", ["--account", "1001", "--event", "BA", "--port", "1"], "nothing listens at 127.0.0.1:1"],
  ])("%s: one sentence", async (_, args, sentence) => {
    const { code, stderr } = await signal(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(`signal: ${sentence}`);
  });
});
