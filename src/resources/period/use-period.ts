/** A period that the address keeps, so that Back and reload find it again. */
import { useEffect, useMemo, useState } from "react";
import { serverNow } from "../../lib/server-time";
import { toWallClock } from "../../lib/wall-clock";
import { useSettled } from "../../ui/use-settled";
import { useFormat } from "../use-format";
import { type Period, type Quick, quickPeriod, readPeriod, type WallText } from "./period";
import { type PeriodText, toText } from "./period-fields";
import type { PeriodSearch } from "./period-search";

/** The address and the way to change its period. */
export interface PeriodAddress {
  readonly search: PeriodSearch;
  readonly change: (change: (old: PeriodSearch) => PeriodSearch) => void;
}

/** The period that an address names; null where it names none, or a quick one. */
function addressed({ from, to }: PeriodSearch): PeriodText | null {
  if (from === undefined || to === undefined) return null;
  const end = (wall: string): WallText => ({ date: wall.slice(0, 10), time: wall.slice(11) });
  return { from: end(from), to: end(to), quick: null };
}

interface Words {
  readonly timeZone: string;
  /** Which one an address without any means. */
  readonly usual: Quick;
}

/** As the address keeps it: a quick one by its name, so that it ends now whenever it is opened. */
function inAddress({ quick }: PeriodText, { fromMs, toMs }: Period, { timeZone, usual }: Words): PeriodSearch {
  if (quick !== null) return { quick: quick === usual ? undefined : quick, from: undefined, to: undefined };
  return { quick: undefined, from: toWallClock(fromMs, timeZone), to: toWallClock(toMs, timeZone) };
}

/** The period of the fields, and the last one that could be read: a slip of the finger takes nothing from the list. */
export function usePeriod({ search, change }: PeriodAddress, usual: Quick = "h24") {
  const { timeZone, dayOrder: order } = useFormat();
  const [typed, setText] = useState(() => addressed(search));
  const [start] = useState(() => ({ at: serverNow(), quick: search.quick ?? usual }));
  // Until somebody types, a quick one: the zone may be known only after the first drawing.
  const text = useMemo(
    () => typed ?? toText(quickPeriod(start.quick, start.at), start.quick, timeZone),
    [typed, start, timeZone],
  );
  const settled = useSettled(text) === text;
  const read = useMemo(() => readPeriod(text, { timeZone, order, nowMs: serverNow() }), [text, timeZone, order]);
  const [last, setLast] = useState<Period | null>(null);
  const asked = read.period;
  if (settled && asked && (last?.fromMs !== asked.fromMs || last?.toMs !== asked.toMs)) setLast(asked);
  useEffect(() => {
    if (settled && asked) change((old) => ({ ...old, ...inAddress(text, asked, { timeZone, usual }) }));
  }, [settled, asked, text, timeZone, usual, change]);
  return { text, setText, read, period: last };
}
