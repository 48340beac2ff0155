/** Tells on the desk of claims that have lapsed under our hands: however many, in one notice that leads to where they are. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Desk } from "./desk-context";
import { forgetLapses, useUntoldLapses } from "./lapses";
import type { Notices } from "./use-notices";

const TOPIC = "lapses";

type Needed = Pick<Desk, "notices" | "say" | "onTab"> & Pick<Notices, "outdate">;

/** Their ids; each is said once, also when it lapsed on another page. */
export function useLapses({ notices, say, outdate, onTab }: Needed): ReadonlySet<string> {
  const { t } = useTranslation("alarms");
  const [lapsed, setLapsed] = useState<ReadonlySet<string>>(new Set());
  const untold = useUntoldLapses();
  // Those that the notice on the screen counts: their beats are refused one by one.
  const counted = useRef<ReadonlySet<string>>(new Set());
  const shown = notices.some(({ topic }) => topic === TOPIC);
  useEffect(() => {
    if (untold.size === 0) return;
    setLapsed((old) => new Set([...old, ...untold]));
    counted.current = new Set([...(shown ? counted.current : []), ...untold]);
    const action = { label: t("notice.show_new"), run: () => onTab("new") };
    const text = t("notice.lapsed_count", { count: counted.current.size });
    outdate(untold);
    say({ kind: "refused", topic: TOPIC, alarm: null, text, action });
    forgetLapses(untold);
  }, [untold, shown, say, outdate, onTab, t]);
  return lapsed;
}
