/** The world of the access matrix: everybody who asks, and for each row of the table records to ask for. */

import { customerSeed } from "../../domain/access/presets";
import { feedId } from "../../domain/live/feed";
import type { RoleName } from "../store/access-matrix.table";
import { createCentreRows } from "./matrix-centre";
import { createSettingsRows } from "./matrix-settings";
import { createWorkRows } from "./matrix-work";
import { addPerson, PASSWORD, person, roleId, serviceToken, signIn, type Person } from "./people";
import type { TestStore } from "./store";

/** How records of a row are made and what a harmless change of one is. */
export interface RowKind {
  readonly collection: string;
  readonly body: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  readonly change: Record<string, unknown>;
  /** The record to ask for, where a new one is no good. */
  readonly existing?: string;
}

/** Everybody's token and every row's records. */
export interface MatrixWorld {
  /** A token that is good for a while: access tokens live three minutes, the matrix may take longer. */
  token(role: RoleName): Promise<string>;
  /** The same with the session, for streams; null for a guest. */
  person(role: RoleName): Promise<Person | null>;
  /** Dealer A and customer One. */
  readonly keys: { readonly dealer: string; readonly customer: string };
  readonly rows: Readonly<Record<string, RowKind>>;
}

const now = (): string => new Date().toISOString();
const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
let number = 0;
const unique = (): number => (number += 1);

/** QA, QB … XA, XB …: keys of report shortcuts, none of which is shipped. */
const twoLetters = (count: number): string =>
  `${"QXYZ".charAt(Math.floor(count / 26) % 4)}${String.fromCharCode(65 + (count % 26))}`;

/** qa, qb … xa, xb …: codes that no language of ours has. */
const twoSmall = (count: number): string =>
  `${"qxyvwk".charAt(Math.floor(count / 26) % 6)}${String.fromCharCode(97 + (count % 26))}`;

const FRESH_MS = 60_000;

/** Hands out tokens, renewed with the session's secret before they grow old. */
function renewing(store: TestStore, people: Readonly<Record<RoleName, Person | null>>): MatrixWorld["token"] {
  const fresh = new Map<RoleName, { token: string; at: number }>();
  return async (role) => {
    const who = people[role];
    if (who === null) return "";
    const known = fresh.get(role);
    if (known && performance.now() - known.at < FRESH_MS) return known.token;
    const answer = await store.request<{ token?: string }>("POST", "/api/watchdesk/session/renew", {
      body: who.session,
    });
    // A disabled person's session can't be renewed: he goes on with what he had.
    const token = answer.body.token ?? who.token;
    fresh.set(role, { token, at: performance.now() });
    return token;
  };
}

