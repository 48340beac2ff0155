/** The list of collections, in an order in which each names only what stands before it or itself. */
import { accountStateCategories } from "./account-state-categories";
import { accountStateLog } from "./account-state-log";
import { accountTemplates } from "./account-templates";
import { absences } from "./absences";
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
import { agreementTypes } from "./agreement-types";
import { apiKeys } from "./api-keys";
import { attendance } from "./attendance";
import { auditLog } from "./audit-log";
import { callHistory } from "./call-history";
import { billingLines } from "./billing-lines";
import { backups } from "./backups";
import { communicatorFiles } from "./communicator-files";
import { communicatorSettings } from "./communicator-settings";
import { communicators } from "./communicators";
import { contacts } from "./contacts";
import { courseProgress } from "./course-progress";
import { courses } from "./courses";
import { contractTemplates } from "./contract-templates";
import { contracts } from "./contracts";
import { customFields } from "./custom-fields";
import { customerAccounts } from "./customer-accounts";
import { customerAccountsUsers } from "./customer-accounts-users";
import { customerTypes } from "./customer-types";
import { customerUserRights } from "./customer-user-rights";
import { dealerSettings } from "./dealer-settings";
import type { Collection } from "./define";
import { deletions } from "./deletions";
import { events } from "./events";
import { eventsAlarm } from "./events-alarm";
import { eventsPending } from "./events-pending";
import { eventsReports } from "./events-reports";
import { exportsMade } from "./exports";
import { getEventAlarms } from "./get-event-alarms";
import { handovers } from "./handovers";
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
import { integrations } from "./integrations";
import { jurisdictions } from "./jurisdictions";
import { listViews } from "./list-views";
import { messageTemplates } from "./message-templates";
import { installerTechnicians } from "./installer-technicians";
import { legalHolds } from "./legal-holds";
import { loginLog } from "./login-log";
import { noteCategories } from "./note-categories";
import { notificationLog } from "./notification-log";
import { notificationRules } from "./notification-rules";
import { numberSequences } from "./number-sequences";
import { operators } from "./operators";
import { opportunities } from "./opportunities";
import { panelTemplates } from "./panel-templates";
import { partitionState } from "./partition-state";
import { payments } from "./payments";
import { productMessages } from "./product-messages";
import { productTickets } from "./product-tickets";
import { productVotes } from "./product-votes";
import { programSettings } from "./program-settings";
import { purchaseOrders } from "./purchase-orders";
import { quoteLines } from "./quote-lines";
import { quotes } from "./quotes";
import { protocols } from "./protocols";
import { receiverLineCards } from "./receiver-line-cards";
import { receiverStatusLog } from "./receiver-status-log";
import { receivers } from "./receivers";
import { reportPresets } from "./report-presets";
import { reportRuns } from "./report-runs";
import { reportSchedules } from "./report-schedules";
import { reportShortcuts } from "./report-shortcuts";
import { resolutionCodes } from "./resolution-codes";
import { returns } from "./returns";
import { retentionRules } from "./retention-rules";
import { roleAuthorities } from "./role-authorities";
import { salesTargets } from "./sales-targets";
import { salesTeam } from "./sales-team";
import { sceneActivations } from "./scene-activations";
import { sceneRules } from "./scene-rules";
import { scenes } from "./scenes";
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
import { siteUsers } from "./site-users";
import { siteZones } from "./site-zones";
import { stockItems } from "./stock-items";
import { stockLevels } from "./stock-levels";
import { stockMoves } from "./stock-moves";
import { surveys } from "./surveys";
import { technicians } from "./technicians";
import { temporarySchedules } from "./temporary-schedules";
import { ticketMessages } from "./ticket-messages";
import { ticketSteps } from "./ticket-steps";
import { tickets } from "./tickets";
import { toolRequests } from "./tool-requests";
import { tools } from "./tools";
import { unknownSignals } from "./unknown-signals";
import { users } from "./users";
import { warehouses } from "./warehouses";
import { webhookDeliveries } from "./webhook-deliveries";
import { webhooks } from "./webhooks";
import { widgetLayouts } from "./widget-layouts";
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
  loginLog,
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
  installerTechnicians,
  dealerSettings,
  customerTypes,
  agreementTypes,
  accountStateCategories,
  noteCategories,
  reportShortcuts,
  importantContacts,
  jurisdictions,
  scenes,
  sceneRules,
  sceneActivations,
  customFields,
  numberSequences,
  widgetLayouts,
  listViews,
  protocols,
  siteAccounts,
  accountStateLog,
  messageTemplates,
  notificationRules,
  notificationLog,
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
  accountTemplates,
  contractTemplates,
  contracts,
  integrations,
  apiKeys,
  webhooks,
  webhookDeliveries,
  partitionState,
  zoneState,
  tickets,
  ticketMessages,
  ticketSteps,
  productTickets,
  productMessages,
  productVotes,
  administrators,
  operators,
  shiftManagement,
  shiftTemplates,
  shiftSwaps,
  handovers,
  attendance,
  absences,
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
  communicators,
  communicatorSettings,
  receivers,
  receiverStatusLog,
  receiverLineCards,
  communicatorFiles,
  backups,
  retentionRules,
  legalHolds,
  reportPresets,
  reportSchedules,
  reportRuns,
  exportsMade,
  events,
  unknownSignals,
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
