/** Signals in a few columns, with the reason of each a click away. */
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../../domain/signals/rows";
import { SignalDetail } from "../../../resources/signals/signal-detail";
import { classText, codeText, oddness, zoneOrUser } from "../../../resources/signals/signal-words";
import { useFormat } from "../../../resources/use-format";
import { Ltr, OwnWay } from "../../../ui/alarm/isolated";
import { SideDrawer } from "../../../ui/side-drawer";
import { type Column, VirtualTable } from "../../../ui/virtual-table";

export interface SignalTableProps {
  /** Newest first; undefined while they are read. */
  readonly signals: readonly SignalRow[] | undefined;
  readonly label: string;
  readonly empty: string;
  /** The newest so many have not been seen. */
  readonly unseen?: number;
}

function Signal({ signal, unseen }: { readonly signal: SignalRow; readonly unseen: boolean }) {
  const { t } = useTranslation("signals");
  const { t: ta } = useTranslation("alarms");
  const odd = oddness(signal);
  return (
    <span className={unseen ? "signal is-unseen" : "signal"}>
      {unseen && <span className="dot" role="img" aria-label={ta("signals.not_seen")} title={ta("signals.not_seen")} />}
      <OwnWay>{signal.signal || t("mark.no_name")}</OwnWay>
      {odd !== null && <span className="odd">{t(`mark.${odd}`)}</span>}
      {signal.testMode && <span className="test">{t("mark.test")}</span>}
    </span>
  );
}

function useColumns(unseenIds: ReadonlySet<string>): readonly Column<SignalRow>[] {
  const { t } = useTranslation("signals");
  const { t: ta } = useTranslation("alarms");
  const format = useFormat();
  return useMemo(
    () => [
      { id: "time", header: t("column.time"), width: "96px", cell: (row) => <bdi>{format.time(row.receivedAt)}</bdi> },
      {
        id: "signal",
        header: t("column.signal"),
        width: "minmax(120px, 1.1fr)",
        cell: (row) => <Signal signal={row} unseen={unseenIds.has(row.id)} />,
        title: (row) => [row.signal, row.text].filter(Boolean).join(" · "),
      },
      {
        id: "zone",
        header: t("column.zone"),
        width: "minmax(84px, 1fr)",
        cell: (row) => <OwnWay>{zoneOrUser(t, row)}</OwnWay>,
        title: (row) => zoneOrUser(t, row),
      },
      {
        id: "class",
        header: t("column.class"),
        width: "76px",
        cell: (row) => <span className="quiet">{classText(t, row)}</span>,
      },
      { id: "code", header: t("column.code"), width: "56px", cell: (row) => <Ltr>{codeText(row)}</Ltr> },
      {
        id: "why",
        header: ta("signals.why"),
        width: "48px",
        cell: () => <span className="like-link">{ta("signals.why")}</span>,
      },
    ],
    [t, ta, format, unseenIds],
  );
}

/** The table; it scrolls by itself, whatever the number of signals. Enter or a click on a row shows why. */
export function SignalTable({ signals, label, empty, unseen = 0 }: SignalTableProps) {
  const { t } = useTranslation("signals");
  const [why, setWhy] = useState<SignalRow | null>(null);
  const unseenIds = useMemo(() => new Set((signals ?? []).slice(0, unseen).map((row) => row.id)), [signals, unseen]);
  const columns = useColumns(unseenIds);
  return (
    <div className="signal-table">
      <VirtualTable
        label={label}
        columns={columns}
        rows={signals}
        rowKey={rowId}
        rowHeight={32}
        selected={why?.id ?? null}
        onOpen={setWhy}
        empty={<span className="quiet">{empty}</span>}
      />
      <SideDrawer
        open={why !== null}
        title={why ? t("detail.title", { seq: why.seq }) : ""}
        closeLabel={t("detail.close")}
        onClose={() => setWhy(null)}
      >
        {why && <SignalDetail signal={why} />}
      </SideDrawer>
    </div>
  );
}

const rowId = (row: SignalRow): string => row.id;
