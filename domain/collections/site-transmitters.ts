/** Communicators of a site: how its panel reaches us, and its key, which is written and never read back. */
import { siteAuthority } from "../access/rules";
import { date, defineCollection, int, relation, select, text } from "./define";

export const siteTransmitters = defineCollection("site_transmitters", {
  fields: {
    site: relation("site_accounts", { required: true }),
    protocol: text({ max: 40 }),
    /** Account the transmitter sends, when it differs from the site's. */
    identifier: text({ max: 40 }),
    path: select(["primary", "back_up"]),
    /** AES key, hex of 32/48/64 digits or text of 16/24/32 characters. */
    encryptionKey: text({ max: 64, hidden: true }),
    atsCategory: select(["SP1", "SP2", "SP3", "SP4", "SP5", "SP6", "DP1", "DP2", "DP3", "DP4"]),
    pollInterval: int({ min: 0, max: 90_000 }),
    lastSeenAt: date(),
    state: select(["unknown", "ok", "fault"]),
  },
  indexes: ["site", "identifier"],
  access: siteAuthority("accounts.site_transmitters", { path: "site.", updateOnly: true }),
  offline: "none",
  audited: true,
});
