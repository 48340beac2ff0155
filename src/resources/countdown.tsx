/** Time left until an instant, by the server's clock. */
import { formatAge } from "../lib/format-age";
import { useServerNow } from "../ui/use-server-now";

/** Counts down to zero and stays there. */
export function Countdown({ untilMs, className }: { readonly untilMs: number; readonly className?: string }) {
  const now = useServerNow();
  // Rounded up: one second left reads 00:01, and 00:00 means due.
  return (
    <bdi dir="ltr" className={className}>
      {formatAge(Math.ceil((untilMs - now) / 1000) * 1000)}
    </bdi>
  );
}
