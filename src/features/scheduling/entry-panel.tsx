/** An entry of the calendar beside it: the form of its record, with what speaks against it. */
import { RecordPanel } from "../../resources/records/record/record-panel";
import type { RecordSearch } from "../../resources/records/record/record-address";
import { collections } from "./collections";
import { FormConflicts } from "./form-conflicts";
import type { ScheduleSearch } from "./schedule-search";

export interface EntryPanelProps {
  readonly search: ScheduleSearch;
  readonly given: Readonly<Record<string, unknown>>;
  readonly onGo: (next: RecordSearch, how?: "replace") => void;
  readonly onClose: () => void;
}

/** The panel; nothing while nothing is open. */
export function EntryPanel({ search, given, onGo, onClose }: EntryPanelProps) {
  const { id, tab } = search;
  if (id === undefined) return null;
  const source = tab === "jobs" ? "jobs" : "appointments";
  const isNew = id === "new";
  return (
    <RecordPanel
      collection={collections[source]}
      search={{ ...search, id }}
      view={{}}
      {...(isNew ? { given } : {})}
      tell={(values) => <FormConflicts source={source} id={isNew ? "" : id} values={values} />}
      onGo={onGo}
      onClose={onClose}
    />
  );
}
