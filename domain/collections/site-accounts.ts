/** Sites: the protected premises; `code` with `prefix` is the account number a panel sends. */
import { siteAuthority } from "../access/rules";
import { date, defineCollection, geoPoint, int, json, relation, select, text } from "./define";

/** What an account may be. */
export const SITE_STATES = ["active", "test", "out_of_service", "not_commissioned", "demo", "archived"] as const;

export const siteAccounts = defineCollection("site_accounts", {
  fields: {
    code: text({ required: true, max: 16, pattern: "^[0-9A-Za-z]+$" }),
    prefix: text({ max: 6 }),
    name: text({ required: true, max: 160 }),
    customer: relation("customer_accounts"),
    installer: relation("installers_accounts"),
    siteType: text({ max: 40 }),
    panel: relation("panel_templates"),
    addressLine: text({ max: 200 }),
    district: text({ max: 80 }),
    city: text({ max: 80 }),
    postcode: text({ max: 20 }),
    country: text({ max: 2 }),
    accessInstructions: text({ max: 1000 }),
    phone: text({ max: 40 }),
    location: geoPoint(),
    timeZone: text({ max: 60 }),
    language: text({ max: 10 }),
    state: select(SITE_STATES, { required: true }),
    /** Why it was switched to that. */
    stateCategory: relation("account_state_categories"),
    /** Hours between expected tests; 0 = not supervised. */
    testInterval: int({ min: 0, max: 8760 }),
    testGrace: int({ min: 0, max: 1440 }),
    testMode: select(["any", "test_only"]),
    /** Holidays that it keeps; none = those of its type. */
    holidaySet: relation("holiday_sets"),
    policeReference: text({ max: 60 }),
    warningLevel: int({ min: 0, max: 9 }),
    commissionedAt: date(),
    /** Read before acting: shown on the alarm. */
    mustReadNotes: text({ max: 2000 }),
    notes: text({ max: 4000 }),
    customFields: json(),
  },
  indexes: ["unique code, prefix", "customer", "installer", "name"],
  // A site that ever sent a signal is archived, never deleted (domain.md).
  access: siteAuthority("accounts.site_accounts", { change: { delete: null } }),
  offline: "slim",
  slim: ["code", "prefix", "name", "city", "customer", "installer", "state", "timeZone", "phone"],
  audited: true,
  list: { columns: ["code", "name", "city", "state"], sort: "code" },
});
