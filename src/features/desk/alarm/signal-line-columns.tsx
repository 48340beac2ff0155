/** Columns of the signals of an alarm or a site. */
import ExpandLessOutlined from "@mui/icons-material/ExpandLessOutlined";
import ExpandMoreOutlined from "@mui/icons-material/ExpandMoreOutlined";
import HelpOutlineOutlined from "@mui/icons-material/HelpOutlineOutlined";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { classText, codeText, ownOddness, zoneOrReport } from "../../../resources/signals/signal-words";
import { type Format, useFormat } from "../../../resources/use-format";
import { Ltr, OwnWay } from "../../../ui/alarm/isolated";
import type { GridColumn } from "../../../ui/grid/grid-column";
import type { SignalLine } from "./signal-groups";

interface SignalProps {
  readonly line: SignalLine;
  readonly unseen: boolean;
}

/** A sign and no words: beside the words the name of the signal would have no room, and it is what counts. */
const Odd = ({ text }: { readonly text: string }) => (
  <span className="odd-sign" role="img" aria-label={text} title={text}>
    <HelpOutlineOutlined aria-hidden />
  </span>
);

function Signal({ line, unseen }: SignalProps) {
  const { t } = useTranslation("signals");
  const { t: ta } = useTranslation("alarms");
  const { signal, kind, signals } = line;
  // That nobody knows the account is said at the head of the alarm, of all its signals.
  const odd = ownOddness(signal);
  return (
    <span className={["signal", kind, unseen ? "is-unseen" : ""].join(" ")}>
      {unseen && <span className="dot" role="img" aria-label={ta("signals.not_seen")} title={ta("signals.not_seen")} />}
      <OwnWay>{signal.signal || t("mark.no_name")}</OwnWay>
      {kind === "group" && (
        <b className="times" title={ta("signals.equal", { count: signals.length })}>
          <Ltr>×{signals.length}</Ltr>
        </b>
      )}
      {odd !== null && <Odd text={t(`mark.${odd}`)} />}
      {signal.testMode && <span className="test">{t("mark.test")}</span>}
    </span>
  );
}

/** Opens and closes a group; the row does the same for a click and for Enter. */
function Fold({ line, onFold }: { readonly line: SignalLine; readonly onFold: (line: SignalLine) => void }) {
  const { t } = useTranslation("alarms");
  const label = t(line.open ? "signals.fold" : "signals.unfold", { count: line.signals.length });
  const Icon = line.open ? ExpandLessOutlined : ExpandMoreOutlined;
  return (
    <button
      type="button"
      className="icon fold"
      aria-expanded={line.open}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onFold(line);
      }}
    >
      <Icon fontSize="small" aria-hidden />
    </button>
  );
}

/** The time of one signal, or the first and the last of equal ones. */
function times(format: Format, { kind, signals }: SignalLine): string {
  const [last, first] = [signals[0]?.receivedAt, signals.at(-1)?.receivedAt];
  return kind === "group" ? `${format.time(first)} – ${format.time(last)}` : format.time(last);
}

/** Where nothing stands here the signal's name has this room as well (styles/alarm-rules). */
const Zone = ({ text }: { readonly text: string }) => (
  <span className={text === "" ? "no-zone" : "zone-name"}>
    <OwnWay>{text}</OwnWay>
  </span>
);

const place = (t: TFunction<"signals">): readonly GridColumn<SignalLine>[] => [
  {
    id: "zone",
    header: t("column.zone"),
    widthPx: 84,
    grow: 1,
    cell: ({ signal }) => <Zone text={zoneOrReport(t, signal)} />,
    title: ({ signal }) => zoneOrReport(t, signal),
  },
  {
    id: "class",
    header: t("column.class"),
    widthPx: 76,
    cell: ({ signal }) => <span className="quiet">{classText(t, signal)}</span>,
  },
  { id: "code", header: t("column.code"), widthPx: 56, cell: ({ signal }) => <Ltr>{codeText(signal)}</Ltr> },
];

export interface LineColumns {
  readonly unseenIds: ReadonlySet<string>;
  /** Some lines are groups: two times need the room of the class, which the signal's name tells as well. */
  readonly grouped: boolean;
  readonly onFold: (line: SignalLine) => void;
}

/** The columns. */
export function useLineColumns({ unseenIds, grouped, onFold }: LineColumns): readonly GridColumn<SignalLine>[] {
  const { t } = useTranslation("signals");
  const { t: ta } = useTranslation("alarms");
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "time",
        header: t("column.time"),
        widthPx: grouped ? 152 : 96,
        cell: (line) => <bdi>{times(format, line)}</bdi>,
        title: (line) => times(format, line),
      },
      {
        id: "signal",
        header: t("column.signal"),
        widthPx: 120,
        grow: 1.3,
        cell: (line) => <Signal line={line} unseen={line.signals.some(({ id }) => unseenIds.has(id))} />,
        title: ({ signal }) => [signal.signal, signal.text].filter(Boolean).join(" · "),
      },
      ...place(t).filter(({ id }) => !grouped || id !== "class"),
      {
        id: "why",
        header: ta("signals.why"),
        widthPx: 48,
        cell: (line) =>
          line.kind === "group" ? (
            <Fold line={line} onFold={onFold} />
          ) : (
            <span className="like-link">{ta("signals.why")}</span>
          ),
      },
    ],
    [t, ta, format, unseenIds, grouped, onFold],
  );
}
