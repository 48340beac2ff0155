/** Does acts on alarms and says what became of them. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AlarmRow } from "../../../domain/alarms/rows";
import { type AppError, asAppError } from "../../../domain/errors";
import type { AlarmActs } from "../../../domain/live/routes";
import { useAlarmName } from "../../resources/alarm-name";
import { refreshAlarm } from "../../resources/refresh-alarm";
import { forgetReturns } from "../../resources/returns";
import { useFormat } from "../../resources/use-format";
import { act, type CommandAct } from "../../sync/acts";
import { putLine, sendFirst } from "../../sync/outbox";
import { isUnreached } from "../../sync/reached";
import { useErrorText } from "../../ui/error-text";
import type { RunAct } from "./desk-context";
import { type Refusal, toRefusal } from "./refusals";
import type { Notices } from "./use-notices";
import type { DeskAct } from "./why-not";

/** After these it stands elsewhere, or with somebody else. */
const MOVES: ReadonlySet<DeskAct> = new Set(["claim", "release", "hold", "wake", "close"]);

/** The sentence of a refusal. */
function useRefusalText(): (refusal: Refusal, alarm: AlarmRow, error: AppError) => string {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const nameOf = useAlarmName();
  const say = useErrorText();
  return (refusal, alarm, error) => {
    if (refusal.sentence === "error") return say(error);
    return t(`notice.${refusal.sentence}`, {
      alarm: `${nameOf(alarm)}, ${alarm.siteName || alarm.siteNo}`,
      name: refusal.name,
      time: format.time(refusal.at),
    });
  };
}

/** With these its person lets go of it: what he has written stands before that in the log, and a closed one takes no more. */
const LETS_GO: ReadonlySet<DeskAct> = new Set(["release", "hold", "close"]);

/** A note or a call goes by the outbox: done once it is kept. Anything else is done by the store or not at all. */
async function perform<A extends DeskAct>(alarm: AlarmRow, name: A, body: AlarmActs[A]): Promise<void> {
  if (LETS_GO.has(name)) await sendFirst(alarm.id);
  if (name !== "note") return void (await act(alarm.id, name as CommandAct, body as AlarmActs[CommandAct]));
  const { id, text, kind = "note", shortcut = "" } = body as AlarmActs["note"];
  const { alarmNo, siteName, siteNo } = alarm;
  await putLine({ id, kind, alarm: alarm.id, text, shortcut, alarmNo, siteName: siteName || siteNo });
}

export interface Acts {
  readonly busy: boolean;
  readonly run: RunAct;
}

interface Needed extends Pick<Notices, "say" | "outdate"> {
  /** Hears of every refusal after it has been said. */
  readonly onRefused: (refusal: Refusal) => void;
}

/** The acts of the desk, one at a time. */
export function useActs({ say, outdate, onRefused }: Needed): Acts {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const refusalText = useRefusalText();
  const latest = useRef({ say, outdate, onRefused, refusalText });
  useEffect(() => {
    latest.current = { say, outdate, onRefused, refusalText };
  });
  const run = useCallback<RunAct>(async (alarm, name, body) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      // Whoever ends a wait himself need not be told.
      if (name === "wake") forgetReturns([alarm.id]);
      await perform(alarm, name, body);
      if (MOVES.has(name)) latest.current.outdate(new Set([alarm.id]));
      return true;
    } catch (cause) {
      const error = asAppError(cause);
      const refusal = toRefusal(error);
      const text = latest.current.refusalText(refusal, alarm, error);
      latest.current.say({ kind: "refused", alarm: alarm.id, text, offline: error.code === "network" });
      if (!isUnreached(error)) await refreshAlarm(alarm.id);
      latest.current.onRefused(refusal);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
