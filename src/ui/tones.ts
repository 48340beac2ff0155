/** Calm colours that people give things of theirs: quiet in each theme, and never those of the priorities. */

/** Their names, as they are stored. */
export const TONES = ["grey", "blue", "green", "amber", "red", "violet"] as const;

/** By their names; a mark of them stands beside words and never alone. */
export const TONE_COLOURS: Readonly<Record<string, string>> = {
  grey: "#7C8893",
  blue: "#5F86B0",
  green: "#5F8A6B",
  amber: "#9A8444",
  red: "#A36468",
  violet: "#85799F",
};
