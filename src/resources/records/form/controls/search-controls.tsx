/** Fields that choose from long lists: other records, languages, countries, time zones. */
import { useTranslation } from "react-i18next";
import { useChoices } from "../choices";
import { useRelation } from "../use-relation";
import type { ControlProps } from "./control-props";
import { SearchMany, SearchOne } from "./search-box";

const targetOf = ({ field }: Pick<ControlProps, "field">): string => (field.type === "relation" ? field.to : "");

/** A language, a country or a time zone. */
export function KnownControl({
  kind,
  ...props
}: ControlProps<string> & { kind: "language" | "country" | "time_zone" }) {
  const choices = useChoices(kind);
  const { value } = props;
  // A name that this browser does not know stays what it is.
  const chosen = value === "" ? null : (choices.find(({ id }) => id === value) ?? { id: value, label: value });
  return <SearchOne {...props} choices={choices} value={chosen} />;
}

function useFound(props: ControlProps<string> | ControlProps<readonly string[]>, ids: readonly string[]) {
  const { t } = useTranslation("records");
  const { found, chosen, busy, failed, onSearch } = useRelation(targetOf(props), ids);
  const none = failed ? t("form.not_reached") : undefined;
  return { chosen, box: { choices: found, busy, onSearch, ...(none === undefined ? {} : { none }) } };
}

/** Another record. */
export function RelationControl(props: ControlProps<string>) {
  const { chosen, box } = useFound(props, props.value === "" ? [] : [props.value]);
  return <SearchOne {...props} {...box} value={chosen[0] ?? null} />;
}

/** Other records. */
export function RelationManyControl(props: ControlProps<readonly string[]>) {
  const { chosen, box } = useFound(props, props.value);
  return <SearchMany {...props} {...box} value={[...chosen]} />;
}
