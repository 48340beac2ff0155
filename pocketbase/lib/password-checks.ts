/**
 * Password checks under way. Each holds a processor for some 60 ms in native code, and whoever reaches the store may ask
 * for one: 250 at once held every desk for 25 s, until the start took the store for one that hangs.
 */
import type { PbApp } from "./pb";
import { refuse } from "./refuse";
import { sayRetryAfter, type AnsweringEvent } from "./retry-after";
import { isGuessing } from "./tries";

const KEY = "watchdesk.passwordChecks";
/** Checks at once, and how many wait for one: a whole control room that starts its shift in the same second. */
const ALL = { running: 2, waiting: 48 };
const WAITING_OF_ADDRESS = 32;
/** Of addresses that guess, all together: the other check stays for everybody else. */
const GUESSING = { running: 1, waiting: 3 };
const PATIENCE_MS = 6_000;
const ASK_EVERY_MS = 80;
/** A check that was cut off with its engine has no end of its own. */
const FORGOTTEN_MS = 8_000;
/** When to try again, in the header of the refusal. */
const RETRY_AFTER_SECONDS = 3;

interface Mark {
  readonly id: string;
  readonly ip: string;
  readonly sinceMs: number;
  readonly runs: boolean;
  readonly guesses: boolean;
}

/** The part of an event that says from where. */
export interface AskingEvent extends AnsweringEvent {
  readonly app: PbApp;
  realIP(): string;
}

const parse = (kept: unknown, nowMs: number): Mark[] =>
  (typeof kept === "string" ? (JSON.parse(kept) as Mark[]) : []).filter(
    ({ sinceMs }) => nowMs - sinceMs < FORGOTTEN_MS,
  );

type Turn = "runs" | "waits" | "refused";

/** One step: runs where there is room, else waits where there is room for that. */
function ask(app: PbApp, mine: Pick<Mark, "id" | "ip" | "guesses">): Turn {
  const nowMs = Date.now();
  let turn: Turn = "refused";
  app.store().setFunc(KEY, (kept) => {
    const all = parse(kept, nowMs);
    const others = all.filter(({ id }) => id !== mine.id);
    turn = turnOf(mine, others);
    const sinceMs = all.find(({ id }) => id === mine.id)?.sinceMs ?? nowMs;
    if (turn === "runs") return JSON.stringify([...others, { ...mine, runs: true, sinceMs: nowMs }]);
    return JSON.stringify(turn === "waits" ? [...others, { ...mine, runs: false, sinceMs }] : others);
  });
  return turn;
}

function turnOf({ ip, guesses }: Pick<Mark, "ip" | "guesses">, others: readonly Mark[]): Turn {
  const running = others.filter(({ runs }) => runs);
  const waiting = others.filter(({ runs }) => !runs);
  const fits = (marks: readonly Mark[], of: "running" | "waiting"): boolean =>
    marks.length < ALL[of] && (!guesses || marks.filter((mark) => mark.guesses).length < GUESSING[of]);
  // Of two addresses none waits for all of the other's: who has a check under way lets the other one go first.
  const has = (address: string): boolean => running.some((mark) => mark.ip === address);
  const goesFirst = (mark: Mark): boolean => !mark.guesses && mark.ip !== ip && !has(mark.ip);
  if (fits(running, "running") && !(has(ip) && waiting.some(goesFirst))) return "runs";
  const isCrowded = waiting.filter((mark) => mark.ip === ip).length >= WAITING_OF_ADDRESS;
  return !isCrowded && fits(waiting, "waiting") ? "waits" : "refused";
}

/** Ends a check; a second time changes nothing. */
export function endCheck(app: PbApp, id: string): void {
  app.store().setFunc(KEY, (kept) => JSON.stringify(parse(kept, Date.now()).filter((mark) => mark.id !== id)));
}

/** Compares a password as one of few, after a short wait; refused with `too_many_sign_ins` where too many are before it. */
export function inTurnToCheck<T>(e: AskingEvent, check: (id: string) => T): T {
  const id = $security.randomString(10);
  const giveUpAt = Date.now() + PATIENCE_MS;
  const ip = e.realIP();
  try {
    const askOnce = (): Turn => ask(e.app, { id, ip, guesses: isGuessing(e.app, ip) });
    let turn = askOnce();
    while (turn === "waits" && Date.now() < giveUpAt) {
      sleep(ASK_EVERY_MS);
      turn = askOnce();
    }
    if (turn !== "runs") {
      sayRetryAfter(e, RETRY_AFTER_SECONDS);
      refuse("too_many_sign_ins", { seconds: RETRY_AFTER_SECONDS });
    }
    return check(id);
  } finally {
    endCheck(e.app, id);
  }
}
