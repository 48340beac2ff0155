/** What the calendar says around itself: what speaks against entries, and where one was moved. */
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import { useTranslation } from "react-i18next";
import { useScheduleText } from "./schedule-text";
import type { ScheduleView } from "./schedule-view";
import type { Move } from "./use-move";
import type { Schedule } from "./use-schedule";

const focusOn = (id: string): void => {
  const entry = document.querySelector<HTMLElement>(`[data-entry="${id}"]`);
  entry?.scrollIntoView({ block: "nearest", inline: "nearest" });
  entry?.focus();
};

/** Entries with something against them; each leads to its own. */
export function AgainstList({ schedule, view }: { readonly schedule: Schedule; readonly view: ScheduleView }) {
  const { t } = useTranslation("scheduling");
  const text = useScheduleText(schedule);
  if (view.against.length === 0) return null;
  return (
    <ul className="clashes" aria-label={t("against")}>
      {view.against.map(({ item, conflicts }) => (
        <li key={item.id}>
          <WarningAmberOutlined aria-hidden fontSize="small" />
          <button type="button" onClick={() => focusOn(item.id)}>
            {t("against_who", { title: text.named(item), name: text.person(item.user) })}
          </button>
          <span>{conflicts.map(text.conflict).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

/** Below the calendar: how an entry is carried, or what was moved, with the way back. */
export function MoveStrip({ schedule, move }: { readonly schedule: Schedule; readonly move: Move }) {
  const { t } = useTranslation("scheduling");
  const text = useScheduleText(schedule);
  const { carried, last } = move;
  return (
    <div className="strip">
      <span role="status">
        {carried
          ? t("move.carried", { title: text.named(carried.to), place: text.place(carried.to) })
          : last
            ? t("move.moved", { title: text.named(last.to), place: text.place(last.to) })
            : t("count", { count: schedule.answer.items.length })}
      </span>
      {!carried && !last && <span className="hint">{t("hint")}</span>}
      {carried && <CarryButtons move={move} />}
      {!carried && last && (
        <button type="button" onClick={move.undo}>
          {t("move.undo")}
        </button>
      )}
    </div>
  );
}

function CarryButtons({ move }: { readonly move: Move }) {
  const { t } = useTranslation("scheduling");
  return (
    <>
      <button type="button" onClick={move.drop}>
        {t("move.drop")}
      </button>
      <button type="button" onClick={move.cancel}>
        {t("move.cancel")}
      </button>
    </>
  );
}
