/** Exceptions to the shipped code tables, by site, panel, dealer or protocol (signal-rules step 5, first match wins). */
import { right, SIGNED_IN } from "../access/rules";
import { defineCollection, relation, text, type Access } from "./define";

const OWN_SITE = '(site = "" || site.installer = @request.auth.dealer)';
const KEEPS_PLACE = "@request.body.site:changed = false && @request.body.dealer:changed = false";

/** Every desk of the centre needs all of them; a dealer's staff theirs and those for everybody, of which they write none. */
const read = `${SIGNED_IN} && @request.auth.role.staff = true && (@request.auth.dealer = "" ||
  ((dealer = "" || dealer = @request.auth.dealer) && ${OWN_SITE}))`.replace(/\s+/g, " ");
const write = (verb: string, also = ""): string =>
  `${SIGNED_IN} && ${right(`settings.signal_code_maps.${verb}`)} && @request.auth.role.staff = true && (@request.auth.dealer = "" ||
  (dealer = @request.auth.dealer && ${OWN_SITE}${also}))`.replace(/\s+/g, " ");

const access: Access = {
  list: read,
  view: read,
  create: write("create"),
  update: write("update", ` && ${KEEPS_PLACE}`),
  delete: write("delete"),
};

export const signalCodeMaps = defineCollection("signal_code_maps", {
  fields: {
    site: relation("site_accounts", { cascade: true }),
    /** Number of a zone, of the site or of every site with the panel. */
    zone: text({ max: 10 }),
    panel: relation("panel_templates", { cascade: true }),
    dealer: relation("installers_accounts", { cascade: true }),
    /** `ADM-CID`, `SIA-DCS`; empty = any. */
    protocol: text({ max: 40 }),
    code: text({ required: true, max: 20 }),
    /** Contact ID `E`, `R` or `P`; empty = any. */
    qualifier: text({ max: 1 }),
    signalType: relation("signal_types", { required: true }),
  },
  indexes: ["unique site, zone, panel, dealer, protocol, code, qualifier", "code"],
  access,
  offline: "none",
  audited: true,
  list: { columns: ["code", "qualifier", "protocol", "signalType", "panel", "site", "dealer"], sort: "code" },
  page: {
    feature: "settings.signal_code_maps",
    path: "settings/signal-code-maps",
    tabOf: "signal_types",
    title: ["code", "qualifier"],
    search: ["code", "protocol", "zone"],
    filters: ["protocol", "signalType", "panel"],
    form: [
      { id: "general", fields: ["protocol", "code", "qualifier", "signalType"] },
      { id: "where", fields: ["panel", "dealer", "site", "zone"] },
    ],
  },
});
