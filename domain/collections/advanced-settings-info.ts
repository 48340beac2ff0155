/** Names under which what people do by hand stands among the signals; one record. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { defineCollection, text } from "./define";

export const advancedSettingsInfo = defineCollection("advancedSettingsInfo", {
  fields: {
    /** Code of the signal type that a call from the dialer becomes. */
    telephone_called: text({ required: true, max: 60 }),
  },
  access: {
    ...SERVER_ONLY,
    list: SIGNED_IN,
    view: SIGNED_IN,
    update: `${SIGNED_IN} && ${right("settings.program_settings.update")} && ${CENTRE}`,
  },
  offline: "none",
  audited: true,
});
