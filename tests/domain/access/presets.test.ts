/** The roles an installation starts with: spelt from the list of names, each with what it must and must not have. */
import { describe, expect, it } from "vitest";
import { ALL_AUTHORITIES } from "../../../domain/access/authorities";
import { customerSeed, roleSeeds, unknownNames } from "../../../domain/access/presets";
import { checkMap, deriveRights, grantedPaths, hasRight } from "../../../domain/access/rights";
import { ALL_COLLECTIONS } from "../../../domain/collections/all";

const rightsOf = (name: string) => {
  const seed = roleSeeds().find((role) => role.name === name);
  if (!seed) throw new Error(`no role ${name}`);
  return deriveRights(seed.authorities);
};

it("names only authorities that exist", () => expect(unknownNames()).toEqual([]));

it("writes maps that the store can use", () => {
  for (const seed of roleSeeds()) expect([seed.name, checkMap(seed.authorities).ok]).toEqual([seed.name, true]);
});

it("gives the administrator every name there is", () => {
  const rights = rightsOf("administrator");
  expect(ALL_AUTHORITIES.filter((name) => !hasRight(rights, name))).toEqual([]);
});

it("has no rule in the store that asks for a right nobody can be given", () => {
  const known = new Set(ALL_AUTHORITIES);
  const asked = ALL_COLLECTIONS.flatMap((collection) => Object.values(collection.access))
    .flatMap((rule) => [...(rule ?? "").matchAll(/rights\.([a-z_.]+)/g)])
    .map((match) => match[1] ?? "");
  const implied = (name: string) => known.has(name) || /\.(create|delete)$/.test(name);
  expect([...new Set(asked)].filter((name) => !implied(name))).toEqual([]);
});

describe("who may and who may not", () => {
  it.each<[string, string, string, boolean]>([
    ["an operator claims", "operator", "signals.alarms.claim", true],
    ["an operator closes", "operator", "signals.alarms.close", true],
    ["an operator does not take over", "operator", "signals.alarms.takeover", false],
    ["an operator does not create people", "operator", "user.users.create", false],
    ["an operator changes no role", "operator", "settings.authorities.update", false],
    ["a shift leader takes over", "shift_leader", "signals.alarms.takeover", true],
    ["a shift leader ends sessions", "shift_leader", "user.users.end_session", true],
    ["a shift leader changes no role", "shift_leader", "settings.authorities.update", false],
    ["a trainee sees alarms", "trainee", "signals.alarms.read", true],
    ["a trainee claims only in the training scene", "trainee", "signals.alarms.claim", false],
    ["data entry changes sites", "data_entry", "accounts.site_accounts.update", true],
    ["data entry handles no alarm", "data_entry", "signals.alarms.read", false],
    ["a technician starts test mode", "technicians", "accounts.test_mode.start", true],
    ["a technician sees no alarm list", "technicians", "signals.alarms.read", false],
    ["sales sees no signal", "sales", "signals.all_live_signals.read", false],
    ["an accountant sees no site", "accountant", "accounts.site_accounts.read", false],
    ["an auditor reads the audit log", "auditor", "miscellaneous.audit_log.read", true],
    ["an auditor closes nothing", "auditor", "signals.alarms.close", false],
    ["a dealer's administrator sees alarms", "dealer_admin", "signals.alarms.read", true],
    ["a dealer's administrator claims none", "dealer_admin", "signals.alarms.claim", false],
    ["a dealer's technician sees no alarm list", "dealer_technician", "signals.alarms.read", false],
    ["the portal's role alone sees no site", "user", "accounts.site_accounts.read", false],
  ])("%s", (_, role, path, want) => expect(hasRight(rightsOf(role), path)).toBe(want));

  it("an auditor changes nothing at all", () => {
    const changing = grantedPaths(rightsOf("auditor")).filter((path) => !/\.(read|read_all|export)$/.test(path));
    expect(changing).toEqual([]);
  });

  it("a keyholder sees less than an owner", () => {
    const owner = deriveRights(customerSeed("customer_owner"));
    const keyholder = deriveRights(customerSeed("customer_keyholder"));
    expect(grantedPaths(keyholder).every((path) => hasRight(owner, path))).toBe(true);
    expect(hasRight(keyholder, "accounts.site_contacts.read")).toBe(false);
  });
});
