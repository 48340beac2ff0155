/** Tells a process that has hung from one that is busy: by the signs of life it gives, or no longer gives. */

/**
 * So long nothing may be heard. A busy process answers late, not never: in a storm of 10,000 signals on two cores, beside
 * four programs that took all they could, the slowest answer of the store came after 0.25 s. And it is short beside
 * the minute in which a room notices. Claims on alarms outlive it: none lapses for beats that the store was away to take.
 */
export const HUNG_AFTER_MS = 30_000;

const LOOK_EVERY_MS = 2000;
const ANSWER_WITHIN_MS = 10_000;

/**
 * A source of signs of life: calls back with each one until the returned function is called.
 * @typedef {(child: import("node:child_process").ChildProcess, alive: () => void) => () => void} Life
 */

/**
 * Calls `onHung` once when there was no sign of life for too long; returns how to stop. Time in which this process itself
 * did not run (the computer slept, it was stopped) does not count: nobody listened.
 * @param {object} watch
 * @param {Life} watch.life
 * @param {import("node:child_process").ChildProcess} watch.child
 * @param {() => void} watch.onHung
 * @param {number} [watch.hungAfterMs]
 * @param {number} [watch.lookEveryMs]
 * @param {() => number} [watch.ticks] monotonic milliseconds
 */
export function watchLife({ life, child, onHung, hungAfterMs, lookEveryMs, ticks }) {
  const rhythmMs = lookEveryMs ?? LOOK_EVERY_MS;
  const now = ticks ?? (() => performance.now());
  let silentMs = 0;
  let lookedAt = now();
  const timer = setInterval(() => {
    const elapsedMs = now() - lookedAt;
    lookedAt += elapsedMs;
    silentMs += Math.min(elapsedMs, 2 * rhythmMs);
    if (silentMs < (hungAfterMs ?? HUNG_AFTER_MS)) return;
    stop();
    onHung();
  }, rhythmMs);
  timer.unref();
  const stopLife = life(child, () => (silentMs = 0));
  const stop = () => {
    clearInterval(timer);
    stopLife();
  };
  return stop;
}

/**
 * Life by answers: what `ask` says is asked again and again.
 * @param {(signal: AbortSignal) => Promise<{ arrayBuffer(): Promise<unknown> }>} ask
 * @param {{ withinMs: number }} [patience]
 * @returns {Life}
 */
export const answersTo =
  (ask, { withinMs } = { withinMs: ANSWER_WITHIN_MS }) =>
  (_child, alive) => {
    let asking = false;
    const timer = setInterval(() => {
      if (asking) return;
      asking = true;
      ask(AbortSignal.timeout(withinMs))
        // Whatever it answers, it answers.
        .then((answer) => answer.arrayBuffer())
        .then(alive, () => undefined)
        .finally(() => (asking = false));
    }, LOOK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  };

/**
 * Life by answers of an address.
 * @param {string} url
 * @returns {Life}
 */
export const answersAt = (url) => answersTo((signal) => fetch(url, { signal }));

/**
 * Life of the store: that it writes. Its health says nothing of that, since it reads beside a writer that hangs. Whoever
 * asks waits among the other writes, so the question lasts as long as the bound: given up sooner, a store that is only
 * busy might never come to answer. A refusal is an answer: a full disk or a token that is not known any more would not be
 * mended by another start. Until there is a token its health must do.
 * @param {string} url
 * @param {() => string | undefined} token
 * @returns {Life}
 */
export const writesAt = (url, token) =>
  answersTo(
    (signal) => {
      const known = token();
      if (!known) return fetch(`${url}/api/health`, { signal });
      return fetch(`${url}/api/watchdesk/alive`, { method: "POST", headers: { Authorization: known }, signal });
    },
    { withinMs: HUNG_AFTER_MS },
  );

/**
 * Life by messages that the process sends on its own over the channel between parent and child.
 * @type {Life}
 */
export const sendsMessages = (child, alive) => {
  child.on("message", alive);
  return () => void child.off("message", alive);
};
