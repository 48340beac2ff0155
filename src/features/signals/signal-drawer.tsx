/** A signal beside its list, with the way to its alarm. */
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import { SignalDetail } from "../../resources/signals/signal-detail";
import { SideDrawer } from "../../ui/side-drawer";

/** What it means, else what the panel wrote. */
const nameOf = ({ signal, text }: SignalRow): string => signal || text;

/** The drawer; nothing without a signal. */
export function SignalDrawer({ signal, onClose }: { readonly signal: SignalRow | null; readonly onClose: () => void }) {
  const { t } = useTranslation("signals");
  const { role } = useParams({ from: "/_app/$role" });
  return (
    <SideDrawer
      open={signal !== null}
      title={signal ? `${t("detail.title", { seq: signal.seq })}: ${nameOf(signal) || t("mark.no_name")}` : ""}
      closeLabel={t("detail.close")}
      onClose={onClose}
    >
      {signal && signal.alarm !== "" && (
        <p style={{ marginBlockStart: 0 }}>
          <Link to="/$role/signals/alarms" params={{ role }} search={{ id: signal.alarm }} className="wd-link">
            {t("detail.open_alarm")}
          </Link>
        </p>
      )}
      {signal && <SignalDetail key={signal.id} signal={signal} />}
    </SideDrawer>
  );
}
