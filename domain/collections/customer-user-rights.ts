/** One row per customer and portal user, kept by the store beside `customer_accounts_users`: a rule can't look into a map by user. */
import { SERVER_ONLY } from "../access/rules";
import { defineCollection, json, relation } from "./define";

export const customerUserRights = defineCollection("customer_user_rights", {
  fields: {
    customer: relation("customer_accounts", { required: true, cascade: true }),
    user: relation("users", { required: true, cascade: true }),
    authorities: json({ maxBytes: 200_000 }),
    rights: json({ maxBytes: 200_000 }),
  },
  indexes: ["unique customer, user", "user"],
  access: SERVER_ONLY,
  offline: "none",
});
