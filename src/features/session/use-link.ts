/** A link that came with a mail: whether it does anything still, and its use. */
import { useState } from "react";
import { claimsOfLink, linkFault } from "../../../domain/access/mail-link";
import { serverNow } from "../../lib/server-time";
import { useSending } from "../../resources/use-sending";
import { LinkError } from "../../sync/accounts";

/** `fault` is said before anything is typed, where it can be, and else when the store says so; `done` = it was used. */
export function useLink(token: string) {
  const [done, setDone] = useState(false);
  const { busy, error, send } = useSending(() => setDone(true));
  const [early] = useState(() => linkFault(token, serverNow()));
  const fault = error instanceof LinkError ? error.fault : early;
  return { claims: claimsOfLink(token), fault, done, busy, error, send };
}
