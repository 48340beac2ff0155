/** Telephone numbers in the order in which they are called. */
import ArrowUpwardOutlined from "@mui/icons-material/ArrowUpwardOutlined";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PhoneDraft } from "../drafts";
import type { ControlProps } from "./control-props";
import { AddButton, SignButton } from "./row-buttons";

const KINDS = ["mobile", "work", "home", "control_room", "fax"] as const;
const NONE: PhoneDraft = { number: "", kind: "" };

interface RowProps extends Pick<ControlProps, "invalid" | "readOnly" | "onLeave"> {
  readonly row: PhoneDraft;
  /** Its place, counted from 1. */
  readonly at: number;
  readonly kindsId: string;
  readonly fieldRef: ControlProps["fieldRef"] | undefined;
  readonly onChange: (part: Partial<PhoneDraft>) => void;
  readonly onRaise: () => void;
  readonly onRemove: () => void;
}

function PhoneRow({ row, at, kindsId, fieldRef, invalid, readOnly, onLeave, onChange, onRaise, onRemove }: RowProps) {
  const { t } = useTranslation("records");
  return (
    <div className="row phone">
      <input
        ref={fieldRef}
        type="text"
        inputMode="tel"
        dir="ltr"
        autoComplete="off"
        aria-label={t("form.phones.number", { at })}
        aria-invalid={invalid}
        placeholder="+44 …"
        value={row.number}
        readOnly={readOnly}
        onChange={({ target }) => onChange({ number: target.value })}
        onBlur={onLeave}
      />
      <input
        type="text"
        className="kind"
        dir="auto"
        autoComplete="off"
        list={kindsId}
        aria-label={t("form.phones.kind", { at })}
        placeholder={t("form.phones.kind_short")}
        value={row.kind}
        readOnly={readOnly}
        onChange={({ target }) => onChange({ kind: target.value })}
        onBlur={onLeave}
      />
      {!readOnly && (
        <>
          <SignButton label={t("form.phones.raise", { at })} isOff={at === 1} onPress={onRaise}>
            <ArrowUpwardOutlined fontSize="small" aria-hidden />
          </SignButton>
          <SignButton label={t("form.phones.remove", { at })} onPress={onRemove}>
            <DeleteOutlined fontSize="small" aria-hidden />
          </SignButton>
        </>
      )}
    </div>
  );
}

/** The numbers; the first row is there from the start. */
export function PhonesControl(props: ControlProps<readonly PhoneDraft[]>) {
  const { labelId, value, onChange, onLeave, fieldRef, invalid, readOnly } = props;
  const { t } = useTranslation("records");
  const kindsId = useId();
  const box = useRef<HTMLDivElement>(null);
  const rows = value.length === 0 ? [NONE] : value;
  const add = (): void => {
    onChange([...rows, NONE]);
    // Once it is drawn.
    requestAnimationFrame(() =>
      [...(box.current?.querySelectorAll<HTMLElement>(".phone input") ?? [])].at(-2)?.focus(),
    );
  };
  return (
    <div ref={box} role="group" aria-labelledby={labelId} aria-describedby={props.describedBy} className="rows">
      {rows.map((row, at) => (
        <PhoneRow
          // Rows have no name but their place.
          key={at}
          {...{ row, kindsId, invalid, readOnly, onLeave }}
          at={at + 1}
          fieldRef={at === 0 ? fieldRef : undefined}
          onChange={(part) => onChange(rows.map((old, index) => (index === at ? { ...old, ...part } : old)))}
          onRaise={() => onChange(rows.toSpliced(at - 1, 2, ...rows.slice(at - 1, at + 1).toReversed()))}
          onRemove={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      <datalist id={kindsId}>
        {KINDS.map((kind) => (
          <option key={kind} value={t(`form.phones.kinds.${kind}`)} />
        ))}
      </datalist>
      {!readOnly && <AddButton label={t("form.phones.add")} onPress={add} />}
    </div>
  );
}
