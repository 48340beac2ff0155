/** The alarm desk: queue, alarm and what to do, side by side or one over the other. */
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { usePageTitle } from "../../ui/use-page-title";
import { AlarmColumns } from "./alarm-columns";
import { AlarmScope } from "./alarm/alarm-scope";
import { DeskContext, type Desk } from "./desk-context";
import { DeskRoot } from "./desk-root";
import type { DeskCommand } from "./keys";
import { KeysDialog } from "./keys-dialog";
import { Notices } from "./notices";
import { NothingOpen } from "./nothing-open";
import { QueuePanel } from "./queue/queue-panel";
import { useDeskKeys } from "./use-desk-keys";
import { type DeskAddress, useDeskState } from "./use-desk-state";

/** Moves through the queue as it is drawn. */
function step(desk: Desk, by: 1 | -1): boolean {
  const rows = desk.queueRef.current?.rows ?? [];
  const at = desk.alarmId === null ? -1 : rows.indexOf(desk.alarmId);
  const next = rows[at < 0 ? (by === 1 ? 0 : rows.length - 1) : Math.max(0, Math.min(rows.length - 1, at + by))];
  if (next === undefined) return false;
  desk.onOpen(next);
  desk.queueRef.current?.reveal(next);
  return true;
}

/** Escape leaves a field first; from outside one it leads back to the queue. */
function back(desk: Desk): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches("input,textarea,select")) focused.blur();
  else if (desk.narrow) desk.onOpen(null);
  else document.querySelector<HTMLElement>("[data-queue]")?.focus();
  return true;
}

function useCommands(desk: Desk, showHelp: () => void): (command: DeskCommand) => boolean {
  return useCallback(
    (command) => {
      if (command === "up" || command === "down") return step(desk, command === "down" ? 1 : -1);
      if (command === "back") return back(desk);
      if (command === "help") showHelp();
      else if (command === "next") desk.takeNext();
      else if (desk.commandsRef.current[command]) desk.commandsRef.current[command]();
      else return false;
      return true;
    },
    [desk, showHelp],
  );
}

function Open({ desk }: { readonly desk: Desk }) {
  if (desk.alarmId === null) return desk.narrow ? null : <NothingOpen />;
  return (
    <AlarmScope key={desk.alarmId} id={desk.alarmId}>
      <AlarmColumns />
    </AlarmScope>
  );
}

/** The page. `id` and `tab` come from the address, so that an alarm can be linked to. */
export function AlarmsPage(address: DeskAddress) {
  const { t } = useTranslation("alarms");
  const desk = useDeskState(address);
  usePageTitle(t("title"));
  const [help, setHelp] = useState(false);
  useDeskKeys(
    useCommands(
      desk,
      useCallback(() => setHelp(true), []),
    ),
  );
  return (
    <DeskContext value={desk}>
      <AlarmStyles />
      <DeskRoot className={desk.narrow ? "narrow" : "wide"}>
        {(!desk.narrow || desk.alarmId === null) && <QueuePanel />}
        <Open desk={desk} />
        <Notices />
      </DeskRoot>
      <KeysDialog open={help} onClose={() => setHelp(false)} />
    </DeskContext>
  );
}
