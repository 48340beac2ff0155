/** A field that the store keeps, as it stands: its name and what it says. */
import { useTranslation } from "react-i18next";
import type { PagedCollection } from "../record-row";
import { useRecordWords } from "../record-words";
import { useRecordText } from "../word-spaces";
import type { ValueText } from "../value-text";

export interface KeptRowProps {
  readonly collection: PagedCollection;
  readonly name: string;
  readonly value: unknown;
  readonly textOf: ValueText;
}

/** The line; help below it where there is any. */
export function KeptRow({ collection, name, value, textOf }: KeptRowProps) {
  const { t } = useTranslation("records");
  const say = useRecordText();
  const words = useRecordWords();
  const text = textOf(name, value);
  const help = say(`help.${collection.name}.${name}`, { defaultValue: "" });
  return (
    <div className="field kept" data-field={name}>
      <span className="label">{words.field(collection.name, name)}</span>
      {text === "" ? <span className="quiet">{t("form.none")}</span> : <bdi className="value">{text}</bdi>}
      {help !== "" && <span className="help">{help}</span>}
    </div>
  );
}
