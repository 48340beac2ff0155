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
    prefixes: json(),
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
});
