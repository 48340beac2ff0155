/** Customers: the party that pays and owns sites. */
import { customerReach, right, SIGNED_IN } from "../access/rules";
import { defineCollection, json, relation, select, text } from "./define";

const dealerReach = '(@request.auth.dealer = "" || site_accounts_via_customer.installer ?= @request.auth.dealer)';
const own = customerReach("", "accounts.customer_accounts.read").replaceAll(
  "customer.customer_user_rights",
  "customer_user_rights",
);
const read = `${SIGNED_IN} && ((${right("accounts.customer_accounts.read")} && @request.auth.role.staff = true && ${dealerReach}) || ${own})`;
const write = (verb: string): string =>
  `${SIGNED_IN} && ${right(`accounts.customer_accounts.${verb}`)} && @request.auth.role.staff = true && @request.auth.dealer = ""`;

export const customerAccounts = defineCollection("customer_accounts", {
  fields: {
    code: text({ required: true, max: 20 }),
    name: text({ required: true, max: 160 }),
    customerType: text({ max: 40 }),
    taxNumber: text({ max: 40 }),
    taxOffice: text({ max: 80 }),
    address: text({ max: 400, as: "long" }),
    contacts: json(),
    language: text({ max: 10, as: "language" }),
    currency: text({ max: 3 }),
    paymentTerms: text({ max: 80 }),
    parent: relation("customer_accounts"),
    state: select(["active", "archived"]),
    notes: text({ max: 4000, as: "long" }),
  },
  indexes: ["unique code"],
  access: { list: read, view: read, create: write("create"), update: write("update"), delete: null },
  offline: "slim",
  slim: ["code", "name"],
  audited: true,
  list: { columns: ["code", "name", "customerType", "language", "state"], sort: "code" },
  page: {
    feature: "accounts.customer_accounts",
    path: "accounts/customer_accounts",
    title: ["code", "name"],
    search: ["code", "name", "taxNumber"],
    filters: ["state"],
    form: [
      { id: "general", fields: ["code", "name", "customerType", "parent", "state"] },
      { id: "reach", fields: ["address", "language"] },
      { id: "billing", fields: ["taxNumber", "taxOffice", "currency", "paymentTerms"] },
      { id: "notes", fields: ["notes"] },
    ],
    tabs: [{ collection: "customer_accounts_users", field: "customer" }],
    fresh: { state: "active" },
  },
});
