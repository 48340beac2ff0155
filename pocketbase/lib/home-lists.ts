/** The lists of a home page: jobs, visits, tickets and the like of who asks, and of the portal his own sites. */
import { hasRight } from "../../domain/access/rights";
import { dayPlus } from "../../domain/clock-time";
import { HOME_LISTS, type HomeList, type HomeListName, type HomeLists, type HomeRow } from "../../domain/live/home";
import { dayStart, roomDay } from "../../domain/shifts/room-clock";
import { storeDate } from "../../domain/signals/store-date";
import { customerName, siteName } from "./account-names";
import { jsonRowsOf, type PbApp } from "./pb";
import { customersGranting, mayInCentre, type Caller } from "./rights";
import { roomWalls } from "./room-days";

/** Lines of a list: its page has all of them. */
const MOST = 8;

/** A tool's calibration is told so many days before. */
const SOON_DAYS = 14;

/** Who asks, and what his rows are found by. */
interface Asker {
  readonly app: PbApp;
  readonly caller: Caller;
}

/** A list: the columns of its lines and where they come from; what a line has nothing of is left out. */
interface ListDef {
  readonly may: (asker: Asker) => boolean;
  readonly columns: Readonly<Partial<Record<keyof HomeRow, string>>>;
  readonly from: string;
  readonly order: string;
}

const right = ({ caller }: Asker, ...paths: readonly string[]): boolean =>
  paths.some((path) => hasRight(caller.rights, path));
const inCentre = ({ caller }: Asker, ...paths: readonly string[]): boolean =>
  paths.some((path) => mayInCentre(caller, path));

const granted = (customers: string): string => `IN (SELECT value FROM json_each({:${customers}}))`;

// Of the appointments for which it is on test the last one that has begun.
const TEST_UNTIL = `COALESCE((SELECT MAX(a.testUntil) FROM appointments a
    WHERE a.site = x.id AND a.testUntil != '' AND a.state != 'cancelled' AND a.startsAt <= {:now}), '')`;

const DEFS: Readonly<Record<HomeListName, ListDef>> = {
  // Today's in their order; what was begun on another day is still to be ended.
  jobs: {
    may: (asker) => inCentre(asker, "technical.jobs.read_own", "technical.jobs.read_all"),
    columns: {
      title: "x.number || ' ' || x.title",
      detail: siteName("x.site"),
      state: "x.state",
      at: "x.plannedFrom",
      wrong: "x.dueAt != '' AND x.dueAt < {:now} AND x.state != 'done'",
    },
    from: `jobs x WHERE x.assigned = {:me} AND x.state != 'cancelled' AND ((x.plannedFrom >= {:from} AND x.plannedFrom < {:until})
      OR (x.plannedFrom < {:from} AND x.state IN ('on_the_way', 'in_progress')))`,
    order: "x.plannedFrom, x.number",
  },
  inTest: {
    may: (asker) =>
      asker.caller.staff && right(asker, "accounts.site_accounts.read") && right(asker, "accounts.test_mode.read"),
    columns: {
      title: "TRIM(x.code || ' ' || x.name)",
      detail: "x.city",
      at: "COALESCE((SELECT MAX(l.at) FROM account_state_log l WHERE l.site = x.id AND l.after = 'test'), '')",
      until: TEST_UNTIL,
      wrong: `${TEST_UNTIL} != '' AND ${TEST_UNTIL} < {:now}`,
    },
    from: "site_accounts x WHERE x.state = 'test' AND ({:dealer} = '' OR x.installer = {:dealer})",
    order: "x.code",
  },
  stockLow: {
    may: (asker) => inCentre(asker, "technicians.stock.read", "logistics.stock.read"),
    columns: { title: "x.code || ' ' || x.name", quantity: "x.quantity", minimum: "x.minimum" },
    from: `(SELECT i.*, COALESCE((SELECT SUM(l.quantity) FROM stock_levels l WHERE l.item = i.id), 0) AS quantity
      FROM stock_items i WHERE i.active = 1) x WHERE x.quantity < x.minimum`,
    order: "x.quantity / x.minimum, x.code",
  },
  tools: {
    may: (asker) => inCentre(asker, "technicians.tool_request.read", "logistics.stock.read"),
    columns: {
      title: "x.code || ' ' || x.name",
      state: "x.state",
      day: "SUBSTR(x.calibrationDue, 1, 10)",
      returnBy: "x.returnBy",
      wrong: "(x.calibrationDue != '' AND x.calibrationDue <= {:soon}) OR (x.returnBy != '' AND x.returnBy < {:today})",
    },
    from: "tools x WHERE x.holder = {:me} AND x.state = 'handed_out'",
    order: `MIN(COALESCE(NULLIF(x.returnBy, ''), '9'), COALESCE(NULLIF(x.calibrationDue, ''), '9')), x.code`,
  },
  leads: {
    may: (asker) => inCentre(asker, "sales.crm.read_own", "sales.crm.read_team"),
    columns: {
      title: "COALESCE(NULLIF(x.company, ''), x.person)",
      detail: "x.nextStep",
      state: "x.state",
      day: "SUBSTR(x.nextStepOn, 1, 10)",
      wrong: "x.nextStepOn < {:today}",
    },
    from: `leads x WHERE x.owner = {:me} AND x.state NOT IN ('won', 'lost') AND x.nextStepOn != ''
      AND x.nextStepOn < {:tomorrow}`,
    order: "x.nextStepOn, x.id",
  },
  visits: {
    may: (asker) => inCentre(asker, "sales.scheduling.read", "technicians.scheduling.read"),
    columns: {
      title: "x.subject",
      detail: `COALESCE(NULLIF(${siteName("x.site")}, ''), NULLIF(${customerName("x.customer")}, ''), x.place)`,
      state: "x.state",
      at: "x.startsAt",
    },
    from: `appointments x WHERE x.user = {:me} AND x.state != 'cancelled' AND x.startsAt < {:until} AND x.endsAt > {:from}`,
    order: "x.startsAt, x.id",
  },
  quotes: {
    may: (asker) => inCentre(asker, "sales.quotes.read"),
    columns: {
      title: "x.number || ' ' || x.subject",
      detail: customerName("x.customer"),
      state: "x.state",
      day: "SUBSTR(x.validUntil, 1, 10)",
      wrong: "x.validUntil != '' AND x.validUntil < {:today}",
    },
    from: "quotes x WHERE x.owner = {:me} AND x.state IN ('waiting_approval', 'sent')",
    order: "x.validUntil = '', x.validUntil, x.number",
  },
  tickets: {
    may: (asker) => right(asker, "support.tickets.read_own", "support.tickets.read_all"),
    columns: {
      title: "x.number || ' ' || x.subject",
      detail: `COALESCE(NULLIF(${siteName("x.site")}, ''), ${customerName("x.customer")})`,
      state: "x.state",
      at: "x.dueAt",
      wrong: "x.dueAt != '' AND x.dueAt < {:now}",
    },
    // Of the portal what he raised himself, as long as he belongs to its customer.
    from: `tickets x WHERE x.ticketClose = '' AND (({:staff} AND (x.assigned = {:me} OR x.requester = {:me}))
      OR (NOT {:staff} AND x.requester = {:me} AND x.customer IN (SELECT r.customer FROM customer_user_rights r WHERE r.user = {:me})))`,
    order: "x.dueAt = '', x.dueAt, x.number",
  },
  ownSites: {
    may: ({ caller }) => !caller.staff,
    columns: {
      title: "TRIM(x.code || ' ' || x.name)",
      detail: "x.city",
      // What stands first of it: an alarm, a trouble, that it is switched off, armed or not.
      state: `CASE WHEN st.inAlarm THEN 'alarm' WHEN st.inTrouble THEN 'trouble' WHEN x.state != 'active' THEN x.state
        ELSE COALESCE(NULLIF(st.armedState, ''), 'unknown') END`,
      at: "COALESCE(st.lastSignalAt, '')",
      wrong: "COALESCE(st.inAlarm OR st.inTrouble, 0)",
    },
    from: `site_accounts x LEFT JOIN site_state st ON st.site = x.id
      WHERE x.customer != '' AND x.state != 'archived' AND x.customer ${granted("sites")}`,
    order: "COALESCE(st.inAlarm, 0) DESC, COALESCE(st.inTrouble, 0) DESC, x.code",
  },
  lastSignals: {
    may: ({ caller }) => !caller.staff,
    columns: { title: "x.signal", detail: "x.siteName", state: "x.class", at: "x.receivedAt" },
    from: `(SELECT * FROM events WHERE customer ${granted("signals")} AND customer != '' AND receivedAt >= {:recent}
      ORDER BY seq DESC LIMIT ${MOST}) x WHERE TRUE`,
    order: "x.seq DESC",
  },
};

