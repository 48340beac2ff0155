/** Takes one file out of a zip archive; no more of the format than release archives and wheels use. */

import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT_BYTES = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** @typedef {{ name: string, method: number, packedBytes: number, sizeBytes: number, headerAt: number }} ZipEntry */

/**
 * The entries of an archive, read from its central directory.
 * @param {Buffer} archive
 * @returns {ZipEntry[]}
 */
export function listZip(archive) {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  /** @type {ZipEntry[]} */
  const entries = [];
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error("the archive's directory is damaged");
    const nameBytes = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString("utf8", at + 46, at + 46 + nameBytes),
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      sizeBytes: archive.readUInt32LE(at + 24),
      headerAt: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * The bytes of the one entry that matches.
 * @param {Buffer} archive
 * @param {(name: string) => boolean} isWanted
 * @returns {Buffer}
 */
export function readZipEntry(archive, isWanted) {
  const entry = listZip(archive).find(({ name }) => isWanted(name));
  if (!entry) throw new Error("the archive does not hold the wanted file");
  const { headerAt, packedBytes, sizeBytes } = entry;
  if (archive.readUInt32LE(headerAt) !== LOCAL_HEADER) throw new Error("the archive's entry is damaged");
  const from = headerAt + 30 + archive.readUInt16LE(headerAt + 26) + archive.readUInt16LE(headerAt + 28);
  const packed = archive.subarray(from, from + packedBytes);
  const bytes = unpack(packed, entry.method);
  if (bytes.length !== sizeBytes) throw new Error("the archive's entry is cut short");
  return bytes;
}

/** @param {Buffer} packed @param {number} method */
function unpack(packed, method) {
  if (method === STORED) return packed;
  if (method === DEFLATED) return inflateRawSync(packed);
  throw new Error(`the archive uses the unknown packing method ${method}`);
}

/** @param {Buffer} archive */
function findEnd(archive) {
  const first = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT_BYTES);
  for (let at = archive.length - END_BYTES; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error("this is not a zip archive");
}
