/** Ticks in a worker, because a hidden tab's own timers are slowed down to one a minute. */

self.addEventListener("message", (event: MessageEvent<number>) => {
  setInterval(() => self.postMessage(null), event.data);
});
