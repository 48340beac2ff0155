/** The watch over the person at this desk, in the real browser: what counts as a sign of him. */
import { Inactivity } from "./inactivity";
import { inactivityState } from "./inactivity-state";
import { HEALTH_PATH } from "./paths";
import { environment, pings, session } from "./runtime";
import { sessionState } from "./session-state";

/** Pressing this says that he is still working: it is more than a sign of him. */
export const STILL_WORKING = "data-still-working";

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "touchmove"] as const;
const ANSWER_MS = 5_000;

let watch: Inactivity | undefined;

/** Begins to watch; once a page load. */
export function watchInactivity(): void {
  if (watch) return;
  const mine = new Inactivity({
    env: environment(),
    session: sessionState,
    state: inactivityState,
    signOut: (idleSeconds) => session().signOutInactive(idleSeconds),
    tellWorking: () => pings().working(),
    askServer,
  });
  watch = mine;
  const isSign = signs();
  const options = { capture: true, passive: true };
  for (const name of SIGNS) window.addEventListener(name, (event) => isSign(event) && touched(mine, event), options);
  // Timers of a page that comes back run late: what has passed is looked at before anything is touched.
  environment().onWake(() => mine.tick());
}

/** He says that he is still working. Throws AppError where the server does not hear it. */
export const stillWorking = (): Promise<void> => watch?.working() ?? Promise.resolve();

/** A key that only brings him back must do nothing on the page that he does not see. */
function touched(mine: Inactivity, event: Event): void {
  const isAsked = inactivityState.secondsLeft !== null;
  mine.touched();
  if (isAsked && event.type === "keydown") event.stopImmediatePropagation();
}

/** A browser tells of a mouse that lies still when the page moves below it, and scripts tell of anything. */
function signs(): (event: Event) => boolean {
  let at = "";
  return (event) => {
    if (!event.isTrusted) return false;
    if (isForButton(event)) return false;
    if (event.type !== "pointermove") return true;
    const { screenX, screenY } = event as PointerEvent;
    const before = at;
    at = `${screenX} ${screenY}`;
    return before !== "" && at !== before;
  };
}

/** What presses the button does more than that; any other key is a sign, though the button has the focus. */
function isForButton(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(`[${STILL_WORKING}]`) === null) return false;
  return !(event instanceof KeyboardEvent) || event.key === "Enter" || event.key === " ";
}

/** The server's time, by the date of an answer that nobody has kept. */
async function askServer(): Promise<number> {
  const answer = await fetch(HEALTH_PATH, { cache: "no-store", signal: AbortSignal.timeout(ANSWER_MS) });
  const at = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(at)) throw new Error("an answer without a date");
  return at;
}
