/** Telephone numbers as they are compared: two ways of writing one number are the same number. */

/** Fewer digits say nothing. */
const FEWEST = 3;

/** The digits that are dialled from abroad, as far as the number says them: no `00`, no `+`, no `(0)`. */
export const phoneDigits = (number: string): string =>
  number
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^(\+|00)/, "")
    .replace(/\+/g, "");

/** Can what was typed be a part of a number? */
export const isNumberLike = (typed: string): boolean =>
  /^[\d\s()+/.-]+$/.test(typed) && phoneDigits(typed).length >= FEWEST;

/** Is what was typed in this number? A zero that is dialled only at home stands for the country's code. */
export function hasDigits(number: string, typed: string): boolean {
  const wanted = phoneDigits(typed);
  if (wanted.length < FEWEST) return false;
  const digits = phoneDigits(number);
  if (digits.includes(wanted)) return true;
  const isHome = /^0[1-9]/.test(wanted);
  return isHome && wanted.length > FEWEST && digits.includes(wanted.slice(1));
}
