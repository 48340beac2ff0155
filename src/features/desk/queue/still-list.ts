/** The queue's scroll and rows while things arrive: what is under the pointer or the keyboard stays where it is (H-AC-05). */
import { type Anchor, holdStill, newAbove, plainRows, type ShownRow, withGhosts } from "./still";

type Keyed = { readonly id: string };

/** What the list shows now. */
export interface StillView<T> {
  readonly shown: readonly ShownRow<T>[];
  /** Rows that came in and lie above the window. */
  readonly above: readonly T[];
  readonly scrollPx: number;
  /** Room above, and least height of the content, that a short list needs to stay still. */
  readonly padPx: number;
  readonly minHeightPx: number;
}

/** Sizes of the list on the screen. */
export interface StillSizes {
  readonly rowPx: number;
  readonly heightPx: number;
}

/** Keeps a list still. Every method answers with what to show after it. */
export class StillList<T extends Keyed> {
  view: StillView<T> = { shown: [], above: [], scrollPx: 0, padPx: 0, minHeightPx: 0 };
  private rows: readonly T[] = [];
  private known: ReadonlySet<string> = new Set();
  private sizes: StillSizes = { rowPx: 1, heightPx: 0 };
  private pointerPx: number | null = null;
  private pointerId: string | null = null;
  private focusId: string | null = null;
  /** The person reads from the top: once nothing holds the list, it goes back there. */
  private followsTop = true;

  /** The rows have changed. */
  update(rows: readonly T[]): StillView<T> {
    if (rows === this.rows) return this.view;
    const anchor = this.anchor();
    this.rows = rows;
    return this.place(this.pointerId === null ? plainRows(rows) : withGhosts(this.view.shown, rows), anchor);
  }

  /** The window has another size, or the rows have. */
  resize(sizes: StillSizes): StillView<T> {
    const { rowPx, heightPx } = this.sizes;
    if (sizes.rowPx === rowPx && sizes.heightPx === heightPx) return this.view;
    if (sizes.rowPx !== rowPx) this.pointerId = null;
    this.sizes = sizes;
    return this.place(this.view.shown, this.anchor());
  }

  /** The pointer is `px` below the top of the window; null = it has left. */
  pointAt(px: number | null): StillView<T> {
    const before = this.pointerId;
    this.pointerPx = px;
    this.pointerId = px === null ? null : this.idAt(px);
    if (before === null || this.pointerId !== null) return this.view;
    return this.place(plainRows(this.rows), this.anchor());
  }

  /** The keyboard is on this row; null = it is elsewhere. */
  focusOn(id: string | null): StillView<T> {
    const before = this.focusId;
    this.focusId = id;
    return id === null && before !== null ? this.place(this.view.shown, this.anchor()) : this.view;
  }

  /** The list has been scrolled; what it was told to do itself does not count. */
  scrolledTo(px: number): StillView<T> {
    if (Math.abs(px - this.view.scrollPx) < 1) return this.view;
    this.followsTop = px <= 1;
    this.view = { ...this.view, scrollPx: px };
    if (this.pointerPx !== null) this.pointerId = this.idAt(this.pointerPx);
    return this.announce(this.view);
  }

  /** The pointer has rested for long: ghosts go, but for the one under it. */
  settle(): StillView<T> {
    const keep = this.view.shown.filter((item) => !item.gone || item.row.id === this.pointerId);
    return keep.length === this.view.shown.length ? this.view : this.place(keep, this.anchor());
  }

  /** The person asks for the top: everything new is seen. */
  toTop(): StillView<T> {
    this.followsTop = true;
    this.pointerId = null;
    this.focusId = null;
    return this.place(plainRows(this.rows), null);
  }

  /** Scrolls as little as needed to show a row. */
  reveal(id: string): StillView<T> {
    const index = this.view.shown.findIndex((item) => item.row.id === id);
    if (index < 0) return this.view;
    const top = this.view.padPx + index * this.sizes.rowPx;
    const least = top + this.sizes.rowPx - this.sizes.heightPx;
    const scrollPx = Math.max(least, Math.min(top, this.view.scrollPx));
    if (scrollPx === this.view.scrollPx) return this.view;
    this.followsTop = scrollPx <= 1;
    return this.announce({ ...this.view, scrollPx });
  }

  private idAt(px: number): string | null {
    const index = Math.floor((px + this.view.scrollPx - this.view.padPx) / this.sizes.rowPx);
    return this.view.shown[index]?.row.id ?? null;
  }

  private anchor(): Anchor | null {
    const { shown, scrollPx, padPx } = this.view;
    const first = this.followsTop ? null : this.idAt(0);
    const id = this.pointerId ?? this.focusId ?? first;
    const index = id === null ? -1 : shown.findIndex((item) => item.row.id === id);
    if (id === null || index < 0) return null;
    const offsetPx = padPx + index * this.sizes.rowPx - scrollPx;
    const inView = offsetPx > -this.sizes.rowPx && offsetPx < this.sizes.heightPx;
    return inView ? { id, offsetPx } : null;
  }

  private place(shown: readonly ShownRow<T>[], anchor: Anchor | null): StillView<T> {
    const still = anchor && holdStill(shown, anchor, this.sizes.rowPx);
    if (!still) {
      const scrollPx = this.followsTop ? 0 : this.view.scrollPx;
      return this.announce({ shown, above: [], scrollPx, padPx: 0, minHeightPx: 0 });
    }
    // A short list has nothing to scroll: room below lets it.
    const minHeightPx = still.scrollPx === 0 ? 0 : still.scrollPx + this.sizes.heightPx;
    return this.announce({ shown, above: [], ...still, minHeightPx });
  }

  private announce(view: StillView<T>): StillView<T> {
    const { shown, scrollPx, padPx } = view;
    if (scrollPx <= 1 && padPx === 0) this.known = new Set(shown.map((item) => item.row.id));
    const ids = new Set(newAbove(shown, this.known, Math.floor((scrollPx - padPx) / this.sizes.rowPx)));
    const above = ids.size === 0 ? [] : shown.flatMap(({ row }) => (ids.has(row.id) ? [row] : []));
    this.view = { ...view, above };
    return this.view;
  }
}
