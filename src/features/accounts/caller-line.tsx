/** Whose sites are shown alone, and the way to all of them. */
import { useTranslation } from "react-i18next";
import { OwnWay } from "../../ui/alarm/isolated";
import type { Caller } from "./accounts-address";

/** Said where the list has its name. */
export function CallerLine({
  caller: { name, number },
  onAll,
}: {
  readonly caller: Caller;
  readonly onAll: () => void;
}) {
  const { t } = useTranslation("records");
  const said =
    name === "" ? (number === "" ? "caller" : "caller_number") : number === "" ? "caller_name" : "caller_both";
  return (
    <p className="caller">
      <OwnWay>{t(`site.${said}`, { name, number })}</OwnWay>
      <button type="button" onClick={onAll}>
        {t("site.caller_all")}
      </button>
    </p>
  );
}
