/** The room's figures that acts go by. */
import { useMemo } from "react";
import { type RoomSettings, roomSettings } from "../../domain/alarms/settings";
import { useProgramSettings } from "./use-catalogue";

/** Stored figures, defaults where none are set. */
export function useRoom(): RoomSettings {
  const stored = useProgramSettings();
  return useMemo(() => roomSettings(stored ? { ...stored } : null), [stored]);
}