const EMPTY: HomeRow = {
  id: "",
  title: "",
  detail: "",
  state: "",
  at: "",
  day: "",
  until: "",
  returnBy: "",
  wrong: false,
  quantity: 0,
  minimum: 0,
};
const RECENT_MS = 31 * 86_400_000;

function bindOf({ app, caller }: Asker, nowMs: number) {
  const wallOf = roomWalls(app);
  const today = roomDay(nowMs, wallOf);
  const tomorrow = dayPlus(today, 1);
  const customers = (path: string): string =>
    JSON.stringify(caller.staff ? [] : customersGranting(app, caller.id, path));
  return {
    me: caller.id,
    staff: caller.staff,
    // Whoever is not of the centre reaches his dealer's sites, and without one nobody's.
    dealer: caller.audiences.includes("staff") ? "" : caller.dealer || "-",
    now: storeDate(nowMs),
    from: storeDate(dayStart(today, wallOf)),
    until: storeDate(dayStart(tomorrow, wallOf)),
    today,
    tomorrow,
    soon: dayPlus(today, SOON_DAYS),
    recent: storeDate(nowMs - RECENT_MS),
    sites: customers("accounts.site_accounts.read"),
    signals: customers("signals.signal_history.read"),
  };
}

function listOf(app: PbApp, { columns, from, order }: ListDef, bind: object): HomeList {
  const named = Object.entries(columns).map(([name, sql]) => `${sql} AS "${name}"`);
  const select = `SELECT x.id AS id, COUNT(*) OVER () AS count, ${named.join(", ")} FROM ${from} ORDER BY ${order} LIMIT ${MOST}`;
  type Found = Partial<Omit<HomeRow, "wrong">> & { readonly count: number; readonly wrong?: number };
  const rows = jsonRowsOf<Found>(app, select, { columns: ["id", "count", ...Object.keys(columns)], bind });
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ count: _count, wrong, ...row }) => ({ ...EMPTY, ...row, wrong: Boolean(wrong) })),
  };
}

/** All of them; null where he may not. */
export function homeLists(app: PbApp, caller: Caller, nowMs: number): HomeLists {
  const asker = { app, caller };
  const bind = bindOf(asker, nowMs);
  return Object.fromEntries(
    HOME_LISTS.map((name) => [name, DEFS[name].may(asker) ? listOf(app, DEFS[name], bind) : null]),
  ) as HomeLists;
}
