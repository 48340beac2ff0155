/** Exceptions to the shipped code tables, by site and zone, site, dealer or protocol (signal-rules step 5, first match wins). */
import { staffReads } from "../access/rules";
import { defineCollection, relation, text } from "./define";

export const signalCodeMaps = defineCollection("signal_code_maps", {
  fields: {
    site: relation("site_accounts", { cascade: true }),
    zone: text({ max: 10 }),
    dealer: relation("installers_accounts", { cascade: true }),
    /** `ADM-CID`, `SIA-DCS`; empty = any. */
    protocol: text({ max: 40 }),
    code: text({ required: true, max: 20 }),
    /** Contact ID `E`, `R` or `P`; empty = any. */
    qualifier: text({ max: 1 }),
    signalType: relation("signal_types", { required: true }),
  },
  indexes: ["unique site, zone, dealer, protocol, code, qualifier", "code"],
  access: staffReads("settings.signal_code_maps"),
  offline: "none",
});
