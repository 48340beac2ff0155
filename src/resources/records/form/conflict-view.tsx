/** Two have changed one record: field by field, what each of them wrote, and which of it is to stand. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PagedCollection } from "../record-row";
import { useRecordWords } from "../record-words";
import { useValueText } from "../value-text";
import { type Copies, type Difference, differences, firstChoices, type Side } from "./conflict";
import type { Reading } from "./drafts";

export interface ConflictViewProps {
  readonly collection: PagedCollection;
  readonly copies: Copies;
  readonly by: Reading;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onSettle: (choices: Readonly<Record<string, Side>>) => void;
}

/** The choice. */
export function ConflictView({ collection, copies, by, busy, onBack, onSettle }: ConflictViewProps) {
  const { t } = useTranslation("records");
  const found = differences(collection, copies, by);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() => firstChoices(found));
  const open = found.filter(({ field }) => choices[field] === undefined).length;
  return (
    <>
      <div className="fields" role="group" aria-label={t("form.conflict.title")}>
        <div>
          <h3 style={{ margin: 0 }}>{t("form.conflict.title")}</h3>
          <p style={{ margin: "4px 0 0" }}>{t("form.conflict.text")}</p>
        </div>
        {found.map((difference) => (
          <FieldChoice
            key={difference.field}
            collection={collection}
            difference={difference}
            side={choices[difference.field]}
            onChoose={(side) => setChoices((old) => ({ ...old, [difference.field]: side }))}
          />
        ))}
      </div>
      <div className="save-bar">
        <span className="said" role="status">
          {open > 0 ? t("form.conflict.open", { count: open }) : t("form.conflict.chosen")}
        </span>
        <button type="button" disabled={busy} onClick={onBack}>
          {t("form.conflict.back")}
        </button>
        <button
          type="button"
          className="main"
          aria-disabled={open > 0 || busy}
          onClick={() => open === 0 && !busy && onSettle(choices)}
        >
          {t("form.conflict.save")}
        </button>
      </div>
    </>
  );
}

interface FieldChoiceProps {
  readonly collection: PagedCollection;
  readonly difference: Difference;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function FieldChoice({ collection, difference, side, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const text = useValueText(collection);
  const { field, before, both } = difference;
  const said = (value: unknown): string => text(field, value) || t("form.conflict.nothing");
  return (
    <fieldset className="difference">
      <legend>{words.field(collection.name, field)}</legend>
      <div className="sides">
        <span className="quiet">
          {t("form.conflict.before", { value: said(before) })}
          {!both && ` ${t("form.conflict.theirs_alone")}`}
        </span>
        {(["mine", "theirs"] as const).map((one) => (
          <label key={one} className="check">
            <input type="radio" name={field} checked={side === one} onChange={() => onChoose(one)} />
            <span>
              <b>{t(`form.conflict.${one}`)}</b> <bdi>{said(difference[one])}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
