/** The records of dealers, customers and portal access. */

import { CUSTOMERS, DEALERS, type CustomerRow } from "../data/organisation.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import type { PersonRow } from "../data/people.table";

const DAY_MS = 86_400_000;

/** Dealers, as seen at `now`. */
export const dealerRecords = (now: number): SeedRecord[] =>
  DEALERS.map(({ code, company, licenceNumber, licenceDays }) => ({
    collection: "installers_accounts",
    body: {
      id: recordId("installers_accounts", code),
      code,
      company,
      licenceNumber,
      prefixes: [code],
      state: "active",
      licenceValidUntil: new Date(now + licenceDays * DAY_MS).toISOString(),
    },
  }));

/** Customers. */
export const customerRecords = (): SeedRecord[] =>
  CUSTOMERS.map((customer, index) => ({
    collection: "customer_accounts",
    body: {
      id: recordId("customer_accounts", customer.key),
      code: `C${100 + index}`,
      name: customer.name,
      customerType: customer.type,
      language: customer.language,
      currency: customer.currency,
      paymentTerms: "30 days",
      state: "active",
    },
  }));

/** One entry for each customer with portal users: who they are and what each may do there. */
export function portalRecords(people: readonly PersonRow[], grant: object): SeedRecord[] {
  const usersOf = ({ key }: CustomerRow): string[] =>
    people.filter(({ customers }) => customers?.includes(key)).map((person) => recordId("users", person.key));
  return CUSTOMERS.map((customer) => ({ customer, users: usersOf(customer) }))
    .filter(({ users }) => users.length > 0)
    .map(({ customer, users }) => ({
      collection: "customer_accounts_users",
      body: {
        id: recordId("customer_accounts_users", customer.key),
        customer: recordId("customer_accounts", customer.key),
        customer_users: users,
        customer_users_authorities: Object.fromEntries(users.map((user) => [user, grant])),
      },
    }));
}
