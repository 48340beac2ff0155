/** Ids of the roles by name: the ones a new installation starts with, made here where the store has not made them. */

import type PocketBase from "pocketbase";
import { roleSeeds } from "../../domain/access/presets";
import { deriveRights } from "../../domain/access/rights";

/** Reads the roles and makes those that are missing. */
export async function ensureRoles(client: PocketBase): Promise<Record<string, string>> {
  const roles = client.collection("role_authorities");
  const known = (await roles.getFullList()).map((role): [string, string] => [String(role.name), role.id]);
  const missing = roleSeeds().filter((seed) => !known.some(([name]) => name === seed.name));
  const made = await Promise.all(
    missing.map(async (seed): Promise<[string, string]> => {
      const record = await roles.create({ ...seed, rights: deriveRights(seed.authorities) });
      return [seed.name, record.id];
    }),
  );
  return Object.fromEntries([...known, ...made]);
}
