/** The records of sites: what an operator reads while he handles an alarm. */

import { CODEWORDS } from "../data/names.table";
import { MUST_READ } from "../data/sites.table";
import { recordId } from "../ids";
import type { DemoContact, SeedRecord } from "../model";
import type { Random } from "../random";
import type { PlacedSite } from "./sites";

const DAY_MS = 86_400_000;
/** Share of listed people whose time as keyholder is over. */
const EXPIRED = 0.05;
const OFFICE_HOURS = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }];
const SPREAD_DEGREES = 0.02;

/** What the records are made with. */
export interface RecordsOf {
  readonly random: Random;
  /** The moment the room is made for, ms. */
  readonly now: number;
}

/** All records of the sites, those that are referred to before those that refer. */
export function siteRecords(sites: readonly PlacedSite[], { random, now }: RecordsOf): SeedRecord[] {
  const known = new Set<string>();
  const contacts = sites.flatMap((site) =>
    site.contacts.filter(({ id }) => !known.has(id) && known.add(id)).map((contact) => contactRecord(contact, site)),
  );
  return [
    ...sites.map((site) => siteRecord(site, random.fork(`at ${site.code}`), now)),
    ...contacts,
    ...sites.flatMap(partRecords),
    ...sites.flatMap((site) => listingRecords(site, random.fork(`list ${site.code}`), now)),
  ];
}

const record = (collection: string, key: string, body: object): SeedRecord => ({
  collection,
  body: { id: recordId(collection, key), ...body },
});

function siteRecord(site: PlacedSite, random: Random, now: number): SeedRecord {
  const { row, place } = site;
  const around = (middle: number): number => Number((middle + (random.next() - 0.5) * 2 * SPREAD_DEGREES).toFixed(5));
  return record("site_accounts", site.code, {
    code: site.code,
    prefix: "",
    name: site.name,
    state: site.state,
    siteType: site.kind,
    customer: site.customer,
    installer: site.dealer,
    phone: site.phone,
    timeZone: site.timeZone,
    addressLine: site.street,
    district: place.district,
    city: place.city,
    country: place.country,
    postcode: place.country === "GB" ? `${place.postcode}${random.pick(["AB", "DF", "LN", "QX"])}` : place.postcode,
    location: { lon: around(place.lon), lat: around(place.lat) },
    language: place.country === "TR" ? "TR" : "EN",
    testInterval: site.testIntervalHours,
    testGrace: 90,
    testMode: "any",
    holidaySet: holidaySetOf(site),
    policeReference: row.kind === "bank" || site.code === "1001" ? `URN ${random.int(100_000, 999_999)}` : "",
    warningLevel: 0,
    commissionedAt: site.state === "not_commissioned" ? "" : iso(now - random.int(60, 1800) * DAY_MS),
    mustReadNotes: MUST_READ[site.code] ?? "",
    accessInstructions: row.kind === "home" ? "" : `Keys in the guard's safe, tag ${site.code}.`,
  });
}

/** Banks keep theirs, homes none, the others those of their country. */
function holidaySetOf({ kind, place }: PlacedSite): string {
  if (kind === "home") return "";
  return recordId("holiday_sets", kind === "bank" ? "bank" : place.country.toLowerCase());
}

function contactRecord(contact: DemoContact, site: PlacedSite): SeedRecord {
  return record("contacts", contact.name, {
    name: contact.name,
    phones: contact.phones,
    language: site.place.country === "TR" ? "TR" : "EN",
    installer: site.dealer,
    customer: site.customer,
    notes: contact.stale ? `${contact.phones[0]?.number ?? ""} was somebody else's at the last call.` : "",
  });
}

function partRecords(site: PlacedSite): SeedRecord[] {
  return [
    ...site.partitions.map((partition) =>
      record("site_partitions", `${site.code}/${partition.number}`, { site: site.id, ...partition }),
    ),
    ...site.zones.map((zone) =>
      record("site_zones", `${site.code}/${zone.number}`, {
        site: site.id,
        ...zone,
        is24Hour: !["door", "motion", "glass", "other"].includes(zone.detector),
      }),
    ),
    record("site_transmitters", site.code, {
      site: site.id,
      protocol: "dc09",
      identifier: site.code,
      path: "primary",
      encryptionKey: site.key,
      atsCategory: site.kind === "bank" ? "DP4" : "SP3",
      pollInterval: site.kind === "bank" ? 90 : 180,
      state: "unknown",
    }),
  ];
}

function listingRecords(site: PlacedSite, random: Random, now: number): SeedRecord[] {
  return site.contacts.map((contact, index) =>
    record("site_contacts", `${site.code}/${contact.name}`, {
      site: site.id,
      contact: contact.id,
      order: index + 1,
      panelUserNumber: contact.userNumber,
      kind:
        site.kind === "home" && index === 0 ? "owner" : random.pick(["keyholder", "keyholder", "keyholder", "user"]),
      hasKeys: index < 2,
      codeword: random.pick(CODEWORDS),
      duressWord: random.pick(CODEWORDS),
      // Of those who are at work only by day, nobody is called at night.
      availability: index === 2 && site.kind !== "home" ? OFFICE_HOURS : null,
      validUntil: index > 1 && random.chance(EXPIRED * 2) ? iso(now - random.int(3, 90) * DAY_MS) : "",
    }),
  );
}

const iso = (at: number): string => new Date(at).toISOString();
