/** The portal's reports: what a customer's own sites did in a period, of all of them or of one. */
import { useTranslation } from "react-i18next";
import type { PeriodSearch } from "../../resources/period/period-search";
import type { PeriodAddress } from "../../resources/period/use-period";
import { useMe } from "../../resources/use-can";
import { useRemote } from "../../resources/use-remote";
import { listRows } from "../../sync/api";
import { ReportPage } from "./report-page";

/** The period, and the site that is asked for. */
export interface PortalReportsSearch extends PeriodSearch {
  readonly site?: string | undefined;
}

interface Site {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** More of them are found by the whole report. */
const MOST = 500;

export interface PortalReportsProps {
  readonly search: PortalReportsSearch;
  readonly change: PeriodAddress["change"];
  readonly onSite: (site: string | undefined) => void;
}

/** The page. */
export function PortalReports({ search, change, onSite }: PortalReportsProps) {
  const { site = "" } = search;
  return (
    <ReportPage
      report="site_activity"
      address={{ search, change }}
      site={site}
      fields={<SiteField value={site} onChange={onSite} />}
    />
  );
}

/** One's own sites: the store names no others. */
function SiteField({ value, onChange }: { readonly value: string; readonly onChange: PortalReportsProps["onSite"] }) {
  const { t } = useTranslation("reports");
  const me = useMe().id;
  const { data = [] } = useRemote(`own-sites/${me}`, (signal) =>
    listRows<Site>("site_accounts", { sort: "code", perPage: MOST, signal }),
  );
  // One that is not his, in the address that somebody sent him, is refused by the store in words.
  const isKnown = value === "" || data.some(({ id }) => id === value);
  return (
    <label className="field">
      <span>{t("site")}</span>
      <select
        value={value}
        style={{ minInlineSize: 220 }}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      >
        <option value="">{t("all_sites")}</option>
        {!isKnown && <option value={value}>{t("other_site")}</option>}
        {data.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {`${code} ${name}`}
          </option>
        ))}
      </select>
    </label>
  );
}