/** Fills an empty store. */
export async function createMatrixWorld(store: TestStore): Promise<MatrixWorld> {
  const make = async (collection: string, body: Record<string, unknown>): Promise<string> =>
    (await store.client().collection(collection).create(body)).id;

  const dealer = await make("installers_accounts", { code: "A", company: "Dealer A", state: "active" });
  const otherDealer = await make("installers_accounts", { code: "B", company: "Dealer B", state: "active" });
  const one = await make("customer_accounts", { code: "ONE", name: "Customer One", state: "active" });
  const two = await make("customer_accounts", { code: "TWO", name: "Customer Two", state: "active" });
  const siteOf = (customer: string, installer: string) => ({
    code: `S${unique()}`,
    name: "Corner shop",
    state: "active",
    customer,
    installer,
  });
  const site = await make("site_accounts", siteOf(one, dealer));
  const contact = await make("contacts", { name: "Kay", installer: dealer, customer: one });

  const owner = await addPerson(store, "user");
  const keyholder = await addPerson(store, "user");
  const stranger = await addPerson(store, "user");
  const shared = await addPerson(store, "user");
  const entries = await make("customer_accounts_users", {
    customer: one,
    customer_users: [owner.id, keyholder.id, shared.id],
    customer_users_authorities: {
      [shared.id]: customerSeed("customer_keyholder"),
      [owner.id]: customerSeed("customer_owner"),
      [keyholder.id]: customerSeed("customer_keyholder"),
    },
  });
  await make("customer_accounts_users", {
    customer: two,
    customer_users: [stranger.id, shared.id],
    customer_users_authorities: {
      [stranger.id]: customerSeed("customer_owner"),
      [shared.id]: customerSeed("customer_owner"),
    },
  });

  const disabled = await person(store, "administrator");
  await store.client().collection("users").update(disabled.id, { active: false });
  const administrator = await person(store, "administrator");
  const ended = await person(store, "administrator");
  await store.client().collection("session_control").delete(ended.session.sessionId);
  const of = (role: string, dealerId = ""): Promise<Person> => person(store, role, { dealer: dealerId });
  const people: Readonly<Record<RoleName, Person | null>> = {
    guest: null,
    disabled,
    ended,
    service: { ...ended, token: await serviceToken(store) },
    administrator,
    shift_leader: await of("shift_leader"),
    operator: await of("operator"),
    trainee: await of("trainee"),
    data_entry: await of("data_entry"),
    technicians: await of("technicians"),
    sales: await of("sales"),
    accountant: await of("accountant"),
    auditor: await of("auditor"),
    dealer_admin: await of("dealer_admin", dealer),
    dealer_technician: await of("dealer_technician", dealer),
    dealer_everything: await of("administrator", dealer),
    other_dealer: await of("dealer_admin", otherDealer),
    owner: await signIn(store, owner.email),
    keyholder: await signIn(store, keyholder.email),
    stranger: await signIn(store, stranger.email),
    shared: await signIn(store, shared.email),
  };
  const token = renewing(store, people);

  const operatorRole = await roleId(store, "operator");
  const bystander = (await addPerson(store, "operator")).id;
  const someone = async (): Promise<string> => (await addPerson(store, "operator")).id;
  const operatorOf = (user: string): Promise<string> => make("operators", { user, can_login_outside_shift: true });
  const bystanderOperator = await operatorOf(bystander);
  const ownOperator = await operatorOf(people.operator?.id ?? "");
  const thirdOperator = await operatorOf(await someone());
  const shift = (operator: string) => ({
    operator,
    shift_name: "Early",
    // On one day of every room's calendar.
    shift_start_time: "2027-06-15 11:00:00.000Z",
    shift_end_time: "2027-06-15 11:30:00.000Z",
  });
  const absence = (operator: string) => ({
    operator,
    fromDay: "2027-06-15",
    untilDay: "2027-06-20",
    kind: "holiday",
  });
  const holidaySet = (): Promise<string> => make("holiday_sets", { name: `H${unique()}` });
  const newSite = (): Promise<string> => make("site_accounts", siteOf(one, dealer));
  const newType = (code: string) => ({ code, name: "Test", category: "intrusion", priority: 2, active: true });
  const signalType = await make("signal_types", { code: "matrix_signal", name: "Test", class: "alarm", active: true });
  const codeMap = () => ({ code: `X${unique()}`, signalType });
  const times = { opensFrom: "07:30", opensUntil: "09:00", closesFrom: "17:30", closesUntil: "19:00" };
  const week = () => ({ site, days: ["mon", "fri"], ...times });
  const away = () => ({ site, fromDay: "2027-03-28", untilDay: "2027-03-29", effect: "closed", reason: "Stocktaking" });
  const newPlan = () => ({ name: `P${unique()}`, hours: "always", active: true });
  const plan = await make("action_plans", newPlan());
  const otherPlan = await make("action_plans", newPlan());
  const keys = { site, dealer, customer: one };
  const alarm = () => ({
    ...keys,
    alarmNo: 900_000 + unique(),
    priority: 2,
    state: "queued",
    firstAt: now(),
    version: 1,
  });
  const event = () => ({ ...keys, seq: 900_000 + unique(), receivedAt: now(), signal: "Burglary", class: "alarm" });
  const nowhere = { site: "", dealer: "", customer: "" };
  const secrets = { password: PASSWORD, passwordConfirm: PASSWORD };
  const [settings] = await store.client().collection("program_settings").getFullList();
  const row = (collection: string, body: RowKind["body"], change: Record<string, unknown>): RowKind => ({
    collection,
    body,
    change,
  });

  const told = (audience: string) => ({ id: feedId(audience), audience, number: 1, at: now(), items: "" });
  // An audience has one record: what is created beside it is nobody's.
  const feed = async (audience: string): Promise<RowKind> => ({
    ...row("signal_feed", () => ({ audience: `dealer:nobody${unique()}`, number: 1, at: now() }), { number: 1 }),
    existing: await make("signal_feed", told(audience)),
  });

  const rows: Record<string, RowKind> = {
    ...(await createWorkRows(make, {
      site,
      customer: one,
      bystander,
      someone,
      operator: people.operator?.id ?? "",
      keyholder: keyholder.id,
      technician: people.technicians?.id ?? "",
    })),
    ...(await createCentreRows(make, { store, dealer, unplaced: () => ({ ...event(), ...nowhere }) })),
    role_authorities: row("role_authorities", () => ({ name: `role_${unique()}`, authorities: {}, staff: true }), {
      title: "T",
    }),
    users: row(
      "users",
      () => ({ ...secrets, email: `m${unique()}@watchdesk.test`, name: "M", role: operatorRole, active: true }),
      { surname: "X" },
    ),
    administrators: row("administrators", async () => ({ user: await someone() }), { user: await someone() }),
    operators: row("operators", async () => ({ user: await someone() }), { maxAlarms: 4 }),
    session_control: row("session_control", () => ({ user: bystander, startedAt: now() }), {
      lastPingTime: now(),
    }),
    "session_control:own": row("session_control", () => ({ user: people.operator?.id, startedAt: now() }), {
      lastPingTime: now(),
    }),
    audit_log: row("audit_log", () => ({ at: now(), action: "test" }), { reason: "x" }),
    program_settings: {
      ...row("program_settings", () => ({ company: "X" }), { company: "Y" }),
      existing: settings?.id ?? "",
    },
    languages: row("languages", () => ({ name: "L", code: twoSmall(unique()) }), { name: "M" }),
    language_packages: row("language_packages", () => ({ name: "L", code: twoSmall(unique()) }), { name: "M" }),
    advancedSettingsInfo: row("advancedSettingsInfo", () => ({ telephone_called: "called" }), {
      telephone_called: "telephone",
    }),
    service_accounts: row("service_accounts", () => ({ ...secrets, email: `s${unique()}@watchdesk.test`, name: "S" }), {
      name: "T",
    }),
    installers_accounts: {
      ...row("installers_accounts", () => ({ code: `D${unique()}`, company: "D", state: "active" }), {
        licenceNumber: "1",
      }),
      existing: dealer,
    },
    customer_accounts: {
      ...row("customer_accounts", () => ({ code: `C${unique()}`, name: "C", state: "active" }), { notes: "n" }),
      existing: one,
    },
    customer_accounts_users: {
      ...row(
        "customer_accounts_users",
        async () => ({
          customer: await make("customer_accounts", { code: `C${unique()}`, name: "C" }),
          customer_users: [],
        }),
        { customer_users: [owner.id, keyholder.id, shared.id] },
      ),
      existing: entries,
    },
    customer_user_rights: row(
      "customer_user_rights",
      async () => ({ customer: await make("customer_accounts", { code: `C${unique()}`, name: "C" }), user: bystander }),
      {
        rights: {},
      },
    ),
    alarm_types: row("alarm_types", () => newType(`matrix_${unique()}`), { name: "Y" }),
    resolution_codes: row("resolution_codes", () => ({ code: `matrix_${unique()}`, text: "T", active: true }), {
      text: "Y",
    }),
    action_plans: row("action_plans", newPlan, { hours: "closed" }),
    action_plan_steps: row("action_plan_steps", () => ({ plan, order: 1, kind: "call", label: "L" }), { label: "Y" }),
    signal_types: row("signal_types", () => ({ code: `matrix_${unique()}`, name: "T", class: "alarm" }), { name: "Y" }),
    panel_templates: row("panel_templates", () => ({ make: "M", model: `M${unique()}` }), { notes: "n" }),
    site_types: row("site_types", () => ({ code: `matrix_${unique()}`, name: "T" }), { name: "Y" }),
    customer_types: row("customer_types", () => ({ code: `matrix_${unique()}`, name: "T" }), { name: "Y" }),
    note_categories: row("note_categories", () => ({ code: `matrix_${unique()}`, name: "T" }), { name: "Y" }),
    ...(await createSettingsRows(make, { site, customer: one, operatorRole })),
    holiday_sets: row("holiday_sets", () => ({ name: `H${unique()}` }), { region: "R" }),
    holidays: row(
      "holidays",
      async () => ({ set: await holidaySet(), name: "H", day: "2027-03-28", part: "whole", effect: "closed" }),
      { name: "Y" },
    ),
    report_shortcuts: row(
      "report_shortcuts",
      () => ({ key: twoLetters(unique()), text: "{contact} does not answer", endsIn: "note" }),
      { text: "Y" },
    ),
    important_contacts: row("important_contacts", () => ({ name: "Police", kind: "police" }), { hours: "always" }),
    shift_management: row("shift_management", () => shift(bystanderOperator), { post: "P" }),
    "shift_management:the operator's": row("shift_management", () => shift(ownOperator), { post: "P" }),
    shift_templates: row(
      "shift_templates",
      () => ({ name: `T${unique()}`, kind: "3x8", lines: [{ name: "Early", start: "07:00", end: "15:00" }] }),
      { kind: "own" },
    ),
    absences: row("absences", () => absence(bystanderOperator), { note: "n" }),
    "absences:the operator's": row("absences", () => absence(ownOperator), { note: "n" }),
    shift_swaps: row("shift_swaps", () => ({ from: bystanderOperator, to: thirdOperator, state: "asked" }), {
      reason: "r",
    }),
    "shift_swaps:the operator's": row(
      "shift_swaps",
      () => ({ from: bystanderOperator, to: ownOperator, state: "asked" }),
      { reason: "r" },
    ),
    handovers: row("handovers", () => ({ author: bystander, text: "All quiet." }), { text: "x" }),
    attendance: row("attendance", () => ({ operator: bystanderOperator, inAt: now() }), { reason: "r" }),
    "attendance:the operator's": row("attendance", () => ({ operator: ownOperator, inAt: now() }), { reason: "r" }),
    list_views: row("list_views", () => ({ user: people.operator?.id, list: `l${unique()}`, view: { columns: [] } }), {
      name: "Y",
    }),
    signal_code_maps: row("signal_code_maps", codeMap, { protocol: "dc09" }),
    "signal_code_maps:other dealer": row("signal_code_maps", () => ({ ...codeMap(), dealer: otherDealer }), {
      protocol: "dc09",
    }),
    "signal_code_maps:site": row("signal_code_maps", () => ({ ...codeMap(), site }), { protocol: "dc09" }),
    receivers: row("receivers", () => ({ code: `r${unique()}` }), { name: "R" }),
    site_accounts: row("site_accounts", () => siteOf(one, dealer), { notes: "n" }),
    "site_accounts:without dealer": row("site_accounts", () => siteOf(two, ""), { notes: "n" }),
    site_partitions: row("site_partitions", () => ({ site, number: String(unique()) }), { name: "N" }),
    site_zones: row("site_zones", () => ({ site, number: String(unique()) }), { text: "N" }),
    site_schedules: row("site_schedules", week, { tolerance: 15 }),
    temporary_schedules: row("temporary_schedules", away, { codewordChecked: true }),
    site_action_plans: row("site_action_plans", () => ({ site, plan }), { plan: otherPlan }),
    contacts: row("contacts", () => ({ name: "K", installer: dealer, customer: one }), { notes: "n" }),
    "contacts:other customer": row("contacts", () => ({ name: "K", installer: dealer, customer: two }), { notes: "n" }),
    "site_contacts:other dealer's contact": row(
      "site_contacts",
      async () => ({ site, contact: await make("contacts", { name: "K", installer: otherDealer }), order: 1 }),
      { order: 2 },
    ),
    site_contacts: row(
      "site_contacts",
      async () => ({ site, contact: await make("contacts", { name: "K", installer: dealer }), order: 1 }),
      { order: 2 },
    ),
    site_transmitters: row("site_transmitters", () => ({ site, protocol: "dc09" }), { identifier: "4711" }),
    site_users: row("site_users", async () => ({ site: await newSite(), users: [owner.id] }), {
      users: [keyholder.id],
    }),
    site_state: row("site_state", async () => ({ site: await newSite() }), { inAlarm: true }),
    partition_state: row("partition_state", () => ({ site, number: String(unique()) }), { armedBy: "1" }),
    zone_state: row("zone_state", () => ({ site, number: String(unique()) }), { inAlarm: true }),
    events: row("events", event, { text: "x" }),
    "events:unknown account": row("events", () => ({ ...event(), ...nowhere }), { text: "x" }),
    events_alarm: row("events_alarm", alarm, { priority: 9 }),
    "events_alarm:unknown account": row("events_alarm", () => ({ ...alarm(), ...nowhere }), { priority: 9 }),
    // One that is due is woken at the next full minute, out of its collection.
    events_pending: row("events_pending", () => ({ ...alarm(), kind: "hold", wakeAt: inAnHour() }), { priority: 9 }),
    events_reports: row("events_reports", () => ({ ...keys, report: "r", kind: "note", at: now() }), { report: "x" }),
    alarm_history: row("alarm_history", () => ({ ...alarm(), closedAt: now() }), { priority: 9 }),
    alarm_claims: row("alarm_claims", () => ({ alarm: `a${unique()}`, operator: bystander, from: now() }), {
      ended: "x",
    }),
    call_history: row("call_history", () => ({ numberCalled: "1", caller: bystander, timestamp: now() }), {
      result: "x",
    }),
    "call_history:own": row(
      "call_history",
      () => ({ numberCalled: "1", userCalled: people.trainee?.id, timestamp: now() }),
      { result: "x" },
    ),
    incoming_calls: row("incoming_calls", () => ({ number: "1", user: people.operator?.id, at: now() }), {
      number: "2",
    }),
    "signal_feed:staff": await feed("staff"),
    "signal_feed:dealer": await feed(`dealer:${dealer}`),
    "signal_feed:customer": await feed(`customer:${one}`),
    heartbeat: row("heartbeat", () => ({ at: now() }), { by: "x" }),
    deletions: row("deletions", () => ({ collection: "x", recordId: `r${unique()}`, at: now() }), { at: now() }),
    GetEventAlarms: { ...row("GetEventAlarms", alarm, { priority: 9 }), existing: await make("events_alarm", alarm()) },
  };
  await make("site_contacts", { site, contact, order: 1 });
  const asPerson = async (role: RoleName): Promise<Person | null> => {
    const who = people[role];
    return who && { ...who, token: await token(role) };
  };
  return { token, person: asPerson, rows, keys: { dealer, customer: one } };
}
