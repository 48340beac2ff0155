/** Where frames come from and answers go to. */
import type { NoticeCode } from "./engine";

/** A peer that answers go to; `waitsFor` is the gate's own note of the last batch it waits for. */
export interface AnswerPeer {
  waitsFor: number;
  /** Told that so many answers to it are held back, or (below 0) are not any more: sent, or lost with their batch. */
  readonly owes: (change: number) => void;
  readonly send: (bytes: Uint8Array) => void;
  /** Called before and after several answers in one turn, to put them on the wire together. */
  readonly cork: () => void;
  readonly uncork: () => void;
}

/** Where a frame came from. */
export interface Source extends AnswerPeer {
  readonly transport: "tcp" | "udp";
  readonly peer: string;
  /** A panel of an account that the store has a site for speaks through it. */
  readonly recognise: () => void;
}

/** Something that came and was no frame. */
export interface Noise {
  /** A phrase for the log. */
  readonly what: string;
  /** What people are told; `""` = it is counted and logged alone. */
  readonly notice: NoticeCode | "";
  /** What it seems to be, in names that need no translation. */
  readonly text: string;
}

/** Who made the noise. */
export type NoiseSource = Pick<Source, "transport" | "peer">;
