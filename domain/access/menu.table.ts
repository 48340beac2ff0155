/** Every page by its address, in the specification's order (section 2, menu routes), as the menus show them. */
import type { Section } from "./authorities";

/** What stands behind the first part of an address: a role's section, or pages that several roles share. */
export type Area = Section | "support" | "accounting" | "training" | "help" | "contact";

/** An entry of a menu. */
export interface MenuEntry {
  /** Also its word: `common:menu.<id>`. */
  readonly id: string;
  /** Below its area: `signals/alarms`; "" = the area's own address. */
  readonly path?: string;
  /** Where it leads when that is not below the area whose menu it is in. */
  readonly href?: string;
  /** The feature whose `read` shows it, and further ones that do; none = everybody's. */
  readonly right?: string;
  readonly or?: readonly string[];
  /** A page of records: its collection, and those that are tabs of it. */
  readonly collection?: string;
  readonly tabs?: readonly string[];
  readonly flag?: "help" | "product_support";
  /** Only for who is no webuser and reads one of these features as well (specification 6). */
  readonly staffWith?: readonly string[];
  readonly children?: readonly MenuEntry[];
}

type More = Omit<MenuEntry, "id" | "path" | "right">;

const page = (path: string, right?: string, more: More = {}): MenuEntry => ({
  id: path.slice(path.lastIndexOf("/") + 1).replaceAll("-", "_"),
  path,
  ...(right === undefined ? {} : { right }),
  ...more,
});

/** A page of records; `or` = features of its tabs: who may read a tab alone finds it by the page it is on. */
const records = (path: string, right: string, collection: string, tabs: readonly string[] = []): MenuEntry =>
  page(path, right, { collection, tabs });

const alsoBy = (entry: MenuEntry, ...or: readonly string[]): MenuEntry => ({
  ...entry,
  or: [...(entry.or ?? []), ...or],
});

const group = (id: string, children: readonly MenuEntry[]): MenuEntry => ({ id, children });

const signals = group(
  "signals",
  ["all_live_signals", "signal_history", "alarms", "pending_signals"].map((id) =>
    page(`signals/${id}`, `signals.${id}`),
  ),
);

const SITES = page("accounts/site_accounts", "accounts.site_accounts");
const CUSTOMERS = alsoBy(
  records("accounts/customer_accounts", "accounts.customer_accounts", "customer_accounts", [
    "agreements",
    "customer_accounts_users",
  ]),
  "accounts.agreements",
  "accounts.customer_users",
);
const INSTALLERS = records("accounts/installers_accounts", "accounts.installers_accounts", "installers_accounts", [
  "installer_technicians",
  "dealer_settings",
]);
/** The same page under the name that sales and technicians have for it. */
const installersOf = (path: string): MenuEntry => ({
  ...page(path, "accounts.installer_accounts"),
  collection: "installers_accounts",
  tabs: INSTALLERS.tabs ?? [],
  or: ["accounts.installers_accounts"],
});

const accounts = group("accounts", [SITES, CUSTOMERS, INSTALLERS]);

const SETTINGS: readonly MenuEntry[] = [
  page("settings/authorities", "settings.authorities"),
  records("settings/operators", "settings.operators", "operators"),
  page("settings/program-settings", "settings.program_settings"),
  records("settings/notifications", "settings.notifications", "notification_rules", [
    "message_templates",
    "notification_log",
  ]),
  records("settings/scene_settings", "settings.scene_settings", "scenes", ["scene_rules", "scene_activations"]),
  alsoBy(
    records("settings/alarm-types", "settings.alarm_types", "alarm_types", ["resolution_codes", "action_plans"]),
    "settings.resolution_codes",
    "settings.action_plans",
  ),
  records("settings/account-settings", "settings.account_settings", "account_templates", [
    "custom_fields",
    "number_sequences",
  ]),
  alsoBy(
    records("settings/signal-types", "settings.signal_types", "signal_types", ["signal_code_maps"]),
    "settings.signal_code_maps",
  ),
  records("settings/protocols", "settings.protocols", "protocols"),
  records("settings/panels", "settings.panels", "panel_templates"),
  records("settings/important-contacts", "settings.important_contacts", "important_contacts", ["jurisdictions"]),
  records("settings/site-types", "settings.site_types", "site_types"),
  records("settings/customer-types", "settings.customer_types", "customer_types"),
  records("settings/agreement-types", "settings.agreement_types", "agreement_types"),
  records("settings/default-holidays", "settings.default_holidays", "holiday_sets", ["holidays"]),
  records("settings/report-shortcuts", "settings.report_shortcuts", "report_shortcuts"),
  records("settings/note-categories", "settings.note_categories", "note_categories"),
  records("settings/active-inactive-categories", "settings.active_inactive_categories", "account_state_categories", [
    "account_state_log",
  ]),
  records("settings/legal_contracts", "settings.legal_contracts", "contract_templates", ["contracts"]),
  records("settings/widget-settings", "settings.widget_settings", "widget_layouts"),
  records("settings/api-integrations", "settings.api_integrations", "integrations", [
    "api_keys",
    "webhooks",
    "webhook_deliveries",
  ]),
];

