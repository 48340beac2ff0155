/** Short progress lines: a tick, what was done, and the seconds it took. */

/** A step that lasts longer than this is announced where no line can be overwritten. */
const ANNOUNCE_AFTER_MS = 3000;

/** @typedef {{ write(text: string): unknown, isTTY?: boolean }} Output */

/**
 * Makes the two ways to tell about progress: a finished fact, and a step with its duration.
 * @param {Output} output
 */
export function createProgress(output = process.stdout) {
  /** @param {string} text */
  const note = (text) => void output.write(`  ${text}\n`);

  /**
   * Runs a step; the work may return a text that replaces the label ("packages installed").
   * @template T
   * @param {string} label
   * @param {(tell: (text: string) => void) => Promise<T> | T} work
   * @returns {Promise<T>}
   */
  async function step(label, work) {
    const startedAt = performance.now();
    let told = label;
    const announce = () => void output.write(output.isTTY ? `… ${label}` : `… ${label}\n`);
    const timer = output.isTTY ? undefined : setTimeout(announce, ANNOUNCE_AFTER_MS);
    if (output.isTTY) announce();
    const clear = output.isTTY ? "\r\u001b[2K" : "";
    try {
      const result = await work((text) => (told = text));
      output.write(`${clear}✓ ${told}  ${seconds(performance.now() - startedAt)}\n`);
      return result;
    } catch (error) {
      output.write(clear);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return { note, step };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */

/**
 * A duration as people read it: "0.3 s", "19.7 s", "2 min 5 s".
 * @param {number} durationMs
 */
export function seconds(durationMs) {
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  const whole = Math.round(durationMs / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
