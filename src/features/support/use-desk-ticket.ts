/** A ticket on the desk with what was written on it, and the customer behind it. */
import type { CustomerOverview } from "../../../domain/work/customer-overview";
import type { RecordRow } from "../../resources/records/record-row";
import { useRecord } from "../../resources/records/record/use-record";
import { useRemote, type Remote } from "../../resources/use-remote";
import { useWritten } from "../../resources/use-written";
import { api, listRows } from "../../sync/api";

/** A line of the conversation. */
export interface TicketMessage {
  readonly id: string;
  readonly kind: "reply" | "note";
  readonly text: string;
  readonly author: string;
  readonly authorName: string;
  readonly at: string;
}

/** A ticket's fields as the desk shows them. */
export interface DeskTicket extends RecordRow {
  readonly number: number;
  readonly subject: string;
  readonly state: string;
  readonly kind: string;
  readonly priority: string;
  readonly channel: string;
  readonly customer: string;
  readonly site: string;
  readonly requester: string;
  readonly requesterName: string;
  readonly assigned: string;
  readonly assignedName: string;
  readonly description: string;
  readonly dueAt: string;
  readonly raisedAt: string;
  readonly ticketClose: string;
}

/** As many as anybody reads. */
const MESSAGES_MOST = 500;

/** The ticket. */
export const useDeskTicket = (id: string) => useRecord("tickets", id);

/** What was written on it, the oldest first; read again when something was written here. */
export function useMessages(ticket: string): Remote<readonly TicketMessage[]> {
  const written = useWritten("ticket_messages");
  return useRemote(`ticket_messages/${ticket}/${written}`, (signal) =>
    listRows<TicketMessage>("ticket_messages", {
      filter: "ticket = {:ticket}",
      params: { ticket },
      sort: "at",
      perPage: MESSAGES_MOST,
      signal,
    }),
  );
}

/** The customer at a glance. */
export const useOverview = (customer: string): Remote<CustomerOverview> =>
  useRemote(customer === "" ? null : `overview/${customer}`, (signal) =>
    api<CustomerOverview>(`customers/${customer}/overview`, { signal }),
  );
