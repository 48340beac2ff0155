/** The own password typed again: counted with the tries to sign in and compared in the same turns, so no second place to guess at. */
import { inTurnToCheck, type AskingEvent } from "./password-checks";
import type { PbRecord } from "./pb";
import { refuse } from "./refuse";
import { sayRetryAfter } from "./retry-after";
import { clearTries, countFailure, retryAfterSeconds, takeTry, tooManyTries, type Who } from "./tries";

/** Why it is refused. */
export type TypedRefusal = "too_many_tries" | "wrong_password";

interface Typed {
  readonly user: PbRecord;
  readonly password: unknown;
  /** Told before it is refused. */
  readonly onRefused?: (reason: TypedRefusal) => void;
}

/** Does the work where the password is right, still in its turn; refused otherwise. */
export function withOwnPassword(e: AskingEvent, { user, password, onRefused }: Typed, work: () => void): void {
  const who = { identity: user.email(), ip: e.realIP() };
  const refuseTyped = (reason: TypedRefusal): never => {
    onRefused?.(reason);
    return reason === "wrong_password" ? refuse(reason) : refuseTries(e, who);
  };
  if (tooManyTries(e.app, who)) refuseTyped("too_many_tries");
  inTurnToCheck(e, () => {
    if (!takeTry(e.app, who)) refuseTyped("too_many_tries");
    if (typeof password !== "string" || !user.validatePassword(password)) {
      countFailure(e.app, who.ip);
      refuseTyped("wrong_password");
    }
    clearTries(e.app, who);
    work();
  });
}

/** Says when to come again. */
export function refuseTries(e: AskingEvent, who: Who): never {
  const retryAfter = retryAfterSeconds(e.app, who);
  sayRetryAfter(e, retryAfter);
  return refuse("too_many_tries", { retryAfter });
}
