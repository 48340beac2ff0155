/** A customer's ticket: how it stands and what may be done with it, the conversation, and the customer beside it. */
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { NoRecord } from "../../resources/records/record/no-record";
import { RecordHead } from "../../resources/records/record/record-head";
import { useRecordWords } from "../../resources/records/record-words";
import { useFormat } from "../../resources/use-format";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { type Fact, FactList } from "../../ui/fact-list";
import { usePageTitle } from "../../ui/use-page-title";
import { Conversation } from "./conversation";
import { CustomerCard } from "./customer-card";
import { DeskRoot } from "./desk-styles";
import { SUPPORT_TICKETS } from "./support-tickets";
import { TicketActs } from "./ticket-acts";
import { type DeskTicket, useDeskTicket } from "./use-desk-ticket";

export interface TicketDeskProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Opens another ticket of the customer. */
  readonly onOpen: (id: string) => void;
}

/** The ticket; Escape closes it. */
export function TicketDesk({ id, onClose, onOpen }: TicketDeskProps) {
  const { t } = useTranslation("support");
  const words = useRecordWords();
  const read = useDeskTicket(id);
  const ticket = read.row as DeskTicket | null;
  const title = ticket ? `${ticket.number} ${ticket.subject}` : words.one("tickets");
  usePageTitle(title);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // Keys of what is inside come up to it; it has none of its own to be reached by.
    <DeskRoot onKeyDown={onKeyDown} aria-label={title}>
      <AlarmStyles />
      <RecordHead title={title} kind={t("title")} onClose={onClose} />
      <div className="body">
        {ticket ? (
          <div className="desk">
            <div className="talk">
              <Facts ticket={ticket} />
              <TicketActs ticket={ticket} />
              <Conversation ticket={ticket} />
            </div>
            <CustomerCard customer={ticket.customer} ticket={ticket.id} onOpen={onOpen} />
          </div>
        ) : (
          <NoRecord collection={SUPPORT_TICKETS} read={read} />
        )}
      </div>
    </DeskRoot>
  );
}

function Facts({ ticket }: { readonly ticket: DeskTicket }) {
  const { field, value } = useRecordWords();
  const format = useFormat();
  const told = (name: string, text: string): Fact => [field("tickets", name), text];
  const named = (name: "state" | "kind" | "priority" | "channel"): Fact =>
    told(name, ticket[name] === "" ? "" : value("tickets", name, ticket[name]));
  const at = (name: "raisedAt" | "dueAt"): Fact => told(name, ticket[name] === "" ? "" : format.dateTime(ticket[name]));
  const facts = [
    named("state"),
    named("priority"),
    named("kind"),
    named("channel"),
    told("requesterName", ticket.requesterName),
    told("assignedName", ticket.assignedName),
    at("raisedAt"),
    at("dueAt"),
  ];
  return <FactList facts={facts} />;
}
