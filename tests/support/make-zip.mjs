/** Writes small zip archives for tests. */

import { crc32, deflateRawSync } from "node:zlib";

/**
 * An archive with these files.
 * @param {Record<string, string>} files
 * @param {{ packed?: boolean }} [options]
 */
export function makeZip(files, { packed = true } = {}) {
  /** @type {Buffer[]} */
  const locals = [];
  /** @type {Buffer[]} */
  const directory = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content);
    const data = packed ? deflateRawSync(raw) : raw;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(packed ? 8 : 0, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), common, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, index, signature(0x06054b50), end]);
}

/** @param {number} value */
function signature(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
