/** Ready-made values for a field beside them: one stop of the Tab key, arrows between them, a digit chooses. */
import { useRef } from "react";

export interface Choice {
  /** What goes into the field, and what the button says. */
  readonly value: string;
  /** The digit that chooses it and stands on it; left out = the first digits of the value itself. */
  readonly digit?: string;
}

export interface ChoiceChipsProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The next choice that a digit means, from the one that is chosen: 1 is 10, and once more it is 15. */
export function choiceOf(choices: readonly Choice[], value: string, digit: string): Choice | undefined {
  const meant = choices.filter((choice) => (choice.digit ?? choice.value).startsWith(digit));
  return meant[(meant.findIndex((choice) => choice.value === value) + 1) % meant.length];
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The buttons. */
export function ChoiceChips({ label, choices, value, onChoose }: ChoiceChipsProps) {
  const box = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);
  const focus = (choice: Choice): void =>
    box.current?.querySelectorAll<HTMLElement>("button")[choices.indexOf(choice)]?.focus();
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const at = [...(box.current?.children ?? [])].indexOf(event.target as Element);
    const moved = step === undefined ? undefined : choices.at((at + (rtl ? -step : step)) % choices.length);
    const meant = /^\d$/.test(event.key) ? choiceOf(choices, value, event.key) : undefined;
    const choice = moved ?? meant;
    if (!choice) return;
    event.preventDefault();
    focus(choice);
    if (meant) onChoose(meant.value);
  };
  return (
    // The keys are those of the buttons inside; here they are only caught on their way up.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={box} className="quick" role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {choices.map((choice, i) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={i === chosen}
          aria-keyshortcuts={choice.digit}
          tabIndex={i === Math.max(0, chosen) ? 0 : -1}
          onClick={() => onChoose(choice.value)}
        >
          {choice.value}
          {choice.digit && <kbd aria-hidden="true">{choice.digit}</kbd>}
        </button>
      ))}
    </div>
  );
}
