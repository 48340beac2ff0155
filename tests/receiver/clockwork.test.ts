/** What the clockwork hears from the store about its beat. */
import { expect, it, vi } from "vitest";
import { Clockwork, HEARTBEAT_PATH } from "../../receiver/clockwork/clockwork";

it.each<[string, string, readonly string[]]>([
  ["nothing of twins", '{"ok":true,"twins":[]}', []],
  ["nothing from an older store", '{"ok":true}', []],
  ["nothing when the answer is none", "<html>", []],
  [
    "once in five minutes that another program uses its id",
    '{"ok":true,"twins":["r1"]}',
    ['another receiver program sends to this store as "r1" too: each needs an "id" of its own'],
  ],
])("says %s", async (_, body, wanted) => {
  vi.useFakeTimers();
  const log: string[] = [];
  const undo = vi.fn();
  const beats: string[] = [];
  const clockwork = new Clockwork({
    client: {
      post: async (path) => {
        if (path === HEARTBEAT_PATH) beats.push(path);
        return { status: 200, body };
      },
      get: async () => ({ status: 404, body: "" }),
      close: () => undefined,
    },
    takeStatus: () => ({ body: {}, undo }),
    log: (line) => log.push(line),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  clockwork.close();
  vi.useRealTimers();
  expect(beats.length).toBeGreaterThan(10);
  expect(log).toEqual(wanted);
  expect(undo).not.toHaveBeenCalled();
});
