/** A button that says in words why it can't be pressed now, to the eye and to a screen reader. */
import Tooltip from "@mui/material/Tooltip";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ariaShortcut } from "../../ui/key-shortcut";
import type { Reason } from "./why-not";

export interface ReasonedButtonProps {
  readonly label: string;
  /** The key that does the same, shown on the button. */
  readonly keyName?: string;
  /** null = it can be pressed. */
  readonly reason: Reason | null;
  /** Left out in a form: the button then submits it. */
  readonly onClick?: () => void;
  readonly className?: string;
}

/** A reason in words. */
export function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation("alarms");
  return (reason) => t(`why.${reason.key}` as "why.closed", reason.values ?? {});
}

/** The button. It keeps its place in the tab order while it is not possible, so that its reason can be read. */
export function ReasonedButton(props: ReasonedButtonProps) {
  const { label, keyName, reason, onClick } = props;
  const id = useId();
  const why = useReasonText();
  const text = reason ? why(reason) : "";
  const [open, setOpen] = useState(false);
  // A title of plain text would become the name of what it stands over (aria-label), or a second, native tooltip.
  return (
    <Tooltip
      title={reason && <>{text}</>}
      describeChild
      placement="top"
      open={open && reason !== null}
      // Not on a button under a resting pointer: what a press has just brought about is no reason to cover what is said of it.
      onOpen={() => setOpen(reason !== null)}
      onClose={() => setOpen(false)}
    >
      <span className={`reasoned ${props.className ?? ""}`}>
        <button
          type={onClick ? "button" : "submit"}
          aria-disabled={reason !== null}
          aria-describedby={reason ? id : undefined}
          aria-keyshortcuts={keyName && ariaShortcut(keyName)}
          onClick={() => reason === null && onClick?.()}
        >
          <span>{label}</span>
          {keyName && <kbd aria-hidden="true">{keyName}</kbd>}
        </button>
        {reason && (
          <span id={id} className="unseen">
            {text}
          </span>
        )}
      </span>
    </Tooltip>
  );
}
