/** Signals in a few columns, equal ones on one line, with the reason of each a click away. */
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../../domain/signals/rows";
import { SignalDetail } from "../../../resources/signals/signal-detail";
import { Grid } from "../../../ui/grid/grid";
import { useArraySource } from "../../../ui/grid/use-array-source";
import { SideDrawer } from "../../../ui/side-drawer";
import { eachSignal, groupSignals, type SignalLine } from "./signal-groups";
import { useLineColumns } from "./signal-line-columns";
import { unseenIds } from "./unseen";

export interface SignalTableProps {
  /** Newest first; undefined while they are read. */
  readonly signals: readonly SignalRow[] | undefined;
  readonly label: string;
  readonly empty: string;
  /** So many have not been seen. */
  readonly unseen?: number;
  /** Equal ones stand on one line. */
  readonly groups?: boolean;
}

/** The lines, and which groups are open. */
function useLines(signals: readonly SignalRow[] | undefined, groups: boolean) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    () => signals && (groups ? groupSignals(signals, opened) : eachSignal(signals)),
    [signals, groups, opened],
  );
  const onFold = useCallback(({ common, open }: SignalLine) => {
    setOpened((old) => new Set(open ? [...old].filter((other) => other !== common) : [...old, common]));
  }, []);
  return { lines, onFold };
}

/** The table; it scrolls by itself, whatever the number of signals. Enter or a click on a row shows why, or opens a group. */
export function SignalTable({ signals, label, empty, unseen = 0, groups = false }: SignalTableProps) {
  const { t } = useTranslation("signals");
  const [why, setWhy] = useState<SignalRow | null>(null);
  const dotted = useMemo(() => unseenIds(signals ?? [], unseen), [signals, unseen]);
  const { lines, onFold } = useLines(signals, groups);
  const grouped = lines?.some(({ kind }) => kind === "group") === true;
  const columns = useLineColumns({ unseenIds: dotted, grouped, onFold });
  const source = useArraySource(lines, lineId);
  return (
    <div className="signal-table">
      <Grid
        byRow
        label={label}
        columns={columns}
        source={source}
        openKey={why?.id ?? null}
        onOpen={(line) => (line.kind === "group" ? onFold(line) : setWhy(line.signal))}
        quiet={isMember}
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

const lineId = (line: SignalLine): string => line.id;
const isMember = (line: SignalLine): boolean => line.kind === "member";
