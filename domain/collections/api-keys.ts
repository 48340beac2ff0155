/** Keys by which other systems ask the store: a key is shown once, when it is made, and kept as a hash. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { bool, date, defineCollection, json, text } from "./define";

const FEATURE = "settings.api_integrations";
const may = (verb: string): string => `${SIGNED_IN} && ${right(`${FEATURE}.${verb}`)} && ${CENTRE}`;
/** What it is good for was decided when it was made: another scope is another key. */
const stays = ["start", "scope", "madeBy", "madeByName", "lastUsedAt"].map(
  (name) => `@request.body.${name}:changed = false`,
);
/** A key that was taken out of use is not put back: somebody may have it who should not. */
const isNotRevived = "(active = true || @request.body.active:changed = false)";

export const apiKeys = defineCollection("api_keys", {
  fields: {
    name: text({ required: true, max: 80 }),
    /** How it begins: by this people tell one from another. */
    start: text({ required: true, max: 12 }),
    hash: text({ required: true, max: 64, hidden: true }),
    /** Authorities, in the form of a role's. */
    scope: json({ required: true, maxBytes: 32_768 }),
    /** Addresses it may be used from, `10.1.0.0/16` or whole; none = any. */
    addresses: json({ as: "words" }),
    expiresAt: date(),
    lastUsedAt: date(),
    madeBy: text({ max: 20 }),
    madeByName: text({ max: 120 }),
    active: bool(),
  },
  indexes: ["unique hash", "name"],
  // Made by a route, which alone knows the key.
  access: {
    ...SERVER_ONLY,
    list: may("read"),
    view: may("read"),
    update: [may("update"), ...stays, isNotRevived].join(" && "),
    delete: may("delete"),
  },
  offline: "none",
  audited: true,
  list: { columns: ["name", "start", "expiresAt", "lastUsedAt", "madeByName", "active"], sort: "name" },
  page: {
    feature: FEATURE,
    path: "settings/api-keys",
    tabOf: "integrations",
    title: ["name"],
    search: ["name", "start", "madeByName"],
    filters: ["active"],
    form: [{ id: "general", fields: ["name", "addresses", "expiresAt", "active"] }],
  },
});
