/** Moving an entry: picked up, carried over the calendar, put down there or back where it was; and undone. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { movedTo, planOf, type ScheduleItem, type Shift } from "../../../domain/work/schedule";
import type { RecordRow } from "../../resources/records/record-row";
import { updateRecord } from "../../sync/record-writes";
import { useErrorText } from "../../ui/error-text";
import { useToast } from "../../ui/use-toast";
import type { Schedule } from "./use-schedule";

/** An entry that is being moved: as it was, and where it is now. */
export interface Carried {
  readonly from: ScheduleItem;
  readonly to: ScheduleItem;
}

/** What was moved last, and the answer in which it still stood where it was. */
interface Put extends Carried {
  readonly before: Schedule["answer"];
}

const isMoved = ({ from, to }: Carried): boolean => JSON.stringify(planOf(from)) !== JSON.stringify(planOf(to));

/** Sends what differs, and gives the entry as it then is. */
async function put({ from, to }: Carried): Promise<ScheduleItem> {
  const [before, now] = [planOf(from), planOf(to)];
  const values = Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
  const row = await updateRecord<RecordRow>(to.source, { id: to.id, values, madeFrom: from.updated });
  return { ...to, updated: row.updated };
}

/** The move under way. One at a time; what is not saved goes back to where it was, and it is said why. */
export function useMove(schedule: Schedule) {
  const { t } = useTranslation("scheduling");
  const [toast, say] = [useToast(), useErrorText()];
  const [carried, setCarried] = useState<Carried | null>(null);
  const [last, setLast] = useState<Put | null>(null);
  const { answer, mayAssign, wallOf } = schedule;

  const save = async (move: Carried): Promise<void> => {
    setCarried(null);
    if (!isMoved(move)) return;
    setLast({ ...move, before: answer });
    try {
      const to = await put(move);
      setLast((old) => (old === null ? null : { ...old, to }));
    } catch (cause) {
      setLast(null);
      toast("error", t("move.failed"), say(cause));
      schedule.reload();
    }
  };
  const shown = carried?.to ?? (last?.before === answer ? last.to : undefined);
  const by = (item: ScheduleItem, shift: Shift): ScheduleItem => {
    const { user, ...time } = shift;
    return movedTo(item, user !== undefined && mayAssign(item) ? shift : time, wallOf);
  };
  return {
    carried,
    last,
    /** The answer with the moved entry where it is now. */
    items: answer.items.map((one) => (one.id === shown?.id && one.source === shown.source ? shown : one)),
    pick: (item: ScheduleItem): void => setCarried({ from: item, to: item }),
    carry: (shift: Shift): void => setCarried((old) => old && { ...old, to: by(old.to, shift) }),
    drop: (): void => void (carried && save(carried)),
    cancel: (): void => setCarried(null),
    /** By hand: from where it is to somewhere at once. */
    place: (item: ScheduleItem, shift: Shift): void => void save({ from: item, to: by(item, shift) }),
    undo: (): void => void (last && save({ from: last.to, to: { ...last.from, updated: last.to.updated } })),
  };
}

/** Its type. */
export type Move = ReturnType<typeof useMove>;
