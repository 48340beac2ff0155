/** Says on the desk when a line that waited is refused, and brings its alarm up to date: the reason is mostly there. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLineState } from "../../resources/outbox-line";
import { refreshAlarm } from "../../resources/refresh-alarm";
import { useOutbox } from "../../resources/use-outbox";
import type { Notices } from "./use-notices";

/** Those that were refused before the desk was opened are told in the header. */
export function useLineRefusals(say: Notices["say"]): void {
  const { t } = useTranslation("alarms");
  const { lines } = useOutbox();
  const state = useLineState();
  const known = useRef<ReadonlySet<string> | null>(null);
  const latest = useRef({ say, state, t });
  useEffect(() => {
    latest.current = { say, state, t };
  });
  useEffect(() => {
    const refused = lines.filter((line) => line.state === "refused");
    const before = known.current;
    known.current = new Set(refused.map(({ id }) => id));
    if (before === null) return;
    for (const line of refused) {
      if (before.has(line.id)) continue;
      const { say: tell, state: words, t: text } = latest.current;
      const number = line.body?.alarmNo ?? 0;
      tell({
        kind: "refused",
        topic: `line ${line.id}`,
        text: text("notice.line_refused", { number, state: words(line) }),
      });
      void refreshAlarm(line.alarm);
    }
  }, [lines]);
}
