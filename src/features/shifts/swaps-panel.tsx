/** Requests to exchange shifts, and their answers. */
import { useTranslation } from "react-i18next";
import type { SwapRow } from "../../../domain/shifts/rows";
import { shiftAct } from "../../sync/shifts";
import { EmptyState } from "../../ui/empty-state";
import { ErrorText } from "../../ui/error-text";
import { WhyButton } from "../../ui/why-button";
import { useShiftText } from "./shift-text";
import { type Roster } from "./use-roster";
import { useSending } from "../../resources/use-sending";

/** The panel. */
export function SwapsPanel({ roster }: { readonly roster: Roster }) {
  const { t } = useTranslation("shifts");
  const { swaps } = roster.answer;
  return (
    <div className="panel" role="tabpanel" aria-label={t("tab.swaps")}>
      {swaps.length === 0 && <EmptyState title={t("swap.empty")} detail={t("swap.how")} />}
      {swaps.map((swap) => (
        <Swap key={swap.id} roster={roster} swap={swap} />
      ))}
    </div>
  );
}

function Swap({ roster, swap }: { readonly roster: Roster; readonly swap: SwapRow }) {
  const { t } = useTranslation("shifts");
  const text = useShiftText(roster);
  const { busy, error, send } = useSending(roster.reload);
  const answer = (state: string) => () => void send(() => shiftAct("answer_swap", { id: swap.id, state }));
  const isOpen = swap.state === "asked";
  return (
    <section className="card" data-swap={swap.state} aria-label={`${swap.fromName}, ${swap.toName}`}>
      <h2>{t("swap.line", { from: swap.fromName, to: swap.toName })}</h2>
      <p>{t("swap.gives", { name: swap.fromName, times: text.mark(swap.fromTimes) })}</p>
      <p>{t("swap.gives", { name: swap.toName, times: text.mark(swap.toTimes) })}</p>
      {swap.reason !== "" && <p className="quiet">{swap.reason}</p>}
      <div className="acts">
        <strong>{t(`swap.state.${swap.state}` as "swap.state.asked", { name: swap.decidedByName })}</strong>
        {isOpen && roster.may("shift_management.approve_swap") && (
          <>
            <WhyButton main label={t("swap.approve")} why={roster.why} busy={busy} onPress={answer("approved")} />
            <WhyButton label={t("swap.refuse")} why={roster.why} busy={busy} onPress={answer("refused")} />
          </>
        )}
        {isOpen && swap.from === roster.answer.me && (
          <WhyButton label={t("swap.withdraw")} why={roster.why} busy={busy} onPress={answer("withdrawn")} />
        )}
      </div>
      <ErrorText error={error} />
    </section>
  );
}
