/** Is it him on the telephone? The word that he says is compared by the store, which tells what it is and never the word. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WordVerdict } from "../../../domain/access/secrets";
import type { OverviewContact } from "../../../domain/work/customer-overview";
import { useConnected } from "../../resources/use-connected";
import { useSending } from "../../resources/use-sending";
import { checkWord } from "../../sync/secrets";
import { ErrorText } from "../../ui/error-text";

const WORD_MOST = 60;

/** The form. */
export function WordCheck({ contacts }: { readonly contacts: readonly OverviewContact[] }) {
  const { t } = useTranslation("support");
  const connected = useConnected();
  const [contact, setContact] = useState(contacts[0]?.id ?? "");
  const [word, setWord] = useState("");
  const [verdict, setVerdict] = useState<WordVerdict | null>(null);
  const { busy, error, send } = useSending(() => setWord(""));
  const isOff = busy || !connected || word.trim() === "";
  const choose = (id: string): void => {
    setContact(id);
    setVerdict(null);
  };
  const check = (event: FormEvent): void => {
    event.preventDefault();
    if (isOff) return;
    setVerdict(null);
    void send(async () => setVerdict(await checkWord(contact, word)));
  };
  return (
    <section aria-label={t("word.title")}>
      <h4>{t("word.title")}</h4>
      <form className="word" onSubmit={check}>
        <label>
          <span>{t("word.person")}</span>
          <Whom contacts={contacts} value={contact} onChange={choose} />
        </label>
        <label>
          <span>{t("word.word")}</span>
          <input
            value={word}
            maxLength={WORD_MOST}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            onChange={({ target }) => setWord(target.value)}
          />
        </label>
        <button type="submit" aria-disabled={isOff}>
          {t("word.check")}
        </button>
      </form>
      <p role="status" className={verdict === "duress" ? "alarm" : undefined}>
        {verdict !== null && t(`word.${verdict}`)}
        {!connected && t("offline")}
      </p>
      <ErrorText error={error} />
    </section>
  );
}

interface WhomProps {
  readonly contacts: readonly OverviewContact[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Whom({ contacts, value, onChange }: WhomProps) {
  return (
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {contacts.map(({ id, site, name }) => (
        <option key={id} value={id}>{`${site} ${name}`}</option>
      ))}
    </select>
  );
}
