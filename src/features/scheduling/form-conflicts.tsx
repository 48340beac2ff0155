/** What speaks against an entry as its form holds it, said before it is saved. */
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import { dateMs } from "../../../domain/signals/store-date";
import { conflictsOf, type ScheduleItem } from "../../../domain/work/schedule";
import { toWallClock } from "../../lib/wall-clock";
import { useFormat } from "../../resources/use-format";
import { useScheduleText } from "./schedule-text";
import { Warnings } from "./schedule-styles";
import { useSchedule } from "./use-schedule";

export interface FormConflictsProps {
  readonly source: "appointments" | "jobs";
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function itemOf({ source, id, values }: FormConflictsProps): ScheduleItem {
  const of = (name: string): string => textOf(values[name]);
  const isJob = source === "jobs";
  return {
    id,
    source,
    kind: of("kind"),
    title: of(isJob ? "title" : "subject"),
    state: of("state"),
    from: of(isJob ? "plannedFrom" : "startsAt"),
    until: of(isJob ? "plannedUntil" : "endsAt"),
    user: of(isJob ? "assigned" : "user"),
    siteName: "",
    place: "",
    job: isJob ? id : of("job"),
    testUntil: of("testUntil"),
    returnBy: "",
    updated: "",
  };
}

/** Nothing while there is no time to say anything of. */
export function FormConflicts(props: FormConflictsProps) {
  const item = itemOf(props);
  const { timeZone } = useFormat();
  const fromMs = dateMs(item.from);
  if (Number.isNaN(fromMs) || (item.until !== "" && Number.isNaN(dateMs(item.until)))) return null;
  return <Found item={item} day={toWallClock(fromMs, timeZone).slice(0, 10)} />;
}

/** Of the day that is typed, whichever the calendar shows. */
function Found({ item, day }: { readonly item: ScheduleItem; readonly day: string }) {
  const { schedule } = useSchedule([day]);
  const text = useScheduleText(schedule);
  const found = conflictsOf(item, { ...schedule.answer, wallOf: schedule.wallOf }).map(text.conflict);
  if (found.length === 0) return null;
  return (
    <Warnings role="status">
      {found.map((line) => (
        <li key={line}>
          <WarningAmberOutlined aria-hidden />
          <span>{line}</span>
        </li>
      ))}
    </Warnings>
  );
}
