/** The list of collections, in an order in which each names only what stands before it or itself. */
import { actionPlanSteps } from "./action-plan-steps";
import { actionPlans } from "./action-plans";
import { activities } from "./activities";
import { administrators } from "./administrators";
import { advancedSettingsInfo } from "./advanced-settings-info";
import { agreements } from "./agreements";
import { alarmClaims } from "./alarm-claims";
import { alarmHistory } from "./alarm-history";
import { alarmTypes } from "./alarm-types";
import { appointments } from "./appointments";
import { articles } from "./articles";
import { auditLog } from "./audit-log";
import { callHistory } from "./call-history";
import { billingLines } from "./billing-lines";
import { contacts } from "./contacts";
import { courseProgress } from "./course-progress";
import { courses } from "./courses";
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
import { heartbeat } from "./heartbeat";
import { holidaySets } from "./holiday-sets";
import { holidays } from "./holidays";
import { importantContacts } from "./important-contacts";
import { incomingCalls } from "./incoming-calls";
import { installersAccounts } from "./installers-accounts";
import { languagePackages, languages } from "./languages";
import { invoiceLines } from "./invoice-lines";
import { invoices } from "./invoices";
import { jobChecklists } from "./job-checklists";
import { jobVisits } from "./job-visits";
import { jobs } from "./jobs";
import { leads } from "./leads";
import { listViews } from "./list-views";
import { noteCategories } from "./note-categories";
import { operators } from "./operators";
import { opportunities } from "./opportunities";
import { panelTemplates } from "./panel-templates";
import { partitionState } from "./partition-state";
import { payments } from "./payments";
import { programSettings } from "./program-settings";
import { purchaseOrders } from "./purchase-orders";
import { quoteLines } from "./quote-lines";
import { quotes } from "./quotes";
import { receivers } from "./receivers";
import { reportShortcuts } from "./report-shortcuts";
import { resolutionCodes } from "./resolution-codes";
import { returns } from "./returns";
import { roleAuthorities } from "./role-authorities";
import { salesTargets } from "./sales-targets";
import { salesTeam } from "./sales-team";
import { serviceAccounts } from "./service-accounts";
import { sessionControl } from "./session-control";
import { shiftManagement } from "./shift-management";
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
import { siteUsers } from "./site-users";
import { siteZones } from "./site-zones";
import { stockItems } from "./stock-items";
import { stockLevels } from "./stock-levels";
import { stockMoves } from "./stock-moves";
import { surveys } from "./surveys";
import { technicians } from "./technicians";
import { temporarySchedules } from "./temporary-schedules";
import { ticketMessages } from "./ticket-messages";
import { tickets } from "./tickets";
import { toolRequests } from "./tool-requests";
import { tools } from "./tools";
import { users } from "./users";
import { warehouses } from "./warehouses";
import { zoneState } from "./zone-state";

export const ALL_COLLECTIONS: readonly Collection[] = [
  roleAuthorities,
  installersAccounts,
  users,
  sessionControl,
  auditLog,
  programSettings,
  languages,
  languagePackages,
  advancedSettingsInfo,
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
  siteUsers,
  siteState,
  panelTemplates,
  partitionState,
  zoneState,
  tickets,
  ticketMessages,
  administrators,
  operators,
  shiftManagement,
  salesTeam,
  warehouses,
  technicians,
  jobs,
  jobVisits,
  jobChecklists,
  leads,
  appointments,
  stockItems,
  stockLevels,
  stockMoves,
  tools,
  toolRequests,
  purchaseOrders,
  returns,
  opportunities,
  activities,
  quotes,
  quoteLines,
  salesTargets,
  courses,
  courseProgress,
  articles,
  agreements,
  invoices,
  invoiceLines,
  billingLines,
  payments,
  surveys,
  signalCodeMaps,
  receivers,
  events,
  eventsAlarm,
  eventsPending,
  alarmHistory,
  alarmClaims,
  callHistory,
  incomingCalls,
  eventsReports,
  getEventAlarms,
  signalFeed,
  heartbeat,
  deletions,
];
