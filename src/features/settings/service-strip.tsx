/** Above the receivers: the receiving service they belong to, as it stands now; of several the one that is chosen. */
import { styled } from "@mui/material/styles";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import { browserClock } from "../../lib/clock";
import { serverNow } from "../../lib/server-time";
import { useRecordWords } from "../../resources/records/record-words";
import { useFormat } from "../../resources/use-format";
import { useRemote } from "../../resources/use-remote";
import { listRows } from "../../sync/api";
import {
  dashboardState,
  resetDashboard,
  selectItem,
  showRead,
  type CommunicatorItem,
  type ReceiverItem,
} from "../../sync/dashboard-state";
import { COARSE } from "../../ui/density";

/** A service tells of itself every few seconds; nobody reads figures faster. */
const AGAIN_MS = 15_000;
const COMMUNICATORS = "communicators";

const Strip = styled("section")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 24,
  rowGap: 4,
  paddingInline: 12,
  paddingBlock: 8,
  fontSize: 14,
  lineHeight: "20px",
  borderBlockEnd: "1px solid var(--wd-line)",
  "& dl": { display: "contents" },
  "& dt": { fontSize: 12, lineHeight: "16px", color: "var(--wd-quiet)" },
  "& dd": { margin: 0, fontVariantNumeric: "tabular-nums" },
  "& .is-wrong": { fontWeight: 600 },
  "& select": {
    font: "inherit",
    color: "inherit",
    background: "var(--wd-surface)",
    border: "1px solid var(--wd-line)",
    borderRadius: 4,
    minBlockSize: 36,
    [COARSE]: { minBlockSize: 44 },
  },
});

async function read(signal: AbortSignal): Promise<true> {
  const [communicators, receivers] = await Promise.all([
    listRows<CommunicatorItem>(COMMUNICATORS, { sort: "commId", signal }),
    listRows<ReceiverItem>("receivers", { fields: "id,commId,engineType", sort: "code", signal }),
  ]);
  showRead({ communicators, receivers, atMs: serverNow(browserClock) });
  return true;
}

/** Read while the page is seen. */
function useServices(): void {
  const { reload } = useRemote("services", read);
  // What was read goes with the page: whoever signs in next begins with nothing of it.
  useEffect(() => resetDashboard, []);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload]);
}

/** The strip; nothing while no service has been heard. */
export function ServiceStrip() {
  useServices();
  const words = useRecordWords();
  const { communicatorList } = useSnapshot(dashboardState);
  if (communicatorList.length === 0) return null;
  return (
    <Strip aria-label={words.one(COMMUNICATORS)} data-testid="service">
      <Which />
      <Facts />
    </Strip>
  );
}

function Which() {
  const id = useId();
  const words = useRecordWords();
  const { communicatorList, selectedItem } = useSnapshot(dashboardState);
  const nameOf = ({ commId, name }: Pick<CommunicatorItem, "commId" | "name">): string => `${commId} ${name}`.trim();
  const shown = communicatorList.find(({ commId }) => commId === selectedItem.commId);
  if (communicatorList.length === 1)
    return (
      <div>
        {words.one(COMMUNICATORS)} <bdi>{shown && nameOf(shown)}</bdi>
      </div>
    );
  return (
    <div>
      <label htmlFor={id}>{words.one(COMMUNICATORS)}</label>{" "}
      <select id={id} value={selectedItem.commId} onChange={(event) => selectItem(Number(event.target.value))}>
        {communicatorList.map((one) => (
          <option key={one.id} value={one.commId}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Facts() {
  const words = useRecordWords();
  const { t } = useTranslation("home");
  const format = useFormat();
  const { communicatorStatus, serviceInfo, basarAddress } = useSnapshot(dashboardState);
  const { status, statusInfo, dailyTotalSignal, lastSignal } = serviceInfo;
  const part = (name: string): string => words.value(COMMUNICATORS, "serviceInfo", name);
  const state = communicatorStatus
    ? t(`receivers.state.${statusInfo}`, { defaultValue: statusInfo || t("receivers.unheard") })
    : t("receivers.unheard");
  return (
    <dl>
      <Fact name={part("statusInfo")} value={state} isWrong={!communicatorStatus || status !== 1} />
      <Fact name={part("dailyTotalSignal")} value={format.number(dailyTotalSignal)} />
      <Fact name={part("lastSignal")} value={format.time(lastSignal)} />
      {basarAddress !== "" && <Fact name={words.field(COMMUNICATORS, "address")} value={basarAddress} />}
    </dl>
  );
}

function Fact({ name, value, isWrong = false }: { name: string; value: string; isWrong?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isWrong ? "is-wrong" : undefined}>
        <bdi>{value || "–"}</bdi>
      </dd>
    </div>
  );
}
