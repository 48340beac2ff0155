/** Text of people as the log keeps it: without what can't be seen and deceives whoever reads it. */

// Control characters but tab and line feed, and what turns the direction of the text that follows.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const DECEIVING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
// Needed inside words of Persian and Hindi and in emoji, but alone they say nothing.
const UNSEEN =
  // oxlint-disable-next-line no-misleading-character-class -- each of them alone is what is looked for
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028\u2029\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu;

/** The text as it is stored, trimmed; "" when nothing of it can be seen. */
export function plainText(text: string): string {
  const plain = text.replace(/\r\n?/g, "\n").replace(DECEIVING, "").trim();
  return plain.replace(UNSEEN, "") === "" ? "" : plain;
}
