/** Names with what they stand for, one a line; what is empty is left out. */
import { OwnWay } from "./alarm/isolated";

/** A name and its value; "" = nothing to show. */
export type Fact = readonly [name: string, value: string];

/** The list. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="wd-fields">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <OwnWay>{value}</OwnWay>
            </dd>
          </div>
        ))}
    </dl>
  );
}
