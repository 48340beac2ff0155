/** The text of a line of an alarm's log, on the desk and in the record alike. */
import { OwnWay } from "./isolated";

export interface LogTextProps {
  readonly text: string;
  /** A later line takes it back. */
  readonly undone: boolean;
}

/** Struck through where it is taken back. */
export function LogText({ text, undone }: LogTextProps) {
  const said = <OwnWay>{text}</OwnWay>;
  return undone ? <s>{said}</s> : said;
}
