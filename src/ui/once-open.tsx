/** A menu or dialog that is not drawn before it is opened for the first time; afterwards it stays, so that it can be seen to close. */
import { useState, type ReactNode } from "react";

/** `open` as the thing itself is told. Closed ones cost the start of the app as much as what it shows. */
export function OnceOpen({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen || open ? children : null;
}
