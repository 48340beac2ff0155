/** The roles of `presets.table.ts` in the form in which the store keeps them. */
import { authoritiesUnder, toMap, type AuthorityMap } from "./authorities";
import { CUSTOMER_PRESETS, PRESETS, type Preset } from "./presets.table";

/** What a `role_authorities` record starts with. */
export interface RoleSeed {
  readonly name: string;
  readonly title: string;
  readonly staff: boolean;
  readonly authorities: AuthorityMap;
  readonly inactivityTimer: number;
  readonly logoutTimer: number;
  readonly maxSessions: number;
}

const spelled = (names: readonly string[]): readonly string[] => names.flatMap((name) => [...authoritiesUnder(name)]);

function seedOf(preset: Preset): RoleSeed {
  const sections = Object.entries(preset.sections).map(([name, names]) => [name, toMap(spelled(names ?? []))]);
  return {
    name: preset.name,
    title: preset.title,
    staff: preset.staff,
    authorities: { ...toMap(spelled(preset.common)), ...Object.fromEntries(sections), ...preset.flags },
    inactivityTimer: preset.inactivityTimer,
    logoutTimer: preset.logoutTimer,
    maxSessions: preset.maxSessions,
  };
}

/** The roles a new installation starts with. */
export const roleSeeds = (): readonly RoleSeed[] => PRESETS.map(seedOf);

/** A customer's entry for one of its users. */
export const customerSeed = (name: keyof typeof CUSTOMER_PRESETS): AuthorityMap => ({
  user: toMap(spelled(CUSTOMER_PRESETS[name])),
});

/** Names in presets that do not exist: an empty list, or a spelling mistake. */
export const unknownNames = (): readonly string[] =>
  [
    ...PRESETS.flatMap((preset) => [...Object.values(preset.sections).flat(), ...preset.common]),
    ...Object.values(CUSTOMER_PRESETS).flat(),
  ].filter((name) => authoritiesUnder(name).length === 0);
