/** The same text in several languages. */
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { intlTag } from "../../../../lib/languages";
import { useLanguageChoices } from "../choices";
import type { TextDraft } from "../drafts";
import type { ControlProps } from "./control-props";
import { AddButton, SignButton } from "./row-buttons";

interface RowProps extends Pick<ControlProps, "invalid" | "readOnly" | "onLeave"> {
  readonly row: TextDraft;
  /** Its place, counted from 1. */
  readonly at: number;
  readonly fieldRef: ControlProps["fieldRef"] | undefined;
  readonly onChange: (part: Partial<TextDraft>) => void;
  readonly onRemove: () => void;
}

function TextRow({ row, at, fieldRef, invalid, readOnly, onLeave, onChange, onRemove }: RowProps) {
  const { t } = useTranslation("records");
  const languages = useLanguageChoices();
  return (
    <div className="row text">
      <select
        ref={fieldRef}
        aria-label={t("form.texts.language", { at })}
        aria-invalid={invalid}
        value={row.language}
        disabled={readOnly}
        onChange={({ target }) => onChange({ language: target.value })}
        onBlur={onLeave}
      >
        <option value="">{t("form.none")}</option>
        {languages.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <textarea
        rows={2}
        dir="auto"
        lang={row.language === "" ? undefined : intlTag(row.language)}
        aria-label={t("form.texts.text", { at })}
        value={row.text}
        readOnly={readOnly}
        onChange={({ target }) => onChange({ text: target.value })}
        onBlur={onLeave}
      />
      {!readOnly && (
        <SignButton label={t("form.texts.remove", { at })} onPress={onRemove}>
          <DeleteOutlined fontSize="small" aria-hidden />
        </SignButton>
      )}
    </div>
  );
}

/** One row a language. */
export function TextsControl(props: ControlProps<readonly TextDraft[]>) {
  const { id, labelId, value, onChange, onLeave, fieldRef, invalid, readOnly } = props;
  const { t } = useTranslation("records");
  const box = useRef<HTMLDivElement>(null);
  const add = (): void => {
    onChange([...value, { language: "", text: "" }]);
    // Once it is drawn.
    requestAnimationFrame(() =>
      [...(box.current?.querySelectorAll<HTMLElement>(".text select") ?? [])].at(-1)?.focus(),
    );
  };
  const isEmpty = value.length === 0;
  return (
    <div ref={box} role="group" aria-labelledby={labelId} aria-describedby={props.describedBy} className="rows">
      {value.map((row, at) => (
        <TextRow
          key={at}
          {...{ row, invalid, readOnly, onLeave }}
          at={at + 1}
          fieldRef={at === 0 ? fieldRef : undefined}
          onChange={(part) => onChange(value.map((old, index) => (index === at ? { ...old, ...part } : old)))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {!readOnly && (
        <AddButton id={id} label={t("form.texts.add")} {...(isEmpty ? { buttonRef: fieldRef } : {})} onPress={add} />
      )}
      {readOnly && isEmpty && <span className="quiet">{t("form.none")}</span>}
    </div>
  );
}
