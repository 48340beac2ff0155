/** Keyholders and others of a site, in the order in which they are called. */
import { siteAuthority } from "../access/rules";
import { bool, date, defineCollection, int, json, relation, select, text } from "./define";

/** What a person is to a site. */
export const CONTACT_KINDS = ["keyholder", "owner", "user", "neighbour", "guard"] as const;

const access = siteAuthority("accounts.site_contacts", { path: "site." });

/** A dealer's staff put people of their own book on the list only; `of` leads to the record. */
const ownBook = (of: string): string => `(@request.auth.dealer = "" || ${of}contact.installer = @request.auth.dealer)`;

export const siteContacts = defineCollection("site_contacts", {
  fields: {
    site: relation("site_accounts", { required: true }),
    contact: relation("contacts", { required: true }),
    order: int({ min: 1, max: 99 }),
    kind: select(CONTACT_KINDS),
    /** Hours of the site's week: [{"days":[1,2,3,4,5],"from":"08:00","to":"18:00"}], 1 is Monday; empty = at any hour. */
    availability: json(),
    validFrom: date(),
    validUntil: date(),
    /** Compared by a route, never handed out by a list. */
    codeword: text({ max: 60, hidden: true }),
    duressWord: text({ max: 60, hidden: true }),
    panelUserNumber: text({ max: 10 }),
    hasKeys: bool(),
    rights: json(),
    notifyClasses: json(),
  },
  indexes: ["unique site, contact", "site, order", "contact"],
  access: {
    ...access,
    create: `${access.create} && ${ownBook("")}`,
    update: `${access.update} && (@request.body.contact:changed = false || ${ownBook("@request.body.")})`,
  },
  offline: "opened",
  audited: true,
});
