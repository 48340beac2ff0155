/** Time left until an instant, by the server's clock. */
import { useTimeLeft } from "../ui/use-age";
import { useServerNow } from "../ui/use-server-now";

/** Until when, and how it looks. */
export interface CountdownProps {
  readonly untilMs: number;
  readonly className?: string;
  /** Said once no time is left. */
  readonly due?: string;
}

/** Counts down to zero and stays there. */
export function Countdown({ untilMs, className, due }: CountdownProps) {
  const now = useServerNow();
  const left = useTimeLeft();
  if (due !== undefined && now >= untilMs) return <span className={className}>{due}</span>;
  return <bdi className={className}>{left(untilMs - now)}</bdi>;
}
