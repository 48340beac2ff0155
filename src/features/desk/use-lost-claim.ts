/** Notices that an alarm which was mine no longer is, although nobody here gave it away. */
import { useEffect, useRef, useState } from "react";
import type { AlarmRow } from "../../../domain/alarms/rows";
import { useAlarmReports } from "../../resources/use-alarms";

/** True from the moment the store took the claim away for silence, until it is mine again. */
export function useLostClaim(alarm: AlarmRow, me: string): boolean {
  const lines = useAlarmReports(alarm.id);
  const was = useRef(alarm.owner === me);
  const [lost, setLost] = useState(false);
  const owner = alarm.owner;
  // The newest line about the claim says how it ended: by us, or because the store heard nothing.
  const ended = lines?.find((line) => line.kind === "system" && line.message?.key !== "seen")?.message?.key;
  useEffect(() => {
    if (owner === me) {
      was.current = true;
      setLost(false);
    } else if (was.current && ended === "released_session") setLost(true);
  }, [owner, me, ended]);
  return lost;
}
