/** Plain sites for measuring: as many as wanted, each with partitions, zones, a keyholder and a transmitter. */

import { recordId } from "../ids";
import type { SeedRecord } from "../model";

const FIRST_CODE = 20_001;
const ZONES = 8;
const DEALERS = ["01", "02", "03"] as const;

/** Records of `count` sites, codes from 20001. */
export const plainSiteRecords = (count: number): SeedRecord[] =>
  Array.from({ length: count }, (_, index) => plainSite(index)).flat();

function plainSite(index: number): SeedRecord[] {
  const code = String(FIRST_CODE + index);
  const id = recordId("site_accounts", code);
  const installer = recordId("installers_accounts", DEALERS[index % DEALERS.length] ?? "01");
  const contact = recordId("contacts", `plain ${code}`);
  const record = (collection: string, key: string, body: object): SeedRecord => ({
    collection,
    body: { id: recordId(collection, `${code}/${key}`), site: id, ...body },
  });
  const site = {
    id,
    code,
    name: `Site ${code}`,
    installer,
    state: "active",
    city: "Gateshead",
    country: "GB",
    timeZone: "Europe/London",
    language: "EN",
    testInterval: 24,
    testGrace: 90,
    testMode: "any",
  };
  const phones = [{ number: `+44 7700 900 ${String(index % 1000).padStart(3, "0")}`, kind: "mobile" }];
  return [
    { collection: "site_accounts", body: site },
    { collection: "contacts", body: { id: contact, name: `Keyholder ${code}`, phones, installer } },
    record("site_partitions", "1", { number: "1", name: "Whole site" }),
    record("site_transmitters", "1", { protocol: "dc09", identifier: code, path: "primary", state: "unknown" }),
    record("site_contacts", "1", { contact, order: 1, kind: "keyholder", hasKeys: true }),
    ...Array.from({ length: ZONES }, (_, zone) =>
      record("site_zones", `${zone + 1}`, {
        number: `${zone + 1}`,
        partition: "1",
        text: `Zone ${zone + 1}`,
        detector: zone % 2 === 0 ? "door" : "motion",
      }),
    ),
  ];
}
