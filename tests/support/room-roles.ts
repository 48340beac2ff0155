/** Ids of the roles by name: the store makes the built-in ones when it starts. */

import type PocketBase from "pocketbase";
import { roleSeeds } from "../../domain/access/presets";

/** Reads the roles; a store without all the built-in ones is refused. */
export async function ensureRoles(client: PocketBase): Promise<Record<string, string>> {
  const roles = await client.collection("role_authorities").getFullList();
  const ids = Object.fromEntries(roles.map((role) => [String(role.name), role.id]));
  const missing = roleSeeds().filter(({ name }) => !ids[name]);
  if (missing.length > 0) throw new Error(`the store has no role "${missing[0]?.name}"`);
  return ids;
}
