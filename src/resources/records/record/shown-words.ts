/** The words around what is shown once of another person's account. */
import { useTranslation } from "react-i18next";
import type { ShownOnceWords } from "../../../ui/shown-once";
import type { PersonAct } from "./person-acts";

/** A new password, or the link of an invitation that no mail took along. */
export function useShownWords(act: PersonAct): ShownOnceWords {
  const { t } = useTranslation("records");
  const ends = { copy: t("record.invite.copy"), copied: t("record.invite.copied"), done: t("record.invite.done") };
  if (act === "invite") {
    const { title, text, label } = {
      title: t("record.invite.byHand"),
      text: t("record.invite.byHandText"),
      label: t("record.invite.link"),
    };
    return { title, text, label, ...ends };
  }
  return {
    title: t("record.new_password.shown"),
    text: t("record.new_password.shownText"),
    label: t("record.new_password.password"),
    ...ends,
  };
}
