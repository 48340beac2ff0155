/** The action plan first chosen for an alarm, kept in the copy while the alarm is open: times that are recorded later, or are over, change it no more. */
import type { Db } from "./db";
import type { AlarmRow } from "./rows";

/** What the plan was chosen by: where that is another, as when a more urgent signal has joined, it is chosen anew. */
type ChosenBy = Pick<AlarmRow, "site" | "alarmType" | "category">;

type Of = ChosenBy & Pick<AlarmRow, "id">;

interface KeptPlan extends ChosenBy {
  readonly plan: string;
}

const PREFIX = "plan:";
const keyOf = (alarm: string): string => `${PREFIX}${alarm}`;

/** Id of the plan; "" where none has been chosen yet. */
export async function readKeptPlan(db: Db, { id, site, alarmType, category }: Of): Promise<string> {
  const kept = (await db.meta.get(keyOf(id)))?.value as KeptPlan | undefined;
  const isOfIt = kept?.site === site && kept.alarmType === alarmType && kept.category === category;
  return isOfIt ? kept.plan : "";
}

/** Keeps it, unless another tab was first; those of alarms that are not open any more go. `over` may be replaced: it is out of use. */
export async function keepPlan(db: Db, alarm: Of, { plan, over }: { readonly plan: string; readonly over: string }) {
  const { id, site, alarmType, category } = alarm;
  await db.transaction("rw", db.meta, db.events_alarm, db.events_pending, async () => {
    const [open, waiting, keys] = await Promise.all([
      db.events_alarm.toCollection().primaryKeys(),
      db.events_pending.toCollection().primaryKeys(),
      db.meta.where("key").startsWith(PREFIX).primaryKeys(),
    ]);
    const standing = new Set([...open, ...waiting].map(keyOf));
    await db.meta.bulkDelete(keys.filter((key) => !standing.has(key)));
    if (!standing.has(keyOf(id)) || (await readKeptPlan(db, alarm)) !== over) return;
    const kept: KeptPlan = { site, alarmType, category, plan };
    await db.meta.put({ key: keyOf(id), value: kept });
  });
}
