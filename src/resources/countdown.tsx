/** Time left until an instant, by the server's clock. */
import { formatAge } from "../lib/format-age";
import { useServerNow } from "../ui/use-server-now";

/** Until when, and how it looks. */
export interface CountdownProps {
  readonly untilMs: number;
  readonly className?: string;
  /** Said instead of 00:00. */
  readonly due?: string;
}

/** Counts down to zero and stays there. */
export function Countdown({ untilMs, className, due }: CountdownProps) {
  const now = useServerNow();
  if (due !== undefined && now >= untilMs) return <span className={className}>{due}</span>;
  // Rounded up: one second left reads 00:01, and 00:00 means due.
  return (
    <bdi dir="ltr" className={className}>
      {formatAge(Math.ceil((untilMs - now) / 1000) * 1000)}
    </bdi>
  );
}
