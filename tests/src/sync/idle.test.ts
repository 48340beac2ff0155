/** Filling the copy steps back while somebody acts, also where the act fails. */
import { expect, it, vi } from "vitest";
import { whenIdle, whileActing } from "../../../src/sync/idle";

it("is done at once where nothing is under way", async () => {
  await whenIdle();
});

it("waits for every act that is under way, and for none that is over", async () => {
  const ends: (() => void)[] = [];
  const act = () => whileActing(() => new Promise<void>((done) => ends.push(done)));
  const acts = [act(), act()];
  const failing = whileActing(() => Promise.reject(new Error("refused")));
  await expect(failing).rejects.toThrow("refused");
  let idle = false;
  const waiting = whenIdle().then(() => (idle = true));
  for (const end of ends) {
    await new Promise((done) => setTimeout(done, 150));
    expect(idle).toBe(false);
    end();
  }
  await Promise.all(acts);
  await vi.waitFor(() => expect(idle).toBe(true));
  await waiting;
});
