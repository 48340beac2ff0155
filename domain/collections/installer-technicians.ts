/** A dealer's technicians: who works at his sites, and how he is reached. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { date, defineCollection, email, json, relation, select, text } from "./define";

const read = `${SIGNED_IN} && ${right("accounts.installers_accounts.read")} && @request.auth.role.staff = true && (@request.auth.dealer = "" || @request.auth.dealer = dealer)`;
const write = `${SIGNED_IN} && ${right("accounts.installers_accounts.technicians_update")} && ${CENTRE}`;

export const installerTechnicians = defineCollection("installer_technicians", {
  fields: {
    dealer: relation("installers_accounts", { required: true }),
    name: text({ required: true, max: 80 }),
    surname: text({ max: 80 }),
    phones: json({ as: "phones" }),
    email: email(),
    licenceNumber: text({ max: 60 }),
    licenceValidUntil: date(),
    state: select(["active", "archived"]),
    notes: text({ max: 1000, as: "long" }),
  },
  indexes: ["dealer"],
  access: { list: read, view: read, create: write, update: write, delete: write },
  offline: "none",
  audited: true,
  list: { columns: ["name", "surname", "dealer", "phones", "licenceValidUntil", "state"], sort: "name" },
  page: {
    feature: "accounts.installers_accounts",
    path: "accounts/installer_technicians",
    tabOf: "installers_accounts",
    title: ["name", "surname"],
    search: ["name", "surname", "licenceNumber"],
    filters: ["dealer", "state"],
    form: [
      { id: "general", fields: ["dealer", "name", "surname", "state"] },
      { id: "reach", fields: ["phones", "email"] },
      { id: "licence", fields: ["licenceNumber", "licenceValidUntil", "notes"] },
    ],
    rights: { create: ["technicians_update"], update: ["technicians_update"], delete: ["technicians_update"] },
    fresh: { state: "active" },
  },
});
