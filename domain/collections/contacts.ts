/** People to call: once each, with their numbers in order. */
import { authority, right, SIGNED_IN } from "../access/rules";
import { date, defineCollection, json, relation, text } from "./define";

const dealer = '(@request.auth.dealer = "" || @request.auth.dealer = installer)';
const customer = `(customer.customer_user_rights_via_customer.user ?= @request.auth.id && customer.customer_user_rights_via_customer.rights.accounts.site_contacts.read ?= true)`;
const staff = (verb: string): string =>
  `${right(`accounts.site_contacts.${verb}`)} && @request.auth.role.staff = true && ${dealer}`;
const read = `${SIGNED_IN} && ((${staff("read")}) || ${customer})`;

/** A dealer's staff name a customer only where one of the dealer's sites is that customer's; `of` leads to the contact. */
const knownCustomer = (of: string): string =>
  `(@request.auth.dealer = "" || ${of}customer = "" || ${of}customer.site_accounts_via_customer.installer ?= @request.auth.dealer)`;

export const contacts = defineCollection("contacts", {
  fields: {
    name: text({ required: true, max: 120 }),
    /** [{"number":"+44 …","kind":"mobile"}], first one first. */
    phones: json(),
    language: text({ max: 10 }),
    email: text({ max: 120 }),
    notes: text({ max: 1000 }),
    /** Whose book the person is in. */
    installer: relation("installers_accounts"),
    customer: relation("customer_accounts"),
    validUntil: date(),
  },
  indexes: ["name"],
  access: authority("accounts.site_contacts", {
    list: read,
    view: read,
    create: `${SIGNED_IN} && ${staff("create")} && ${knownCustomer("")}`,
    update: `${SIGNED_IN} && ${staff("update")} && (@request.body.installer:changed = false || @request.auth.dealer = "") && (@request.body.customer:changed = false || ${knownCustomer("@request.body.")})`,
    delete: null,
  }),
  offline: "opened",
  audited: true,
});
