/** Zones of a site: how many of each detector, what they are called. */

import { DETECTOR_WORDS, FIXED_ZONES, PLACES_OF } from "../data/zone-texts.table";
import type { SiteRow } from "../data/sites.table";
import type { DemoZone, Detector, Tongue } from "../model";
import type { Random } from "../random";

/** Share of each detector over the whole room, per cent. */
export const DETECTOR_SHARES: Readonly<Record<Detector, number>> = {
  motion: 38,
  door: 24,
  smoke: 9,
  glass: 8,
  hold_up: 6,
  tamper: 6,
  heat: 3,
  other: 3,
  flood: 1.2,
  temperature: 1,
  gas: 0.8,
};

/** Deals detectors one by one, always the one that is furthest behind its share: every site gets a fair mix. */
export function createDetectorDeal(): () => Detector {
  const given = new Map<Detector, number>();
  let dealt = 0;
  const entries = Object.entries(DETECTOR_SHARES) as [Detector, number][];
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  return () => {
    dealt += 1;
    const behind = ([detector, share]: [Detector, number]): number =>
      (share / total) * dealt - (given.get(detector) ?? 0);
    const [next] = entries.reduce((most, entry) => (behind(entry) > behind(most) ? entry : most));
    given.set(next, (given.get(next) ?? 0) + 1);
    return next;
  };
}

/** Order in which zones are numbered on a panel. */
const ORDER: readonly Detector[] = [
  "door",
  "motion",
  "glass",
  "other",
  "hold_up",
  "smoke",
  "heat",
  "gas",
  "flood",
  "temperature",
  "tamper",
];

/** Detectors that the end of the room's past speaks of, at sites that the deal might leave without one. */
const NEEDED: Readonly<Record<string, Detector>> = { "1006": "flood", "1035": "temperature" };

/** The detectors of a site; one that is needed takes the place of a motion detector. */
function detectorsOf(row: SiteRow, deal: () => Detector): Detector[] {
  const detectors = Array.from({ length: row.zones }, deal);
  const needed = NEEDED[row.code];
  if (needed && !detectors.includes(needed)) detectors[detectors.indexOf("motion")] = needed;
  return detectors.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** Share of zones whose text nobody ever wrote down, at the dealer with the poor data. */
const MISSING_TEXT = 0.25;

/** What `siteZones` needs. */
export interface ZonesOf {
  readonly row: SiteRow;
  readonly tongue: Tongue;
  readonly deal: () => Detector;
  readonly random: Random;
}

/** All zones of a site, numbered from 1. */
export function siteZones({ row, tongue, deal, random }: ZonesOf): DemoZone[] {
  const fixed = FIXED_ZONES[row.code];
  if (fixed) {
    return fixed.map(([partition, text, detector], index) => ({
      number: String(index + 1),
      partition,
      text,
      detector,
    }));
  }
  const detectors = detectorsOf(row, deal);
  const used = new Map<string, number>();
  const texts = PLACES_OF[tongue][row.kind];
  const turn = random.int(0, 20);
  return detectors.map((detector, index) => {
    const places = detector === "door" ? texts.doors : texts.rooms;
    const place = places[(index + turn) % places.length] ?? "";
    const word = random.pick(DETECTOR_WORDS[tongue][detector] ?? [""]);
    const missing = row.dealer === "03" && random.chance(MISSING_TEXT);
    return {
      number: String(index + 1),
      partition: String(1 + (index % row.partitions)),
      text: missing ? "" : numbered(used, `${place} ${word}`.trim()),
      detector,
    };
  });
}

function numbered(used: Map<string, number>, text: string): string {
  const times = (used.get(text) ?? 0) + 1;
  used.set(text, times);
  return times === 1 ? text : `${text} ${times}`;
}
