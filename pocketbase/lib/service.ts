/** Lets in only receiving services. */
import type { PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { signedIn } from "./signed-in";

/** Refuses everybody but an enabled service account; a token outlives its being disabled, so the record is asked. */
export function requireService(e: PbRequestEvent): void {
  const account = signedIn(e);
  if (account.collection().name !== "service_accounts") refuse("no_right");
  if (!account.getBool("enabled")) refuse("account_disabled");
}
