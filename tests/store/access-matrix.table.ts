/**
 * Who may do what, written by hand from the list of authorities and the presets' description, not from the rules.
 * l = the list shows the record, v = view, c = create, u = update, d = delete; who is not named may do nothing.
 * The record belongs to dealer A's site of customer One; `name:variant` is another record of the same collection.
 */
import { WORK_MATRIX } from "./access-matrix.work.table";

/**
 * Everybody who asks. Of the portal users owner and keyholder belong to customer One, the stranger to customer Two, and
 * the shared one to both: keyholder at One, owner at Two. `dealer_everything` has every right there is and works for
 * dealer A. An ended session's token and a receiving service's may do nothing.
 */
export const ROLES = [
  "guest",
  "disabled",
  "ended",
  "service",
  "administrator",
  "shift_leader",
  "operator",
  "trainee",
  "data_entry",
  "technicians",
  "sales",
  "accountant",
  "auditor",
  "dealer_admin",
  "dealer_technician",
  "dealer_everything",
  "other_dealer",
  "owner",
  "keyholder",
  "stranger",
  "shared",
] as const;

/** One of them. */
export type RoleName = (typeof ROLES)[number];

/** Who may do what with the records of one row. */
export type MatrixRow = Partial<Readonly<Record<RoleName, string>>>;

type Row = MatrixRow;

const NOBODY: readonly RoleName[] = ["guest", "disabled", "ended", "service"];

/** All who are signed in. */
const everybody = (verbs: string): Row =>
  Object.fromEntries(ROLES.filter((role) => !NOBODY.includes(role)).map((role) => [role, verbs]));

/** All of the staff, dealers' staff included. */
const staff = (verbs: string): Row => {
  const { owner: _owner, keyholder: _keyholder, stranger: _stranger, shared: _shared, ...rest } = everybody(verbs);
  return rest;
};

/** Who knows the site: the desk, data entry, technicians, sales, the auditor, its dealer, its customer's users. */
const siteReaders: Row = {
  dealer_everything: "lv",
  administrator: "lv",
  shift_leader: "lv",
  operator: "lv",
  trainee: "lv",
  data_entry: "lv",
  technicians: "lv",
  sales: "lv",
  auditor: "lv",
  dealer_admin: "lv",
  dealer_technician: "lv",
  owner: "lv",
  keyholder: "lv",
  shared: "lv",
};

/** Who knows the dealers: whoever knows sites, and a dealer's own staff himself. */
const dealerReaders: Row = {
  administrator: "lv",
  shift_leader: "lv",
  operator: "lv",
  trainee: "lv",
  data_entry: "lv",
  technicians: "lv",
  sales: "lv",
  auditor: "lv",
  dealer_admin: "lv",
  dealer_everything: "lv",
  dealer_technician: "lv",
};

/** Who sees alarms. */
const alarmReaders: Row = {
  dealer_everything: "lv",
  administrator: "lv",
  shift_leader: "lv",
  operator: "lv",
  trainee: "lv",
  auditor: "lv",
  dealer_admin: "lv",
  owner: "lv",
  keyholder: "lv",
  shared: "lv",
};

