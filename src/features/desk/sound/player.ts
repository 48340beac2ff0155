/** Plays the tones with the browser's own oscillators: no files, nothing to load when it matters. */
import type { Tone } from "./tones.table";

/** What the browser lets us do: `blocked` until somebody has touched the page (H-UX-01); `asked` = it has not answered yet. */
export type AudioState = "asked" | "blocked" | "ready" | "unsupported";

const RAMP_S = 0.012;

/** A player; nothing sounds before `unlock` has succeeded or the browser allows it. */
export class Player {
  #context: AudioContext | undefined;
  #bus: GainNode | undefined;
  readonly #onState: (state: AudioState) => void;

  constructor(onState: (state: AudioState) => void) {
    this.#onState = onState;
  }

  /** Opens the audio device if the browser lets us; safe to call again, best from a click. */
  async unlock(): Promise<void> {
    try {
      this.#context ??= this.#open();
      await Promise.race([this.#context.resume(), new Promise((done) => setTimeout(done, 300))]);
    } catch {
      // Said by the state below: refused, or no audio at all.
    }
    this.#tell();
  }

  /** One figure, now. `loud` doubles it. */
  play(tone: Tone, loud: boolean): void {
    const context = this.#context;
    if (!context || context.state !== "running") return this.#tell();
    this.stop();
    const bus = context.createGain();
    bus.gain.value = Math.min(0.9, tone.gain * (loud ? 2 : 1));
    bus.connect(context.destination);
    this.#bus = bus;
    for (const beep of tone.beeps) schedule(context, bus, { ...beep, atS: context.currentTime + 0.02 + beep.atS });
  }

  /** Silence at once, also in the middle of a figure. */
  stop(): void {
    this.#bus?.disconnect();
    this.#bus = undefined;
  }

  /** Gives the device back. */
  close(): void {
    this.stop();
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
  }

  #open(): AudioContext {
    const context = new AudioContext();
    context.addEventListener("statechange", () => this.#tell());
    return context;
  }

  #tell(): void {
    if (typeof AudioContext === "undefined") return this.#onState("unsupported");
    this.#onState(this.#context?.state === "running" ? "ready" : "blocked");
  }
}

function schedule(context: AudioContext, bus: GainNode, { atS, lengthS, hz }: Tone["beeps"][number]): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = hz;
  // Ramps at both ends: a tone that starts at full level clicks.
  gain.gain.setValueAtTime(0, atS);
  gain.gain.linearRampToValueAtTime(1, atS + RAMP_S);
  gain.gain.setValueAtTime(1, atS + lengthS - RAMP_S);
  gain.gain.linearRampToValueAtTime(0, atS + lengthS);
  oscillator.connect(gain).connect(bus);
  oscillator.start(atS);
  oscillator.stop(atS + lengthS);
}
