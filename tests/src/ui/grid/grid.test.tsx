/** What a grid writes: headers that sort or do not, columns of any width, rows with an edge, and why there are none. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ArraySource } from "../../../../src/ui/grid/array-source";
import { Grid, type GridProps } from "../../../../src/ui/grid/grid";
import type { GridColumn } from "../../../../src/ui/grid/grid-column";
import { layoutOf } from "../../../../src/ui/grid/grid-layout";
import { GridRow, type GridRowProps } from "../../../../src/ui/grid/grid-row";
import { WHOLE_ROW } from "../../../../src/ui/grid/use-cursor";

interface Row {
  readonly id: string;
  readonly name: string;
}

const ROW: Row = { id: "r1", name: "North Depot" };

const COLUMNS: readonly GridColumn<Row>[] = [
  { id: "no", header: "No.", widthPx: 48, dir: "auto", cell: ({ id }) => id },
  {
    id: "name",
    header: "Name",
    widthPx: 120,
    grow: 1.5,
    cell: ({ name }) => name,
    title: ({ name }) => `all of ${name}`,
  },
];

/** Without its rules. */
const gridOf = (more: Partial<GridProps<Row>> = {}): string =>
  renderToStaticMarkup(
    <Grid
      label="Signals"
      columns={COLUMNS}
      source={new ArraySource<Row>(({ id }) => id)}
      empty={<p>Nothing came in</p>}
      {...more}
    />,
  ).replace(/<style.*?<\/style>/, "");

const SHOWN = {
  columns: COLUMNS.map((column) => ({ column, widthPx: column.widthPx, pinnedAtPx: undefined, className: "cell" })),
  template: "48px 120px",
  widthPx: 168,
  pinnedPx: 0,
};

const rowOf = (more: Partial<GridRowProps<Row>> = {}): string =>
  renderToStaticMarkup(
    <GridRow
      id="g-r1"
      name="r1"
      row={ROW}
      index={4}
      topPx={0}
      heightPx={36}
      shown={SHOWN}
      current={null}
      ticked={undefined}
      tickLabel=""
      open={false}
      opens
      priority={undefined}
      quiet={false}
      {...more}
    />,
  );

const tagOf = (html: string, attribute: string): string => /<[^>]*>/.exec(html.slice(at(html, attribute)))?.[0] ?? "";
const at = (html: string, attribute: string): number => html.lastIndexOf("<", html.indexOf(attribute));

it("lists of one order have headers that neither sort nor can be laid out", () => {
  const html = gridOf();
  expect(html).toContain("Name</span>");
  expect(html).not.toMatch(/aria-sort|data-sortable|draggable="true"|class="grip"/);
});

it("headers sort and are laid out where the list says so", () => {
  const columns = COLUMNS.map((column) => ({ ...column, sortable: true }));
  const layout = layoutOf(["name", "no"], ["no", "name"]);
  const html = gridOf({ columns, layout, onLayout: () => undefined, sort: "-name" });
  expect(html.indexOf("Name</span>")).toBeLessThan(html.indexOf("No.</span>"));
  expect(html).toMatch(/aria-sort="descending"[^>]*title="Name"[^>]*draggable="true"/);
  expect(html.match(/class="grip"/g)).toHaveLength(2);
});

it("a column may be narrower than anybody can pull it, and another grows", () => {
  expect(gridOf()).toContain("grid-template-columns:48px minmax(120px, 1.5fr)");
});

it("says why there are no rows, and nothing while they are read", () => {
  expect(gridOf()).toContain("Nothing came in");
  const unread = gridOf({ source: new ArraySource<Row>(({ id }) => id, null) });
  expect(unread).not.toContain("Nothing came in");
  expect(unread).toContain('aria-rowcount="-1"');
});

it.each([
  ["two lines always", "always", "2"],
  ["one, until the box is known to be narrow", "narrow", "1"],
  ["one", undefined, "1"],
] as const)("lines of a row: %s", (_, twoLines, lines) =>
  expect(tagOf(gridOf({ twoLines }), 'role="grid"')).toContain(`data-lines="${lines}"`),
);

it("a row has its priority's edge, outlined where the fill is faint; others have none", () => {
  expect(rowOf()).not.toContain("border-inline-end");
  const html = rowOf({ priority: 1 });
  expect(tagOf(html, 'role="row"')).toMatch(/class="row edged"/);
  expect(html).toMatch(/aria-hidden="true" style="[^"]*background-color:var\(--wd-p1-fill\)[^"]*--wd-p1-outline/);
});

it("a calm row is told from others", () => {
  expect(tagOf(rowOf({ quiet: true }), 'role="row"')).toMatch(/class="row calm"/);
  expect(tagOf(rowOf(), 'role="row"')).toMatch(/class="row"/);
});

it("keys stand on a row as a whole or on one of its cells, never on both", () => {
  expect(tagOf(rowOf({ current: WHOLE_ROW }), 'role="row"')).toContain('data-current="true"');
  expect(rowOf({ current: WHOLE_ROW }).match(/data-current/g)).toHaveLength(1);
  expect(tagOf(rowOf({ current: "name" }), 'role="row"')).not.toContain("data-current");
  expect(tagOf(rowOf({ current: "name" }), 'data-column="name"')).toContain('data-current="true"');
});

it("codes keep their direction, and a cell has all of its text for who points at it", () => {
  expect(tagOf(rowOf(), 'data-column="no"')).toContain('dir="auto"');
  expect(tagOf(rowOf(), 'data-column="name"')).toMatch(/title="all of North Depot"/);
});
