/** What accounts are called, as expressions of SQL over the column that has their id; "" where there is none. */

/** Its number and its name. */
export const siteName = (id: string): string =>
  `COALESCE((SELECT TRIM(s.code || ' ' || s.name) FROM site_accounts s WHERE s.id = ${id}), '')`;

export const customerName = (id: string): string =>
  `COALESCE((SELECT c.name FROM customer_accounts c WHERE c.id = ${id}), '')`;
