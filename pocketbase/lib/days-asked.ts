/** Some days of the control room's calendar, as a route is asked for them: `?first=2026-06-15&days=7`. */
import { dayPlus, isCalendarDay } from "../../domain/clock-time";
import { dayStart } from "../../domain/shifts/room-clock";
import type { Span } from "../../domain/shifts/whole";
import type { PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { roomWalls } from "./room-days";

const MOST_DAYS = 42;

/** Its days by name, and from when until when they are, epoch ms. Refuses what is no day, and more than 42 of them. */
export function daysAsked(e: PbRequestEvent): Span & { readonly first: string; readonly last: string } {
  const query = e.request.url.query();
  const first = query.get("first");
  const days = Number(query.get("days"));
  if (!isCalendarDay(first)) return refuse("bad_request", { field: "first" });
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) return refuse("bad_request", { field: "days" });
  const wallOf = roomWalls(e.app);
  const until = dayPlus(first, days);
  return { first, last: dayPlus(until, -1), startMs: dayStart(first, wallOf), endMs: dayStart(until, wallOf) };
}
