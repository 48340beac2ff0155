/** Settings of the installation; one record. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { bool, defineCollection, int, json, text } from "./define";

export const programSettings = defineCollection("program_settings", {
  fields: {
    app_version: text({ max: 40 }),
    company: text({ max: 120 }),
    /** The control room's time zone, an IANA name. */
    timeZone: text({ max: 60, as: "time_zone" }),
    /** Start of handling, seconds: {"life":[30,60],"other":[90,180]} (alarm-handling 3.3). */
    sla: json(),
    /** Minutes after the last signal in which an unowned group still takes new ones. */
    groupWindowMinutes: int({ min: 0, max: 1440 }),
    duplicateSeconds: int({ min: 0, max: 600 }),
    claimBeatSeconds: int({ min: 1, max: 60 }),
    /** A claim lapses after this long without a beat: priority 1 to 3, and lower ones. */
    claimLapseSeconds: int({ min: 5, max: 600 }),
    claimLapseLowSeconds: int({ min: 5, max: 3600 }),
    holdDefaultMinutes: int({ min: 1, max: 480 }),
    holdMaxHighMinutes: int({ min: 1, max: 480 }),
    holdMaxLowMinutes: int({ min: 1, max: 1440 }),
    /** Closing an alarm of priority 1 to 3 needs a comment of this many characters. */
    closeCommentMin: int({ min: 0, max: 500 }),
    sessionHours: int({ min: 1, max: 72 }),
    sessionControl: bool(),
    /** Days the store's own log is kept; the audit log is another, and is kept. */
    logDays: int({ min: 1, max: 90 }),
    lastAlarmNo: int({ min: 0 }),
  },
  access: {
    ...SERVER_ONLY,
    list: SIGNED_IN,
    view: SIGNED_IN,
    update: `${SIGNED_IN} && ${right("settings.program_settings.update")} && ${CENTRE} && @request.body.lastAlarmNo:changed = false && @request.body.app_version:changed = false`,
  },
  offline: "mirror",
  audited: true,
  list: { columns: ["company", "timeZone", "app_version"], sort: "created" },
  page: {
    feature: "settings.program_settings",
    path: "settings/program-settings",
    title: ["company"],
    search: ["company"],
    form: [
      { id: "company", fields: ["company", "timeZone"] },
      {
        id: "handling",
        fields: [
          "sla",
          "claimBeatSeconds",
          "claimLapseSeconds",
          "claimLapseLowSeconds",
          "holdDefaultMinutes",
          "holdMaxHighMinutes",
          "holdMaxLowMinutes",
          "closeCommentMin",
        ],
      },
      { id: "signals", fields: ["groupWindowMinutes", "duplicateSeconds"] },
      { id: "session", fields: ["sessionHours", "sessionControl", "logDays"] },
      { id: "service", fields: ["app_version", "lastAlarmNo"] },
    ],
    kept: ["app_version", "lastAlarmNo"],
    single: true,
  },
});
