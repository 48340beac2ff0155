/** An age that counts up by the server's clock, with a thin bar that fills towards the answer target. */
import { useTranslation } from "react-i18next";
import { useAge } from "../ui/use-age";
import { useServerNow } from "../ui/use-server-now";

export interface AgeProps {
  readonly sinceMs: number;
  /** When the answer target passes; null = no target, or it has been met. */
  readonly breachMs?: number | null;
  readonly warnMs?: number | null;
  readonly className?: string;
}

/** How far the target is used up: share of the time, and which stage it is in. */
function stage(props: AgeProps, now: number): { readonly share: number; readonly name: "calm" | "warn" | "late" } {
  const { sinceMs, breachMs = null, warnMs = null } = props;
  if (breachMs === null || breachMs <= sinceMs) return { share: 0, name: "calm" };
  const share = Math.min(1, Math.max(0, (now - sinceMs) / (breachMs - sinceMs)));
  if (share >= 1) return { share, name: "late" };
  return { share, name: warnMs !== null && now >= warnMs ? "warn" : "calm" };
}

/** The age, ticking. */
export function Age(props: AgeProps) {
  const now = useServerNow();
  const { t } = useTranslation("alarms");
  const age = useAge();
  const { share, name } = stage(props, now);
  return (
    <span
      className={`wd-age wd-age-${name} ${props.className ?? ""}`}
      title={name === "late" ? t("queue.row_late") : undefined}
    >
      <bdi>{age(now - props.sinceMs)}</bdi>
      {name === "late" && <span className="unseen">, {t("queue.row_late")}</span>}
      {props.breachMs !== null && props.breachMs !== undefined && (
        <span className="wd-age-bar" aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      )}
    </span>
  );
}
