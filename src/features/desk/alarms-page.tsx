/** The alarm desk: queue, alarm and what to do, side by side or one over the other. */
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { moveByKey } from "../../ui/table-keys";
import { openKeysSheet } from "../../ui/keys-sheet";
import { usePageTitle } from "../../ui/use-page-title";
import { AlarmColumns } from "./alarm-columns";
import { AlarmScope } from "./alarm/alarm-scope";
import { DeskContext, type Desk } from "./desk-context";
import { DeskRoot } from "./desk-root";
import { afterPaint, focusQueue } from "./focus";
import type { DeskCommand } from "./keys";
import { useDeskKeyLines } from "./desk-key-lines";
import { NoticeSpeech } from "./notices";
import { NothingOpen } from "./nothing-open";
import { QueuePanel } from "./queue/queue-panel";
import { useTurnTo } from "./return-lines";
import { useDeskKeys } from "./use-desk-keys";
import { type DeskAddress, useDeskState } from "./use-desk-state";

/** The key of a table that a command of movement is. */
const MOVES: Readonly<Partial<Record<DeskCommand, string>>> = {
  up: "ArrowUp",
  down: "ArrowDown",
  pageUp: "PageUp",
  pageDown: "PageDown",
  first: "Home",
  last: "End",
};

/** Moves through the queue as it is drawn, as the keys do in every table. */
function step(desk: Desk, key: string): boolean {
  const { rows = [], pageRows: page = 1, reveal } = desk.queueRef.current ?? {};
  const stands = desk.askedFor();
  const at = stands === null ? -1 : rows.indexOf(stands);
  const to = moveByKey({ key, at, count: rows.length, page });
  const next = to === undefined ? undefined : rows[to];
  if (next === undefined) return false;
  desk.onOpen(next);
  reveal?.(next);
  return true;
}

/** The most urgent of what one holds; where one holds nothing, the empty list says so. */
function toMine({ lists, onOpen, onTab, narrow }: Desk): void {
  const first = lists?.mine[0];
  if (first) onOpen(first.id, "mine");
  else if (narrow) onOpen(null, "mine");
  else onTab("mine");
  afterPaint(focusQueue);
}

/** Escape leaves a field first; from outside one it leads back to the queue. */
function back(desk: Desk): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches("input,textarea,select")) focused.blur();
  else if (desk.narrow) desk.onOpen(null);
  else document.querySelector<HTMLElement>("[data-queue]")?.focus();
  return true;
}

/** A key that does something to an alarm is nobody's while another one was asked for than is shown. */
function useCommands(desk: Desk): (command: DeskCommand) => boolean {
  return useCallback(
    (command) => {
      const move = MOVES[command];
      if (move !== undefined) return step(desk, move);
      if (command === "back") return back(desk);
      if (command === "help") openKeysSheet();
      else if (command === "next") desk.takeNext();
      else if (command === "mine") toMine(desk);
      else if (desk.askedFor() !== desk.alarmId) return true;
      else if (desk.commandsRef.current[command]) desk.commandsRef.current[command]();
      else return false;
      return true;
    },
    [desk],
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
  useTurnTo(desk.alarmId);
  useDeskKeyLines();
  useDeskKeys(useCommands(desk));
  return (
    <DeskContext value={desk}>
      <AlarmStyles />
      <DeskRoot className={desk.narrow ? "narrow" : "wide"}>
        {(!desk.narrow || desk.alarmId === null) && <QueuePanel />}
        <Open desk={desk} />
        <NoticeSpeech />
      </DeskRoot>
    </DeskContext>
  );
}
