/** Any spelling of a text finds any other: capitals, marks above and below letters, and the Turkish i's count for nothing. */

const PLAIN = /^\p{ASCII}*$/u;

/** Folds case and marks, and the Turkish i's onto one letter (H-IN-04). Most texts have none, and are done in a quarter of the time. */
export const folded = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : foldedWhole(text));

const foldedWhole = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i").normalize("NFC");

/**
 * Latin as far as the languages of Europe need it, Greek and Cyrillic, where letters have capitals and marks. A class
 * twice as long would cost twice as much.
 */
const ALPHABETS = [
  [0x41, 0x17f],
  [0x370, 0x45f],
] as const;

const SPECIAL = new Set(["*", "?", "["]);

let known: ReadonlyMap<string, string> | undefined;

/** Each folded letter with the letters that fold to it, the plain ones first: they are the most. */
function lettersOf(): ReadonlyMap<string, string> {
  if (known) return known;
  const letters = new Map<string, string>();
  for (const [first, last] of ALPHABETS) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCharCode(code);
      const plain = folded(letter);
      if (/^\p{L}$/u.test(plain)) letters.set(plain, (letters.get(plain) ?? "") + letter);
    }
  }
  return (known = letters);
}

/**
 * A pattern of SQLite's GLOB that finds every spelling of a text anywhere in another. What it costs grows with the
 * letters of a class, so it is asked only of texts that have more than plain letters; LIKE finds the others.
 */
export function anySpelling(text: string): string {
  const letters = lettersOf();
  const classes = Array.from(text.normalize("NFC"), (sign) => {
    if (SPECIAL.has(sign)) return `[${sign}]`;
    const spellings = letters.get(folded(sign));
    if (spellings === undefined) return sign;
    return spellings.includes(sign) ? `[${spellings}]` : `[${sign}${spellings}]`;
  });
  return `*${classes.join("")}*`;
}
