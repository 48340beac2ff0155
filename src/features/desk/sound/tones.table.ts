/** The tones: short figures of beeps, told apart by rhythm and pitch, so that a priority is heard without looking. */

/** One beep: start and length in seconds within the figure, pitch in Hz. */
export interface Beep {
  readonly atS: number;
  readonly lengthS: number;
  readonly hz: number;
}

/** A figure and the pause until it comes again. */
export interface Tone {
  readonly beeps: readonly Beep[];
  readonly everyMs: number;
  readonly gain: number;
}

const row = (count: number, beep: { hz: readonly number[]; lengthS: number; gapS: number }): readonly Beep[] =>
  Array.from({ length: count }, (_, i) => ({
    atS: i * (beep.lengthS + beep.gapS),
    lengthS: beep.lengthS,
    hz: beep.hz[i % beep.hz.length] ?? 880,
  }));

/** Priority 1 hurries and alternates, 2 calls three times, 3 twice, everything below once and low. */
export const TONES: Readonly<Record<1 | 2 | 3 | 4, Tone>> = {
  1: { beeps: row(6, { hz: [988, 740], lengthS: 0.16, gapS: 0.04 }), everyMs: 2_000, gain: 0.5 },
  2: { beeps: row(3, { hz: [880], lengthS: 0.14, gapS: 0.12 }), everyMs: 3_000, gain: 0.35 },
  3: { beeps: row(2, { hz: [660], lengthS: 0.16, gapS: 0.14 }), everyMs: 5_000, gain: 0.28 },
  4: { beeps: row(1, { hz: [520], lengthS: 0.22, gapS: 0 }), everyMs: 10_000, gain: 0.2 },
};

/** The tone of a priority 1 to 9. */
export const toneOf = (priority: number): Tone => TONES[Math.min(4, Math.max(1, priority)) as 1 | 2 | 3 | 4];
