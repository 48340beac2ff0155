import { expect, it } from "vitest";
import { type SoundFacts, type SoundState, soundState } from "../../../../src/features/desk/sound/sound-state";

const ring = { priority: 2, loud: false };
const facts = (change: Partial<SoundFacts> = {}): SoundFacts => ({
  audio: "ready",
  ring: null,
  muteLeftMs: 0,
  ...change,
});

it.each<[string, SoundFacts, SoundState]>([
  ["on, and nothing waits", facts(), "quiet"],
  ["an alarm waits", facts({ ring }), "ringing"],
  ["muted", facts({ muteLeftMs: 1 }), "muted"],
  ["priority 1 rings through a mute", facts({ ring: { priority: 1, loud: true }, muteLeftMs: 1 }), "ringing"],
  ["the browser lets nothing sound, whatever waits", facts({ audio: "blocked", ring }), "blocked"],
  [
    "blocked comes before muted: the mute would end, the silence would not",
    facts({ audio: "blocked", muteLeftMs: 1 }),
    "blocked",
  ],
  ["the browser has not answered yet", facts({ audio: "asked", ring }), "quiet"],
  ["no audio at all", facts({ audio: "unsupported", ring }), "unsupported"],
])("%s", (_, given, want) => expect(soundState(given)).toBe(want));
