/** Which worker is told of, and what a press of the button does: one reload, and only after it. */
import { describe, expect, it } from "vitest";
import { PATIENCE_MS, WorkerWatch } from "../../../src/app/worker-watch";

interface Start {
  readonly served?: boolean;
  readonly waits?: boolean;
  readonly serverAnswers?: boolean;
}

/** A window with a registration whose workers come and go as told. */
function openWindow({ served = true, waits = false, serverAnswers = true }: Start = {}) {
  const told: string[] = [];
  const sent: unknown[] = [];
  const timers: { ms: number; work: () => void }[] = [];
  let reloads = 0;
  let unregistered = false;
  const container = Object.assign(new EventTarget(), { controller: served ? {} : null });
  const worker = () => Object.assign(new EventTarget(), { postMessage: (data: unknown) => sent.push(data) });
  const registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: waits ? worker() : (null as ReturnType<typeof worker> | null),
    unregister: async () => (unregistered = true),
  });
  const watch = new WorkerWatch(registration as unknown as ServiceWorkerRegistration, {
    container: container as unknown as ServiceWorkerContainer,
    tell: (kind) => told.push(kind),
    reload: () => reloads++,
    serverAnswers: async () => serverAnswers,
    after: (ms, work) => timers.push({ ms, work }),
  });
  return {
    watch,
    told,
    sent,
    reloads: () => reloads,
    unregistered: () => unregistered,
    /** A newer worker is found, and has fetched all it needs. */
    found(): void {
      const found = worker();
      registration.installing = found;
      registration.dispatchEvent(new Event("updatefound"));
      registration.installing = null;
      registration.waiting = found;
      found.dispatchEvent(new Event("statechange"));
    },
    /** The one that waits takes over, whoever asked for it. */
    takesOver(): void {
      registration.waiting = null;
      container.dispatchEvent(new Event("controllerchange"));
    },
    async passes(ms: number): Promise<void> {
      for (const timer of timers.splice(0)) if (timer.ms <= ms) timer.work();
      await new Promise((done) => setTimeout(done, 0));
    },
  };
}

describe("what is told", () => {
  it("a version that waits since before this window was opened", () => {
    expect(openWindow({ waits: true }).told).toEqual(["ready"]);
  });

  it("a version that is found later", () => {
    const at = openWindow();
    at.found();
    expect(at.told).toEqual(["ready"]);
  });

  it("not the first worker of all, which takes over by itself", () => {
    const at = openWindow({ served: false });
    at.found();
    at.takesOver();
    expect([at.told, at.reloads()]).toEqual([[], 0]);
  });

  it("that another window has taken it, and nothing is reloaded here", () => {
    const at = openWindow();
    at.found();
    at.takesOver();
    expect([at.told, at.reloads()]).toEqual([["ready", "taken"], 0]);
  });
});

describe("the button", () => {
  it("lets the worker in, and reloads once when it is there", async () => {
    const at = openWindow({ waits: true });
    at.watch.take();
    expect([at.sent, at.reloads()]).toEqual([[{ type: "SKIP_WAITING" }], 0]);
    at.takesOver();
    at.takesOver();
    await at.passes(PATIENCE_MS);
    expect([at.reloads(), at.unregistered()]).toEqual([1, false]);
  });

  it("of several that came one after the other lets the latest in", () => {
    const at = openWindow();
    at.found();
    at.found();
    at.watch.take();
    expect(at.sent).toHaveLength(1);
  });

  it("reloads at once where another window has taken it", () => {
    const at = openWindow();
    at.found();
    at.takesOver();
    at.watch.take();
    expect([at.sent, at.reloads()]).toEqual([[], 1]);
  });

  it("dismisses a worker that does not go, and reloads once", async () => {
    const at = openWindow({ waits: true });
    at.watch.take();
    await at.passes(PATIENCE_MS);
    at.takesOver();
    expect([at.unregistered(), at.reloads()]).toEqual([true, 1]);
  });

  it("dismisses nothing while the server does not answer: the shell would be gone with it", async () => {
    const at = openWindow({ waits: true, serverAnswers: false });
    at.watch.take();
    await at.passes(PATIENCE_MS);
    expect([at.unregistered(), at.reloads()]).toEqual([false, 1]);
  });

  it("where the browser let the person stay, says still that a newer version is in use", () => {
    const at = openWindow({ waits: true });
    at.watch.take();
    at.takesOver();
    expect(at.told.at(-1)).toBe("taken");
  });
});
