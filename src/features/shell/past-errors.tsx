/** What went wrong in this tab, to be read again: a notice of it stands for three seconds. */
import { useTranslation } from "react-i18next";
import { useFormat } from "../../resources/use-format";
import { TellDialog } from "../../ui/confirm";
import { useToasts } from "../../ui/use-toast";

/** The list, the newest first. */
export function PastErrors({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("common");
  const { time } = useFormat();
  const { errors } = useToasts();
  return (
    <TellDialog title={t("toast.errors")} onClose={onClose}>
      <ol style={{ margin: 0, paddingInlineStart: 0, listStyle: "none" }}>
        {errors.map(({ id, at, title, text }) => (
          <li key={id} style={{ display: "flex", gap: 12, paddingBlock: 6 }}>
            <time dateTime={new Date(at).toISOString()} dir="auto">
              {time(at)}
            </time>
            <span>{[title, text].filter(Boolean).join(" ")}</span>
          </li>
        ))}
      </ol>
    </TellDialog>
  );
}
