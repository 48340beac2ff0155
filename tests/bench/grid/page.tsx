/** The page of the bench: the product's own grid over its own row source, with 100,000 rows and some arriving. */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { browserClock } from "../../../src/lib/clock";
import { Grid, type GridTicks } from "../../../src/ui/grid/grid";
import type { GridColumn } from "../../../src/ui/grid/grid-column";
import { layoutOf, pinColumn } from "../../../src/ui/grid/grid-layout";
import { LiveSource } from "../../../src/ui/grid/live-source";
import { ThemeRoot } from "../../../src/ui/theme/theme-root";

const ROWS = 100_000;
const PER_SECOND = 50;

interface Row {
  readonly seq: number;
  readonly values: readonly string[];
}

const WORDS = ["Burglary", "Mains lost", "Opened", "Closed", "Test", "Low battery", "Fire", "Line back"] as const;

const rowOf = (seq: number): Row => ({
  seq,
  values: [
    String(4000 + (seq % 5000)),
    `Site ${seq % 5000} of North Depot`,
    WORDS[seq % WORDS.length] ?? "",
    `Zone ${seq % 64}`,
    `2026-11-28 ${String(seq % 24).padStart(2, "0")}:${String(seq % 60).padStart(2, "0")}:07`,
    seq % 3 === 0 ? "TCP" : "UDP",
    `Partition ${seq % 4}`,
    seq % 2 === 0 ? "SIA-DCS" : "ADM-CID",
    `Receiver ${seq % 7}`,
    "Logged",
    "Back door, north side of the hall",
  ],
});

const NAMES = "Account,Site,Signal,Zone,Panel time,Line,Partition,Protocol,Receiver,Decision,Text".split(",");

const columns: readonly GridColumn<Row>[] = [
  { id: "seq", header: "Number", widthPx: 96, align: "end", cell: ({ seq }) => seq },
  ...NAMES.map((header, at): GridColumn<Row> => ({
    id: header,
    header,
    widthPx: 140,
    grow: at === 1 ? 1 : 0,
    cell: ({ values }) => values[at],
    title: ({ values }) => values[at] ?? "",
  })),
];

const ids = columns.map(({ id }) => id);
const source = new LiveSource<Row>({ most: ROWS, clock: browserClock });
source.push(Array.from({ length: ROWS }, (_, at) => rowOf(at + 1)));
source.flush();

let next = ROWS + 1;
let timer: ReturnType<typeof setInterval> | undefined;

/** What the bench turns. */
const controls = {
  start: (): void => {
    timer ??= setInterval(() => source.push([rowOf(next++)]), 1000 / PER_SECOND);
  },
  stop: (): void => {
    clearInterval(timer);
    timer = undefined;
  },
  arrived: (): number => source.version,
  newest: (): number => source.at(0)?.seq ?? 0,
};
Object.assign(window, { controls });

function Page() {
  const [layout, setLayout] = useState(() => pinColumn(layoutOf(ids, ids), "seq", true));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ticks: GridTicks<Row> = {
    has: (key) => ticked.has(key),
    toggle: (key) =>
      setTicked((old) => (old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key]))),
    shown: ticked.size > 0 ? "some" : "none",
    toggleAll: () => setTicked(new Set()),
    label: ({ seq }) => `Select ${seq}`,
    labelAll: "Select all rows",
  };
  return (
    <div style={{ blockSize: "100vh" }}>
      <Grid
        label="Signals"
        columns={columns}
        layout={layout}
        onLayout={setLayout}
        source={source}
        sort=""
        onSort={() => undefined}
        orderKey=""
        onOpen={() => undefined}
        ticks={ticks}
        empty={null}
      />
    </div>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(
  <ThemeRoot direction="ltr">
    <Page />
  </ThemeRoot>,
);
