/** `GET site_users/{site}`: who of the portal belongs to a site. Names, since not everybody who sees to sites may read people. */
import type { PortalUser, PortalUsersAnswer } from "../../domain/live/portal-users";
import { hasRight } from "../../domain/access/rights";
import { stampBoot } from "./boot";
import { jsonRowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer } from "./rights";

const FEATURE = "accounts.site_portal_users";

const COLUMNS = ["id", "name", "email", "mobileNumber", "active", "granted", "lastLoginAt"];

// `ids` are those of a record that was within reach.
const PEOPLE = `SELECT u.id, TRIM(u.name || ' ' || u.surname) AS name, u.email, u.mobileNumber, u.active,
    EXISTS (SELECT 1 FROM customer_user_rights r WHERE r.user = u.id AND r.customer = {:customer}
      AND r.customer != '' AND r.rights NOT IN ('', '{}', 'null')) AS granted,
    COALESCE((SELECT MAX(l.at) FROM login_log l WHERE l.user = u.id AND l.what = 'sign_in'), '') AS lastLoginAt
  FROM users u WHERE u.id IN (SELECT value FROM json_each({:ids})) ORDER BY name, u.id`;

type Row = Omit<PortalUser, "active" | "granted"> & { readonly active: number; readonly granted: number };

function peopleOf(app: PbApp, ids: readonly string[], customer: string): readonly PortalUser[] {
  if (ids.length === 0) return [];
  const rows = jsonRowsOf<Row>(app, PEOPLE, { columns: COLUMNS, bind: { ids: JSON.stringify(ids), customer } });
  return rows.map((row) => ({ ...row, active: Boolean(row.active), granted: Boolean(row.granted) }));
}

/** Portal users that the customer lists. */
function ofCustomer(app: PbApp, customer: string): readonly string[] {
  if (customer === "") return [];
  const [entry] = app.findRecordsByFilter("customer_accounts_users", "customer = {:customer}", "", 1, 0, { customer });
  return entry?.getStringSlice("customer_users") ?? [];
}

/** The route. */
export function portalUsers(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, `${FEATURE}.read`);
  const { app } = e;
  const site = app.findRecordsByIds("site_accounts", [e.request.pathValue("site")])[0] ?? refuse("not_found");
  if (!reachesDealer(caller, site.getString("installer"))) refuse("not_found");
  const [record] = app.findRecordsByFilter("site_users", "site = {:site}", "", 1, 0, { site: site.id });
  const ids = record?.getStringSlice("users") ?? [];
  const customer = site.getString("customer");
  const mayAdd = hasRight(caller.rights, `${FEATURE}.update`);
  const others = mayAdd ? ofCustomer(app, customer).filter((id) => !ids.includes(id)) : [];
  e.json(200, {
    record: record?.id ?? "",
    updated: record?.getString("updated") ?? "",
    users: peopleOf(app, ids, customer),
    others: peopleOf(app, others, customer),
  } satisfies PortalUsersAnswer);
}
