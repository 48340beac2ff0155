/** Time left until an instant, by the server's clock. */
import { useTimeLeft } from "../ui/use-age";
import { useServerNow } from "../ui/use-server-now";

/** Until when. */
export interface CountdownProps {
  readonly untilMs: number;
  /** Said once no time is left. */
  readonly due?: string;
}

/** Counts down to zero and stays there. */
export function Countdown({ untilMs, due }: CountdownProps) {
  const now = useServerNow();
  const left = useTimeLeft();
  if (due !== undefined && now >= untilMs) return <span>{due}</span>;
  return <bdi>{left(untilMs - now)}</bdi>;
}
