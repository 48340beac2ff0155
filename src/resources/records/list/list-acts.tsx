/** What can be done with a list as a whole: its views, its columns, a file of it, and a new record. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { WhyButton } from "../../../ui/why-button";
import { useMay } from "../may";
import { useConnected } from "../../use-connected";
import type { PagedCollection } from "../record-row";
import { ColumnsAct } from "./columns-act";
import { searchOf } from "./list-view";
import type { useListExport } from "./use-list-export";
import type { useListState } from "./use-list-state";
import type { SavedViews } from "./use-views";
import { ViewsMenu } from "./views-menu";

export interface ListActsProps {
  readonly collection: PagedCollection;
  readonly saved: SavedViews;
  readonly state: ReturnType<typeof useListState>;
  readonly nameOf: (field: string) => string;
  readonly exporting: ReturnType<typeof useListExport>;
  readonly canExport: boolean;
  readonly hasRows: boolean;
  readonly onNew: (() => void) | undefined;
  /** What else can be done here. */
  readonly more?: ReactNode;
}

/** The buttons at the end of the bar. */
export function ListActs(props: ListActsProps) {
  const { collection, saved, state, nameOf, exporting, canExport, hasRows, onNew, more } = props;
  const { t } = useTranslation("records");
  const may = useMay();
  const connected = useConnected();
  const mayCreate = may(collection, "create");
  const reading = exporting.state.kind === "reading";
  // A file says nothing of how old the rows were.
  const whyNotNow = connected ? "" : t("list.why_offline");
  const whyNoExport = hasRows || reading ? whyNotNow : t("list.why_empty");
  return (
    <div className="end">
      <ViewsMenu
        saved={saved}
        current={{ search: searchOf(collection, state.view), layout: state.layout }}
        onChoose={state.show}
        onUsual={state.showUsual}
      />
      <ColumnsAct layout={state.layout} usual={state.usual} nameOf={nameOf} onLayout={state.setLayout} />
      {canExport && <WhyButton label={t("list.export")} why={whyNoExport} busy={reading} onPress={exporting.start} />}
      {more}
      {onNew && mayCreate && (
        <WhyButton main label={t("list.new")} why={connected ? "" : t("list.why_offline")} onPress={onNew} />
      )}
    </div>
  );
}
