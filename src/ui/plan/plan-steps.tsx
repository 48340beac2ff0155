/** What of a plan is shown: the span before, the span after, today, and how much at once. */

export interface PlanStepsProps {
  readonly words: { readonly back: string; readonly today: string; readonly on: string };
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
}

/** Steps through time. */
export function PlanSteps({ words, onStep, onToday }: PlanStepsProps) {
  return (
    <div className="segments">
      <button type="button" aria-label={words.back} title={words.back} onClick={() => onStep(-1)}>
        <Arrow to="back" />
      </button>
      <button type="button" onClick={onToday}>
        {words.today}
      </button>
      <button type="button" aria-label={words.on} title={words.on} onClick={() => onStep(1)}>
        <Arrow to="on" />
      </button>
    </div>
  );
}

/** Mirrored by the browser where the page is. */
const Arrow = ({ to }: { readonly to: "back" | "on" }) => <span aria-hidden="true">{to === "back" ? "‹" : "›"}</span>;

export interface PlanScopesProps<T extends string> {
  readonly label: string;
  /** Their names, in their order. */
  readonly scopes: Readonly<Record<T, string>>;
  readonly scope: T;
  readonly onScope: (scope: T) => void;
}

/** How much is shown. */
export function PlanScopes<T extends string>({ label, scopes, scope, onScope }: PlanScopesProps<T>) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {(Object.entries(scopes) as [T, string][]).map(([one, name]) => (
        <button key={one} type="button" aria-pressed={scope === one} onClick={() => onScope(one)}>
          {name}
        </button>
      ))}
    </div>
  );
}
