/** The roster of some days with what its reader may do. */
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { WallOf } from "../../../domain/shifts/room-clock";
import type { RosterAnswer } from "../../../domain/shifts/rows";
import { toWallClock } from "../../lib/wall-clock";
import { knownZone } from "../../lib/zoned-time";
import { useCan, useMe } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { createFormat, type Format, useFormat } from "../../resources/use-format";
import { useRemote } from "../../resources/use-remote";
import { readRoster } from "../../sync/shifts";

/** What the parts of the page are given. */
export interface Roster {
  readonly answer: RosterAnswer;
  readonly me: string;
  readonly may: (right: string) => boolean;
  /** Why nothing can be changed now; "" = it can. */
  readonly why: string;
  readonly wallOf: WallOf;
  readonly format: Format;
  readonly reload: () => void;
}

const EMPTY: RosterAnswer = {
  me: "",
  zone: "",
  people: [],
  shifts: [],
  absences: [],
  swaps: [],
  handovers: [],
  attendance: [],
};

/** What was read last stays on the screen while it is read again. */
export function useRoster(days: readonly string[]) {
  const { t } = useTranslation("shifts");
  const here = useFormat();
  const can = useCan();
  const me = useMe().id;
  const connected = useConnected();
  const [first = ""] = days;
  const remote = useRemote(`roster/${me}/${first}/${days.length}`, (signal) => readRoster(first, days.length, signal));
  // The server's word, since the copy may not have the settings yet.
  const timeZone = knownZone(remote.data?.zone, here.timeZone);
  const format = useMemo(
    () => (timeZone === here.timeZone ? here : createFormat(document.documentElement.lang || "en", timeZone)),
    [here, timeZone],
  );
  const wallOf = useCallback<WallOf>((ms) => toWallClock(ms, timeZone), [timeZone]);
  const why = connected ? "" : t("offline");
  const roster = useMemo<Roster>(
    () => ({
      answer: remote.data ?? EMPTY,
      me,
      may: (right) => can(`shifts.${right}`),
      why,
      wallOf,
      format,
      reload: remote.reload,
    }),
    [remote.data, remote.reload, me, can, why, wallOf, format],
  );
  return { roster, status: remote.status, error: remote.error, hasData: remote.data !== undefined };
}
