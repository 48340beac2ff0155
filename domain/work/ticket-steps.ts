/** What happens to a ticket, step by step, as the store keeps it: by it is counted how the people do who answer tickets. */

/** `taken`: somebody sees to it from now on; `answered`: the centre's first reply. */
export const TICKET_STEPS = ["raised", "taken", "answered", "closed", "reopened"] as const;

/** One of them. */
export type StepKind = (typeof TICKET_STEPS)[number];

/** Instants and people of a ticket that the store alone writes; "" = not yet. */
export interface TicketTimes {
  readonly raisedAt: string;
  /** When somebody first had it. */
  readonly takenAt: string;
  /** Who closed it, and when it was last opened again. */
  readonly closedBy: string;
  readonly reopenedAt: string;
}

/** Their fields, with that of the first reply: what is sent for them by people is not taken. */
export const KEPT_TIMES = ["raisedAt", "takenAt", "answeredAt", "closedBy", "reopenedAt"] as const;

/** A ticket as it is asked what happened to it. */
export interface TicketSeen extends TicketTimes {
  readonly requester: string;
  readonly assigned: string;
  /** Empty means open. */
  readonly ticketClose: string;
}

/** A step; `first` where it had not happened to this ticket before. */
export interface TicketStep {
  readonly kind: StepKind;
  /** Whose it is; of one opened again whoever had closed it. */
  readonly by: string;
  readonly at: string;
  readonly first: boolean;
}

const NONE: TicketSeen = {
  raisedAt: "",
  takenAt: "",
  closedBy: "",
  reopenedAt: "",
  requester: "",
  assigned: "",
  ticketClose: "",
};

/** What is kept of it now, and what happened by this save; `now` is the store's. */
export function ticketSteps(
  after: TicketSeen,
  before: TicketSeen | null,
  now: string,
): { readonly times: TicketTimes; readonly steps: readonly TicketStep[] } {
  const was = before ?? NONE;
  const steps: TicketStep[] = [];
  const raisedAt = after.raisedAt || now;
  if (before === null) steps.push({ kind: "raised", by: after.requester, at: raisedAt, first: true });
  const isTaken = after.assigned !== "" && after.assigned !== was.assigned;
  const takenNow = before === null ? after.takenAt || raisedAt : now;
  const takenAt = after.takenAt || (isTaken ? takenNow : "");
  if (isTaken) steps.push({ kind: "taken", by: after.assigned, at: takenNow, first: was.takenAt === "" });
  const isClosed = after.ticketClose !== "" && was.ticketClose === "";
  const isReopened = after.ticketClose === "" && was.ticketClose !== "";
  const closer = after.closedBy || (isClosed ? after.assigned : "");
  const closedBy = after.ticketClose === "" ? "" : closer;
  if (isClosed) steps.push({ kind: "closed", by: closedBy, at: after.ticketClose, first: after.reopenedAt === "" });
  if (isReopened) steps.push({ kind: "reopened", by: was.closedBy, at: now, first: after.reopenedAt === "" });
  return { times: { raisedAt, takenAt, closedBy, reopenedAt: isReopened ? now : after.reopenedAt }, steps };
}
