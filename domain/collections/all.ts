/** The list of collections, in an order in which each names only what stands before it or itself. */
import { absences } from "./absences";
import { actionPlanSteps } from "./action-plan-steps";
import { actionPlans } from "./action-plans";
import { administrators } from "./administrators";
import { alarmClaims } from "./alarm-claims";
import { alarmHistory } from "./alarm-history";
import { alarmTypes } from "./alarm-types";
import { attendance } from "./attendance";
import { auditLog } from "./audit-log";
import { contacts } from "./contacts";
import { customerAccounts } from "./customer-accounts";
import { customerAccountsUsers } from "./customer-accounts-users";
import { customerTypes } from "./customer-types";
import { customerUserRights } from "./customer-user-rights";
import type { Collection } from "./define";
import { deletions } from "./deletions";
import { events } from "./events";
import { eventsAlarm } from "./events-alarm";
import { eventsPending } from "./events-pending";
import { eventsReports } from "./events-reports";
import { getEventAlarms } from "./get-event-alarms";
import { handovers } from "./handovers";
import { heartbeat } from "./heartbeat";
import { holidaySets } from "./holiday-sets";
import { holidays } from "./holidays";
import { importantContacts } from "./important-contacts";
import { installersAccounts } from "./installers-accounts";
import { listViews } from "./list-views";
import { noteCategories } from "./note-categories";
import { operators } from "./operators";
import { panelTemplates } from "./panel-templates";
import { partitionState } from "./partition-state";
import { programSettings } from "./program-settings";
import { receivers } from "./receivers";
import { reportShortcuts } from "./report-shortcuts";
import { resolutionCodes } from "./resolution-codes";
import { roleAuthorities } from "./role-authorities";
import { serviceAccounts } from "./service-accounts";
import { sessionControl } from "./session-control";
import { shiftManagement } from "./shift-management";
import { shiftSwaps } from "./shift-swaps";
import { shiftTemplates } from "./shift-templates";
import { signalCodeMaps } from "./signal-code-maps";
import { signalFeed } from "./signal-feed";
import { signalTypes } from "./signal-types";
import { siteAccounts } from "./site-accounts";
import { siteActionPlans } from "./site-action-plans";
import { siteContacts } from "./site-contacts";
import { sitePartitions } from "./site-partitions";
import { siteSchedules } from "./site-schedules";
import { siteState } from "./site-state";
import { siteTransmitters } from "./site-transmitters";
import { siteTypes } from "./site-types";
import { siteZones } from "./site-zones";
import { temporarySchedules } from "./temporary-schedules";
import { users } from "./users";
import { zoneState } from "./zone-state";

export const ALL_COLLECTIONS: readonly Collection[] = [
  roleAuthorities,
  installersAccounts,
  users,
  administrators,
  operators,
  shiftManagement,
  shiftTemplates,
  shiftSwaps,
  handovers,
  attendance,
  absences,
  sessionControl,
  auditLog,
  programSettings,
  serviceAccounts,
  customerAccounts,
  customerAccountsUsers,
  customerUserRights,
  alarmTypes,
  resolutionCodes,
  actionPlans,
  actionPlanSteps,
  signalTypes,
  holidaySets,
  holidays,
  siteTypes,
  customerTypes,
  noteCategories,
  reportShortcuts,
  importantContacts,
  listViews,
  siteAccounts,
  sitePartitions,
  siteZones,
  siteSchedules,
  temporarySchedules,
  siteActionPlans,
  contacts,
  siteContacts,
  siteTransmitters,
  siteState,
  panelTemplates,
  partitionState,
  zoneState,
  signalCodeMaps,
  receivers,
  events,
  eventsAlarm,
  eventsPending,
  alarmHistory,
  alarmClaims,
  eventsReports,
  getEventAlarms,
  signalFeed,
  heartbeat,
  deletions,
];
