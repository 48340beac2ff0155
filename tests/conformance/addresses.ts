/** Every address of the specification's menu routes, written out by hand: what the program says of itself proves nothing. */
import type { Section } from "../../domain/access/authorities";

/** An address with the page's name in the title, and what is on it once it shows what there is. */
export type Address = readonly [path: string, name: string, shows?: string];

/** A line of the specification: whose menu it is (and who opens them), and its addresses. */
export interface Line {
  readonly id: string;
  readonly area: Section;
  readonly addresses: readonly Address[];
}

/** Something of a page that is no list of rows. */
const HOME = "section h2";
const DESK = "[role=option]";
const REPORT = "table tbody tr, [role=row] [role=gridcell]";
export const FORM = "form input";
const ROSTER = "table, [role=grid]";

const below = (prefix: string, pages: readonly Address[]): readonly Address[] =>
  pages.map(([path, ...rest]) => [`${prefix}${path}`, ...rest]);

const SIGNALS: readonly Address[] = [
  ["all_live_signals", "All live signals"],
  ["signal_history", "Signal history"],
  ["alarms", "Alarms", DESK],
  ["pending_signals", "Pending signals"],
];

const ACCOUNTS: readonly Address[] = [
  ["site_accounts", "Site accounts"],
  ["customer_accounts", "Customer accounts"],
  ["installers_accounts", "Installer accounts"],
];

const OPERATORS: Address = ["operators", "Operators"];
const SETTINGS: readonly Address[] = [
  ["authorities", "Authorities", "table td"],
  OPERATORS,
  ["program-settings", "Program settings", FORM],
  ["notifications", "Notifications"],
  ["scene_settings", "Scene settings"],
  ["alarm-types", "Alarm types"],
  ["account-settings", "Account settings"],
  ["signal-types", "Signal types"],
  ["protocols", "Protocols"],
  ["panels", "Panels"],
  ["important-contacts", "Important contacts"],
  ["site-types", "Site types"],
  ["customer-types", "Customer types"],
  ["agreement-types", "Agreement types"],
  ["default-holidays", "Default holidays"],
  ["report-shortcuts", "Report shortcuts"],
  ["note-categories", "Note categories"],
  ["active-inactive-categories", "Active and inactive categories"],
  ["legal_contracts", "Legal contracts"],
  ["widget-settings", "Widget settings"],
  ["api-integrations", "API integrations"],
];

const PERSONNEL: readonly Address[] = [
  ["operator_work_report", "Operator work report", REPORT],
  ["site_statistics", "Site statistics", REPORT],
  ["customer_statistics", "Customer statistics", REPORT],
  ["watchdesk_performance_report", "Watchdesk performance report", REPORT],
  ["report_settings", "Report settings"],
];

const administrator = { area: "administrator" } as const;
const operator = { area: "operator" } as const;

export const LINES: readonly Line[] = [
  { id: "S2-19", ...administrator, addresses: [["/", "Home", HOME]] },
  { id: "S2-20", ...administrator, addresses: below("/administrator/signals/", SIGNALS) },
  { id: "S2-21", ...administrator, addresses: below("/administrator/accounts/", ACCOUNTS) },
  { id: "S2-22", ...administrator, addresses: below("/administrator/settings/", SETTINGS) },
  {
    id: "S2-23",
    ...administrator,
    addresses: below("/administrator/communicator/", [
      ["commtwo", "Receivers"],
      ["commtwo/settings", "Communicator settings", FORM],
      ["receiver_line_card_settings", "Receiver line cards"],
      ["maintenance_backup", "Maintenance and backup"],
    ]),
  },
  { id: "S2-24", ...administrator, addresses: below("/administrator/reporting/personnel_reporting/", PERSONNEL) },
  {
    id: "S2-25",
    ...administrator,
    addresses: below("/administrator/", [
      ["technical", "Technical"],
      ["user", "People"],
      ["sales", "Sales"],
      ["logistics", "Logistics"],
      ["support", "Tickets"],
    ]),
  },
  {
    id: "S2-26",
    ...operator,
    addresses: below("/operator/", [
      ["home", "Home", HOME],
      ["shift_management", "Shift management", ROSTER],
    ]),
  },
  { id: "S2-27", ...operator, addresses: below("/operator/signals/", SIGNALS) },
  { id: "S2-28", ...operator, addresses: below("/operator/accounts/", ACCOUNTS) },
  {
    id: "S2-29",
    ...operator,
    addresses: below(
      "/operator/settings/",
      SETTINGS.filter((page) => page !== OPERATORS),
    ),
  },
  { id: "S2-30", ...operator, addresses: [["/operator/support", "Tickets"]] },
  {
    id: "S2-31",
    area: "sales",
    addresses: [
      ["/sales/home", "Home", HOME],
      ["/training", "Training"],
      ["/sales/accounts/site_accounts", "Site accounts"],
      ["/sales/accounts/customer_accounts", "Customer accounts"],
      ["/sales/accounts/installer_accounts", "Installer accounts"],
      ["/sales/crm", "Leads"],
      ["/sales/scheduling", "Scheduling", ROSTER],
      ["/sales/support", "Tickets"],
    ],
  },
  {
    id: "S2-32",
    area: "technicians",
    addresses: below("/technicians/", [
      ["home", "Home", HOME],
      ["installer_accounts", "Installer accounts"],
      ["scheduling", "Scheduling", ROSTER],
      ["stock", "Stock"],
      ["tool_request", "Tool requests"],
      ["support", "Tickets"],
    ]),
  },
  {
    id: "S2-33",
    ...administrator,
    addresses: [
      ["/support", "Product support"],
      ["/help", "Help", "h1"],
      ["/accounting", "Accounting"],
      ["/support/support_for_customer", "Customer support"],
      ["/support/watchdesk_support", "Watchdesk support"],
      ["/support/agent_analytics", "Agent analytics", REPORT],
    ],
  },
];
