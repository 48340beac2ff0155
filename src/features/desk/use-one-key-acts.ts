/** What one key does at once is said, and whoever slipped gets a way back where there is one. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AlarmRow } from "../../../domain/alarms/rows";
import { useAlarmName } from "../../resources/alarm-name";
import { siteText } from "../../resources/site-text";
import { type Desk, useDesk } from "./desk-context";

/** The same seconds as for the result of a call. */
const WAY_BACK_MS = 10_000;

/** Acts without a form. */
export type OneKeyActs = Readonly<Record<"release" | "seen" | "wake", () => void>>;

/** What a notice calls the alarm. */
const namedIn = (alarm: AlarmRow, name: string) => ({ number: alarm.alarmNo, alarm: name, site: siteText(alarm) });

type Say = (key: "released" | "seen" | "woken" | "yours_again", action?: () => Promise<void>) => void;

function releaseWith({ run, onOpen }: Pick<Desk, "run" | "onOpen">, alarm: AlarmRow, say: Say): () => Promise<void> {
  // A claim like any other: who was faster is said by the refusal.
  const claimAgain = async (): Promise<void> => {
    if (!(await run(alarm, "claim", {}))) return;
    say("yours_again");
    onOpen(alarm.id);
  };
  return async () => {
    if (await run(alarm, "release", {})) say("released", claimAgain);
  };
}

/** The acts on the open alarm. */
export function useOneKeyActs(alarm: AlarmRow): OneKeyActs {
  const { t } = useTranslation("alarms");
  const nameOf = useAlarmName();
  const { run, say: sayNotice, onOpen } = useDesk();
  return useMemo(() => {
    const say: Say = (key, action) =>
      sayNotice({
        kind: "done",
        // What became of it takes the place of what was said of it before.
        topic: `${key === "yours_again" ? "released" : key} ${alarm.id}`,
        text: t(`notice.${key}`, { ...namedIn(alarm, nameOf(alarm)), count: alarm.unseenCount }),
        ...(action && { action: { label: t("notice.claim_again"), run: () => void action() }, shownMs: WAY_BACK_MS }),
      });
    const release = releaseWith({ run, onOpen }, alarm, say);
    const seen = async (): Promise<void> => {
      if (await run(alarm, "seen", { version: alarm.version })) say("seen");
    };
    const wake = async (): Promise<void> => {
      if (await run(alarm, "wake", {})) say("woken");
    };
    return { release: () => void release(), seen: () => void seen(), wake: () => void wake() };
  }, [alarm, nameOf, run, sayNotice, onOpen, t]);
}
