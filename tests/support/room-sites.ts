/** The sites of the test room: 4711 "North Depot" of the cases, and one for each of two other dealers. */

import type PocketBase from "pocketbase";

/** Ids of the three dealers. */
export interface RoomDealers {
  readonly north: string;
  readonly harbour: string;
  readonly marmara: string;
}

/** Ids of the three customers; each owns one site. */
export interface RoomCustomers {
  readonly depot: string;
  readonly bakery: string;
  readonly marina: string;
}

/** A site as a test needs it. */
export interface RoomSite {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly dealer: string;
  readonly customer: string;
}

/** The sites; `northDepot` is of dealer `north`, `bakery` of `harbour`, `marina` of `marmara`. */
export interface RoomSites {
  readonly northDepot: RoomSite & { readonly contact: string };
  readonly bakery: RoomSite;
  readonly marina: RoomSite;
}

const PLACE = { country: "GB", timeZone: "Europe/London", language: "EN", state: "active", testInterval: 24 };

const ZONES = [
  ["1", "1", "Main entrance", "door"],
  ["2", "1", "Office corridor", "motion"],
  ["3", "2", "Back door", "door"],
  ["4", "2", "Loading bay", "motion"],
  ["5", "2", "Roller shutter", "door"],
  ["6", "2", "Racking aisle A", "motion"],
  ["7", "2", "Smoke detector hall", "smoke"],
  ["8", "1", "Panic button reception", "hold_up"],
] as const;

/** Makes dealers, customers and sites. */
export async function createRoomSites(client: PocketBase): Promise<{
  dealers: RoomDealers;
  customers: RoomCustomers;
  sites: RoomSites;
}> {
  const create = async (collection: string, body: object): Promise<string> =>
    (await client.collection(collection).create(body)).id;
  const dealer = (code: string, company: string) =>
    create("installers_accounts", { code, company, prefixes: [code], state: "active" });
  const customer = (code: string, name: string) => create("customer_accounts", { code, name, state: "active" });
  const [north, harbour, marmara, depot, bakery, marina] = await Promise.all([
    dealer("01", "Northline Security"),
    dealer("02", "Harbour Alarms"),
    dealer("03", "Marmara Güvenlik"),
    customer("C100", "Depot Holdings"),
    customer("C200", "O'Brien Bakeries"),
    customer("C300", "Marina Yachting"),
  ]);
  const site = async (code: string, name: string, of: { dealer: string; customer: string }): Promise<RoomSite> => {
    const place = { city: "Newcastle", addressLine: `${code} Quay Road`, location: { lon: -1.61, lat: 54.97 } };
    const owners = { installer: of.dealer, customer: of.customer };
    return { id: await create("site_accounts", { code, name, ...owners, ...PLACE, ...place }), code, name, ...of };
  };
  const [depotSite, bakerySite, marinaSite] = await Promise.all([
    site("4711", "North Depot", { dealer: north, customer: depot }),
    site("4712", "O'Brien Bakery", { dealer: harbour, customer: bakery }),
    site("4713", "Marina Yachting", { dealer: marmara, customer: marina }),
  ]);
  const contact = await fillNorthDepot(create, depotSite);
  return {
    dealers: { north, harbour, marmara },
    customers: { depot, bakery, marina },
    sites: { northDepot: { ...depotSite, contact }, bakery: bakerySite, marina: marinaSite },
  };
}

async function fillNorthDepot(
  create: (collection: string, body: object) => Promise<string>,
  { id: site, dealer, customer }: RoomSite,
): Promise<string> {
  const [contact] = await Promise.all([
    create("contacts", {
      name: "Grace Hopkins",
      phones: [{ number: "+44 7700 900 122", kind: "mobile" }],
      language: "EN",
      installer: dealer,
      customer,
    }),
    create("site_partitions", { site, number: "1", name: "Offices" }),
    create("site_partitions", { site, number: "2", name: "Warehouse" }),
    create("site_transmitters", { site, protocol: "dc09", identifier: "4711", path: "primary", state: "unknown" }),
    ...ZONES.map(([number, partition, text, detector]) =>
      create("site_zones", { site, number, partition, text, detector, is24Hour: detector === "hold_up" }),
    ),
  ]);
  await create("site_contacts", { site, contact, order: 1, kind: "keyholder", hasKeys: true, panelUserNumber: "7" });
  return contact;
}
