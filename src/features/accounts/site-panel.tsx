/** A site to be read: whole where it is kept or can be fetched, else what is kept of every site and what is missing. */
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { RecordHead } from "../../resources/records/record/record-head";
import { useFreshSite } from "../../resources/refresh-site";
import { siteStanding } from "../../resources/site/site-standing";
import { siteText } from "../../resources/site-text";
import { useConnected } from "../../resources/use-connected";
import { useFormat } from "../../resources/use-format";
import { type SiteCard, type SlimSite, useSite, useSlimSite } from "../../resources/use-site";
import { AgeText } from "../../ui/age-text";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { EmptyState } from "../../ui/empty-state";
import { ErrorText } from "../../ui/error-text";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { usePageTitle } from "../../ui/use-page-title";
import { SlimFacts } from "./site-facts";
import { SitePanelRoot } from "./site-panel-root";
import { WholeSite } from "./whole-site";

export interface SitePanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What is known of the site, and how it could be read. */
function useRead(id: string) {
  const card = useSite(id);
  const slim = useSlimSite(id);
  const connected = useConnected();
  // Read again as soon as there is a line again.
  const fresh = useFreshSite(connected ? id : "");
  const status = connected ? fresh.status : "offline";
  const standing = siteStanding(id, card, status);
  return { card: standing === "ready" ? card : null, slim, standing, status, error: fresh.error };
}

/** The site; Escape closes it. */
export function SitePanel({ id, onClose }: SitePanelProps) {
  const { t } = useTranslation("records");
  const read = useRead(id);
  const site = read.card?.site ?? read.slim?.site;
  const title = site ? siteText({ siteNo: site.code, siteName: site.name }) : t("collections.site_accounts.one");
  usePageTitle(title);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // Keys of what is inside come up to it; it has none of its own to be reached by.
    <SitePanelRoot onKeyDown={onKeyDown} aria-label={title}>
      <AlarmStyles />
      <RecordHead title={title} kind={t("collections.site_accounts.one")} onClose={onClose} />
      <div className="body">
        <Body {...read} />
      </div>
    </SitePanelRoot>
  );
}

function Body({ card, slim, standing, status, error }: ReturnType<typeof useRead>) {
  const { t } = useTranslation("records");
  if (card) {
    return (
      <div className="site">
        {status !== "ready" && <AsOf atMs={card.readAt} />}
        <WholeSite card={card} slim={slim ?? null} />
      </div>
    );
  }
  const isMissing = error?.code === "not_found" || error?.code === "no_right";
  if (isMissing) return <EmptyState title={t("record.missing")} detail={t("record.missing_detail")} />;
  if (standing === "reading" || slim === undefined) return <SkeletonRows label={t("list.loading")} />;
  if (slim === null && status === "offline") {
    return <EmptyState title={t("list.offline")} detail={t("record.offline_detail")} />;
  }
  return <Slim {...{ slim, status, error }} />;
}

interface SlimProps extends Pick<ReturnType<typeof useRead>, "status" | "error"> {
  readonly slim: SlimSite | null;
}

/** What is kept of every site, and why it is not more. */
function Slim({ slim, status, error }: SlimProps) {
  const { t } = useTranslation(["records", "alarms"]);
  return (
    <div className="site">
      {slim && status === "offline" && <AsOf atMs={slim.asOf} />}
      {slim && <SlimFacts slim={slim} />}
      {status === "offline" && <p role="status">{t("records:site.needs_line")}</p>}
      {status === "error" && <ErrorText error={error} />}
      {(status === "loading" || status === "idle" || status === "ready") && (
        <p className="quiet" role="status">
          {t("alarms:head.site_fetching")}
        </p>
      )}
    </div>
  );
}

/** From when it is, and how long ago that was. */
function AsOf({ atMs }: { readonly atMs: SiteCard["readAt"] }) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  if (atMs === 0) return null;
  return (
    <p className="quiet as-of">
      {t("head.site_as_of", { time: format.exactTime(atMs) })} (<AgeText since={atMs} />)
    </p>
  );
}
