/** Collections of which browsers keep every row, in the order of `all.ts`: what every start of the app needs to know of them. */
import { actionPlanSteps } from "./action-plan-steps";
import { actionPlans } from "./action-plans";
import { alarmTypes } from "./alarm-types";
import { customerAccounts } from "./customer-accounts";
import { customerTypes } from "./customer-types";
import type { Collection } from "./define";
import { holidaySets } from "./holiday-sets";
import { holidays } from "./holidays";
import { importantContacts } from "./important-contacts";
import { installersAccounts } from "./installers-accounts";
import { listViews } from "./list-views";
import { noteCategories } from "./note-categories";
import { panelTemplates } from "./panel-templates";
import { programSettings } from "./program-settings";
import { reportShortcuts } from "./report-shortcuts";
import { resolutionCodes } from "./resolution-codes";
import { roleAuthorities } from "./role-authorities";
import { signalTypes } from "./signal-types";
import { siteAccounts } from "./site-accounts";
import { siteTypes } from "./site-types";

export const KEPT_COLLECTIONS: readonly Collection[] = [
  roleAuthorities,
  installersAccounts,
  programSettings,
  customerAccounts,
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
  panelTemplates,
];
