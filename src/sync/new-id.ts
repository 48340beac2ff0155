/** Ids made in the browser: sent twice, a thing is stored once. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 15;
/** The greatest multiple of 36 in a byte: higher bytes would make some letters likelier. */
const FAIR = 252;

/** 15 characters of [a-z0-9], as the store takes them. */
export function newId(
  random: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => void crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(LENGTH * 2);
  let id = "";
  while (id.length < LENGTH) {
    random(bytes);
    for (const byte of bytes) if (byte < FAIR && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
  }
  return id;
}
