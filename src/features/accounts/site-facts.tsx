/** What is on record of a site, as names and values. */
import { useTranslation } from "react-i18next";
import { addressText } from "../../../domain/alarms/address";
import { useRecordWords } from "../../resources/records/record-words";
import type { SlimSite } from "../../resources/use-site";
import type { SiteRow } from "../../sync/rows";
import { type Fact, FactList } from "../../ui/fact-list";

type SlimFields = Pick<SlimSite["site"], "code" | "prefix" | "state" | "timeZone">;

/** What every row has, whether the site was opened or not. */
function useCommon(): (site: SlimFields, of: Pick<SlimSite, "customer" | "dealer"> | null) => readonly Fact[] {
  const words = useRecordWords();
  const name = (field: string): string => words.field("site_accounts", field);
  return (site, of) => [
    [name("prefix"), site.prefix],
    [name("state"), words.value("site_accounts", "state", site.state)],
    [name("customer"), of?.customer ?? ""],
    [name("installer"), of?.dealer ?? ""],
    [name("timeZone"), site.timeZone],
  ];
}

/** Of a site that is not kept whole. */
export function SlimFacts({ slim }: { readonly slim: SlimSite }) {
  const words = useRecordWords();
  const common = useCommon();
  const { site } = slim;
  const facts: readonly Fact[] = [
    [words.field("site_accounts", "city"), site.city],
    [words.field("site_accounts", "phone"), site.phone],
  ];
  return <FactList facts={[...facts, ...common(site, slim)]} />;
}

/** Of one that is; its number stands among those that are called. */
export function WholeFacts({ site, slim }: { readonly site: SiteRow; readonly slim: SlimSite | null }) {
  const { t } = useTranslation("alarms");
  const words = useRecordWords();
  const common = useCommon();
  const own = (["siteType", "language", "policeReference", "notes"] as const).map((field): Fact => [
    words.field("site_accounts", field),
    site[field],
  ]);
  const address: Fact = [words.field("site_accounts", "addressLine"), addressText(site) || t("head.no_address")];
  return <FactList facts={[address, ...common(site, slim), ...own]} />;
}
