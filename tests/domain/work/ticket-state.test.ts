/** A ticket's state and the instant of its close say the same. */
import { expect, it } from "vitest";
import { ticketStanding, type TicketStanding } from "../../../domain/work/ticket-state";

const NOW = "2026-11-30 10:00:00.000Z";
const THEN = "2026-11-28 10:00:00.000Z";
const of = (state: string, ticketClose = ""): TicketStanding => ({ state, ticketClose });

it.each<[string, TicketStanding, TicketStanding | null, TicketStanding]>([
  ["one without a state is new", of(""), null, of("new")],
  ["one that is made closed was closed now", of("closed"), null, of("closed", NOW)],
  ["one that is made with its close is closed", of("", THEN), null, of("closed", THEN)],
  ["closed by its state", of("closed"), of("open"), of("closed", NOW)],
  ["closed by its date", of("waiting", THEN), of("waiting"), of("closed", THEN)],
  ["a closed one stays as it was closed", of("closed", THEN), of("closed", THEN), of("closed", THEN)],
  ["opened by its state", of("waiting", THEN), of("closed", THEN), of("waiting")],
  ["opened by its date", of("closed"), of("closed", THEN), of("open")],
  ["an open one stays open", of("solved"), of("open"), of("solved")],
])("%s", (_, after, before, want) => expect(ticketStanding(after, before, NOW)).toEqual(want));
