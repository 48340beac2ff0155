/** A hung process is told from a busy one, and from a supervisor that slept itself. */

import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { answersAt, sendsMessages, watchLife, writesAt } from "../../scripts/lib/start/liveness.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */
const child = /** @type {ChildProcess} */ (/** @type {unknown} */ (new EventEmitter()));

describe("the watch", () => {
  let now = 0;
  let sleptMs = 0;
  const onHung = vi.fn();

  /** Time passes for the timers; this process may have slept before. @param {number} ms */
  const pass = (ms) => {
    for (let i = 0; i < ms; i += 1000) {
      now += 1000 + sleptMs;
      sleptMs = 0;
      vi.advanceTimersByTime(1000);
    }
  };

  /** @param {Partial<Parameters<typeof watchLife>[0]>} [watch] */
  const watch = (watch) =>
    watchLife({ life: sendsMessages, child, onHung, hungAfterMs: 30_000, ticks: () => now, ...watch });

  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    child.removeAllListeners();
    onHung.mockClear();
  });

  it("calls once, after the whole bound without a sign of life", () => {
    watch();
    pass(20_000);
    child.emit("message", "alive", undefined);
    pass(29_000);
    expect(onHung).not.toHaveBeenCalled();
    pass(60_000);
    expect(onHung).toHaveBeenCalledTimes(1);
    expect(child.listenerCount("message")).toBe(0);
  });

  it("does not call for hours in which this process itself slept", () => {
    watch();
    pass(10_000);
    sleptMs = 8 * 3_600_000;
    pass(10_000);
    expect(onHung).not.toHaveBeenCalled();
  });

  it("says nothing after it was stopped", () => {
    watch()();
    pass(60_000);
    expect(onHung).not.toHaveBeenCalled();
  });
});

describe("answers", () => {
  it.each([
    ["a good answer", 200],
    ["a refusal: what refuses is not hung", 503],
  ])("are a sign of life: %s", async (_sentence, status) => {
    const server = createServer((_request, response) => response.writeHead(status).end("x"));
    onTestFinished(() => void server.close());
    await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const alive = vi.fn();
    const stop = answersAt(`http://127.0.0.1:${port}/`)(child, alive);
    onTestFinished(stop);
    await vi.waitFor(() => expect(alive).toHaveBeenCalled(), { timeout: 20_000 });
  });

  it("are none where a connection opens and nothing comes", async () => {
    const asked = vi.fn();
    const server = createServer(asked);
    onTestFinished(() => server.closeAllConnections());
    onTestFinished(() => void server.close());
    await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const alive = vi.fn();
    onTestFinished(answersAt(`http://127.0.0.1:${port}/`)(child, alive));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 20_000 });
    expect(alive).not.toHaveBeenCalled();
  });
});

describe("a store's writes", () => {
  /** A store that answers for its health, and for a write as it is told. @param {number | null} write */
  const storeThat = async (write) => {
    /** @type {string[]} */
    const asked = [];
    const server = createServer(({ method, url, headers }, response) => {
      asked.push([method, url, headers.authorization].join(" ").trim());
      if (url === "/api/health") response.writeHead(200).end("x");
      else if (write !== null) response.writeHead(write).end();
    });
    onTestFinished(() => server.closeAllConnections());
    onTestFinished(() => void server.close());
    await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    return { url: `http://127.0.0.1:${port}`, asked };
  };

  it.each([
    ["a write that goes through", 204],
    ["a refusal, which another start would not mend", 400],
  ])("are a sign of life: %s", async (_sentence, status) => {
    const { url, asked } = await storeThat(status);
    const alive = vi.fn();
    onTestFinished(writesAt(url, () => "t")(child, alive));
    await vi.waitFor(() => expect(alive).toHaveBeenCalled(), { timeout: 20_000 });
    expect(asked[0]).toBe("POST /api/watchdesk/alive t");
  });

  it("are none while the writer hangs, though the store answers for its health", async () => {
    const { url, asked } = await storeThat(null);
    const alive = vi.fn();
    onTestFinished(writesAt(url, () => "t")(child, alive));
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 20_000 });
    expect(alive).not.toHaveBeenCalled();
  });

  it("can't be asked for before there is a token: its health must do", async () => {
    const { url, asked } = await storeThat(null);
    const alive = vi.fn();
    onTestFinished(writesAt(url, () => undefined)(child, alive));
    await vi.waitFor(() => expect(alive).toHaveBeenCalled(), { timeout: 20_000 });
    expect(asked[0]).toBe("GET /api/health");
  });
});
