/** Passwords that can be read aloud and typed: four groups of five, no characters that look alike. */

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP = 5;
/** Above it a byte would favour the alphabet's first letters. */
const FAIR = 256 - (256 % ALPHABET.length);

/** A password from random bytes: 99 bits. */
export function readablePassword(randomBytes: (length: number) => Uint8Array): string {
  const letters: string[] = [];
  while (letters.length < GROUPS * GROUP) {
    for (const byte of randomBytes(GROUPS * GROUP)) {
      if (byte < FAIR && letters.length < GROUPS * GROUP) letters.push(ALPHABET.charAt(byte % ALPHABET.length));
    }
  }
  const group = (index: number): string => letters.slice(index * GROUP, (index + 1) * GROUP).join("");
  return Array.from({ length: GROUPS }, (_, index) => group(index)).join("-");
}
