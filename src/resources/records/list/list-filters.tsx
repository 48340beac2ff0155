/** The filters of a list: what is looked for in texts, and a choice for each field that its page names. */
import { useTranslation } from "react-i18next";
import type { Field } from "../../../../domain/collections/define";
import type { PagedCollection, RecordRow } from "../record-row";
import { textOf } from "../record-row";
import type { RecordWords } from "../record-words";
import { useRecordWords } from "../record-words";
import { isNarrowed, type ListView, SEARCH_MAX } from "./list-view";
import type { Named } from "./use-catalogue-titles";

export interface ListFiltersProps {
  readonly collection: PagedCollection;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  /** All rows, where they are known: what is among them can be chosen. */
  readonly all: readonly RecordRow[] | undefined;
  readonly named: ReadonlyMap<string, readonly Named[]>;
  readonly searchLabel?: string | undefined;
}

/** The fields. */
export function ListFilters({ collection, view, onView, all, named, searchLabel }: ListFiltersProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const set = (name: string, value: string): void => {
    const { [name]: _old, ...others } = view.filter;
    onView({ ...view, filter: value === "" ? others : { ...others, [name]: value } });
  };
  const names = collection.page.filters ?? [];
  return (
    <div className="bar" role="search" aria-label={t("list.filters")}>
      <label className="field wide">
        {searchLabel ?? t("list.search")}
        <input
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={view.search}
          onChange={(event) => onView({ ...view, search: event.target.value })}
        />
      </label>
      {names.map((name) => (
        <FieldFilter
          key={name}
          label={words.field(collection.name, name)}
          choices={choicesOf({ collection, name, all, named, words, yesNo: [t("list.yes"), t("list.no")] })}
          value={view.filter[name] ?? ""}
          onChange={(value) => set(name, value)}
        />
      ))}
      {isNarrowed(view) && (
        <button type="button" onClick={() => onView({ ...view, search: "", filter: {} })}>
          {t("list.clear")}
        </button>
      )}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

interface ChoicesOptions extends Pick<ListFiltersProps, "collection" | "all" | "named"> {
  readonly name: string;
  readonly words: RecordWords;
  readonly yesNo: readonly [string, string];
}

/** What there is to choose from; undefined where it has to be typed. */
function choicesOf({ collection, name, all, named, words, yesNo }: ChoicesOptions): readonly Choice[] | undefined {
  const field: Field | undefined = collection.fields[name];
  switch (field?.type) {
    case "bool":
      return [
        { value: "true", text: yesNo[0] },
        { value: "false", text: yesNo[1] },
      ];
    case "select":
      return field.values.map((value) => ({ value, text: words.value(collection.name, name, value) }));
    case "relation":
      return (named.get(field.to) ?? []).map(({ id, title }) => ({ value: id, text: title }));
    default:
      return all && distinct(all, name);
  }
}

/** Values that occur, in their order. */
const distinct = (rows: readonly RecordRow[], name: string): readonly Choice[] =>
  [...new Set(rows.map((row) => textOf(row[name])))]
    .filter((value) => value !== "")
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((value) => ({ value, text: value }));

interface FieldFilterProps {
  readonly label: string;
  readonly choices: readonly Choice[] | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FieldFilter({ label, choices, value, onChange }: FieldFilterProps) {
  const { t } = useTranslation("records");
  if (!choices) {
    return (
      <label className="field">
        {label}
        <input dir="auto" value={value} maxLength={SEARCH_MAX} onChange={(event) => onChange(event.target.value)} />
      </label>
    );
  }
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t("list.all")}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
        {/* An address may name what is not there any more: it filters all the same, and is seen to. */}
        {!isKnown && <option value={value}>{value}</option>}
      </select>
    </label>
  );
}
