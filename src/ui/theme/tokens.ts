/** The token table: every colour of the product, by scheme. A test holds each pair to its contrast. */

/** Schemes; `system` in the preferences chooses between the first two. */
export const SCHEMES = ["light", "dark", "dark-room"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A priority's shape: what fills it, what is written in it, and its outline. */
export interface PriorityTokens {
  readonly fill: string;
  readonly ink: string;
  readonly outline: string;
}

export interface Tokens {
  readonly ground: string;
  readonly surface: string;
  /** Dialogs, drawers, the current row. */
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  /** Links, focus, what is selected. */
  readonly interactive: string;
  readonly onInteractive: string;
  /** Only where "good" is asked for: shift active, link up, zone restored. */
  readonly good: string;
  /** Behind what has been chosen; text stands on it. */
  readonly selected: string;
  /** Behind a notice that must be read; text stands on it. */
  readonly notice: string;
  readonly p1: PriorityTokens;
  readonly p2: PriorityTokens;
  readonly p3: PriorityTokens;
  readonly p4: PriorityTokens;
  /** Priority 5 and lower: outline only. */
  readonly p5: PriorityTokens;
}

const LIGHT: Tokens = {
  ground: "#E9ECEF",
  surface: "#F6F7F8",
  raised: "#FFFFFF",
  line: "#CBD1D7",
  text: "#1B2228",
  quiet: "#4A555F",
  interactive: "#1F5FA8",
  onInteractive: "#FFFFFF",
  good: "#2E7040",
  selected: "#DCE6F2",
  notice: "#F7E8C8",
  p1: { fill: "#B3122A", ink: "#FFFFFF", outline: "#B3122A" },
  // The fills of 2 and 3 alone are under 3:1 on a light ground: the outline carries the shape.
  p2: { fill: "#F08A24", ink: "#221203", outline: "#7A4300" },
  p3: { fill: "#E2B714", ink: "#221C00", outline: "#665200" },
  p4: { fill: "#17728E", ink: "#FFFFFF", outline: "#17728E" },
  p5: { fill: "transparent", ink: "#4A555F", outline: "#4A555F" },
};

const DARK: Tokens = {
  ground: "#14181C",
  surface: "#1B2126",
  raised: "#232A31",
  line: "#36404A",
  text: "#DCE3E9",
  quiet: "#9EABB7",
  interactive: "#7FB2F0",
  onInteractive: "#07131F",
  good: "#79B98A",
  selected: "#22303F",
  notice: "#3A2E16",
  p1: { fill: "#FF6B70", ink: "#1A0506", outline: "#FF6B70" },
  p2: { fill: "#F59A3C", ink: "#221203", outline: "#F59A3C" },
  p3: { fill: "#E9C53A", ink: "#221C00", outline: "#E9C53A" },
  p4: { fill: "#58B4CE", ink: "#03161C", outline: "#58B4CE" },
  p5: { fill: "transparent", ink: "#9EABB7", outline: "#9EABB7" },
};

/** Nothing on the screen is brighter than its text, but priority 1. */
const DARK_ROOM: Tokens = {
  ground: "#07090B",
  surface: "#0C1013",
  raised: "#12171B",
  line: "#232B32",
  text: "#A9B4BD",
  quiet: "#7C8893",
  interactive: "#5F8FC4",
  onInteractive: "#04090F",
  good: "#5B8C69",
  selected: "#121C27",
  notice: "#211A0B",
  p1: { fill: "#E0555A", ink: "#120304", outline: "#E0555A" },
  p2: { fill: "#C97A2B", ink: "#140A02", outline: "#C97A2B" },
  p3: { fill: "#B5982A", ink: "#141001", outline: "#B5982A" },
  p4: { fill: "#3C8196", ink: "#020B0E", outline: "#3C8196" },
  p5: { fill: "transparent", ink: "#7C8893", outline: "#7C8893" },
};

export const TOKENS: Readonly<Record<Scheme, Tokens>> = { light: LIGHT, dark: DARK, "dark-room": DARK_ROOM };

/** Priorities that have a colour of their own; lower ones share that of 5. */
export const PRIORITY_NAMES = ["p1", "p2", "p3", "p4", "p5"] as const;

export type PriorityName = (typeof PRIORITY_NAMES)[number];

/** The name of a priority's tokens. */
export const priorityName = (priority: number): PriorityName =>
  PRIORITY_NAMES[Math.min(Math.max(Math.trunc(priority), 1), PRIORITY_NAMES.length) - 1] ?? "p5";
