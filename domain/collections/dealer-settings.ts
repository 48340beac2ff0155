/** How a dealer appears to his customers, and what his new sites begin with; one record a dealer. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { defineCollection, email, relation, text } from "./define";

const read = `${SIGNED_IN} && ${right("accounts.installers_accounts.read")} && @request.auth.role.staff = true && (@request.auth.dealer = "" || @request.auth.dealer = dealer)`;
const write = `${SIGNED_IN} && ${right("accounts.installers_accounts.branding")} && ${CENTRE}`;

export const dealerSettings = defineCollection("dealer_settings", {
  fields: {
    dealer: relation("installers_accounts", { required: true }),
    tone: text({ max: 20, as: "tone" }),
    senderName: text({ max: 80 }),
    senderEmail: email(),
    territory: text({ max: 400, as: "long" }),
    siteType: relation("site_types"),
    timeZone: text({ max: 60, as: "time_zone" }),
    language: text({ max: 10, as: "language" }),
  },
  indexes: ["unique dealer"],
  access: { list: read, view: read, create: write, update: write, delete: write },
  offline: "none",
  audited: true,
  list: { columns: ["dealer", "senderName", "senderEmail", "territory"], sort: "created" },
  page: {
    feature: "accounts.installers_accounts",
    path: "accounts/dealer_settings",
    tabOf: "installers_accounts",
    title: ["senderName"],
    search: ["senderName", "territory"],
    filters: ["dealer"],
    form: [
      { id: "branding", fields: ["dealer", "tone", "senderName", "senderEmail"] },
      { id: "sites", fields: ["territory", "siteType", "timeZone", "language"] },
    ],
    rights: { create: ["branding"], update: ["branding"], delete: ["branding"] },
  },
});
