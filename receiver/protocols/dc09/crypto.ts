/** AES-CBC of DC-09 with an IV of zeros, fresh for each frame (reference 3). */
import { createCipheriv, createDecipheriv } from "node:crypto";

const IV = Buffer.alloc(16);
const HEX = /^[0-9A-Fa-f]+$/;
const HEX_LENGTHS = [32, 48, 64];
const TEXT_LENGTHS = [16, 24, 32];
/** Pad bytes may be anything but `|`, `[`, `]`; these letters are readable in a trace. */
const PAD_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

/** Key bytes of an entry, or null when it is neither hex nor text of one of the three lengths. */
export function parseKey(entry: string, format: "auto" | "hex" | "text" = "auto"): Buffer | null {
  if (format !== "text" && HEX_LENGTHS.includes(entry.length) && HEX.test(entry)) return Buffer.from(entry, "hex");
  if (format === "hex") return null;
  const bytes = Buffer.from(entry, "utf8");
  return TEXT_LENGTHS.includes(bytes.length) ? bytes : null;
}

const algorithm = (key: Uint8Array): string => `aes-${key.length * 8}-cbc`;

/** Clear bytes of the hex text between `[` and CR; null when it can't be cipher text at all. */
export function decrypt(cipherHex: string, key: Uint8Array): Buffer | null {
  if (cipherHex.length === 0 || cipherHex.length % 32 !== 0 || !HEX.test(cipherHex)) return null;
  const decipher = createDecipheriv(algorithm(key), key, IV).setAutoPadding(false);
  return Buffer.concat([decipher.update(cipherHex, "hex"), decipher.final()]);
}

/** Upper-case hex of `pad | content`; the pad is 16-31 bytes, so that the first cipher block is always noise. */
export function encrypt(content: string, key: Uint8Array, randomBytes: (length: number) => Uint8Array): string {
  const padLength = 31 - (content.length % 16);
  let pad = "";
  for (const byte of randomBytes(padLength)) pad += PAD_ALPHABET[byte & 63];
  const cipher = createCipheriv(algorithm(key), key, IV).setAutoPadding(false);
  const bytes = Buffer.concat([cipher.update(`${pad}|${content}`, "latin1"), cipher.final()]);
  return bytes.toString("hex").toUpperCase();
}

/**
 * Content behind the pad. The first `|` ends the pad; with empty data it may be missing and the first `]` does.
 */
export function stripPad(clear: string): string {
  const bar = clear.indexOf("|");
  const bracket = clear.indexOf("]");
  if (bracket >= 0 && (bar < 0 || bracket < bar)) return clear.slice(bracket);
  return clear.slice(bar + 1);
}
