/** The desk's keys in one list. */
import Dialog from "@mui/material/Dialog";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type DeskCommand, KEY_OF } from "./keys";

type Moves = "up" | "down" | "pageUp" | "pageDown" | "first" | "last";

const LINES: readonly (readonly [
  string | readonly string[],
  (
    | Exclude<DeskCommand, Moves>
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
  [KEY_OF.help, "help"],
];

/** The dialog; whoever closes it takes it off the page in the same moment: a key pressed while it went away was nobody's. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("alarms");
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" transitionDuration={0}>
      <div className="wd-keys">
        <h2 id={id}>{t("keys.title")}</h2>
        <dl>
          {LINES.map(([keys, name]) => (
            <div key={name}>
              <dt>
                {[keys].flat().map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" onClick={onClose} autoFocus>
          {t("keys.close")}
        </button>
      </div>
    </Dialog>
  );
}
