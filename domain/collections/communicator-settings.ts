/** Settings of the receiving services as a whole; one record. */
import { authority } from "../access/rules";
import { bool, defineCollection, int, relation, text } from "./define";

export const communicatorSettings = defineCollection("communicator_settings", {
  fields: {
    /** Where the receiving service answers, host and port. */
    basarAddress: text({ max: 200 }),
    backupAddress: text({ max: 200 }),
    realTime: bool(),
    /** Seconds without traffic after which a receiver counts as silent, where the receiver says none itself. */
    montime: int({ min: 0, max: 86_400 }),
    /** Whose account takes the alarms of faults of one's own. */
    faultAccount: relation("site_accounts"),
    notes: text({ max: 2000, as: "long" }),
  },
  access: authority("communicator.commtwo_settings", { create: null, delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["basarAddress", "montime"], sort: "created" },
  page: {
    feature: "communicator.commtwo_settings",
    path: "communicator/commtwo/settings",
    title: ["basarAddress"],
    search: ["basarAddress"],
    form: [
      { id: "service", fields: ["basarAddress", "backupAddress", "realTime"] },
      { id: "watch", fields: ["montime", "faultAccount"] },
      { id: "notes", fields: ["notes"] },
    ],
    single: true,
  },
});
