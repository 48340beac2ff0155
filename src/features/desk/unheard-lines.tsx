/** Says of which claims the store hears nothing, and when it takes them away, wherever the desk puts its notices. */
import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import { useTranslation } from "react-i18next";
import { useOpenAlarms } from "../../resources/use-alarms";
import { useMe } from "../../resources/use-can";
import { useFormat } from "../../resources/use-format";
import { type Silence, useUnheardClaims } from "../../resources/unheard-claims";
import { useIsPast } from "../../ui/use-server-now";

/** One's own claims of which the store hears nothing. */
export interface Unheard extends Silence {
  /** The alarm whose claim is lost first stands first. */
  readonly ids: readonly string[];
  readonly text: string;
  /** Other words: what is said anew is told anew. */
  readonly phase: "stands" | "lost";
}

/** Without colour alone, it shows what kind of notice this is. */
export const UnheardIcon = () => <CloudOffOutlined fontSize="small" aria-hidden />;

/** All of them, or that of one alarm; null where the store hears of them. */
export function useUnheard(alarmId?: string): Unheard | null {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const me = useMe().id;
  const silences = useUnheardClaims();
  const held = (useOpenAlarms() ?? []).filter(({ id, owner }) => {
    return owner === me && silences.has(id) && (alarmId === undefined || alarmId === id);
  });
  const lines = held.flatMap(({ id }) => ({ id, ...(silences.get(id) as Silence) }));
  const [first] = lines.sort((a, b) => a.lapseAt - b.lapseAt);
  const isLost = useIsPast(first?.lapseAt ?? Infinity);
  if (!first) return null;
  const { since, lapseAt } = first;
  const phase = isLost ? "lost" : "stands";
  const values = { count: lines.length, since: format.time(since), lapse: format.time(lapseAt) };
  return { since, lapseAt, phase, ids: lines.map(({ id }) => id), text: t(`unheard.${phase}`, values) };
}
