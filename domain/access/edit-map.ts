/** A map of authorities as somebody edits it: one right granted or taken, with what goes along with it. */
import { ALL_AUTHORITIES, type AuthorityMap, type AuthorityNode, type Section } from "./authorities";
import { hasRight } from "./rights";

/** Where in the map a right stands: in a section of a role, or at the root, for all sections. */
export type Place = Section | "common";

/** A feature with its rights, as a row of the matrix. */
export interface FeatureRow {
  /** `accounts.site_accounts`. */
  readonly id: string;
  readonly area: string;
  readonly feature: string;
  readonly rights: readonly string[];
}

/** Rights whose columns every row has, in their order. */
export const COLUMNS = ["read", "create", "update", "delete"] as const;

/** All features, in the order of the table. */
export const FEATURE_ROWS: readonly FeatureRow[] = (() => {
  const rows = new Map<string, string[]>();
  for (const name of ALL_AUTHORITIES) {
    const at = name.lastIndexOf(".");
    const id = name.slice(0, at);
    rows.set(id, [...(rows.get(id) ?? []), name.slice(at + 1)]);
  }
  return [...rows].map(([id, rights]) => {
    const [area = "", feature = area] = id.split(".");
    return { id, area, feature, rights };
  });
})();

const nodeAt = (map: AuthorityMap, place: Place): AuthorityMap => {
  const node = place === "common" ? map : map[place];
  return typeof node === "object" ? node : {};
};

/** Does the map itself grant the path there? */
export const isGranted = (map: AuthorityMap, place: Place, path: string): boolean => hasRight(nodeAt(map, place), path);

/** Of the rights of a row those that are granted there. */
export const grantedOf = (map: AuthorityMap, place: Place, { id, rights }: FeatureRow): readonly string[] =>
  rights.filter((right) => isGranted(map, place, `${id}.${right}`));

/** Sets one leaf; what is not granted is left out, and so is a branch with nothing in it. */
function withLeaf(node: AuthorityMap, [key = "", ...rest]: readonly string[], on: boolean): AuthorityMap {
  const { [key]: old, ...others } = node;
  if (rest.length === 0) return on ? { ...others, [key]: true } : others;
  const below = withLeaf(typeof old === "object" ? old : {}, rest, on);
  return Object.keys(below).length === 0 ? others : { ...others, [key]: below };
}

/** `delete` goes with `update`, `update` with `read`: as the store derives them. */
const NEEDS: Readonly<Record<string, readonly string[]>> = { update: ["read"], delete: ["update", "read"] };
const NEEDED: Readonly<Record<string, readonly string[]>> = { read: ["update", "delete"], update: ["delete"] };

/** The map with a right granted or taken there, and with what goes along with it. */
export function withRight(
  map: AuthorityMap,
  { place, row, right }: { readonly place: Place; readonly row: FeatureRow; readonly right: string },
  on: boolean,
): AuthorityMap {
  const along = ((on ? NEEDS : NEEDED)[right] ?? []).filter((other) => row.rights.includes(other));
  const root = place === "common" ? [] : [place];
  return [right, ...along].reduce<AuthorityMap>(
    (next, name) => withLeaf(next, [...root, ...row.id.split("."), name], on),
    map,
  );
}

/** The map with a flag set or not. */
export const withFlag = (map: AuthorityMap, flag: string, on: boolean): AuthorityMap => withLeaf(map, [flag], on);

/** A map in one spelling: two that grant the same are the same text. */
export const spelled = (node: AuthorityNode | undefined): string => {
  if (typeof node !== "object") return String(node === true);
  const kept = Object.entries(node).filter(([, below]) => spelled(below) !== "false" && spelled(below) !== "{}");
  return `{${kept
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, below]) => `${key}:${spelled(below)}`)
    .join(",")}}`;
};

/** Rights with which much can be broken, or people seen who should not be: they are marked. */
export const RISKY: ReadonlySet<string> = new Set([
  "settings.authorities.update",
  "settings.program_settings.update",
  "settings.api_integrations.secrets_write",
  "settings.scene_settings.activate_storm",
  "user.users.create",
  "user.users.update",
  "user.users.reset",
  "user.users.impersonate_read",
  "accounts.contact_passwords.read_plain",
  "accounts.installer_codes.read_plain",
  "accounts.customer_users.authorities_update",
  "accounts.site_accounts.bulk_update",
  "accounts.site_accounts.merge",
  "accounts.site_accounts.delete",
  "accounts.test_mode.start_all",
  "accounts.test_mode.override_verification",
  "signals.alarms.bulk_cancel",
  "communicator.commtwo.update",
  "communicator.commtwo.delete",
  "communicator.commtwo.start_stop",
  "communicator.maintenance_backup.download",
  "communicator.maintenance_backup.restore",
  "communicator.maintenance_backup.retention_update",
  "dialer.call.listen",
]);
