/** Settings of the installation; one record. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { WEEKDAYS } from "../schedules/opening";
import { bool, clock, defineCollection, int, json, select, text } from "./define";

export const programSettings = defineCollection("program_settings", {
  fields: {
    app_version: text({ max: 40 }),
    company: text({ max: 120 }),
    /** Where the installation has its own help: an address, or a path of this one. "" = the manual that comes with it. */
    helpUrl: text({ max: 300, pattern: "^(/|(https?:/)?/[^\\s/\\\\]\\S*)?$" }),
    /** Of letters to whoever has chosen none; "" = English. */
    language: text({ max: 10, as: "language" }),
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
    /** Where people find this installation; links in mails begin with it. "" = no mail leaves. */
    publicAddress: text({ max: 200, pattern: "^(https?://[^\\s/]+)?$" }),
    /** Anybody may ask for access to the portal; an administrator lets him in. */
    signupOpen: bool(),
    /** Where language packages come from; empty = those that came with this installation. */
    languageStoreUrl: text({ max: 300 }),
    lastAlarmNo: int({ min: 0 }),
    /** Address of the telephone server, `wss://pbx.example:7443/ws`; empty = calls are dialled by hand. */
    sipServer: text({ max: 200 }),
    sipDomain: text({ max: 120 }),
    /** Whose numbers are written without a country's code: `GB`. */
    dialCountry: text({ max: 2, as: "country" }),
    /** When technicians and sales people are sent out, by the room's clock; never set = Monday to Friday from 7 until 19. */
    workDays: select(WEEKDAYS, { many: true }),
    workFrom: clock(),
    workUntil: clock(),
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
      { id: "company", fields: ["company", "language", "timeZone"] },
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
      { id: "work", fields: ["workDays", "workFrom", "workUntil"] },
      { id: "session", fields: ["sessionHours", "sessionControl", "signupOpen", "logDays"] },
      { id: "links", fields: ["publicAddress", "helpUrl", "languageStoreUrl"] },
      { id: "telephone", fields: ["sipServer", "sipDomain", "dialCountry"] },
      { id: "service", fields: ["app_version", "lastAlarmNo"] },
    ],
    kept: ["app_version", "lastAlarmNo"],
    single: true,
  },
});
