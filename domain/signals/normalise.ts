/** Numbers as stored: without leading zeros, zeros alone meaning none, users told from zones by the code's parameter. */

/** `003` -> `3`, `00` -> `""`. Hexadecimal digits some panels send stay, in capitals. */
export function plainNumber(digits: string): string {
  // By hand and the short way first: every signal asks ten times, and the store's engine takes longer for a pattern
  // than for all else of this.
  if (digits === "") return "";
  const text = digits.trim().toUpperCase();
  let from = 0;
  while (text[from] === "0") from += 1;
  return from === 0 ? text : text.slice(from);
}

/** The account a panel names, without the blanks around it: nobody may be another by sending one more of them. */
export const sentAccount = (text: string): string => text.trim();

/** Accounts and prefixes are compared without regard to case; leading zeros of an account are significant. */
export const accountKey = (account: string): string => sentAccount(account).toUpperCase();

/** How an account may be spelt in a table, itself first: most are digits, and spelt in one way. */
export function spellings(account: string): string[] {
  const [upper, lower] = [account.toUpperCase(), account.toLowerCase()];
  const all = [account];
  if (upper !== account) all.push(upper);
  if (lower !== account && lower !== upper) all.push(lower);
  return all;
}

/** A prefix of zeros means that none is used (DC-09 reference 1). */
export const prefixKey = (prefix: string): string => plainNumber(prefix);

/** The place a signal speaks of. */
export interface Place {
  readonly partition: string;
  readonly zone: string;
  readonly user: string;
}

/** The numbers of a signal put into the columns its code's parameter calls for (H-PI-05). */
export function placeOf(sent: { partition: string; zone: string; user: string }, param: string): Place {
  const partition = plainNumber(sent.partition);
  const zone = plainNumber(sent.zone);
  const user = plainNumber(sent.user);
  if (param === "user") return { partition, zone: "", user: user === "" ? zone : user };
  if (param === "area" && partition === "") return { partition: zone, zone: "", user };
  return { partition, zone, user };
}
