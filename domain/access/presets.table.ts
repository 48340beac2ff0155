/** Roles a new installation starts with, as lists of names; a name of an area or a feature stands for all below it. */
import type { Section } from "./authorities";

/** A role to start with. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  /** Staff reach every site, or their dealer's; others only what their customers' entries grant. */
  readonly staff: boolean;
  readonly sections: Partial<Readonly<Record<Section, readonly string[]>>>;
  readonly common: readonly string[];
  readonly flags: Partial<Readonly<Record<"webuser" | "help" | "product_support", boolean>>>;
  readonly inactivityTimer: number;
  readonly logoutTimer: number;
  readonly maxSessions: number;
}

/** Reads what the desk needs to know of a site. */
const SITE_READ = [
  "site_accounts",
  "site_address",
  "site_partitions",
  "site_zones",
  "site_code_overrides",
  "site_schedules",
  "temporary_schedules",
  "site_supervision",
  "site_action_plans",
  "site_panel",
  "site_transmitters",
  "site_media",
  "site_notes",
  "site_contacts",
  "customer_accounts",
  "installers_accounts",
].map((feature) => `accounts.${feature}.read`);

const LIVE_READ = ["all_live_signals", "signal_history", "alarms", "pending_signals"].map(
  (feature) => `signals.${feature}.read`,
);

const CATALOGUES = [
  "alarm_types",
  "resolution_codes",
  "action_plans",
  "account_settings",
  "signal_types",
  "signal_code_maps",
  "protocols",
  "panels",
  "important_contacts",
  "site_types",
  "customer_types",
  "agreement_types",
  "default_holidays",
  "report_shortcuts",
  "note_categories",
  "active_inactive_categories",
];

const TRAINEE = [
  ...LIVE_READ,
  ...SITE_READ,
  "accounts.contact_passwords.check",
  "accounts.test_mode.read",
  "dialer.incoming.read",
  "settings.important_contacts.read",
  "shifts.shift_management.read_own",
  "shifts.handover.read",
  "reporting.operator_work_report.read_own",
  "support.tickets.read_own",
  "support.tickets.create",
  "support.tickets.reply",
];

const OPERATOR = [
  ...TRAINEE,
  "signals.all_live_signals.create_manual",
  "signals.all_live_signals.attach_unknown",
  "signals.signal_history.report_create",
  "signals.alarms.claim",
  "signals.alarms.handover",
  "signals.alarms.hold",
  "signals.alarms.close",
  "signals.alarms.dispatch",
  "signals.alarms.set_avs",
  "signals.pending_signals.wake",
  "signals.pending_signals.extend",
  "signals.pending_signals.close",
  "accounts.site_notes.update",
  "accounts.temporary_schedules.update",
  "accounts.test_mode.start",
  "accounts.test_mode.extend",
  "accounts.test_mode.end",
  "settings.important_contacts.dial",
  "shifts.handover.sign",
  "dialer.call.create",
  "dialer.call.read_history",
];

const SHIFT_LEADER = [
  ...OPERATOR,
  "signals.alarms",
  "signals.signal_history.export",
  "signals.all_live_signals.see_raw",
  "accounts.contact_passwords.read_masked",
  "accounts.test_mode",
  "settings.operators.read",
  "settings.operators.force_logoff",
  "settings.operators.release_alarms",
  "settings.scene_settings.read",
  "settings.scene_settings.activate_storm",
  "settings.scene_settings.end_storm",
  "settings.scene_settings.training_mode",
  "communicator.commtwo.read",
  "communicator.receiver_line_card_settings.read",
  "shifts",
  "reporting.operator_work_report.read_team",
  "reporting.site_statistics.read",
  "reporting.performance_report.read",
  "user.users.read",
  "user.users.end_session",
  "support.tickets.read_all",
  "support.tickets.assign",
];

const DATA_ENTRY = [
  ...SITE_READ,
  "signals.all_live_signals.read",
  "signals.signal_history.read",
  "accounts.site_accounts.create",
  "accounts.site_accounts.update",
  "accounts.site_accounts.export",
  "accounts.site_accounts.propose",
  "accounts.site_accounts.commission",
  "accounts.site_accounts.out_of_service",
  "accounts.site_accounts.bulk_update",
  "accounts.site_contacts.create",
  "accounts.site_contacts.update",
  "accounts.site_contacts.delete",
  "accounts.contact_passwords.update",
  "accounts.customer_accounts.create",
  "accounts.customer_accounts.update",
  "accounts.agreements",
  ...[
    "site_address",
    "site_partitions",
    "site_zones",
    "site_code_overrides",
    "site_schedules",
    "temporary_schedules",
    "site_supervision",
    "site_action_plans",
    "site_panel",
    "site_transmitters",
    "site_media",
    "site_notes",
  ].map((feature) => `accounts.${feature}.update`),
  ...CATALOGUES.map((feature) => `settings.${feature}.read`),
  "support.tickets.read_own",
  "support.tickets.create",
];

const TECHNICIAN = [
  ...SITE_READ,
  "signals.all_live_signals.read",
  "signals.signal_history.read",
  "accounts.site_zones.update",
  "accounts.site_panel.update",
  "accounts.site_media.update",
  "accounts.test_mode.read",
  "accounts.test_mode.start",
  "accounts.test_mode.extend",
  "accounts.test_mode.end",
  "technical.jobs.read_own",
  "technical.jobs.update",
  "technical.jobs.close",
  "technicians.scheduling",
  "technicians.stock",
  // Somebody else approves and hands out.
  "technicians.tool_request.create",
  "technicians.tool_request.read",
  "support.tickets.read_own",
  "support.tickets.create",
  "support.tickets.reply",
];

