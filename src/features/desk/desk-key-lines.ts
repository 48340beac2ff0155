/** The desk's keys for the list of keys. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type PageKeys, usePageKeysSheet } from "../../ui/keys-sheet";
import { type DeskCommand, KEY_OF } from "./keys";

type Moves = "up" | "down" | "pageUp" | "pageDown" | "first" | "last";

const LINES: readonly (readonly [
  string | readonly string[],
  (
    | Exclude<DeskCommand, Moves | "help">
    | "arrows"
    | "jumps"
    | "close_alarm"
    | "results"
    | "call_arrows"
    | "hold_reasons"
    | "hold_choices"
  ),
])[] = [
  [KEY_OF.next, "next"],
  [KEY_OF.claim, "claim"],
  [KEY_OF.mine, "mine"],
  [KEY_OF.note, "note"],
  [KEY_OF.seen, "seen"],
  [KEY_OF.hold, "hold"],
  ["1–4", "hold_reasons"],
  ["0–9", "hold_choices"],
  [KEY_OF.wake, "wake"],
  [KEY_OF.calls, "calls"],
  [[KEY_OF.up, KEY_OF.down], "call_arrows"],
  ["1–4", "results"],
  [KEY_OF.undo, "undo"],
  [KEY_OF.release, "release"],
  [KEY_OF.close, "close_alarm"],
  [[KEY_OF.up, KEY_OF.down], "arrows"],
  [[KEY_OF.first, KEY_OF.last], "jumps"],
  [KEY_OF.back, "back"],
];

/** The keys, with what each does. */
export function useDeskKeys(): PageKeys {
  const { t } = useTranslation("alarms");
  return useMemo(
    () => ({
      title: t("keys.title"),
      lines: LINES.map(([keys, name]) => ({ id: name, keys: [keys].flat(), text: t(`keys.${name}`) })),
    }),
    [t],
  );
}

/** Puts them into it while the desk is open. */
export function useDeskKeyLines(): void {
  usePageKeysSheet(useDeskKeys());
}
