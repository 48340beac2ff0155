/** Watches whether anybody is at the desk, once somebody is signed in; what it needs is loaded only then. */
import { useEffect, useState, type ComponentType } from "react";
import { Player } from "../features/desk/sound/player";
import { toneOf } from "../features/desk/sound/tones.table";
import type { InactivityPopupProps } from "../features/session/inactivity-popup";
import { startTicker } from "../lib/ticker";
import { useLive } from "../resources/use-live";
import { useSession } from "../resources/use-session";

const AGAIN_MS = 5_000;

/** Nothing but the question, where it is due. */
export function InactivityWatch() {
  const { status } = useSession();
  const [Popup, setPopup] = useState<ComponentType<InactivityPopupProps> | null>(null);
  const [calls, setCalls] = useState(false);
  const isDue = status === "signed_in" && Popup === null;
  useEffect(() => {
    if (!isDue) return;
    let isHere = true;
    const begin = async (): Promise<void> => {
      const parts = [import("../features/session/inactivity-popup"), import("../sync/inactivity-watch")] as const;
      const [{ InactivityPopup }, { watchInactivity }] = await Promise.all(parts);
      watchInactivity();
      if (isHere) setPopup(() => InactivityPopup);
    };
    const load = (): void => void begin().catch(() => isHere && setTimeout(load, AGAIN_MS));
    load();
    return () => {
      isHere = false;
    };
  }, [isDue]);
  useCall(calls);
  return Popup && <Popup onCalling={setCalls} />;
}

/** Whoever holds an alarm hears that he is asked for, from one of his tabs. */
function useCall(calls: boolean): void {
  const { leader } = useLive();
  const rings = calls && leader;
  useEffect(() => {
    if (!rings) return;
    const player = new Player(() => undefined);
    const tone = toneOf(1);
    const play = (): void => player.play(tone, true);
    void player.unlock().then(play);
    const end = startTicker(tone.everyMs, play);
    return () => {
      end();
      player.close();
    };
  }, [rings]);
}
