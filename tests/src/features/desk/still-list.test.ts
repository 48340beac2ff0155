import { beforeEach, describe, expect, it } from "vitest";
import { StillList, type StillView } from "../../../../src/features/desk/queue/still-list";

interface Row {
  readonly id: string;
}
const ROW_PX = 50;
const HEIGHT_PX = 200;
const rows = (ids: string): Row[] => [...ids].map((id) => ({ id }));
const look = ({ shown }: StillView<Row>): string => shown.map((i) => (i.gone ? `(${i.row.id})` : i.row.id)).join("");
const news = ({ above }: StillView<Row>): string => above.map((row) => row.id).join("");
/** Where a row's top is in the window. */
const topOf = (view: StillView<Row>, id: string): number =>
  view.padPx + view.shown.findIndex((item) => item.row.id === id) * ROW_PX - view.scrollPx;

let list: StillList<Row>;
beforeEach(() => {
  list = new StillList();
  list.resize({ rowPx: ROW_PX, heightPx: HEIGHT_PX });
  list.update(rows("abcdefgh"));
});

describe("nothing holds the list", () => {
  it("shows the top, and what comes in on top is simply there", () => {
    const view = list.update(rows("xabcdefgh"));
    expect([look(view), view.scrollPx, news(view)]).toEqual(["xabcdefgh", 0, ""]);
  });
});

describe("the pointer is on a row", () => {
  beforeEach(() => void list.pointAt(75)); // on b

  it("keeps the row under it when two come in above, and announces them", () => {
    const view = list.update(rows("xyabcdefgh"));
    expect([topOf(view, "b"), news(view)]).toEqual([50, "xy"]);
  });

  it("keeps it in a list too short to scroll", () => {
    const view = list.update(rows("xab"));
    expect(topOf(view, "b")).toBe(50);
    expect(view.minHeightPx).toBe(view.scrollPx + HEIGHT_PX);
  });

  it("keeps rows that left as ghosts, the one under the pointer too", () => {
    const view = list.update(rows("cdefgh"));
    expect([look(view), topOf(view, "b")]).toEqual(["(a)(b)cdefgh", 50]);
  });

  it("lets ghosts go after a rest, but never the one under the pointer", () => {
    list.update(rows("cdefgh"));
    const view = list.settle();
    expect([look(view), topOf(view, "b")]).toEqual(["(b)cdefgh", 50]);
  });

  it("goes back to the top with everything new when the pointer leaves", () => {
    list.update(rows("xyacdefgh"));
    const view = list.pointAt(null);
    expect([look(view), view.scrollPx, view.padPx, news(view)]).toEqual(["xyacdefgh", 0, 0, ""]);
  });

  it("keeps the row when the row itself moves", () => {
    const view = list.update(rows("acdebfgh"));
    expect(topOf(view, "b")).toBe(50);
  });

  it("stays still through one change after another", () => {
    for (const ids of ["xabcdefgh", "yxabdefgh", "yxbdefghz", "b"]) expect(topOf(list.update(rows(ids)), "b")).toBe(50);
  });

  it("goes to the top when asked, and nothing is new any more", () => {
    list.update(rows("xyabcdefgh"));
    const view = list.toTop();
    expect([look(view), view.scrollPx, news(view)]).toEqual(["xyabcdefgh", 0, ""]);
  });

  it("takes the row that a wheel brought under the pointer", () => {
    list.scrolledTo(100); // d is now under the pointer
    expect(topOf(list.update(rows("xabcdefgh")), "d")).toBe(50);
  });
});

describe("the list is scrolled", () => {
  beforeEach(() => void list.scrolledTo(125));

  it("keeps what is read, and announces what came in above", () => {
    const view = list.update(rows("xabcdefgh"));
    expect([topOf(view, "c"), news(view)]).toEqual([-25, "x"]);
  });

  it("does not take its own scroll for the person's", () => {
    const view = list.update(rows("xabcdefgh"));
    expect(list.scrolledTo(view.scrollPx)).toBe(view);
  });

  it("knows the new rows once the person is at the top", () => {
    list.update(rows("xabcdefgh"));
    expect(news(list.scrolledTo(0))).toBe("");
  });
});

describe("the keyboard is on a row", () => {
  it("keeps that row still, without ghosts", () => {
    list.focusOn("c");
    const view = list.update(rows("xbcdefgh"));
    expect([look(view), topOf(view, "c")]).toEqual(["xbcdefgh", 100]);
  });

  it("scrolls as little as needed to show a row", () => {
    expect(list.reveal("f").scrollPx).toBe(100);
    expect(list.reveal("e").scrollPx).toBe(100);
    expect(list.reveal("a").scrollPx).toBe(0);
  });
});