const SALES = [
  "accounts.site_accounts.read",
  "accounts.site_accounts.propose",
  "accounts.site_contacts.read",
  "accounts.customer_accounts.read",
  "accounts.customer_accounts.create",
  "accounts.customer_accounts.update",
  "accounts.agreements",
  "accounts.installers_accounts.read",
  "accounts.installer_accounts.read",
  "sales",
  "support.tickets.read_own",
  "support.tickets.create",
  "support.tickets.reply",
];

const ACCOUNTANT = [
  "accounts.customer_accounts.read",
  "accounts.customer_accounts.export",
  "accounts.customer_accounts.balance_read",
  "accounts.site_billing",
  "accounts.agreements.read",
  "accounting",
  "support.tickets.read_own",
  "support.tickets.create",
];

const AUDITOR = [
  ...LIVE_READ,
  ...SITE_READ,
  "signals.signal_history.export",
  "accounts.site_audit.read",
  ...CATALOGUES.map((feature) => `settings.${feature}.read`),
  "settings.authorities.read",
  "settings.operators.read",
  "settings.program_settings.read",
  "communicator.commtwo.read",
  "reporting.operator_work_report.read_all",
  "reporting.operator_work_report.export",
  "reporting.site_statistics.read",
  "reporting.customer_statistics.read",
  "reporting.performance_report.read",
  "reporting.personnel_reporting.read",
  "shifts.attendance.read",
  "shifts.handover.read",
  "user.users.read",
];

const DEALER_TECHNICIAN = [
  ...SITE_READ,
  "signals.all_live_signals.read",
  "signals.signal_history.read",
  "accounts.site_zones.update",
  "accounts.site_panel.update",
  "accounts.test_mode.read",
  "accounts.test_mode.start",
  "accounts.test_mode.extend",
  "accounts.test_mode.end",
];

const DEALER_ADMIN = [
  ...DEALER_TECHNICIAN,
  "signals.alarms.read",
  "signals.pending_signals.read",
  "accounts.site_accounts.propose",
  "accounts.site_contacts.create",
  "accounts.site_contacts.update",
  "accounts.site_contacts.delete",
  "accounts.site_partitions.update",
  "accounts.site_schedules.update",
  "accounts.temporary_schedules.update",
  "support.tickets.read_own",
  "support.tickets.create",
];

const PORTAL = ["support.tickets.read_own", "support.tickets.create", "support.tickets.reply"];

const BASE = { common: [], flags: { help: true }, inactivityTimer: 15, logoutTimer: 1, maxSessions: 3 } as const;
const DESK = { ...BASE, staff: true, inactivityTimer: 30, logoutTimer: 2 } as const;

/** The list, in the order in which they are made. `administrator` holds every name there is. */
export const PRESETS: readonly Preset[] = [
  {
    ...DESK,
    name: "administrator",
    title: "Administrator",
    sections: {
      administrator: [
        "signals",
        "accounts",
        "settings",
        "communicator",
        "reporting",
        "shifts",
        "technical",
        "technicians",
        "logistics",
        "sales",
        "user",
        "support",
        "accounting",
        "dialer",
      ],
    },
    common: ["miscellaneous", "customer_accounts"],
    flags: { help: true, product_support: true },
    maxSessions: 5,
  },
  {
    ...DESK,
    name: "shift_leader",
    title: "Shift leader",
    sections: { operator: SHIFT_LEADER },
    common: ["miscellaneous.languages.read", "miscellaneous.offline_data", "miscellaneous.dark_room_scene.update"],
  },
  {
    ...DESK,
    name: "operator",
    title: "Operator",
    sections: { operator: OPERATOR },
    common: ["miscellaneous.languages.read", "miscellaneous.offline_data", "miscellaneous.dark_room_scene.update"],
  },
  { ...DESK, name: "trainee", title: "Trainee", sections: { operator: TRAINEE } },
  { ...DESK, name: "data_entry", title: "Data entry", sections: { administrator: DATA_ENTRY } },
  { ...DESK, name: "technicians", title: "Technician", sections: { technicians: TECHNICIAN } },
  { ...DESK, name: "sales", title: "Sales", sections: { sales: SALES } },
  { ...DESK, name: "accountant", title: "Accountant", sections: { administrator: ACCOUNTANT } },
  {
    ...DESK,
    name: "auditor",
    title: "Auditor",
    sections: { administrator: AUDITOR },
    common: ["miscellaneous.audit_log"],
  },
  { ...DESK, name: "dealer_admin", title: "Dealer: administrator", sections: { technicians: DEALER_ADMIN } },
  { ...DESK, name: "dealer_technician", title: "Dealer: technician", sections: { technicians: DEALER_TECHNICIAN } },
  {
    ...BASE,
    name: "user",
    title: "Portal user",
    staff: false,
    sections: { user: PORTAL },
    flags: { webuser: true, help: true },
  },
];

/** What a customer's entry may grant to one of its portal users. */
export const CUSTOMER_PRESETS = {
  customer_owner: [
    ...LIVE_READ,
    "accounts.site_accounts.read",
    "accounts.site_partitions.read",
    "accounts.site_zones.read",
    "accounts.site_contacts.read",
    "accounts.site_schedules.read",
    "accounts.temporary_schedules.read",
    "accounts.temporary_schedules.update",
    "accounts.test_mode.read",
    "accounts.test_mode.start",
    "accounts.test_mode.extend",
    "accounts.test_mode.end",
    "accounts.customer_accounts.read",
    "reporting.site_statistics.read",
    "reporting.site_statistics.export",
  ],
  customer_keyholder: ["accounts.site_accounts.read", "signals.all_live_signals.read", "signals.alarms.read"],
} as const;
