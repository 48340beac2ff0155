/** The page of the bench: the live list as the product draws it, with 100,000 signals held and some arriving. */
import i18next from "i18next";
import { useLayoutEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import signals from "../../../locales/en/signals.json";
import { NO_FILTER, testOf } from "../../../src/features/signals/filter";
import { browserClock } from "../../../src/lib/clock";
import { edgeOf, useAllSignalColumns } from "../../../src/resources/signals/signal-columns";
import { AlarmStyles } from "../../../src/ui/alarm/alarm-styles";
import { Grid } from "../../../src/ui/grid/grid";
import { layoutOf } from "../../../src/ui/grid/grid-layout";
import { LiveView } from "../../../src/ui/grid/live-view";
import { ThemeRoot } from "../../../src/ui/theme/theme-root";

const ROWS = 100_000;
const PER_SECOND = 50;
const START_MS = Date.UTC(2026, 10, 28);

const KINDS = [
  ["Burglary alarm", "alarm", "BA", "queued"],
  ["Mains lost", "trouble", "AT", "logged"],
  ["Opened", "open", "OP", "logged"],
  ["Closed", "close", "CL", "logged"],
  ["Periodic test", "test", "RP", "logged"],
] as const;

function rowOf(seq: number): SignalRow {
  const [signal, kind, code, decision] = KINDS[seq % KINDS.length] ?? KINDS[0];
  const account = String(4000 + (seq % 5000));
  const at = new Date(START_MS + seq * 1000).toISOString().replace("T", " ");
  const empty = {
    prefix: "",
    user: "",
    userName: "",
    qualifier: "",
    signal_types: "",
    decisionRule: "",
    decisionLayer: "",
  };
  const isAlarm = kind === "alarm";
  return {
    ...empty,
    id: `s${seq}`,
    seq,
    updated: at,
    created: at,
    receivedAt: at,
    panelAt: at,
    site: `site${account}`,
    siteNo: account,
    siteName: `Site ${account} of North Depot`,
    account,
    partitionNo: String(seq % 4),
    zone: String(seq % 64),
    zoneText: "Back door, north side of the hall",
    text: seq % 3 === 0 ? `Zone ${seq % 64}` : "",
    signal,
    class: kind,
    code,
    decision,
    priority: isAlarm ? 2 : 0,
    alarm: isAlarm ? `a${seq}` : "",
    receiver: `r${seq % 7}`,
    lineCard: "1",
    protocol: "dc09",
    token: "SIA-DCS",
    transport: "tcp",
    sequence: "",
    duplicateOf: "",
    repeats: 0,
    encrypted: false,
    testMode: false,
  };
}

const view = new LiveView<SignalRow>({ most: ROWS, clock: browserClock });
view.put(Array.from({ length: ROWS }, (_, at) => rowOf(at + 1)));

let next = ROWS + 1;
let timer: ReturnType<typeof setInterval> | undefined;

/** What the bench turns. */
const controls = {
  start: (): void => {
    timer ??= setInterval(() => view.put([rowOf(next++)]), 1000 / PER_SECOND);
  },
  stop: (): void => {
    clearInterval(timer);
    timer = undefined;
  },
  newest: (): number => view.shown.at(0)?.seq ?? 0,
};
Object.assign(window, { controls });

function Page() {
  const [text, setText] = useState("");
  const columns = useAllSignalColumns("earlier");
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);
  const [layout, setLayout] = useState(() => layoutOf(ids, ids));
  const [openKey, setOpenKey] = useState<string | null>(null);
  useLayoutEffect(() => view.narrow(testOf({ ...NO_FILTER, text })), [text]);
  return (
    <div style={{ blockSize: "100vh", display: "flex", flexDirection: "column" }}>
      <AlarmStyles />
      <input type="search" aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ flex: 1, minBlockSize: 0 }}>
        <Grid
          byRow
          twoLines="narrow"
          label="Signals"
          columns={columns}
          layout={layout}
          onLayout={setLayout}
          source={view.shown}
          orderKey={text}
          openKey={openKey}
          onOpen={(row) => setOpenKey(String(row.seq))}
          edge={edgeOf}
          empty={null}
        />
      </div>
    </div>
  );
}

void i18next.use(initReactI18next).init({
  lng: "en",
  resources: { en: { signals } },
  initAsync: false,
  interpolation: { escapeValue: false },
});
createRoot(document.body.appendChild(document.createElement("div"))).render(
  <ThemeRoot direction="ltr">
    <Page />
  </ThemeRoot>,
);
