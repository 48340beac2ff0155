/** Fields of the filter bars. */
import { useTranslation } from "react-i18next";
import { SIGNAL_CLASSES } from "../../../domain/signals/classes";
import { isFiltered } from "./filter";

export interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly size?: "narrow" | "wide";
  /** How it is matched. */
  readonly hint?: string;
}

/** A text to look for. */
export function TextFilter({ label, value, onChange, size, hint }: TextFilterProps) {
  return (
    <label className={`field ${size ?? ""}`}>
      {label}
      <input
        type="search"
        dir="auto"
        autoComplete="off"
        placeholder={hint}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

export interface ValueFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** How an account begins. */
export function AccountFilter(props: ValueFilterProps) {
  const { t } = useTranslation("signals");
  return <TextFilter label={t("filter.account")} hint={t("filter.begins_with")} {...props} />;
}

/** Takes the whole filter away; nothing where there is none. */
export function ClearFilter({ filter, onClear }: { readonly filter: object; readonly onClear: () => void }) {
  const { t } = useTranslation("signals");
  return (
    isFiltered(filter) && (
      <button type="button" onClick={onClear}>
        {t("filter.clear")}
      </button>
    )
  );
}

/** A class of signals, or all. */
export function ClassFilter({ value, onChange }: ValueFilterProps) {
  const { t } = useTranslation("signals");
  return (
    <label className="field">
      {t("filter.class")}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t("class.all")}</option>
        {SIGNAL_CLASSES.map((name) => (
          <option key={name} value={name}>
            {t(`class.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface ChoiceFilterProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, or all. */
export function ChoiceFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  const { t } = useTranslation("signals");
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t("filter.all")}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}
