/** Codes, numbers and times that keep their order in right-to-left text. */
import type { ReactNode } from "react";

/** Isolates what is always read left to right: telephone numbers, codes, frames, clocks (H-IN-01). */
export function Ltr({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** Isolates a name or a free text whose direction follows its own letters. */
export function OwnWay({ children }: { readonly children: ReactNode }) {
  return <bdi>{children}</bdi>;
}
