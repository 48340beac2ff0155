/** Keyholders of a site: how many, their numbers in order, whom several sites share. */

import type { CustomerRow } from "../data/organisation.table";
import { FIRST_NAMES, LAST_NAMES } from "../data/names.table";
import type { SiteRow } from "../data/sites.table";
import { recordId } from "../ids";
import type { DemoContact, Tongue } from "../model";
import type { Random } from "../random";
import { NORTH_DEPOT_MOBILE, type PhoneBook } from "./phones";

/** People listed at a site, by turns: 3.2 on average. */
const PER_SITE = [3, 4, 2, 4, 3] as const;
/** Share of people one of whose numbers is no longer theirs. */
const STALE = 0.08;

/** Written out, since the README and the field cases speak of them. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  "1001": ["Julia Marlow", "Stephen Marlow", "Aisha Rahman"],
  "4711": ["Grace Hopkins", "Derek Pallister", "Wendy Oakes"],
};

/** What `createContacts` draws from. */
export interface ContactsOf {
  readonly random: Random;
  readonly phones: PhoneBook;
}

/** Remembers who looks after all sites of a customer. */
export function createContacts({ random, phones }: ContactsOf) {
  const managers = new Map<string, DemoContact>();
  const used = new Set<string>();

  const name = (tongue: Tongue): string => {
    for (;;) {
      const full = `${random.pick(FIRST_NAMES[tongue])} ${random.pick(LAST_NAMES[tongue])}`;
      if (!used.has(full)) {
        used.add(full);
        return full;
      }
    }
  };

  const contact = (fullName: string, userNumber: number): DemoContact => {
    const second = random.chance(0.45) ? [random.pick(["home", "work"] as const)] : [];
    const kinds = ["mobile" as const, ...second];
    return {
      id: recordId("contacts", fullName),
      name: fullName,
      phones: kinds.map((kind) => ({ kind, number: phones.mobile() })),
      userNumber: String(userNumber),
      stale: random.chance(STALE),
    };
  };

  const manager = (customer: CustomerRow): DemoContact => {
    const known = managers.get(customer.key) ?? contact(name(customer.language), 9);
    managers.set(customer.key, known);
    return known;
  };

  /** The list of one site, in the order in which they are called. */
  return (row: SiteRow, index: number, customer: CustomerRow): DemoContact[] => {
    const fixed = FIXED[row.code];
    if (fixed) return fixed.map((full, i) => withDepotNumber(row, i, contact(full, i + 1)));
    const count = PER_SITE[index % PER_SITE.length] ?? 3;
    const shared = customer.type === "private" || customer.type === "business" ? [] : [manager(customer)];
    const own = Array.from({ length: count - shared.length }, (_, i) => contact(name(customer.language), i + 1));
    return [...own.slice(0, 1), ...shared, ...own.slice(1)];
  };
}

function withDepotNumber(row: SiteRow, index: number, contact: DemoContact): DemoContact {
  if (row.code !== "4711" || index > 0) return contact;
  return { ...contact, phones: [{ kind: "mobile", number: NORTH_DEPOT_MOBILE }], userNumber: "7", stale: false };
}
