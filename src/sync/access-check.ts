/** The access check on a protected page load (specification section 4); the store refuses the same by its own rules. */
import type { AuthorityMap, AuthorityNode } from "../../domain/access/authorities";
import { deriveRights } from "../../domain/access/rights";
import { shiftGate } from "../../domain/access/shift-gate";
import { AppError, type ErrorCode } from "../../domain/errors";
import { parseDate } from "../lib/date-time";
import { dayOf, knownZone } from "../lib/zoned-time";
import type { SessionUser } from "./session-state";
import type { StoreClient } from "./store-client";

/** A person as the store hands him out, his role expanded. */
export interface UserRecord {
  readonly id: string;
  readonly email?: string;
  readonly name?: string;
  readonly surname?: string;
  readonly role?: string;
  readonly dealer?: string;
  readonly audiences?: string;
  readonly liveAudiences?: string;
  readonly language?: string;
  readonly theme?: string;
  readonly expand?: { readonly role?: RoleRecord };
}

interface RoleRecord {
  readonly id: string;
  readonly name: string;
  readonly staff?: boolean;
  readonly rights?: AuthorityMap | null;
  readonly authorities?: AuthorityMap | null;
  readonly inactivityTimer?: number;
  readonly logoutTimer?: number;
}

interface CustomerUsers {
  readonly customer: string;
  readonly customer_users_authorities?: Readonly<Record<string, AuthorityMap>> | null;
}

/** The operator record of a person. */
export interface OperatorRecord {
  readonly id: string;
  readonly can_login_outside_shift?: boolean;
}

interface ShiftRecord {
  readonly shift_start_time: string;
  readonly shift_end_time: string;
}

interface Settings {
  readonly sessionControl?: boolean;
  readonly timeZone?: string;
}

/** What the check found. */
export interface Access {
  readonly user: SessionUser;
  readonly operator: OperatorRecord | undefined;
  readonly sessionControl: boolean;
  /** False where he may work only in his shifts and is in none, as far as is seen from here. */
  readonly onShift: boolean;
}

/** Refusals of a look-up, as against a store that is away, busy or in trouble. */
export const REFUSALS: readonly ErrorCode[] = ["not_signed_in", "no_right", "not_found"];

/** Specification, section 7: page 1, of this size. */
const SHIFTS_MOST = 10;
/** A shift of today may have begun so long ago, on the day of 25 hours. */
const DAY_MS = 90_000_000;

/** Loads the person with role, customer authorities, operator record and shifts. Throws what the store answers. */
export async function checkAccess(client: StoreClient, userId: string, nowMs: number): Promise<Access> {
  const [record, customers, operators, settings] = await Promise.all([
    client.one<UserRecord>("users", userId, { expand: "role" }),
    client.list<CustomerUsers>("customer_accounts_users", {
      filter: "customer_users ~ {:user}",
      params: { user: userId },
    }),
    client.list<OperatorRecord>("operators", { filter: "user = {:user}", params: { user: userId }, perPage: 1 }),
    client.list<Settings>("program_settings", { perPage: 1 }),
  ]);
  const user = toSessionUser(record);
  const granted = customers.map(
    ({ customer, customer_users_authorities: map }) => [customer, map?.[userId] ?? {}] as const,
  );
  const authorities = granted.reduce((merged, [, extra]) => withMissing(merged, extra), user.authorities);
  const customerRights = Object.fromEntries(granted.map(([customer, map]) => [customer, deriveRights(map)]));
  const [operator] = operators;
  return {
    user: { ...user, authorities, customerRights },
    operator,
    sessionControl: settings[0]?.sessionControl !== false,
    onShift: await isOnShift(client, operator, { nowMs, timeZone: knownZone(settings[0]?.timeZone, "UTC") }),
  };
}

interface Here {
  readonly nowMs: number;
  readonly timeZone: string;
}

/** Open to whoever is no operator, or may work at any time. A look-up that is refused counts as no shift. */
async function isOnShift(client: StoreClient, operator: OperatorRecord | undefined, here: Here): Promise<boolean> {
  if (operator?.can_login_outside_shift !== false) return true;
  const { nowMs, timeZone } = here;
  const query = {
    filter: "operator = {:operator} && shift_start_time > {:since}",
    params: { operator: operator.id, since: new Date(nowMs - DAY_MS).toISOString().replace("T", " ") },
    sort: "shift_start_time",
    perPage: SHIFTS_MOST,
  };
  const rows = await client.list<ShiftRecord>("shift_management", query).catch((cause: unknown) => {
    const refused = cause instanceof AppError && [...REFUSALS, "bad_request"].includes(cause.code);
    throw refused ? new AppError("outside_shift", {}, { cause }) : cause;
  });
  const shifts = rows.map((row) => ({
    startMs: parseDate(row.shift_start_time),
    endMs: parseDate(row.shift_end_time),
  }));
  return shiftGate(shifts, nowMs, (ms) => dayOf(ms, timeZone)).open;
}

/** The person as the screen needs him. */
export function toSessionUser(record: UserRecord): SessionUser {
  const role = record.expand?.role;
  return {
    id: record.id,
    email: record.email ?? "",
    name: record.name ?? "",
    surname: record.surname ?? "",
    role: role?.name ?? "",
    roleId: role?.id ?? record.role ?? "",
    staff: role?.staff === true,
    rights: role?.rights ?? {},
    authorities: role?.authorities ?? {},
    customerRights: {},
    dealer: record.dealer ?? "",
    liveAudiences: record.liveAudiences ?? "",
    language: record.language ?? "",
    theme: record.theme ?? "",
    inactivityTimer: role?.inactivityTimer ?? 0,
    logoutTimer: role?.logoutTimer ?? 0,
  };
}

/** Adds the entries that the map lacks; what it has is never overridden. */
export function withMissing(map: AuthorityMap, extra: AuthorityMap): AuthorityMap {
  const merged: Record<string, AuthorityNode> = { ...map };
  for (const [name, theirs] of Object.entries(extra)) {
    const mine = Object.hasOwn(map, name) ? map[name] : undefined;
    if (mine === undefined) merged[name] = theirs;
    else if (typeof mine === "object" && typeof theirs === "object") merged[name] = withMissing(mine, theirs);
  }
  return merged;
}
