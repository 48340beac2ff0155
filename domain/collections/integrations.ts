/** What the centre works with elsewhere: telephone systems, gateways, maps, vendors' clouds. Secrets are written alone. */
import { authority } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

/** An address of ours may go to. */
export const WEB_ADDRESS = "^(https?://[^ ]+)?$";

export const integrations = defineCollection("integrations", {
  fields: {
    name: text({ required: true, max: 80 }),
    kind: select(
      [
        "telephony",
        "sms",
        "email",
        "push",
        "maps",
        "video",
        "dispatch",
        "accounting",
        "identity",
        "vendor_cloud",
        "json_listener",
        "xml_listener",
      ],
      { required: true },
    ),
    url: text({ max: 400, pattern: "^([a-z]+://[^ ]+)?$" }),
    /** Where a token is had, of those that want one. */
    tokenUrl: text({ max: 400, pattern: WEB_ADDRESS }),
    /** The name by which it knows us: user name, application key. */
    account: text({ max: 160 }),
    /** Password or secret key; written and never read back. */
    secret: text({ max: 400, hidden: true }),
    sender: text({ max: 120 }),
    timeoutSeconds: int({ min: 0, max: 120 }),
    notes: text({ max: 2000, as: "long" }),
    active: bool(),
  },
  indexes: ["kind", "name"],
  access: authority("settings.api_integrations"),
  offline: "none",
  audited: true,
  list: { columns: ["name", "kind", "url", "account", "active"], sort: "name" },
  page: {
    feature: "settings.api_integrations",
    path: "settings/api-integrations",
    title: ["name"],
    search: ["name", "url", "account"],
    filters: ["kind", "active"],
    form: [
      { id: "general", fields: ["name", "kind", "active"] },
      { id: "reach", fields: ["url", "tokenUrl", "account", "sender", "timeoutSeconds", "notes"] },
    ],
  },
});
