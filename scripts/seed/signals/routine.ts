/** What happens without anything being wrong: people come and go, panels test, engineers call. */

import type { DemoSite } from "../model";
import type { Random } from "../random";
import { eventAt, type DemoEvent } from "./event";
import { localDays, momentOf } from "./local-day";
import { MEAN_DAY, RESTORED, SHARES, SIGNALS_A_DAY, SITES_OF_THE_MIX } from "./mix.table";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const GAP_MS = 2 * MINUTE_MS;

/** The sites and the span that signals are drawn for. */
export interface Scene {
  readonly sites: readonly DemoSite[];
  readonly from: number;
  readonly to: number;
  readonly random: Random;
}

/** Signals a working day of one share, for the sites of the scene. */
export const aDay = (scene: Scene, share: keyof typeof SHARES): number =>
  ((SIGNALS_A_DAY * SHARES[share]) / 100 / MEAN_DAY) * (scene.sites.length / SITES_OF_THE_MIX);

/** Everything routine. */
export const routineEvents = (scene: Scene): DemoEvent[] => [
  ...openings(scene),
  ...tests(scene),
  ...scattered(scene, "status", (site, at) => [eventAt(site, at, { kind: "status" })]),
  ...scattered(scene, "bypass", bypass),
  ...scattered(scene, "unknown_code", (site, at) => [eventAt(site, at, { kind: "unknown_code", partition: "1" })]),
];

/** Each partition opens and closes in turn; on most days more than once, since people come back. */
function openings(scene: Scene): DemoEvent[] {
  const partitions = scene.sites.reduce((sum, site) => sum + site.partitions.length, 0);
  const pairs = aDay(scene, "open_close") / 2 / partitions;
  return scene.sites.flatMap((site) =>
    site.partitions.flatMap(({ number }) => {
      const random = scene.random.fork(`open ${site.code}/${number}`);
      return localDays(site.timeZone, scene.from, scene.to).flatMap((day) => {
        const count = day.factor === 1 ? 1 + random.poisson(pairs - 1) : random.poisson(pairs * day.factor);
        const moments = Array.from({ length: 2 * count }, () => momentOf(day, random)).sort((a, b) => a - b);
        return moments.map((at, turn) =>
          eventAt(site, at + (turn % 2) * GAP_MS, {
            kind: turn % 2 === 0 ? "open" : "close",
            partition: number,
            user: random.chance(0.7) ? random.pick(site.contacts).userNumber : String(random.int(10, 24)),
          }),
        );
      });
    }),
  );
}

function tests({ sites, from, to, random }: Scene): DemoEvent[] {
  return sites.flatMap((site) => {
    const mine = random.fork(`test ${site.code}`);
    const every = site.testIntervalHours * HOUR_MS;
    const first = Math.floor(from / DAY_MS) * DAY_MS + site.testMinute * MINUTE_MS;
    const count = Math.max(0, Math.ceil((to - first) / every));
    return Array.from({ length: count }, (_, i) =>
      eventAt(site, first + i * every + mine.int(0, 25) * 1000, { kind: "test" }),
    );
  });
}

type Make = (site: DemoSite, at: number, random: Random) => DemoEvent[];

function scattered(scene: Scene, share: "status" | "bypass" | "unknown_code", make: Make): DemoEvent[] {
  const random = scene.random.fork(share);
  return localDays("UTC", scene.from, scene.to).flatMap((day) =>
    Array.from({ length: random.poisson(aDay(scene, share) * day.factor) }, () => {
      const site = random.pick(scene.sites);
      return make(site, momentOf(day, random), random);
    }).flat(),
  );
}

const bypass: Make = (site, at, random) => {
  const zone = random.pick(site.zones);
  const what = { kind: "bypass", zone: zone.number, partition: zone.partition } as const;
  const until = at + random.int(20, 600) * MINUTE_MS;
  return random.chance(RESTORED)
    ? [eventAt(site, at, what), eventAt(site, until, { ...what, restore: true })]
    : [eventAt(site, at, what)];
};
