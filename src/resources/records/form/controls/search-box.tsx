/** One or several of a long list: typing narrows it, arrows move, Enter takes. */
import Autocomplete from "@mui/material/Autocomplete";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../choices";
import type { ControlProps } from "./control-props";

export interface SearchBoxProps extends Pick<
  ControlProps,
  "id" | "describedBy" | "invalid" | "readOnly" | "fieldRef" | "onLeave"
> {
  readonly choices: readonly Choice[];
  readonly busy?: boolean;
  /** Said where nothing is found. */
  readonly none?: string;
  /** Set where the list is searched elsewhere: `choices` are then all that fit. */
  readonly onSearch?: (text: string) => void;
}

/** What both have in common; `open` lists are wide enough to be read. */
function useShared(props: SearchBoxProps) {
  const { t } = useTranslation("records");
  const { id, choices, busy = false, none, readOnly, onSearch, onLeave } = props;
  return {
    id,
    options: choices,
    loading: busy,
    disabled: readOnly,
    autoHighlight: true,
    getOptionLabel: ({ label }: Choice) => label,
    getOptionKey: (choice: Choice) => choice.id,
    isOptionEqualToValue: (one: Choice, other: Choice) => one.id === other.id,
    noOptionsText: none ?? t("form.nothing_found"),
    loadingText: t("list.loading"),
    clearText: t("form.clear"),
    openText: t("form.open"),
    closeText: t("form.close"),
    onBlur: onLeave,
    className: "search-box",
    ...(onSearch
      ? {
          filterOptions: (found: Choice[]) => found,
          onInputChange: (_event: unknown, text: string, reason: string) => reason === "input" && onSearch(text),
        }
      : {}),
  };
}

type RenderInput = NonNullable<Parameters<typeof Autocomplete>[0]["renderInput"]>;

const inputOf =
  ({ describedBy, invalid, fieldRef }: SearchBoxProps): RenderInput =>
  ({ slotProps: { input, htmlInput } }) => {
    const { ref, ...own } = htmlInput as typeof htmlInput & { ref: React.RefObject<HTMLInputElement | null> };
    const setRef = (element: HTMLInputElement | null): void => {
      ref.current = element;
      fieldRef(element);
    };
    return (
      <div ref={input.ref} className="search-input" onMouseDown={input.onMouseDown}>
        {input.startAdornment as ReactNode}
        <input
          {...own}
          ref={setRef}
          dir="auto"
          className="whole"
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
        {input.endAdornment}
      </div>
    );
  };

/** One of them; null where none is chosen. */
export function SearchOne(
  props: SearchBoxProps & { readonly value: Choice | null; readonly onChange: (id: string) => void },
) {
  const shared = useShared(props);
  return (
    <Autocomplete<Choice>
      {...shared}
      value={props.value}
      onChange={(_event, choice) => props.onChange(choice?.id ?? "")}
      renderInput={inputOf(props)}
    />
  );
}

/** Several of them. */
export function SearchMany(
  props: SearchBoxProps & { readonly value: Choice[]; readonly onChange: (ids: readonly string[]) => void },
) {
  const shared = useShared(props);
  return (
    <Autocomplete<Choice, true>
      {...shared}
      multiple
      value={props.value}
      onChange={(_event, chosen) => props.onChange(chosen.map(({ id }) => id))}
      renderInput={inputOf(props)}
    />
  );
}
