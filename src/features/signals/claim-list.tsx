/** Who held an alarm from when to when. */
import { useTranslation } from "react-i18next";
import type { ReportRow } from "../../../domain/alarms/rows";
import { toMs } from "../../lib/date-time";
import { useCan, useMe } from "../../resources/use-can";
import { useDuration } from "../../resources/use-duration";
import { useFormat } from "../../resources/use-format";
import { useRemote } from "../../resources/use-remote";
import { listRows } from "../../sync/api";
import { OwnWay } from "../../ui/alarm/isolated";
import { RecordDays } from "./record-days";

interface ClaimRow {
  readonly id: string;
  readonly operator: string;
  readonly from: string;
  readonly until: string;
  readonly ended: string;
}

/** Without it the store gives a person his own claims alone (`domain/collections/alarm-claims`). */
const READ_ALL = "reporting.operator_work_report.read_all";

/** Names stand in the log; a claim itself knows only the person's id. */
const nameOf = (lines: readonly ReportRow[], operator: string): string =>
  lines.find((line) => line.author === operator)?.authorName ?? "–";

function Claim({ claim, name, timeZone }: { claim: ClaimRow; name: string; timeZone: string }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const duration = useDuration();
  const [from, until] = [toMs(claim.from), toMs(claim.until)];
  const sameDay = format.day(from, { timeZone }) === format.day(until, { timeZone });
  const to = sameDay ? format.clock(until, { timeZone }) : format.dateTime(until, { timeZone });
  const length = from === null || until === null ? "" : duration((until - from) / 1000);
  return (
    <span>
      <OwnWay>{name}</OwnWay>{" "}
      <span className="quiet">
        {until === null ? t("record.standing") : t("record.until", { to, length })}
        {claim.ended !== "" && ` · ${t(`record.ended.${claim.ended}` as "record.ended.closed")}`}
      </span>
    </span>
  );
}

interface ClaimListProps {
  readonly alarm: string;
  readonly lines: readonly ReportRow[];
  readonly timeZone: string;
}

/** The list. Other people's claims need a right of their own: that they are left out is said, also to who reads the paper. */
export function ClaimList({ alarm, lines, timeZone }: ClaimListProps) {
  const { t } = useTranslation("signals");
  const can = useCan();
  const { name } = useMe();
  const claims = useRemote(`claims/${alarm}`, (signal) =>
    listRows<ClaimRow>("alarm_claims", { filter: "alarm = {:alarm}", params: { alarm }, sort: "from", signal }),
  );
  if (!claims.data) return claims.status === "loading" ? null : <p role="alert">{t("record.gone")}</p>;
  const nobody = claims.data.length === 0 && !lines.some(({ message }) => message?.key === "claimed");
  return (
    <>
      <RecordDays rows={claims.data} at={(claim) => claim.from} timeZone={timeZone}>
        {(claim) => <Claim claim={claim} name={nameOf(lines, claim.operator)} timeZone={timeZone} />}
      </RecordDays>
      {nobody && <p className="quiet">{t("record.no_claims")}</p>}
      {!nobody && !can(READ_ALL) && <p className="quiet">{t("record.claims_own", { name })}</p>}
    </>
  );
}
