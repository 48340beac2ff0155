/** A ticket's state and the instant at which it was closed say the same, whichever of them somebody changed. */

/** The two. */
export interface TicketStanding {
  readonly state: string;
  /** Empty means open. */
  readonly ticketClose: string;
}

const isClosed = ({ state, ticketClose }: TicketStanding, before: TicketStanding): boolean =>
  state === before.state ? ticketClose !== "" : state === "closed";

const NEW: TicketStanding = { state: "", ticketClose: "" };

/** As both are stored; `at` is now. */
export function ticketStanding(after: TicketStanding, before: TicketStanding | null, at: string): TicketStanding {
  if (isClosed(after, before ?? NEW)) return { state: "closed", ticketClose: after.ticketClose || at };
  const opened = before === null ? "new" : "open";
  return { state: after.state === "closed" || after.state === "" ? opened : after.state, ticketClose: "" };
}
