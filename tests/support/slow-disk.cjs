/**
 * A disk for `node --require` whose syncs take long: each fdatasync comes back after SLOW_DISK_MS ("50-1500") more, as on
 * a disk that is worn, shared or being rebuilt. Nothing else changes.
 */
"use strict";
const fs = require("node:fs");

const [least, most] = (process.env.SLOW_DISK_MS ?? "").split("-").map(Number);
if (!(least >= 0 && most >= least)) throw new Error("SLOW_DISK_MS is not of the form 50-1500");
const fdatasync = fs.fdatasync;

fs.fdatasync = (fd, callback) => {
  setTimeout(() => fdatasync(fd, callback), least + Math.random() * (most - least));
};