const communicator = group("communicator", [
  records("communicator/commtwo", "communicator.commtwo", "receivers", [
    "communicators",
    "receiver_status_log",
    "unknown_signals",
  ]),
  {
    ...records("communicator/commtwo/settings", "communicator.commtwo_settings", "communicator_settings"),
    id: "commtwo_settings",
  },
  records(
    "communicator/receiver_line_card_settings",
    "communicator.receiver_line_card_settings",
    "receiver_line_cards",
  ),
  records("communicator/maintenance_backup", "communicator.maintenance_backup", "backups", [
    "retention_rules",
    "legal_holds",
    "communicator_files",
  ]),
]);

const PERSONNEL = "reporting/personnel_reporting";
const reporting = group("reporting", [
  page(`${PERSONNEL}/operator_work_report`, "reporting.operator_work_report"),
  page(`${PERSONNEL}/site_statistics`, "reporting.site_statistics"),
  page(`${PERSONNEL}/customer_statistics`, "reporting.customer_statistics"),
  page(`${PERSONNEL}/watchdesk_performance_report`, "reporting.performance_report"),
  records(`${PERSONNEL}/report_settings`, "reporting.report_settings", "report_presets", [
    "report_schedules",
    "report_runs",
  ]),
]);

const tickets = records("support", "support.tickets", "tickets");
const work = (
  path: string,
  rights: readonly [string, ...string[]],
  collection: string,
  tabs: readonly string[],
): MenuEntry => page(path, rights[0], { or: rights.slice(1), collection, tabs });

/** What several roles share, at addresses of its own. */
const common = (id: string, href: string, right: string): MenuEntry => ({ id, href, right });
const others = group("others", [
  { id: "product_support", href: "/support", flag: "product_support" },
  { id: "watchdesk_support", href: "/support/watchdesk_support", flag: "product_support" },
  { id: "help", href: "/help", flag: "help" },
  alsoBy(common("accounting", "/accounting", "accounting.billing_lines"), "accounting.invoices", "accounting.payments"),
  common("support_for_customer", "/support/support_for_customer", "support.support_for_customer"),
  common("agent_analytics", "/support/agent_analytics", "support.agent_analytics"),
]);

/** Whole menus by area. */
export const MENUS: Readonly<Record<Area, readonly MenuEntry[]>> = {
  administrator: [
    { id: "home", href: "/" },
    signals,
    accounts,
    group("settings", SETTINGS),
    communicator,
    reporting,
    work("technical", ["technical.jobs", "user.technicians"], "jobs", ["job_visits", "job_checklists", "technicians"]),
    {
      ...work("user", ["user.users"], "users", ["session_control", "login_log"]),
      id: "users",
      staffWith: ["accounts.site_accounts", "accounts.customer_accounts", "customer_accounts"],
    },
    work("sales", ["sales.crm", "sales.quotes", "user.sales_team"], "quotes", [
      "quote_lines",
      "sales_targets",
      "sales_team",
    ]),
    work(
      "logistics",
      ["logistics.stock", "logistics.purchase_orders", "logistics.warehouses", "logistics.rma"],
      "stock_items",
      ["stock_levels", "stock_moves", "warehouses", "purchase_orders", "returns", "tools"],
    ),
    tickets,
    others,
  ],
  operator: [
    page("home"),
    page("shift_management", "shifts.shift_management"),
    signals,
    accounts,
    group(
      "settings",
      SETTINGS.filter(({ id }) => id !== "operators"),
    ),
    tickets,
    others,
  ],
  sales: [
    page("home"),
    common("training", "/training", "sales.training"),
    group("accounts", [SITES, CUSTOMERS, installersOf("accounts/installer_accounts")]),
    work("crm", ["sales.crm"], "leads", ["opportunities", "activities"]),
    page("scheduling", "sales.scheduling"),
    tickets,
    others,
  ],
  user: [
    page("home"),
    group("accounts", [SITES, CUSTOMERS]),
    group("signals", [page("signals/signal_history", "signals.signal_history")]),
    page("reports", "reporting.site_statistics"),
    tickets,
    others,
  ],
  technicians: [
    page("home"),
    installersOf("installer_accounts"),
    page("scheduling", "technicians.scheduling"),
    work("stock", ["technicians.stock"], "stock_levels", ["stock_moves", "stock_items"]),
    work("tool_request", ["technicians.tool_request"], "tool_requests", ["tools"]),
    tickets,
    others,
  ],
  support: [
    { ...page("", undefined, { flag: "product_support", collection: "articles" }), id: "product_support" },
    page("watchdesk_support", undefined, { flag: "product_support", collection: "product_tickets" }),
    page("support_for_customer", "support.support_for_customer"),
    page("agent_analytics", "support.agent_analytics"),
  ],
  accounting: [
    {
      ...work("", ["accounting.billing_lines", "accounting.invoices", "accounting.payments"], "billing_lines", [
        "invoices",
        "invoice_lines",
        "payments",
      ]),
      id: "accounting",
    },
  ],
  training: [{ ...work("", ["sales.training"], "courses", ["course_progress"]), id: "training" }],
  help: [{ ...page("", undefined, { flag: "help" }), id: "help" }],
  contact: [page("profile_settings"), page("sessions", "user.users")],
};
