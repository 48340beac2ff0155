/** Dealers: whose sites these are; a dealer's own staff reach only them. */
import { authority, CENTRE, right, SIGNED_IN } from "../access/rules";
import { date, defineCollection, json, select, text } from "./define";

const read = `${SIGNED_IN} && ${right("accounts.installers_accounts.read")} && @request.auth.role.staff = true && (@request.auth.dealer = "" || @request.auth.dealer = id)`;

export const installersAccounts = defineCollection("installers_accounts", {
  fields: {
    code: text({ required: true, max: 20 }),
    company: text({ required: true, max: 120 }),
    licenceNumber: text({ max: 60 }),
    licenceValidUntil: date(),
    prefixes: json({ as: "words" }),
    state: select(["active", "archived"]),
  },
  indexes: ["unique code"],
  access: authority("accounts.installers_accounts", {
    list: read,
    view: read,
    create: `${SIGNED_IN} && ${right("accounts.installers_accounts.create")} && ${CENTRE}`,
    update: `${SIGNED_IN} && ${right("accounts.installers_accounts.update")} && ${CENTRE}`,
    delete: null,
  }),
  offline: "slim",
  slim: ["code", "company"],
  audited: true,
  list: { columns: ["code", "company", "licenceNumber", "licenceValidUntil", "state"], sort: "code" },
  page: {
    feature: "accounts.installers_accounts",
    path: "accounts/installers_accounts",
    title: ["code", "company"],
    search: ["code", "company", "licenceNumber"],
    filters: ["state"],
    form: [
      { id: "general", fields: ["code", "company", "prefixes", "state"] },
      { id: "licence", fields: ["licenceNumber", "licenceValidUntil"] },
    ],
    tabs: [
      { collection: "installer_technicians", field: "dealer" },
      { collection: "dealer_settings", field: "dealer" },
    ],
    fresh: { state: "active" },
  },
});
