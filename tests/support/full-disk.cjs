/** For `node --require`: while the file named by FULL_DISK_FLAG exists, every write says that the disk is full. */
"use strict";
const fs = require("node:fs");

const flag = process.env.FULL_DISK_FLAG;
const { write } = fs;

fs.write = (fd, buffer, offset, length, position, callback) => {
  if (fd <= 2 || !fs.existsSync(flag)) return write(fd, buffer, offset, length, position, callback);
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  setImmediate(callback, error);
};
