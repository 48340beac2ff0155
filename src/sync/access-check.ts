/** The access check on a protected page load (specification section 4), as far as there is something to check. */
import type { AuthorityMap, AuthorityNode } from "../../domain/access/authorities";
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
  readonly rights?: AuthorityMap | null;
  readonly authorities?: AuthorityMap | null;
}

interface CustomerUsers {
  readonly customer: string;
  readonly customer_users_authorities?: Readonly<Record<string, AuthorityMap>> | null;
}

/** What the check found. */
export interface Access {
  readonly user: SessionUser;
  /** The operator record of the person, if he has one. */
  readonly operator: { readonly id: string } | undefined;
  readonly sessionControl: boolean;
}

/** Loads the person with role, customer authorities and operator record. Throws what the store answers. */
export async function checkAccess(client: StoreClient, userId: string): Promise<Access> {
  const [record, customers, operators, settings] = await Promise.all([
    client.one<UserRecord>("users", userId, { expand: "role" }),
    client.list<CustomerUsers>("customer_accounts_users", {
      filter: "customer_users ~ {:user}",
      params: { user: userId },
    }),
    client.list<{ id: string }>("operators", { filter: "user = {:user}", params: { user: userId }, perPage: 1 }),
    client.list<{ sessionControl?: boolean }>("program_settings", { perPage: 1 }),
  ]);
  const user = toSessionUser(record);
  const granted = customers.map((row) => row.customer_users_authorities?.[userId] ?? {});
  const authorities = granted.reduce(withMissing, user.authorities);
  return {
    user: { ...user, authorities },
    operator: operators[0],
    sessionControl: settings[0]?.sessionControl !== false,
  };
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
    rights: role?.rights ?? {},
    authorities: role?.authorities ?? {},
    dealer: record.dealer ?? "",
    liveAudiences: record.liveAudiences ?? "",
    language: record.language ?? "",
    theme: record.theme ?? "",
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
