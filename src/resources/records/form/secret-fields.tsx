/** What of a record is written and never read back: whether each is set, and the way to set it. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SECRETS, type SecretCollection } from "../../../../domain/access/secrets";
import { readSecrets } from "../../../sync/secrets";
import { WhyButton } from "../../../ui/why-button";
import { useCan } from "../../use-can";
import { useConnected } from "../../use-connected";
import { useRemote } from "../../use-remote";
import { SecretDialog } from "../record/secret-dialog";
import { useRecordWords } from "../record-words";

export interface SecretFieldsProps {
  readonly collection: SecretCollection;
  readonly id: string;
  /** What the record is called. */
  readonly title: string;
}

/** The section; nothing for whoever may set none of them. */
export function SecretFields(props: SecretFieldsProps) {
  return useCan()(SECRETS[props.collection].right) ? <Fields {...props} /> : null;
}

function Fields({ collection, id, title }: SecretFieldsProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const connected = useConnected();
  const [asked, setAsked] = useState("");
  const { data, reload } = useRemote(`secrets/${collection}/${id}`, (signal) => readSecrets(collection, id, signal));
  const close = (): void => {
    setAsked("");
    reload();
  };
  return (
    <fieldset>
      <legend>{t("record.secret.section")}</legend>
      {SECRETS[collection].fields.map((field) => {
        const label = words.field(collection, field);
        const isSet = data?.includes(field);
        return (
          <div key={field} className="field kept" data-field={field}>
            <span className="label">{label}</span>
            <div className="row">
              <span className={isSet === true ? "value" : "quiet"}>
                {isSet === undefined
                  ? t("record.secret.unknown")
                  : t(isSet ? "record.secret.is_set" : "record.secret.is_not")}
              </span>
              <WhyButton
                label={t(isSet === true ? "record.secret.replace" : "record.secret.put", { field: label })}
                why={connected ? "" : t("list.why_offline")}
                onPress={() => setAsked(field)}
              />
            </div>
          </div>
        );
      })}
      {asked !== "" && <SecretDialog collection={collection} id={id} field={asked} title={title} onClose={close} />}
    </fieldset>
  );
}
