/** Opening times of the depot, a plan for its burglaries by day and one by night, and the police. */
import type { StoryRoom } from "./room";

/** Puts a record into the store; its id. */
export const storeOf =
  (story: StoryRoom) =>
  async (collection: string, body: object): Promise<string> =>
    (await story.store.client().collection(collection).create<{ id: string }>(body)).id;

/** A day by the centre's calendar, so many days from now. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const NIGHT = { name: "Burglary at night", category: "intrusion", hours: "closed", order: 1, active: true };

/** Fills them in; the plan by day, which is followed these days at any hour. */
export async function fillTimesAndPlans(story: StoryRoom): Promise<string> {
  const make = storeOf(story);
  const site = story.room.sites.northDepot.id;
  const times = { opensFrom: "07:30", opensUntil: "09:00", closesFrom: "17:30", closesUntil: "19:00", tolerance: 15 };
  await make("site_schedules", { site, days: ["mon", "tue", "wed", "thu", "fri"], ...times });
  const asked = { reason: "Stocktaking", askedBy: "Grace Hopkins", codewordChecked: true };
  await make("temporary_schedules", { site, fromDay: day(-2), untilDay: day(2), effect: "open", ...asked });
  const phones = [{ number: "+441632960999", kind: "main" }];
  await make("important_contacts", { name: "Harbour Police", kind: "police", phones, order: 1, active: true });
  await make("action_plans", NIGHT);
  const plan = await make("action_plans", { ...NIGHT, name: "Burglary in opening hours", hours: "open" });
  const steps = [
    { kind: "call", label: "Call a keyholder", whom: "keyholder", mandatory: true, timeoutSeconds: 90, onNo: 2 },
    { kind: "dispatch", label: "Send the police", whom: "police", detail: "Say the account and the zone." },
  ];
  for (const [at, step] of steps.entries()) await make("action_plan_steps", { plan, order: at + 1, ...step });
  return plan;
}
