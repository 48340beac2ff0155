/** The sites of the demo room, from the tables and a stream of random numbers. */

import { CUSTOMERS, type CustomerRow } from "../data/organisation.table";
import { PLACES, type Place } from "../data/places.table";
import { NORTH_DEPOT, SITES, type SiteRow } from "../data/sites.table";
import { PARTITION_NAMES } from "../data/zone-texts.table";
import { recordId } from "../ids";
import type { DemoSite, Tongue } from "../model";
import type { Random } from "../random";
import { createContacts } from "./contacts";
import { createPhoneBook } from "./phones";
import { createDetectorDeal, siteZones } from "./zones";

/** A site with the row it was made from. */
export interface PlacedSite extends DemoSite {
  readonly row: SiteRow;
  readonly place: Place;
  readonly owner: CustomerRow;
  readonly street: string;
}

/** The site whose panel encrypts. */
export const KEYED_SITE = "1002";

/** Hours between tests, by turns: about 180 tests a day over the room. */
const TEST_HOURS = [4, 6, 6, 6, 4, 6, 8, 4] as const;

const DAY_MINUTES = 1440;

/** Makes the sites of `rows`; `key` is the AES key of the one that encrypts. */
export function buildSites(random: Random, key: string, rows: readonly SiteRow[]): PlacedSite[] {
  const deal = createDetectorDeal();
  const phones = createPhoneBook();
  const contactsOf = createContacts({ random: random.fork("contacts"), phones });
  return rows.map((row, index) => {
    const mine = random.fork(row.code);
    const place = PLACES[row.place];
    const owner = CUSTOMERS.find((customer) => customer.key === row.customer);
    if (!owner) throw new Error(`site ${row.code} belongs to nobody: ${row.customer}`);
    const tongue: Tongue = place.country === "TR" ? "TR" : "EN";
    const names = PARTITION_NAMES[tongue][row.kind];
    return {
      id: recordId("site_accounts", row.code),
      code: row.code,
      name: row.name,
      kind: row.kind,
      state: row.state,
      row,
      place,
      owner,
      dealer: recordId("installers_accounts", row.dealer),
      customer: recordId("customer_accounts", row.customer),
      timeZone: place.timeZone,
      city: place.city,
      street: `${mine.int(1, 180)} ${mine.pick(place.streets)}`,
      phone: phones.landline(place.phone),
      token: index % 5 < 2 ? "SIA-DCS" : "ADM-CID",
      key: row.code === KEYED_SITE ? key : "",
      testIntervalHours: TEST_HOURS[index % TEST_HOURS.length] ?? 6,
      testMinute: mine.int(0, DAY_MINUTES - 1),
      partitions: Array.from({ length: row.partitions }, (_, i) => ({
        number: String(i + 1),
        name: names[i % names.length] ?? "",
      })),
      zones: siteZones({ row, tongue, deal, random: mine }),
      contacts: contactsOf(row, index, owner),
    };
  });
}

/** The small room: the first dozen, and the cold store for what stands open at its end. */
const SMALL: readonly SiteRow[] = [...SITES.slice(0, 12), ...SITES.filter(({ code }) => code === "1035")];

/** The rows of the whole room, or of the small one. */
export const siteRows = (small: boolean): readonly SiteRow[] => [...(small ? SMALL : SITES), NORTH_DEPOT];
