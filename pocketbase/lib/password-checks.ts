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

/** So long it is known when an address had its last turn, and how many addresses are. */
const SERVED_MS = 10_000;
const MOST_SERVED = 200;
/** Who waits asks again and again; one that has not for so long is not waited for. */
const SILENT_MS = 1000;

interface Mark {
  readonly id: string;
  readonly ip: string;
  readonly sinceMs: number;
  readonly askedMs: number;
  readonly runs: boolean;
  readonly guesses: boolean;
}

interface Turns {
  readonly marks: readonly Mark[];
  /** When each address had its last turn. */
  readonly served: Readonly<Record<string, number>>;
}

/** The part of an event that says from where. */
export interface AskingEvent extends AnsweringEvent {
  readonly app: PbApp;
  realIP(): string;
}

function parse(kept: unknown, nowMs: number): Turns {
  if (typeof kept !== "string") return { marks: [], served: {} };
  const { marks, served } = JSON.parse(kept) as Turns;
  const fresh = Object.entries(served).filter(([, atMs]) => nowMs - atMs < SERVED_MS);
  return {
    marks: marks.filter(({ sinceMs }) => nowMs - sinceMs < FORGOTTEN_MS),
    served: Object.fromEntries(fresh.sort(([, one], [, other]) => other - one).slice(0, MOST_SERVED)),
  };
}

type Turn = "runs" | "waits" | "refused";
type Asking = Pick<Mark, "id" | "ip" | "guesses">;

/** One step: runs where there is room, else waits where there is room for that. */
function ask(app: PbApp, mine: Asking): Turn {
  const nowMs = Date.now();
  let turn: Turn = "refused";
  app.store().setFunc(KEY, (kept) => {
    const { marks, served } = parse(kept, nowMs);
    const others = withRoom(mine, marks);
    turn = turnOf(mine, { marks: others, served }, nowMs);
    const sinceMs = marks.find(({ id }) => id === mine.id)?.sinceMs ?? nowMs;
    if (turn === "refused") return JSON.stringify({ marks: marks.filter(({ id }) => id !== mine.id), served });
    const runs = turn === "runs";
    const mark: Mark = { ...mine, runs, sinceMs: runs ? nowMs : sinceMs, askedMs: nowMs };
    return JSON.stringify({ marks: [...others, mark], served: runs ? { ...served, [mine.ip]: nowMs } : served });
  });
  return turn;
}

/** All others. In a full room whoever comes alone takes the place of the last of those who are most. */
function withRoom({ id, ip, guesses }: Asking, marks: readonly Mark[]): readonly Mark[] {
  const others = marks.filter((mark) => mark.id !== id);
  const waiting = others.filter(({ runs }) => !runs);
  if (guesses || waiting.length < ALL.waiting || waiting.some((mark) => mark.ip === ip)) return others;
  const count = (address: string): number => waiting.filter((mark) => mark.ip === address).length;
  const most = waiting.reduce((a, b) => (count(b.ip) >= count(a.ip) ? b : a));
  return count(most.ip) > 1 ? others.filter((mark) => mark !== most) : others;
}

function turnOf({ ip, guesses }: Asking, { marks, served }: Turns, nowMs: number): Turn {
  const running = marks.filter(({ runs }) => runs);
  const waiting = marks.filter(({ runs }) => !runs);
  const fits = (of: readonly Mark[], kind: "running" | "waiting"): boolean =>
    of.length < ALL[kind] && (!guesses || of.filter((mark) => mark.guesses).length < GUESSING[kind]);
  // By turns: no address waits for all that others ask; of those that wait the one whose last turn is longest ago goes first.
  const lastTurn = (address: string): number => served[address] ?? 0;
  const goesFirst = (mark: Mark): boolean =>
    !mark.guesses && nowMs - mark.askedMs < SILENT_MS && lastTurn(mark.ip) < lastTurn(ip);
  if (fits(running, "running") && !waiting.some(goesFirst)) return "runs";
  const isCrowded = waiting.filter((mark) => mark.ip === ip).length >= WAITING_OF_ADDRESS;
  return !isCrowded && fits(waiting, "waiting") ? "waits" : "refused";
}

/** Ends a check; a second time changes nothing. */
export function endCheck(app: PbApp, id: string): void {
  app.store().setFunc(KEY, (kept) => {
    const { marks, served } = parse(kept, Date.now());
    return JSON.stringify({ marks: marks.filter((mark) => mark.id !== id), served });
  });
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
