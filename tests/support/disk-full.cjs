/**
 * A file layer for `node --require`: while the file named by DISK_FULL_FLAG exists, a write of a file puts down half of
 * its bytes and then fails as a full disk does.
 */
"use strict";
const fs = require("node:fs");

const flag = process.env.DISK_FULL_FLAG ?? "";
const real = { write: fs.write, writeSync: fs.writeSync, existsSync: fs.existsSync };

const isFull = (fd) => fd > 2 && flag !== "" && real.existsSync(flag);
const noSpace = () =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });

fs.write = (fd, buffer, offset, length, position, callback) => {
  if (!isFull(fd)) return real.write(fd, buffer, offset, length, position, callback);
  real.write(fd, buffer, offset, length >> 1, position, () => callback(noSpace()));
};

fs.writeSync = (fd, ...rest) => {
  if (isFull(fd)) throw noSpace();
  return real.writeSync(fd, ...rest);
};
