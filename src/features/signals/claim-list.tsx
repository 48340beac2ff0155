/** Who held an alarm from when to when. */
import { useTranslation } from "react-i18next";
import type { ReportRow } from "../../../domain/alarms/rows";
import { useFormat } from "../../resources/use-format";
import { useRemote } from "../../resources/use-remote";
import { listRows } from "../../sync/api";
import { OwnWay } from "../../ui/alarm/isolated";

interface ClaimRow {
  readonly id: string;
  readonly operator: string;
  readonly from: string;
  readonly until: string;
  readonly ended: string;
}

/** Names stand in the log; a claim itself knows only the person's id. */
const nameOf = (lines: readonly ReportRow[], operator: string): string =>
  lines.find((line) => line.author === operator)?.authorName ?? "–";

/** The list. Other people's claims need a right of their own: what is left out is said. */
export function ClaimList({ alarm, lines }: { readonly alarm: string; readonly lines: readonly ReportRow[] }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const claims = useRemote(`claims/${alarm}`, (signal) =>
    listRows<ClaimRow>("alarm_claims", { filter: "alarm = {:alarm}", params: { alarm }, sort: "from", signal }),
  );
  if (!claims.data) return null;
  const claimed = lines.filter((line) => line.message?.key === "claimed").length;
  return (
    <>
      {claims.data.length > 0 && (
        <ol className="wd-lines">
          {claims.data.map((claim) => (
            <li key={claim.id}>
              <bdi className="quiet">{format.time(claim.from)}</bdi>
              <span>
                <OwnWay>{nameOf(lines, claim.operator)}</OwnWay>{" "}
                <span className="quiet">
                  {claim.until === ""
                    ? t("record.standing", { from: format.time(claim.from) })
                    : t("record.until", { from: format.time(claim.from), to: format.time(claim.until) })}
                  {claim.ended !== "" && ` · ${t(`record.ended.${claim.ended}` as "record.ended.closed")}`}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {claims.data.length === 0 && claimed === 0 && <p className="quiet">{t("record.no_claims")}</p>}
      {claims.data.length < claimed && <p className="quiet">{t("record.claims_denied")}</p>}
    </>
  );
}
