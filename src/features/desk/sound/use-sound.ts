/** Rings while an alarm waits: from one tab that the browser lets sound, until it is claimed. */
import { useEffect, useMemo, useRef, useState } from "react";
import { toMs } from "../../../lib/date-time";
import { useOpenAlarms } from "../../../resources/use-alarms";
import { useReturned } from "../../../resources/returns";
import { useLive } from "../../../resources/use-live";
import { useServerNow } from "../../../ui/use-server-now";
import { startTicker } from "../../../lib/ticker";
import { useMuteUntil } from "./mute";
import { Player, type AudioState } from "./player";
import { isMuted, mayMute, type Ring, ringFor, type Ringing, unclaimedCount } from "./policy";
import { toneOf } from "./tones.table";

export interface Sound {
  readonly audio: AudioState;
  readonly ring: Ring | null;
  /** This tab is the one that rings. */
  readonly here: boolean;
  /** 0 = not muted. */
  readonly muteLeftMs: number;
  readonly mayMute: boolean;
  readonly unclaimed: number;
  readonly unlock: () => void;
  readonly test: () => void;
}

function useRinging(): readonly Ringing[] {
  const open = useOpenAlarms();
  const back = useReturned();
  return useMemo(
    () =>
      (open ?? []).map(({ id, priority, owner, queuedAt, firstAt, breachAt }) => ({
        priority,
        owner,
        returned: back.has(id),
        queuedAt: toMs(queuedAt) ?? toMs(firstAt) ?? 0,
        breachAt: toMs(breachAt),
      })),
    [open, back],
  );
}

function usePlayer(): readonly [Player, AudioState] {
  const [audio, setAudio] = useState<AudioState>("asked");
  const [player] = useState(() => new Player(setAudio));
  useEffect(() => {
    void player.unlock();
    // Any touch of the page will do: the browser only wants to know that somebody is there.
    const onTouch = (): void => void player.unlock();
    const events = ["pointerdown", "keydown"] as const;
    for (const name of events) document.addEventListener(name, onTouch);
    return () => {
      for (const name of events) document.removeEventListener(name, onTouch);
      player.close();
    };
  }, [player]);
  return [player, audio];
}

/** The figure again and again, at once when the priority changes; nothing while `ring` is null. */
function useRepeat(player: Player, ring: Ring | null): void {
  const priority = ring?.priority ?? 0;
  const loud = useRef(false);
  useEffect(() => {
    loud.current = ring?.loud ?? false;
  });
  useEffect(() => {
    if (priority === 0) return;
    const tone = toneOf(priority);
    player.play(tone, loud.current);
    const end = startTicker(tone.everyMs, () => player.play(tone, loud.current));
    return () => {
      end();
      player.stop();
    };
  }, [player, priority]);
}

/**
 * One tab of those that can sound. Not the leading one of the live layer: that may stand on a page without a sound, or
 * be one that nobody has touched yet, and all the others would be silent for its sake.
 */
function useRingsHere(canSound: boolean): boolean {
  const { leader } = useLive();
  const [holds, setHolds] = useState(false);
  const locks = navigator.locks as LockManager | undefined;
  useEffect(() => {
    if (!locks || !canSound) return;
    const end = new AbortController();
    const released = new Promise<void>((done) => end.signal.addEventListener("abort", () => done()));
    const hold = async (): Promise<void> => {
      setHolds(true);
      await released;
    };
    locks.request("watchdesk-sound", { signal: end.signal }, hold).catch(() => undefined);
    return () => {
      end.abort();
      setHolds(false);
    };
  }, [locks, canSound]);
  // A page that came over plain HTTP has no locks.
  return canSound && (locks ? holds : leader);
}

/** The sound of this tab. */
export function useSound(): Sound {
  const alarms = useRinging();
  const now = useServerNow();
  const muteUntil = useMuteUntil();
  const [player, audio] = usePlayer();
  const here = useRingsHere(audio === "ready");
  const ring = ringFor(alarms, { now, muteUntil });
  useRepeat(player, here ? ring : null);
  return {
    audio,
    ring,
    here,
    muteLeftMs: isMuted({ now, muteUntil }) ? muteUntil - now : 0,
    mayMute: mayMute(alarms),
    unclaimed: unclaimedCount(alarms),
    unlock: () => void player.unlock(),
    test: () => player.play(toneOf(3), false),
  };
}
