/** Which portal users a customer has and what each may do there. */
import { right, SIGNED_IN } from "../access/rules";
import { defineCollection, json, relation } from "./define";

const rule = (verb: string): string =>
  `${SIGNED_IN} && ${right(`accounts.customer_users.${verb}`)} && @request.auth.role.staff = true && @request.auth.dealer = ""`;
// The specification's access check reads the entries that list the signed-in person.
const read = `${SIGNED_IN} && ((${right("accounts.customer_users.read")} && @request.auth.role.staff = true && @request.auth.dealer = "") || customer_users ~ @request.auth.id)`;

export const customerAccountsUsers = defineCollection("customer_accounts_users", {
  fields: {
    customer: relation("customer_accounts", { required: true }),
    customer_users: relation("users", { many: true }),
    /** User id -> authorities object. */
    customer_users_authorities: json({ maxBytes: 500_000 }),
  },
  indexes: ["unique customer"],
  access: {
    list: read,
    view: read,
    create: rule("authorities_update"),
    update: rule("authorities_update"),
    delete: rule("authorities_update"),
  },
  offline: "none",
  audited: true,
  list: { columns: ["customer", "customer_users"], sort: "created" },
  page: {
    feature: "accounts.customer_users",
    path: "accounts/customer_accounts_users",
    tabOf: "customer_accounts",
    title: ["customer"],
    search: [],
    form: [{ id: "general", fields: ["customer", "customer_users", "customer_users_authorities"] }],
    rights: { create: ["authorities_update"], update: ["authorities_update"], delete: ["authorities_update"] },
  },
});
