/** What is done with a ticket: taken, set to wait, solved, closed and opened again. */
import { useTranslation } from "react-i18next";
import { useCan, useMe } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { useSending } from "../../resources/use-sending";
import { updateRecord } from "../../sync/record-writes";
import { ErrorText } from "../../ui/error-text";
import { WhyButton } from "../../ui/why-button";
import type { DeskTicket } from "./use-desk-ticket";

interface Act {
  readonly id: "take" | "wait" | "go_on" | "solve" | "close" | "reopen";
  readonly values: Readonly<Record<string, string>>;
}

/** The acts that lead from where it stands. */
function actsOf({ state, assigned, ticketClose }: DeskTicket, me: string): readonly Act[] {
  if (ticketClose !== "") return [{ id: "reopen", values: { state: "open" } }];
  const take: Act = { id: "take", values: { assigned: me, ...(state === "new" ? { state: "open" } : {}) } };
  const rest: readonly Act[] = [
    state === "waiting" ? { id: "go_on", values: { state: "open" } } : { id: "wait", values: { state: "waiting" } },
    ...(state === "solved" ? [] : [{ id: "solve", values: { state: "solved" } } as const]),
    { id: "close", values: { state: "closed" } },
  ];
  return assigned === me ? rest : [take, ...rest];
}

/** The row of acts; nothing for who may only read. */
export function TicketActs({ ticket }: { readonly ticket: DeskTicket }) {
  const { t } = useTranslation("support");
  const [can, me, connected] = [useCan(), useMe(), useConnected()];
  const { busy, error, send } = useSending(() => undefined);
  if (!can("support.support_for_customer.act")) return null;
  const change = (values: Act["values"]): void =>
    void send(() => updateRecord("tickets", { id: ticket.id, values, madeFrom: ticket.updated }));
  return (
    <div className="acts">
      {actsOf(ticket, me.id).map(({ id, values }, index) => (
        <WhyButton
          key={id}
          label={t(`act.${id}`)}
          why={connected ? "" : t("offline")}
          busy={busy}
          main={index === 0 && id === "take"}
          onPress={() => change(values)}
        />
      ))}
      <ErrorText error={error} />
    </div>
  );
}
