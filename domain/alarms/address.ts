/** A site's address in one line, as the desk reads it out and a closed alarm keeps it. */

/** Its parts; "" where there is none. */
export interface Address {
  readonly addressLine: string;
  readonly district: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** `12 Mill Lane, Old Town, LS1 4AB Leeds, GB`; "" when nothing is on record. */
export const addressText = ({ addressLine, district, postcode, city, country }: Address): string =>
  [addressLine, district, [postcode, city].filter((part) => part !== "").join(" "), country]
    .filter((part) => part !== "")
    .join(", ");
