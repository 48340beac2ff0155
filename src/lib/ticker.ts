/** A timer that keeps its time in a hidden tab: claims beat and the sound goes on while somebody looks elsewhere. */

/** Calls `onTick` every `everyMs`; returns how to stop. Without workers it falls back to the tab's own timer. */
export function startTicker(everyMs: number, onTick: () => void): () => void {
  try {
    const worker = new Worker(new URL("./ticker.worker.ts", import.meta.url), { type: "module" });
    let timer: ReturnType<typeof setInterval> | undefined;
    worker.addEventListener("message", onTick);
    worker.addEventListener("error", () => (timer ??= setInterval(onTick, everyMs)));
    worker.postMessage(everyMs);
    return () => {
      worker.terminate();
      clearInterval(timer);
    };
  } catch {
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }
}
