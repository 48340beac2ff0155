/** A box of a home page, and the figures that stand in one. */
import { type ReactNode, useId } from "react";

export interface BoxProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A section under its title. */
export function Box({ title, wide = false, children }: BoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={wide ? "wide" : undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A figure by its name; "" where it is not known. */
export type Figure = readonly [name: string, value: string];

/** Figures side by side. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value || "–"}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
