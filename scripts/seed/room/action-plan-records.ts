/** The records of action plans, their steps, and which sites have plans of their own. */

import { ACTION_PLANS, SITE_PLANS, type PlanRow } from "../data/action-plans.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import type { PlacedSite } from "./sites";

/** Ids of alarm types, by code: the store made them itself, and draws them anew in each installation. */
export type AlarmTypeIds = ReadonlyMap<string, string>;

/** Plans with their steps, and those of the sites that are there. */
export const actionPlanRecords = (sites: readonly PlacedSite[], types: AlarmTypeIds): SeedRecord[] => [
  ...ACTION_PLANS.flatMap((row, index) => planRecords(row, index, typeIdIn(types))),
  ...SITE_PLANS.flatMap(([code, alarmType, plan]) => {
    const site = sites.find((candidate) => candidate.code === code);
    return site ? [sitePlanRecord(site, { alarmType: typeIdIn(types)(alarmType), plan })] : [];
  }),
];

const typeIdIn =
  (types: AlarmTypeIds) =>
  (code: string): string => {
    const id = code === "" ? "" : types.get(code);
    if (id === undefined) throw new Error(`the store knows no alarm type "${code}"`);
    return id;
  };

function planRecords(row: PlanRow, index: number, typeId: (code: string) => string): SeedRecord[] {
  const { key, name, alarmType = "", category = "", hours, steps } = row;
  const plan = recordId("action_plans", key);
  const order = (index + 1) * 10;
  return [
    {
      collection: "action_plans",
      body: { id: plan, name, alarmType: typeId(alarmType), category, hours, order, active: true },
    },
    ...steps.map((step, at): SeedRecord => ({
      collection: "action_plan_steps",
      body: { id: recordId("action_plan_steps", `${key}/${at + 1}`), plan, order: at + 1, ...step },
    })),
  ];
}

const sitePlanRecord = (site: PlacedSite, { alarmType, plan }: { alarmType: string; plan: string }): SeedRecord => ({
  collection: "site_action_plans",
  body: {
    id: recordId("site_action_plans", `${site.code}/${plan}`),
    site: site.id,
    alarmType,
    plan: recordId("action_plans", plan),
  },
});