/** Collection -> who -> verbs. */
export const MATRIX: Readonly<Record<string, Row>> = {
  // Everybody needs his own role's map; only who may change authorities changes one. Roles are never deleted.
  role_authorities: { ...everybody("lv"), administrator: "lvcu" },
  // user.users: the record is another person's. People are disabled, never deleted.
  users: { administrator: "lvcu", shift_leader: "lv", auditor: "lv" },
  administrators: { administrator: "lvcu", shift_leader: "lv", auditor: "lv" },
  // settings.operators
  operators: { administrator: "lvcu", shift_leader: "lv", auditor: "lv" },
  // Another person's session: seen with user.users.read, ended with user.users.end_session, changed by nobody else.
  session_control: { administrator: "lvd", shift_leader: "lvd", auditor: "lv" },
  // The operator's own: he keeps it alive and ends it.
  "session_control:own": { operator: "lvud", administrator: "lvd", shift_leader: "lvd", auditor: "lv" },
  audit_log: { administrator: "lv", auditor: "lv" },
  program_settings: { ...everybody("lv"), administrator: "lvu" },
  // Everybody reads his language; brought in by the one right to download, of the centre's own staff.
  languages: { ...everybody("lv"), administrator: "lvcu" },
  language_packages: { administrator: "lv" },
  advancedSettingsInfo: { ...everybody("lv"), administrator: "lvu" },
  service_accounts: {},
  // user.users.read; the store alone writes it.
  login_log: { administrator: "lv", shift_leader: "lv", auditor: "lv" },
  installers_accounts: { ...dealerReaders, administrator: "lvcu" },
  // How a dealer appears and who works for him is the centre's to say, and his own to read.
  installer_technicians: { ...dealerReaders, administrator: "lvcud" },
  dealer_settings: { ...dealerReaders, administrator: "lvcud" },
  customer_accounts: {
    administrator: "lvcu",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcu",
    technicians: "lv",
    sales: "lvcu",
    accountant: "lv",
    auditor: "lv",
    dealer_admin: "lv",
    dealer_everything: "lv",
    dealer_technician: "lv",
    owner: "lv",
  },
  // The specification's access check: each portal user reads the entries that list him.
  customer_accounts_users: { administrator: "lvcud", owner: "lv", keyholder: "lv", shared: "lv" },
  customer_user_rights: {},
  // Catalogues: every desk needs them; changed with the right of the same name.
  alarm_types: { ...staff("lv"), administrator: "lvcu" },
  resolution_codes: { ...staff("lv"), administrator: "lvcu" },
  // Sites and alarms name plans: one is switched off. A step that is done no more goes.
  action_plans: { ...staff("lv"), administrator: "lvcu" },
  action_plan_steps: { ...staff("lv"), administrator: "lvcud" },
  signal_types: { ...staff("lv"), administrator: "lvcu" },
  panel_templates: { ...staff("lv"), administrator: "lvcud" },
  // Types that accounts, customers and notes refer to are switched off, never deleted.
  site_types: { ...staff("lv"), administrator: "lvcu" },
  customer_types: { ...staff("lv"), administrator: "lvcu" },
  note_categories: { ...staff("lv"), administrator: "lvcu" },
  agreement_types: { ...staff("lv"), administrator: "lvcu" },
  account_state_categories: { ...staff("lv"), administrator: "lvcu" },
  // Written by the store with the change of a site: whoever may see the categories reads it, nobody changes it.
  account_state_log: { administrator: "lv", data_entry: "lv", auditor: "lv" },
  protocols: { ...staff("lv"), administrator: "lvcu" },
  // Nothing refers to one.
  jurisdictions: { ...staff("lv"), administrator: "lvcud" },
  // settings.notifications: addresses of people stand in the rules, so nobody else reads them.
  notification_rules: { administrator: "lvcud" },
  message_templates: { administrator: "lvcu" },
  notification_log: { administrator: "lv" },
  // settings.scene_settings has no right to create or to delete: who updates does all; a scene is switched off.
  scenes: { ...staff("lv"), administrator: "lvcu" },
  scene_rules: { ...staff("lv"), administrator: "lvcud" },
  // activate_storm begins a mode of the room, end_storm ends it; what was is never taken away.
  scene_activations: { ...staff("lv"), administrator: "lvcu", shift_leader: "lvcu" },
  // Looks are no mode of the room: nobody puts it into one.
  "scene_activations:a look": { ...staff("lv"), administrator: "lvu", shift_leader: "lvu" },
  account_templates: { ...staff("lv"), administrator: "lvcu" },
  custom_fields: { ...staff("lv"), administrator: "lvcu" },
  number_sequences: { ...staff("lv"), administrator: "lvcu" },
  // settings.legal_contracts: customers, prices and signatures.
  contract_templates: { administrator: "lvcu" },
  // A draft may go; what was signed stays.
  contracts: { administrator: "lvcud" },
  "contracts:signed": { administrator: "lvcu" },
  // The operators' role: role_default changes it, and who has the role sees what he begins with.
  widget_layouts: { administrator: "lvcud", operator: "lv" },
  // settings.api_integrations: what others reach us by, and we them.
  integrations: { administrator: "lvcud" },
  // Made by a route, since a key is told once; a key out of use stays so.
  api_keys: { administrator: "lvud" },
  "api_keys:out of use": { administrator: "lvud" },
  webhooks: { administrator: "lvcud" },
  webhook_deliveries: { administrator: "lv" },
  holiday_sets: { ...staff("lv"), administrator: "lvcu" },
  holidays: { ...staff("lv"), administrator: "lvcud" },
  report_shortcuts: { ...staff("lv"), administrator: "lvcud" },
  important_contacts: { ...staff("lv"), administrator: "lvcud" },
  // shifts.shift_management: the whole roster with read_team, one's own shifts always, changed by right alone.
  shift_management: { administrator: "lvcud", shift_leader: "lvcud" },
  "shift_management:the operator's": { administrator: "lvcud", shift_leader: "lvcud", operator: "lv" },
  shift_templates: { administrator: "lvcud", shift_leader: "lvcud" },
  // One's own absence always, the team's with read_team; a trainee and an operator enter none themselves.
  absences: { administrator: "lvcud", shift_leader: "lvcud" },
  "absences:the operator's": { administrator: "lvcud", shift_leader: "lvcud", operator: "lv" },
  // Written by the store's acts alone. Both operators of a swap see it, else whoever may approve it.
  shift_swaps: { administrator: "lv", shift_leader: "lv" },
  "shift_swaps:the operator's": { administrator: "lv", shift_leader: "lv", operator: "lv" },
  handovers: { administrator: "lv", shift_leader: "lv", operator: "lv", trainee: "lv", auditor: "lv" },
  attendance: { administrator: "lv", shift_leader: "lv", auditor: "lv" },
  "attendance:the operator's": { administrator: "lv", shift_leader: "lv", auditor: "lv", operator: "lv" },
  // The operator's own: nobody else's, whatever his rights.
  list_views: { operator: "lvcud" },
  // For everybody: of no dealer and no site.
  signal_code_maps: { ...staff("lv"), administrator: "lvcud" },
  "signal_code_maps:other dealer": {
    ...staff("lv"),
    administrator: "lvcud",
    dealer_admin: "",
    dealer_technician: "",
    dealer_everything: "",
  },
  "signal_code_maps:site": { ...staff("lv"), administrator: "lvcud", other_dealer: "" },
  receivers: { ...staff("lv"), administrator: "lvcud" },
  // Its beat makes it: nobody does by hand.
  communicators: { administrator: "lvud", shift_leader: "lv", auditor: "lv" },
  communicator_settings: { administrator: "lvu" },
  receiver_status_log: { administrator: "lv", shift_leader: "lv", auditor: "lv" },
  receiver_line_cards: { administrator: "lvcud", shift_leader: "lv" },
  communicator_files: { administrator: "lv" },
  backups: { administrator: "lvu" },
  retention_rules: { administrator: "lvu" },
  legal_holds: { administrator: "lvcud" },
  report_presets: { administrator: "lvcud" },
  report_schedules: { administrator: "lvcud" },
  report_runs: { administrator: "lv" },
  exports: { administrator: "lvcu", accountant: "lvcu" },
  // Of the centre, with the live signals: it is nobody's site.
  unknown_signals: {
    administrator: "lv",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lv",
    technicians: "lv",
    auditor: "lv",
  },
  // Sites are archived, never deleted. A dealer proposes changes of a site, he does not make them.
  site_accounts: { ...siteReaders, administrator: "lvcu", data_entry: "lvcu", dealer_everything: "lvcu" },
  // Customer Two's, and no dealer's.
  "site_accounts:without dealer": {
    ...siteReaders,
    administrator: "lvcu",
    data_entry: "lvcu",
    dealer_admin: "",
    dealer_technician: "",
    dealer_everything: "",
    owner: "",
    keyholder: "",
    stranger: "lv",
    shared: "lv",
  },
  site_partitions: {
    administrator: "lvcud",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lv",
    auditor: "lv",
    dealer_admin: "lvcud",
    dealer_everything: "lvcud",
    dealer_technician: "lv",
    owner: "lv",
  },
  site_zones: {
    administrator: "lvcud",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lvcud",
    auditor: "lv",
    dealer_admin: "lvcud",
    dealer_everything: "lvcud",
    dealer_technician: "lvcud",
    owner: "lv",
  },
  site_schedules: {
    administrator: "lvcud",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lv",
    auditor: "lv",
    dealer_admin: "lvcud",
    dealer_everything: "lvcud",
    dealer_technician: "lv",
    owner: "lv",
  },
  // Asked for on the telephone: the desk writes it down. Of the portal nobody writes, whatever his customer grants.
  temporary_schedules: {
    administrator: "lvcud",
    shift_leader: "lvcud",
    operator: "lvcud",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lv",
    auditor: "lv",
    dealer_admin: "lvcud",
    dealer_everything: "lvcud",
    dealer_technician: "lv",
    owner: "lv",
  },
  // What the desk does is the centre's to say: a dealer reads it, the portal does not.
  site_action_plans: {
    administrator: "lvcud",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lv",
    auditor: "lv",
    dealer_admin: "lv",
    dealer_everything: "lvcud",
    dealer_technician: "lv",
  },
  contacts: {
    administrator: "lvcu",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcu",
    technicians: "lv",
    sales: "lv",
    auditor: "lv",
    dealer_admin: "lvcu",
    dealer_everything: "lvcu",
    dealer_technician: "lv",
    owner: "lv",
  },
  // In dealer A's book, for Customer Two, of whom dealer A has no site.
  "contacts:other customer": {
    administrator: "lvcu",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcu",
    technicians: "lv",
    sales: "lv",
    auditor: "lv",
    dealer_admin: "lvu",
    dealer_everything: "lvu",
    dealer_technician: "lv",
    stranger: "lv",
    shared: "lv",
  },
  site_contacts: {
    administrator: "lvcud",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lv",
    sales: "lv",
    auditor: "lv",
    dealer_admin: "lvcud",
    dealer_everything: "lvcud",
    dealer_technician: "lv",
    owner: "lv",
  },
  // A dealer names nobody of another dealer's book; what the centre has put there is his to order and to remove.
  "site_contacts:other dealer's contact": {
    administrator: "lvcud",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lv",
    sales: "lv",
    auditor: "lv",
    dealer_admin: "lvud",
    dealer_everything: "lvud",
    dealer_technician: "lv",
    owner: "lv",
  },
  site_transmitters: {
    administrator: "lvcud",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lvcud",
    technicians: "lv",
    auditor: "lv",
    dealer_admin: "lv",
    dealer_everything: "lvcud",
    dealer_technician: "lv",
  },
  // accounts.site_portal_users
  site_users: { administrator: "lvcud", dealer_everything: "lvcud" },
  // What changes with every signal is written by the store alone.
  site_state: siteReaders,
  partition_state: siteReaders,
  zone_state: siteReaders,
  // signals.all_live_signals or signals.signal_history
  events: {
    administrator: "lv",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lv",
    technicians: "lv",
    auditor: "lv",
    dealer_admin: "lv",
    dealer_everything: "lv",
    dealer_technician: "lv",
    owner: "lv",
    keyholder: "lv",
    shared: "lv",
  },
  "events:unknown account": {
    administrator: "lv",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lv",
    technicians: "lv",
    auditor: "lv",
  },
  // Alarms change by acts, never by a record's update.
  events_alarm: alarmReaders,
  "events_alarm:unknown account": {
    administrator: "lv",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    auditor: "lv",
  },
  // Whoever of the portal may see his customer's alarms sees them while they wait too.
  events_pending: alarmReaders,
  events_reports: alarmReaders,
  GetEventAlarms: alarmReaders,
  // signals.signal_history
  alarm_history: {
    administrator: "lv",
    shift_leader: "lv",
    operator: "lv",
    trainee: "lv",
    data_entry: "lv",
    technicians: "lv",
    auditor: "lv",
    dealer_admin: "lv",
    dealer_everything: "lv",
    dealer_technician: "lv",
    owner: "lv",
  },
  // Another operator's: reporting.operator_work_report.read_all
  alarm_claims: { administrator: "lv", auditor: "lv" },
  // Another person's: dialer.call.read_history, of the centre's own staff. Written by routes alone.
  call_history: { administrator: "lv", shift_leader: "lv", operator: "lv" },
  // The trainee's own: it rang at his extension.
  "call_history:own": { administrator: "lv", shift_leader: "lv", operator: "lv", trainee: "lv" },
  // The operator's own telephone: dialer.incoming.read.
  incoming_calls: { operator: "lv" },
  // Needs both signals.all_live_signals and signals.alarms, since a record carries both.
  "signal_feed:staff": { administrator: "v", shift_leader: "v", operator: "v", trainee: "v", auditor: "v" },
  "signal_feed:dealer": { dealer_admin: "v", dealer_everything: "v" },
  "signal_feed:customer": { owner: "v", keyholder: "v", shared: "v" },
  heartbeat: everybody("lv"),
  deletions: everybody("lv"),
  ...WORK_MATRIX,
};
