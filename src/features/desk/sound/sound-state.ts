/** Which of its states the sound is in, so that the header can show each by a shape and words of its own. */
import type { AudioState } from "./player";
import type { Ring } from "./policy";

/** `blocked`: the browser waits for a touch. `quiet`: on, and nothing waits. */
export type SoundState = "unsupported" | "blocked" | "muted" | "ringing" | "quiet";

/** What decides about it. */
export interface SoundFacts {
  readonly audio: AudioState;
  readonly ring: Ring | null;
  readonly muteLeftMs: number;
}

/** The state that matters most to whoever relies on hearing: no sound at all, then what sounds, then why nothing does. */
export function soundState({ audio, ring, muteLeftMs }: SoundFacts): SoundState {
  // A third of a second at most: what moves beside it for a word that goes again is worse than nothing.
  if (audio === "asked") return "quiet";
  if (audio !== "ready") return audio;
  // A ring is what gets through a mute: priority 1 is never silenced (alarm-handling 3.2 rule 19).
  if (ring !== null) return "ringing";
  return muteLeftMs > 0 ? "muted" : "quiet";
}
