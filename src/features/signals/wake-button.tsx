/** Ends a wait now, or says why that is not possible. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PendingRow } from "../../../domain/alarms/rows";
import { refreshAlarm } from "../../resources/refresh-alarm";
import { forgetReturns } from "../../resources/returns";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { act } from "../../sync/acts";
import { useErrorText } from "../../ui/error-text";
import { useToast } from "../../ui/use-toast";
import { WhyButton } from "../../ui/why-button";

/** The button. */
export function WakeButton({ alarm }: { readonly alarm: PendingRow }) {
  const { t } = useTranslation("signals");
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
  return <WhyButton label={t("pending.wake")} why={why} busy={busy} onPress={() => void wake()} />;
}
