/** Buttons of controls that hold rows: a sign with its name on hover, and one that adds a row. */
import AddOutlined from "@mui/icons-material/AddOutlined";
import type { ReactNode } from "react";

interface SignButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A sign alone, named for screen readers and on hover. */
export function SignButton({ label, isOff = false, onPress, children }: SignButtonProps) {
  return (
    <button type="button" className="sign" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );
}

interface AddButtonProps {
  readonly label: string;
  readonly id?: string;
  readonly buttonRef?: (element: HTMLElement | null) => void;
  readonly onPress: () => void;
}

/** Adds a row. */
export function AddButton({ label, id, buttonRef, onPress }: AddButtonProps) {
  return (
    <button type="button" className="add" id={id} ref={buttonRef} onClick={onPress}>
      <AddOutlined fontSize="small" aria-hidden />
      {label}
    </button>
  );
}
