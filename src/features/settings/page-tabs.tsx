/** Lists that stand on one page: `Alarm types`, `Resolution codes`. */
import { useTranslation } from "react-i18next";
import { useRecordWords } from "../../resources/records/record-words";
import { TabRow } from "../../ui/tab-row";

export interface PageTabsProps {
  /** Their collections. */
  readonly names: readonly string[];
  readonly current: string;
  readonly onTab: (name: string) => void;
}

/** The tabs. */
export function PageTabs({ names, current, onTab }: PageTabsProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const tabs = names.map((id) => ({ id, label: words.many(id) }));
  return <TabRow label={t("record.lists")} className="page-tabs" tabs={tabs} current={current} onChange={onTab} />;
}
