/** What can be done with a list of the history as a whole: its views and its columns. */
import GlobalStyles from "@mui/material/GlobalStyles";
import { ColumnsAct } from "../../resources/records/list/columns-act";
import { DIALOG_RULES } from "../../resources/records/list/list-styles";
import { ViewsMenu } from "../../resources/records/list/views-menu";
import type { HistoryView } from "./use-history-view";

/** The buttons at the end of the bar of filters. */
export function HistoryActs({ view }: { readonly view: HistoryView }) {
  const { saved, columns, layout, setLayout, usual, current, show, showUsual } = view;
  return (
    <div className="end">
      <GlobalStyles styles={DIALOG_RULES} />
      <ViewsMenu saved={saved} current={current} onChoose={show} onUsual={showUsual} />
      <ColumnsAct
        layout={layout}
        usual={usual}
        nameOf={(id) => columns.find((column) => column.id === id)?.header ?? id}
        onLayout={setLayout}
      />
    </div>
  );
}
