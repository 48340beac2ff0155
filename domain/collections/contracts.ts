/** Contracts with customers: which edition, for which site, signed by whom, until when. */
import { authority, CENTRE, right, SIGNED_IN } from "../access/rules";
import { bool, day, defineCollection, relation, select, text } from "./define";

const FEATURE = "settings.legal_contracts";
const may = (verb: string): string => `${SIGNED_IN} && ${right(`${FEATURE}.${verb}`)} && ${CENTRE}`;
/** Whoever says that one is signed has the right to sign; what is signed is not taken away. */
const signs = `(@request.body.state != "signed" || ${right(`${FEATURE}.sign`)})`;
// A signature is taken back by whoever may give one: as a draft the contract could be deleted. It ends without.
const before = '((state != "signed" && state != "ended") || @request.body.state = "ended")';
const signsAnew = `(@request.body.state:changed = false || (@request.body.state != "signed" && ${before}) || ${right(`${FEATURE}.sign`)})`;

export const contracts = defineCollection("contracts", {
  fields: {
    number: text({ required: true, max: 40 }),
    template: relation("contract_templates", { required: true }),
    customer: relation("customer_accounts", { required: true }),
    site: relation("site_accounts"),
    agreementType: relation("agreement_types"),
    state: select(["draft", "sent", "signed", "ended"], { required: true }),
    signedBy: text({ max: 120 }),
    signedOn: day(),
    validFrom: day(),
    validUntil: day(),
    /** Until then notice can be given. */
    noticeUntil: day(),
    renews: bool(),
    notes: text({ max: 2000, as: "long" }),
  },
  indexes: ["unique number", "customer", "site", "validUntil"],
  access: authority(FEATURE, {
    create: `${may("create")} && ${signs}`,
    update: `${may("update")} && ${signsAnew}`,
    delete: `${may("delete")} && state = "draft"`,
  }),
  offline: "none",
  audited: true,
  list: { columns: ["number", "customer", "template", "state", "signedOn", "validUntil"], sort: "validUntil" },
  page: {
    feature: FEATURE,
    path: "settings/contracts",
    tabOf: "contract_templates",
    title: ["number"],
    search: ["number", "signedBy", "notes"],
    filters: ["state", "template"],
    form: [
      { id: "general", fields: ["number", "template", "customer", "site", "agreementType", "state"] },
      { id: "signed", fields: ["signedBy", "signedOn"] },
      { id: "term", fields: ["validFrom", "validUntil", "noticeUntil", "renews", "notes"] },
    ],
  },
});
