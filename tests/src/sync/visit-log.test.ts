/** Visits of pages: few requests, bounded waiting, no storm whatever the log answers, and nothing of anybody (H-OP-03). */
import { beforeEach, describe, expect, it } from "vitest";
import type { LogStreams } from "../../../domain/live/client-log";
import { checkLog } from "../../../domain/live/client-log";
import { AppError, type ErrorCode } from "../../../domain/errors";
import { createTurn } from "../../../src/sync/outbox-turn";
import { createMemoryVisits, VisitLog, VISITS_MOST } from "../../../src/sync/visit-log";
import { HandBrowser, settle } from "./support/browser";

let browser: HandBrowser;
let sent: LogStreams[];
let answer: () => Promise<void>;
let log: VisitLog;

const open = (rows = createMemoryVisits()): VisitLog =>
  new VisitLog({
    env: browser.tab().env,
    rows,
    turn: createTurn(browser.tab().env, { name: "visits", tab: "t", change: () => Promise.resolve(true) }),
    post: (body, signal) => {
      sent.push(body);
      const given = new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(new Error("late"))),
      );
      return Promise.race([answer(), given]);
    },
  });

beforeEach(() => {
  browser = new HandBrowser();
  sent = [];
  answer = () => Promise.resolve();
  log = open();
});

const pass = async (seconds: number): Promise<void> => {
  await browser.clock.advance(seconds * 1000);
  await settle();
};

const visit = (times: number): void => {
  for (let at = 0; at < times; at += 1) log.add("/operator/signals/alarms");
};

const linesOf = (body: LogStreams | undefined) => body?.streams[0]?.values ?? [];
const linesSent = (): number => sent.reduce((sum, body) => sum + linesOf(body).length, 0);

it("go together, as the store takes them", async () => {
  visit(3);
  await pass(10);
  expect(sent).toHaveLength(1);
  const lines = checkLog({ ...sent[0] }, browser.clock.now());
  expect(lines.ok && lines.value.map(({ message, level, app }) => [message, level, app])).toEqual(
    [1, 2, 3].map(() => ["Page visited: /operator/signals/alarms", "info", "watchdesk"]),
  );
});

it("cost one request in ten seconds at most, of fifty lines at most", async () => {
  visit(300);
  await pass(60);
  expect(sent).toHaveLength(6);
  expect(Math.max(...sent.map((body) => linesOf(body).length))).toBe(50);
  expect(linesSent()).toBe(300);
  await pass(60);
  expect(sent).toHaveLength(6);
});

it("beyond a thousand that wait are counted, and the count is told once", async () => {
  answer = () => Promise.reject(new AppError("network"));
  visit(VISITS_MOST + 7);
  await pass(3600);
  answer = () => Promise.resolve();
  sent = [];
  await pass(3600);
  expect(linesSent()).toBe(VISITS_MOST);
  expect(sent.map(({ streams }) => streams[0]?.stream.extras?.["lost"])).toEqual([
    7,
    ...Array.from({ length: 19 }, () => 0),
  ]);
});

describe("are asked for ever less often", () => {
  it.each<[string, () => Promise<void>]>([
    ["where there is no such route", () => Promise.reject(new AppError("not_found"))],
    ["where the log is broken", () => Promise.reject(new AppError("unknown"))],
    ["where nothing answers", () => new Promise<void>(() => undefined)],
    ["where there are too many", () => Promise.reject(new AppError("too_many_log_lines"))],
    ["where there is no line", () => Promise.reject(new AppError("network"))],
  ])("%s: an hour costs few requests and loses nothing", async (_, how) => {
    answer = how;
    visit(5);
    await pass(3600);
    expect(sent.length).toBeLessThanOrEqual(14);
    answer = () => Promise.resolve();
    sent = [];
    await pass(700);
    expect(linesSent()).toBe(5);
  });
});

it.each<[ErrorCode]>([["bad_request"], ["too_large"]])(
  "that the log will never take (%s) are let go of",
  async (code) => {
    answer = () => Promise.reject(new AppError(code));
    visit(5);
    await pass(3600);
    expect(sent).toHaveLength(1);
  },
);

it("delay nobody: a place that can't keep them is not waited for and throws nothing", () => {
  const broken = { ...createMemoryVisits(), add: () => Promise.reject(new Error("full")) };
  expect(() => open(broken).add("/")).not.toThrow();
});

it("are sent no more once their person has left", async () => {
  visit(5);
  log.stop();
  await pass(60);
  expect(sent).toEqual([]);
});
