/** A clock for `node --require` that a test moves: the milliseconds in the file MOVED_CLOCK_FILE are added to the time. */
"use strict";
const fs = require("node:fs");

const file = process.env.MOVED_CLOCK_FILE;
if (!file) throw new Error("MOVED_CLOCK_FILE is not set");
const now = Date.now;
// Read at each look: what is sent after the file was written is received at the new time.
Date.now = () => now() + Number(fs.readFileSync(file, "utf8"));
