/** Where frames come from and answers go to. */

/** A peer that answers go to; `waitsFor` is the gate's own note of the last batch it waits for. */
export interface AnswerPeer {
  waitsFor: number;
  readonly send: (bytes: Uint8Array) => void;
  /** Called before and after several answers in one turn, to put them on the wire together. */
  readonly cork: () => void;
  readonly uncork: () => void;
}

/** Where a frame came from. */
export interface Source extends AnswerPeer {
  readonly transport: "tcp" | "udp";
  readonly peer: string;
}
