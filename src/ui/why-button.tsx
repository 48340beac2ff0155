/** A button that says in words why it can't be pressed now. */
import Tooltip from "@mui/material/Tooltip";
import { type MouseEvent, useId } from "react";

export interface WhyButtonProps {
  readonly label: string;
  /** "" = it can be pressed. */
  readonly why: string;
  /** What was pressed is under way. */
  readonly busy?: boolean;
  /** The one act that the page is for. */
  readonly main?: boolean;
  readonly onPress: () => void;
}

/** The button; it may stand in a row that has a click of its own. */
export function WhyButton({ label, why, busy = false, main = false, onPress }: WhyButtonProps) {
  const id = useId();
  const onClick = (event: MouseEvent): void => {
    event.stopPropagation();
    if (why === "" && !busy) onPress();
  };
  // A title of plain text would take the place of the button's name.
  return (
    <>
      <Tooltip title={why === "" ? null : <>{why}</>} describeChild>
        <button
          type="button"
          className={main ? "main" : undefined}
          aria-disabled={why !== "" || busy}
          aria-describedby={why ? id : undefined}
          onClick={onClick}
        >
          {label}
        </button>
      </Tooltip>
      {why && (
        <span id={id} className="unseen">
          {why}
        </span>
      )}
    </>
  );
}
