/**
 * A clock for `node --require` that a test moves: the milliseconds in the file MOVED_CLOCK_FILE are added to the time. With
 * MOVED_CLOCK_TICKS=1 to the clock that nobody sets, too: then time has really passed, and the time of day was not just set.
 */
"use strict";
const fs = require("node:fs");

const file = process.env.MOVED_CLOCK_FILE;
if (!file) throw new Error("MOVED_CLOCK_FILE is not set");
// Read at each look: what is sent after the file was written is received at the new time.
const movedMs = () => Number(fs.readFileSync(file, "utf8"));

const now = Date.now;
Date.now = () => now() + movedMs();

if (process.env.MOVED_CLOCK_TICKS === "1") {
  const ticks = performance.now.bind(performance);
  Object.defineProperty(performance, "now", { value: () => ticks() + movedMs() });
}
