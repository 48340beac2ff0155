/** A site's opening times from the browser's copy, and how it should be now. */
import { useTranslation } from "react-i18next";
import { dayOf, knownZone } from "../../lib/zoned-time";
import type { SiteContent } from "../../sync/site-file";
import { useServerMinute } from "../../ui/use-server-now";
import { useCan } from "../use-can";
import { useCopyAge } from "../use-copy-age";
import { useFormat } from "../use-format";
import { OpeningTimes } from "./opening-times";
import { becauseText, standingText } from "./opening-words";
import { maySeeHours } from "./plan-lack";
import { useOpenStanding, useSiteTimes } from "./use-site-times";

/** The list of all of them. */
export function SiteTimes({ content }: { readonly content: SiteContent }) {
  const { timeZone: centre } = useFormat();
  const times = useSiteTimes(content);
  const today = dayOf(useServerMinute(), knownZone(content.site.timeZone, centre));
  return times ? <OpeningTimes times={times} today={today} /> : null;
}

export interface NowProps {
  readonly content: SiteContent;
  readonly partition: string;
}

/** How it should be now, in a line; nothing where no times are on record. A part of the times alone says nothing of it. */
export function OpenNow(props: NowProps) {
  const { t } = useTranslation("alarms");
  const maySee = maySeeHours(useCan());
  return maySee ? <Standing {...props} /> : <span className="quiet">{t("times.no_right")}</span>;
}

function Standing({ content, partition }: NowProps) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const now = useServerMinute();
  const standing = useOpenStanding(content, partition, now);
  // Without its holidays a shop may be open on Christmas Day.
  const holidaysAsOf = useCopyAge("holidays", "site_types");
  if (holidaysAsOf === 0) return <span className="quiet">{t("times.coming")}</span>;
  if (holidaysAsOf === undefined || !standing || standing.state === "none") return null;
  const today = dayOf(now, knownZone(content.site.timeZone, format.timeZone));
  const because = becauseText(t, standing.because);
  return (
    <span className="open-now">
      {standingText({ t, format, today }, standing)}
      {because !== "" && ` · ${because}`}
    </span>
  );
}
