/** The activity ping: every three minutes from one tab, and a record that is gone ends the session. */
import { beforeEach, expect, it } from "vitest";
import { AppError, type ErrorCode } from "../../../domain/errors";
import { PING_EVERY_MS, SessionPings } from "../../../src/sync/session-pings";
import type { SendOptions, StoreClient } from "../../../src/sync/store-client";
import { HandBrowser, settle } from "./support/browser";

let browser: HandBrowser;
const sent: { path: string; body: Record<string, string> }[] = [];
let answers: (ErrorCode | null)[];
let gone: string[];
let renewals: number;
let sessionId: string;

beforeEach(() => {
  browser = new HandBrowser();
  sent.length = 0;
  answers = [];
  gone = [];
  renewals = 0;
  sessionId = "s1";
});

function open(renewal: ErrorCode | null = null): SessionPings {
  const send = async (path: string, { method, body }: SendOptions = {}) => {
    expect(method).toBe("PATCH");
    sent.push({ path, body: body as Record<string, string> });
    const code = answers.shift() ?? null;
    if (code) throw new AppError(code);
  };
  const pings = new SessionPings({
    env: browser.tab().env,
    client: { send: send as StoreClient["send"] },
    sessionId: () => sessionId,
    renew: async () => {
      renewals += 1;
      if (renewal) throw new AppError(renewal);
    },
    onGone: async (session) => void gone.push(session),
  });
  pings.begin();
  return pings;
}

const pass = (ms: number): Promise<void> => browser.clock.advance(ms);

it("writes lastActivePing of the own session every 180000 ms", async () => {
  open();
  expect(PING_EVERY_MS).toBe(180_000);
  await pass(179_999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toMatchObject([{ path: "/api/collections/session_control/records/s1" }]);
  expect(sent[0]?.body).toEqual({ lastActivePing: "2026-06-15 08:33:00.000Z" });
  await pass(360_000);
  expect(sent).toHaveLength(3);
});

it("is sent by one of several tabs", async () => {
  open();
  open();
  open();
  await pass(540_000);
  expect(sent).toHaveLength(3);
});

it.each<[string, boolean, string]>([
  ["session control is off", false, "s1"],
  ["nobody is signed in", true, ""],
])("is not sent while %s", async (_, enabled, session) => {
  browser.values.set("session_control_Enabled", String(enabled));
  sessionId = session;
  open();
  await pass(600_000);
  expect(sent).toEqual([]);
});

it.each<[string, (ErrorCode | null)[], ErrorCode | null, string[]]>([
  ["a record that is not there, asked twice, ends it", ["not_found", "not_found"], null, ["s1"]],
  ["a token that was too old finds none, and does not", ["not_found", null], null, []],
  ["a renewal that is not answered says nothing", ["not_found"], "network", []],
  ["nor does a line that is away", ["network"], null, []],
])("%s", async (_, given, renewal, want) => {
  answers = [...given];
  open(renewal);
  await pass(PING_EVERY_MS);
  await settle();
  expect(gone).toEqual(want);
  expect(renewals).toBe(given[0] === "not_found" ? 1 : 0);
});

it("goes on after a line that was away", async () => {
  answers = ["network"];
  open();
  await pass(2 * PING_EVERY_MS);
  expect(sent).toHaveLength(2);
});

it("tells by 'still working' of lastPingTime alone", async () => {
  await open().working();
  expect(sent.map(({ body }) => Object.keys(body))).toEqual([["lastPingTime"]]);
});
