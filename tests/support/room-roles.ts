/** Ids of the roles by name: those the store has, and the few the room can't do without. */

import type PocketBase from "pocketbase";

const READS = [
  "signals.all_live_signals",
  "signals.signal_history",
  "signals.alarms",
  "signals.pending_signals",
  "accounts.site_accounts",
  "accounts.site_contacts",
  "accounts.site_partitions",
  "accounts.site_zones",
  "accounts.customer_accounts",
  "accounts.installers_accounts",
];

const OPERATOR = [
  ...READS.map((feature) => `${feature}.read`),
  ...["claim", "hold", "close"].map((verb) => `signals.alarms.${verb}`),
  "signals.pending_signals.wake",
];

const ADMINISTRATOR = [
  ...OPERATOR,
  ...["user.users", "settings.operators", "settings.authorities"].flatMap((feature) =>
    ["read", "create", "update"].map((verb) => `${feature}.${verb}`),
  ),
  ...["create", "update"].map((verb) => `accounts.site_accounts.${verb}`),
  "user.users.end_session",
  "miscellaneous.audit_log.read",
];

/** Name of the role, the section its map lies under, its rights, whether it is staff. */
const NEEDED: readonly (readonly [string, string, readonly string[], boolean])[] = [
  ["administrator", "administrator", ADMINISTRATOR, true],
  ["operator", "operator", OPERATOR, true],
  ["dealer_admin", "operator", READS.map((feature) => `${feature}.read`), true],
  ["user", "user", READS.map((feature) => `${feature}.read`), false],
];

/** Reads the roles and makes those that are missing. */
export async function ensureRoles(client: PocketBase): Promise<Record<string, string>> {
  const roles = client.collection("role_authorities");
  const ids = Object.fromEntries((await roles.getFullList()).map((role) => [String(role.name), role.id]));
  for (const [name, section, paths, staff] of NEEDED) {
    if (ids[name]) continue;
    const rights = mapOf(paths);
    const record = await roles.create({ name, title: name, authorities: { [section]: rights }, rights, staff });
    ids[name] = record.id;
  }
  return ids;
}

type Tree = { [key: string]: Tree | true };

function mapOf(paths: readonly string[]): Tree {
  const tree: Tree = {};
  for (const path of paths) {
    const parts = path.split(".");
    const verb = parts.pop() ?? "";
    let node = tree;
    for (const part of parts) node = (node[part] ??= {}) as Tree;
    node[verb] = true;
  }
  return tree;
}
