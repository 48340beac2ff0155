/** The store's rules, put together from named pieces, so that a right or a reach is spelt in one place only. */
import type { Access } from "../collections/define";

/** Every rule begins with this: a guest compares NULL with NULL and would otherwise see records. */
export const SIGNED_IN = '@request.auth.id != "" && @request.auth.active = true';

/** Does the role of the signed-in person grant `area.feature.verb`? `rights` is derived by the store from the map. */
export const right = (path: string): string => `@request.auth.role.rights.${path} = true`;

/** Staff reach everything, or only what belongs to the dealer they work for; `path` leads to a record with `installer`. */
export const staffReach = (path = "", field = "installer"): string =>
  `@request.auth.role.staff = true && (@request.auth.dealer = "" || @request.auth.dealer ?= ${path}${field})`;

/** Staff of the centre itself: what is everybody's is neither a dealer's to change nor a portal user's, whatever his role grants. */
export const CENTRE = '@request.auth.role.staff = true && @request.auth.dealer = ""';

/** Portal users reach what their customer's entry grants; `path` leads to a record with `customer`. */
export const customerReach = (path: string, grant: string): string => {
  const rows = `${path}customer.customer_user_rights_via_customer`;
  return `(${rows}.user ?= @request.auth.id && ${rows}.rights.${grant} ?= true)`;
};

/** Fields of a portal user that the store keeps: the customers whose live rows, or whose closed alarms, he may see. */
type PortalKeys = "audiences" | "historyCustomers";

/**
 * Reach over rows that carry plain keys `dealer` and `customer` (millions of rows: no relation hop).
 * `audiences` is kept on the user by the store: `staff`, `dealer:ID` or `customer:ID customer:ID`.
 */
export const keyReach = (paths: readonly string[], portal: PortalKeys = "audiences"): string =>
  `((${paths.map(right).join(" || ")}) && @request.auth.role.staff = true && (@request.auth.audiences = "staff" || ` +
  `(dealer != "" && @request.auth.audiences ~ dealer)) || ` +
  `(@request.auth.role.staff != true && customer != "" && @request.auth.${portal} ~ customer))`;

const all = (...parts: readonly string[]): string => parts.map((part) => `(${part})`).join(" && ");

/** Nobody but the server. */
export const SERVER_ONLY: Access = { list: null, view: null, create: null, update: null, delete: null };

/** Rights without a reach, the centre's alone: catalogues and people. */
export function authority(feature: string, change: Partial<Access> = {}): Access {
  const rule = (verb: string): string => all(SIGNED_IN, right(`${feature}.${verb}`), CENTRE);
  return {
    list: rule("read"),
    view: rule("read"),
    create: rule("create"),
    update: rule("update"),
    delete: rule("delete"),
    ...change,
  };
}

/** Reading for everybody who is signed in and of the staff; writing by right. For catalogues every desk needs. */
export function staffReads(feature: string, change: Partial<Access> = {}): Access {
  const read = all(SIGNED_IN, "@request.auth.role.staff = true");
  return { ...authority(feature), list: read, view: read, ...change };
}

/** Options of `siteAuthority`. */
export interface SiteAuthorityOptions {
  /** Path from the record to its site, with the trailing dot; `""` for the site itself. */
  readonly path?: string;
  /** Sub-features know only read and update: creating and deleting are updates of the site. */
  readonly updateOnly?: boolean;
  readonly change?: Partial<Access>;
}

/** Rights with the reach of the site the record belongs to. */
export function siteAuthority(feature: string, options: SiteAuthorityOptions = {}): Access {
  const { path = "", updateOnly = false, change = {} } = options;
  // An update rule looks at the record as it was: without this a record could be moved out of (or into) someone's reach.
  const stays =
    path === ""
      ? '(@request.body.installer:changed = false || @request.auth.dealer = "")'
      : "@request.body.site:changed = false";
  const rule = (verb: string): string =>
    all(
      SIGNED_IN,
      `(${right(`${feature}.${verb}`)} && ${staffReach(path)}) || ${customerReach(path, `${feature}.${verb}`)}`,
    );
  const staff = (verb: string): string => all(SIGNED_IN, `${right(`${feature}.${verb}`)} && ${staffReach(path)}`);
  const write = (verb: string): string => staff(updateOnly ? "update" : verb);
  return {
    list: rule("read"),
    view: rule("read"),
    create: write("create"),
    update: all(write("update"), stays),
    delete: write("delete"),
    ...change,
  };
}

/** Live and historical rows of signals and alarms: read by right and plain keys, written by the server alone. */
export function keyedRows(feature: string, portal: PortalKeys = "audiences"): Access {
  const read = all(SIGNED_IN, keyReach([`${feature}.read`], portal));
  return { ...SERVER_ONLY, list: read, view: read };
}
