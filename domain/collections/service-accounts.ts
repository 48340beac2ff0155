/** The identities with which receiving services write; no password, no superuser. */
import { SERVER_ONLY } from "../access/rules";
import { bool, defineCollection, text } from "./define";

export const serviceAccounts = defineCollection("service_accounts", {
  type: "auth",
  fields: { name: text({ required: true, max: 80 }), enabled: bool() },
  access: SERVER_ONLY,
  auth: { tokenSeconds: 31_536_000, password: false },
  offline: "none",
  audited: true,
});
