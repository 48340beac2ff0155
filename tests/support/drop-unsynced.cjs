/**
 * A file layer for `node --require`: bytes stay in memory until fdatasync or fsync, so that a SIGKILL loses what a power
 * cut would lose. With DROP_UNSYNCED_LIES=1 a sync says yes without writing: what a receiver that acknowledges too early
 * would look like.
 */
"use strict";
const fs = require("node:fs");

const real = {
  write: fs.write,
  writeSync: fs.writeSync,
  fdatasync: fs.fdatasync,
  fdatasyncSync: fs.fdatasyncSync,
  fsyncSync: fs.fsyncSync,
  ftruncateSync: fs.ftruncateSync,
};
const lies = process.env.DROP_UNSYNCED_LIES === "1";
/** File descriptor -> writes in order; position null = at the file's own position. */
const held = new Map();

function hold(fd, bytes, position) {
  const writes = held.get(fd) ?? [];
  held.set(fd, writes);
  writes.push({ bytes: Buffer.from(bytes), position });
}

function persist(fd) {
  const writes = held.get(fd) ?? [];
  held.delete(fd);
  for (const { bytes, position } of writes) real.writeSync(fd, bytes, 0, bytes.length, position);
}

fs.write = (fd, buffer, offset, length, position, callback) => {
  if (fd <= 2) return real.write(fd, buffer, offset, length, position, callback);
  hold(fd, buffer.subarray(offset, offset + length), position);
  setImmediate(callback, null, length, buffer);
};

fs.writeSync = (fd, data, ...rest) => {
  if (fd <= 2) return real.writeSync(fd, data, ...rest);
  const bytes = typeof data === "string" ? Buffer.from(data) : data;
  hold(fd, bytes, null);
  return bytes.length;
};

fs.fdatasync = (fd, callback) => {
  if (lies) return void setImmediate(callback, null);
  persist(fd);
  real.fdatasync(fd, callback);
};

fs.fdatasyncSync = (fd) => {
  if (lies) return;
  persist(fd);
  real.fdatasyncSync(fd);
};

fs.fsyncSync = (fd) => {
  if (!lies) persist(fd);
  real.fsyncSync(fd);
};

fs.ftruncateSync = (fd, length) => {
  const kept = (held.get(fd) ?? []).filter(({ position }) => position === null || position < length);
  held.set(fd, kept);
  real.ftruncateSync(fd, length);
};
