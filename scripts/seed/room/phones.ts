/** Telephone numbers from ranges that are reserved for fiction: none of them can ring anywhere. */

/** Hands out numbers, each once. */
export interface PhoneBook {
  /** +44 7700 900000 to 900999, one after another; North Depot's is left out. */
  mobile(): string;
  /** Three more digits behind a reserved prefix. */
  landline(prefix: string): string;
}

/** The number the field cases use. */
export const NORTH_DEPOT_MOBILE = "+44 7700 900 122";

/** A fresh book. */
export function createPhoneBook(): PhoneBook {
  let mobiles = 200;
  const lines = new Map<string, number>();
  const three = (value: number): string => String(value % 1000).padStart(3, "0");
  return {
    mobile: () => `+44 7700 900 ${three(mobiles++)}`,
    landline: (prefix) => {
      const next = lines.get(prefix) ?? 100;
      lines.set(prefix, next + 1);
      return `${prefix}${three(next)}`;
    },
  };
}
