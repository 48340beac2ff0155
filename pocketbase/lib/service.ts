/** Lets in only receiving services. */
import type { PbRequestEvent } from "./pb";
import { refuse } from "./refuse";

/** Refuses everybody but an enabled service account; a token outlives its being disabled, so the record is asked. */
export function requireService(e: PbRequestEvent): void {
  if (!e.auth) refuse("not_signed_in");
  if (e.auth.collection().name !== "service_accounts") refuse("no_right");
  if (!e.auth.getBool("enabled")) refuse("account_disabled");
}
