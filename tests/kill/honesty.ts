/** Did a screen ever call itself live while it was not: its looks against what the store was and held at that time. */

import type { Look } from "./watching-desk";

/** No older than this may be what a screen calls live, ms. */
export const HONEST_MS = 15_000;
/** A look says what was so at some moment of this time before it: the page has to be asked, which takes time under load. */
const LOOK_MS = 2_000;

/** A time in which the store gave no sign of life, epoch ms; `to` is when it could be asked again. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** How many signals the store held at a moment. */
export interface Standing {
  readonly at: number;
  readonly seq: number;
}

/** Looks that said live although the store had been away for too long, or although signals of too long ago were missing. */
export function lies(
  looks: readonly Look[],
  truth: { absences: readonly Absence[]; standings: readonly Standing[] },
): string[] {
  const live = looks.filter(({ status }) => status === "live");
  const away = live.filter(({ at }) =>
    truth.absences.some(({ from, to }) => at - LOOK_MS > from + HONEST_MS && at < to),
  );
  const behind = live.filter(({ at, seq }) => {
    const then = truth.standings.findLast((standing) => standing.at <= at - LOOK_MS - HONEST_MS);
    return then !== undefined && seq < then.seq;
  });
  return [
    ...away.map(({ at }) => `live at ${new Date(at).toISOString()}, the store away for more than 15 s`),
    ...behind.map(({ at, seq }) => `live at ${new Date(at).toISOString()} with signals up to ${seq} of 15 s before`),
  ];
}
