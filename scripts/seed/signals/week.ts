/** All signals of the room's past, in the order in which they came. */

import type { DemoSite } from "../model";
import type { Random } from "../random";
import type { DemoEvent } from "./event";
import { incidentEvents } from "./incidents";
import { SHARE_OF } from "./mix.table";
import { routineEvents } from "./routine";
import { QUIET_MS, QUIET_SITE_MS, QUIET_SITES, tailOf, type Tail } from "./tail";

const DAY_MS = 86_400_000;

/** What the past is drawn from. */
export interface PastOf {
  readonly sites: readonly DemoSite[];
  readonly now: number;
  readonly days: number;
  readonly random: Random;
}

/** The past: its events, and which alarms of its end wait. */
export interface Past {
  readonly events: readonly DemoEvent[];
  readonly parked: Tail["parked"];
  /** Accounts whose alarms at its end stay open or wait. */
  readonly staying: ReadonlySet<string>;
}

/** Draws the past. */
export function pastOf({ sites, now, days, random }: PastOf): Past {
  const heard = sites.filter(({ state }) => state !== "not_commissioned" && state !== "out_of_service");
  const scene = { sites: heard, from: now - days * DAY_MS, to: now, random };
  const routine = routineEvents(scene);
  const openings = routine.filter(({ kind }) => kind === "open");
  const tail = tailOf(heard, now);
  const told = new Set(tail.events.map(({ account }) => account));
  const drawn = [...routine, ...incidentEvents(scene, openings)].filter(
    (event) => event.at >= scene.from && event.at < now && !disturbs(event, now, told),
  );
  const events = [...drawn, ...tail.events].map((event) => ({ ...event, at: Math.floor(event.at) }));
  return { events: events.sort((a, b) => a.at - b.at), parked: tail.parked, staying: told };
}

const CALM: ReadonlySet<string> = new Set(["open_close", "test", "status", "bypass"]);

/** May it raise an alarm? Restores never do, and what people do every day doesn't. */
export const isAlarming = ({ site, restore, kind }: DemoEvent): boolean =>
  !site || (!restore && !CALM.has(SHARE_OF[kind]));

/** Would it stand open beside the tail, or join one of its alarms? */
function disturbs(event: DemoEvent, now: number, told: ReadonlySet<string>): boolean {
  const { at, account, restore } = event;
  if (!restore && !isAlarming(event)) return false;
  const quiet = QUIET_SITES.some((code) => code === account) ? QUIET_SITE_MS : QUIET_MS;
  return at > now - quiet || (at > now - QUIET_SITE_MS && told.has(account));
}
