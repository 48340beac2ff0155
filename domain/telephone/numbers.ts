/** Telephone numbers in one form (E.164), so that two ways of writing one number are the same number. */
import { ABROAD_PREFIXES, CALLING_CODES, TRUNK_PREFIXES } from "./countries.table";

// Whether a number exists is nobody's question here: whether two are the same is, and the prefixes alone answer that. So
// no library: its tables of every country's lengths would have to be read by each engine of the store.
const CODES: ReadonlyMap<string, string> = new Map(
  CALLING_CODES.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** As many digits as an extension or a service number has at most. */
const SHORT_MOST = 6;
/** As few digits as a number has that says its country and no more. */
const WHOLE_LEAST = 11;
/** Digits of other scripts begin at these. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** Is it a country of which numbers can be read? */
export const isCountry = (country: string): boolean => CODES.has(country);

const latin = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });

/** The number in what a telephone system sends: `sip:+44…@host;user=phone`, `tel:+44-…`, `"Kay" <sip:…>`. */
function bare(sent: string): string {
  const inside = /(?:sips?|tel):([^@;>]*)/i.exec(sent)?.[1] ?? sent;
  return latin(inside)
    .replace(/\(0\)/, "")
    .replace(/(?:;|,|ext\.?|x).*$/i, "");
}

const abroadOf = (country: string): RegExp => ABROAD_PREFIXES[country] ?? (CODES.get(country) === "1" ? /^011/ : /^00/);

const trunkOf = (country: string): RegExp =>
  TRUNK_PREFIXES[country] ?? (CODES.get(country) === "1" ? /^1(?=\d{10}$)/ : /^0/);

/**
 * Every number that it may be, the likeliest first: `+` and digits, or the bare digits of an extension and of what no
 * country is known for. None for what holds no digit.
 */
export function numberForms(sent: string, country: string): readonly string[] {
  const text = bare(sent);
  const digits = text.replace(/\D/g, "");
  if (digits === "") return [];
  if (/^[^\d]*\+/.test(text)) return [`+${digits}`];
  if (digits.length <= SHORT_MOST) return [digits];
  const abroad = digits.replace(abroadOf(country), "");
  if (abroad !== digits) return [`+${abroad}`];
  const code = CODES.get(country);
  if (code === undefined) return [digits, ...(digits.length >= WHOLE_LEAST ? [`+${digits}`] : [])];
  const home = digits.replace(trunkOf(country), "");
  // Some systems leave the plus away.
  const whole = home === digits && digits.length >= WHOLE_LEAST ? [`+${digits}`] : [];
  return [`+${code}${home}`, ...whole];
}

/** The number in its one form; "" for what holds no digit. */
export const e164 = (sent: string, country: string): string => numberForms(sent, country)[0] ?? "";

/** Are they one number? */
export function sameNumber(one: string, other: string, country: string): boolean {
  const forms = numberForms(one, country);
  return numberForms(other, country).some((form) => forms.includes(form));
}

/** Digits in which two ways of writing a number agree, whatever stands before: what a search by index or text begins with. */
const TAIL = 6;

/** The last digits of a number, as many as every way of writing it has. */
export const numberTail = (sent: string): string => bare(sent).replace(/\D/g, "").slice(-TAIL);
