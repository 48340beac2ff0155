/** How much is read in one turn of the event loop, and whose: addresses stand in a ring, so that none keeps out another. */

/** An address whose connections wait to be read. */
export interface Standing {
  /** One of its connections takes some. True when more of them wait that may take something. */
  readonly serve: () => boolean;
}

/**
 * Of all listeners of a program, as they share its loop. Between two turns the disk, everybody's answers and the sign of
 * life have theirs. A step is a frame taken, some bytes split, or a connection looked at: all that is asked of us costs,
 * also what is answered at once or not at all.
 */
export class Turns {
  /** Which turn it is. */
  number = 0;
  private left: number;
  private readonly ring = new Set<Standing>();
  private isBegun = false;

  constructor(private readonly stepsATurn: number) {
    this.left = stepsATurn;
  }

  /** All that may be done in this turn is done. */
  get isOver(): boolean {
    return this.left <= 0;
  }

  use(steps: number): void {
    this.left -= steps;
    this.begin();
  }

  /** Is served in the next turn, or as soon as it comes round. */
  stand(standing: Standing): void {
    this.ring.add(standing);
    this.begin();
  }

  private begin(): void {
    if (this.isBegun) return;
    this.isBegun = true;
    setImmediate(() => this.turn());
  }

  private turn(): void {
    this.isBegun = false;
    this.number++;
    this.left = this.stepsATurn;
    // Whoever is put in again stands behind the others, and comes round in this turn while there is something left of it.
    for (const standing of this.ring) {
      if (this.isOver) break;
      this.ring.delete(standing);
      if (standing.serve()) this.ring.add(standing);
    }
    if (this.ring.size > 0) this.begin();
  }
}
