/** Signals in a few columns, with the reason of each a click away. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../../domain/signals/rows";
import { SignalDetail } from "../../../resources/signals/signal-detail";
import { classText, codeText, oddness, zoneOrUser } from "../../../resources/signals/signal-words";
import { useFormat } from "../../../resources/use-format";
import { Ltr, OwnWay } from "../../../ui/alarm/isolated";
import { useDensity } from "../../../ui/density";
import { SideDrawer } from "../../../ui/side-drawer";
import { VirtualRows } from "../../../ui/virtual-rows";

export interface SignalTableProps {
  readonly signals: readonly SignalRow[];
  readonly label: string;
  /** The newest so many have not been seen. */
  readonly unseen?: number;
}

function Row({ signal, unseen, onWhy }: { signal: SignalRow; unseen: boolean; onWhy: (signal: SignalRow) => void }) {
  const { t } = useTranslation("alarms");
  const { t: ts } = useTranslation("signals");
  const format = useFormat();
  const time = format.time(signal.receivedAt);
  const odd = oddness(signal);
  return (
    <div className={`signal-row${unseen ? " is-unseen" : ""}`} role="row">
      <Ltr>
        <span role="cell" className="time">
          {time}
        </span>
      </Ltr>
      <span role="cell" className="class">
        {classText(ts, signal)}
      </span>
      <span role="cell" className="signal" title={signal.text || signal.signal}>
        <OwnWay>{signal.signal || ts("mark.no_name")}</OwnWay>
        {odd !== null && <span className="odd">{ts(`mark.${odd}`)}</span>}
        {signal.testMode && <span className="test">{ts("mark.test")}</span>}
      </span>
      <span role="cell" className="zone" title={zoneOrUser(signal)}>
        <OwnWay>{zoneOrUser(signal)}</OwnWay>
      </span>
      <Ltr>
        <span role="cell" className="code">
          {codeText(signal)}
        </span>
      </Ltr>
      <span role="cell">
        <button
          type="button"
          className="link"
          aria-label={t("signals.why_label", { signal: signal.signal, time })}
          onClick={() => onWhy(signal)}
        >
          {t("signals.why")}
        </button>
      </span>
    </div>
  );
}

/** The table; it scrolls by itself, whatever the number of signals. */
export function SignalTable({ signals, label, unseen = 0 }: SignalTableProps) {
  const { t } = useTranslation("signals");
  const [why, setWhy] = useState<SignalRow | null>(null);
  const { rowHeight } = useDensity();
  return (
    <>
      <VirtualRows
        className="signal-table"
        count={signals.length}
        rowPx={rowHeight - 4}
        label={label}
        keyOf={(index) => signals[index]?.id ?? String(index)}
        render={(index) => {
          const signal = signals[index];
          return signal ? <Row signal={signal} unseen={index < unseen} onWhy={setWhy} /> : null;
        }}
      />
      <SideDrawer
        open={why !== null}
        title={why ? t("detail.title", { seq: why.seq }) : ""}
        closeLabel={t("detail.close")}
        onClose={() => setWhy(null)}
      >
        {why && <SignalDetail signal={why} />}
      </SideDrawer>
    </>
  );
}
