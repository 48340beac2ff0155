/** What stands in a tab's memory alone outlives the session in which it was written, for its person. */
import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "../../../domain/errors";
import { forgetSent, openOutbox, type OpenOutbox } from "../../../src/sync/outbox-open";
import { emptyOutbox } from "../../../src/sync/outbox-state";
import { HandBrowser, settle } from "./support/browser";

const ID = "a".repeat(15);
const NOTE = {
  id: ID,
  kind: "note",
  alarm: "x",
  text: "Dog in the yard",
  shortcut: "",
  alarmNo: 1,
  siteName: "s",
} as const;

const browser = new HandBrowser();
const state = emptyOutbox();
const posted: unknown[] = [];
let away = true;
let open: OpenOutbox | undefined;

/** The outbox of whoever signs in now, in the one tab there is. */
async function signIn(user: string): Promise<OpenOutbox> {
  const { env } = browser.tab();
  const send = async <T>(_path: string, { body }: { readonly body?: unknown } = {}): Promise<T> => {
    if (away) throw new AppError("network");
    posted.push((body as { text: string }).text);
    return Promise.resolve({ alarm: { id: "x" } } as T);
  };
  const world = {
    env,
    state,
    client: { send } as never,
    merge: () => Promise.resolve(),
    onLive: () => () => undefined,
  };
  open = await openOutbox(user, world);
  await settle();
  return open;
}

afterEach(() => open?.stop());

it("is sent when he signs in again, though his session was ended, and the key of his outbox with it", async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const first = await signIn("ayla");
  await first.lines.put(NOTE);
  await vi.waitFor(() => expect(state).toMatchObject({ inMemory: 1, lines: [{ id: ID, state: "waiting" }] }));
  full.mockRestore();
  first.stop();
  // Closing the tab is still asked about, while nothing of it is shown.
  expect(state).toEqual({ inMemory: 1, lines: [] });
  await forgetSent("ayla");

  away = false;
  const bora = await signIn("bora");
  await bora.lines.flush();
  expect([state.lines, posted]).toEqual([[], []]);
  bora.stop();

  const again = await signIn("ayla");
  await again.lines.flush();
  await vi.waitFor(() => expect(state).toMatchObject({ inMemory: 0, lines: [{ id: ID, state: "sent" }] }));
  expect(posted).toEqual([NOTE.text]);
});
