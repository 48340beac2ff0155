/** The list of collections, in an order in which each names only what stands before it or itself. */
import { accountStateCategories } from "./account-state-categories";
import { accountStateLog } from "./account-state-log";
import { accountTemplates } from "./account-templates";
import { actionPlanSteps } from "./action-plan-steps";
import { actionPlans } from "./action-plans";
import { administrators } from "./administrators";
import { agreementTypes } from "./agreement-types";
import { alarmClaims } from "./alarm-claims";
import { alarmHistory } from "./alarm-history";
import { alarmTypes } from "./alarm-types";
import { apiKeys } from "./api-keys";
import { auditLog } from "./audit-log";
import { contacts } from "./contacts";
import { contractTemplates } from "./contract-templates";
import { contracts } from "./contracts";
import { customFields } from "./custom-fields";
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
import { installersAccounts } from "./installers-accounts";
import { integrations } from "./integrations";
import { jurisdictions } from "./jurisdictions";
import { listViews } from "./list-views";
import { messageTemplates } from "./message-templates";
import { noteCategories } from "./note-categories";
import { notificationLog } from "./notification-log";
import { notificationRules } from "./notification-rules";
import { numberSequences } from "./number-sequences";
import { operators } from "./operators";
import { panelTemplates } from "./panel-templates";
import { partitionState } from "./partition-state";
import { programSettings } from "./program-settings";
import { protocols } from "./protocols";
import { receivers } from "./receivers";
import { reportShortcuts } from "./report-shortcuts";
import { resolutionCodes } from "./resolution-codes";
import { roleAuthorities } from "./role-authorities";
import { sceneActivations } from "./scene-activations";
import { sceneRules } from "./scene-rules";
import { scenes } from "./scenes";
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
import { siteZones } from "./site-zones";
import { temporarySchedules } from "./temporary-schedules";
import { users } from "./users";
import { webhookDeliveries } from "./webhook-deliveries";
import { webhooks } from "./webhooks";
import { widgetLayouts } from "./widget-layouts";
import { zoneState } from "./zone-state";

export const ALL_COLLECTIONS: readonly Collection[] = [
  roleAuthorities,
  installersAccounts,
  users,
  administrators,
  operators,
  shiftManagement,
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
