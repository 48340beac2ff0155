/** Ends a wait now, or says why that is not possible. */
import Tooltip from "@mui/material/Tooltip";
import { type MouseEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PendingRow } from "../../../domain/alarms/rows";
import { refreshAlarm } from "../../resources/refresh-alarm";
import { forgetReturns } from "../../resources/returns";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { act } from "../../sync/acts";
import { useErrorText } from "../../ui/error-text";
import { useToast } from "../../ui/toasts";

/** The button; it stands in a row that has a click of its own. */
export function WakeButton({ alarm }: { readonly alarm: PendingRow }) {
  const { t } = useTranslation("signals");
  const id = useId();
  const can = useCan();
  const toast = useToast();
  const say = useErrorText();
  const [busy, setBusy] = useState(false);
  const connected = useConnected();
  const why = connected
    ? can("signals.pending_signals.wake")
      ? ""
      : t("pending.no_right")
    : t("pending.not_connected");
  const wake = async (): Promise<void> => {
    setBusy(true);
    try {
      // Whoever ends a wait himself need not be told.
      forgetReturns([alarm.id]);
      await act(alarm.id, "wake", {});
      toast("success", t("pending.woken", { number: alarm.alarmNo }));
    } catch (error) {
      toast("error", say(error));
      await refreshAlarm(alarm.id);
    } finally {
      setBusy(false);
    }
  };
  const onClick = (event: MouseEvent): void => {
    event.stopPropagation();
    if (why === "" && !busy) void wake();
  };
  // A title of plain text would take the place of the button's name.
  return (
    <>
      <Tooltip title={why === "" ? null : <>{why}</>} describeChild>
        <button
          type="button"
          aria-disabled={why !== "" || busy}
          aria-describedby={why ? id : undefined}
          onClick={onClick}
        >
          {t("pending.wake")}
        </button>
      </Tooltip>
      {why && (
        <span id={id} className="unseen">
          {why}
        </span>
      )}
    </>
  );
}
