/** The tickets that wait for a person, and the support page they are on (specification 2, support routing). */
import type { ListQuery } from "../sync/store-client";

interface Ticket {
  readonly id: string;
  /** When it was closed; "" = open. */
  readonly ticketClose?: string;
}

/** What a person's record on one of the lists of staff says. */
export interface Assigned {
  readonly expand?: { readonly assigned_tickets?: readonly Ticket[] };
}

/** Where the ticket icon leads, and what its badge says. */
export interface OpenTickets {
  readonly href: string;
  readonly count: number;
}

/** In the order in which they are asked; the first with an open ticket decides where the icon leads. */
const DESKS = [
  ["administrators", "/administrator/support"],
  ["sales_team", "/sales/support"],
  ["technicians", "/technicians/support"],
  ["operators", "/operator/support"],
] as const;

/** Without a ticket, and where nothing could be asked. */
export const NO_TICKETS: OpenTickets = { href: DESKS[0][1], count: 0 };

type List = (collection: string, query: ListQuery) => Promise<readonly Assigned[]>;

const isOpen = ({ ticketClose = "" }: Ticket): boolean => ticketClose === "";

async function openOf(collection: string, user: string, list: List): Promise<readonly string[]> {
  try {
    const rows = await list(collection, {
      filter: "user = {:user}",
      params: { user },
      expand: "assigned_tickets,user",
    });
    return rows.flatMap(({ expand }) => expand?.assigned_tickets ?? []).flatMap((it) => (isOpen(it) ? [it.id] : []));
  } catch {
    // Swallowed (specification 8): what can't be asked counts for nothing.
    return [];
  }
}

/** Of the person's four possible records; never throws. */
export async function lookForTickets(user: string, list: List): Promise<OpenTickets> {
  const found = await Promise.all(DESKS.map(([collection]) => openOf(collection, user, list)));
  const first = found.findIndex((ids) => ids.length > 0);
  return { href: DESKS[first]?.[1] ?? NO_TICKETS.href, count: new Set(found.flat()).size };
}
