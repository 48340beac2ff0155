/** What waits in the outbox: a line for an alarm's log, as it is kept, as it is sent and as it is shown. */
import type { ErrorCode } from "../../domain/errors";
import type { CallEnd } from "../../domain/telephone/call-end";
import type { DialData } from "../../domain/telephone/dial";
import { MOST_MS } from "./backoff";
import type { Sealed } from "./vault";

/** A note, the result of a call, or a call from the dialer, which is of no alarm. */
export type LineKind = "note" | "call" | "dial";

/** `waiting`: not in the store as far as is known; `sending`: on its way; `sent`: in the store; `refused`: will not be. */
export type LineState = "waiting" | "sending" | "sent" | "refused";

/** What a person wrote, and by what he knows the alarm; sealed on the disk. */
export interface LineBody {
  readonly text: string;
  readonly shortcut: string;
  /** Number and site of the alarm, as they stood. */
  readonly alarmNo: number;
  readonly siteName: string;
  /** Of a call from the dialer: whose number `text` is; `shortcut` is the screen. */
  readonly dial?: DialData | null;
  /** That the call of that id has ended, and how: then nothing is dialled with it. */
  readonly ended?: CallEnd & { readonly call: string };
  /** Values of the store's refusal, once it was refused: who has closed the alarm. */
  readonly refusal?: Readonly<Record<string, unknown>>;
}

/** A line that is to be sent. */
export interface NewLine extends LineBody {
  /** 15 of [a-z0-9], made once: whatever is sent again is the same line. */
  readonly id: string;
  readonly kind: LineKind;
  readonly alarm: string;
}

/** Why a line is refused: a code of ours with its values, or that its words can't be read any more. */
export type RefusalCode = ErrorCode | "unreadable";

/** How a line stands, on the disk and on the screen. */
export interface LineStanding {
  readonly id: string;
  readonly kind: LineKind;
  readonly alarm: string;
  /** When it was written, epoch ms by the server's clock as it was known. */
  readonly madeAt: number;
  readonly state: LineState;
  /** Why it is refused; "" where it is not. */
  readonly code: RefusalCode | "";
  /** How often it was sent. */
  readonly tries: number;
  /** It had to wait: the screen then says that it is sent. */
  readonly waited: boolean;
}

/** As it is kept. `seq` is the order in which they were written. */
export interface StoredLine extends LineStanding {
  readonly seq: number;
  readonly body: Sealed;
  /** Not before: epoch ms by this workstation's clock. */
  readonly notBefore: number;
  /** When it was sent, by this workstation's clock; 0 = not yet. */
  readonly sentAt: number;
  /** Its first id was another line's. */
  readonly renamed: boolean;
}

/** As it is shown; `body` is null where it can't be read any more. */
export interface OutboxLine extends LineStanding {
  readonly seq: number;
  readonly body: LineBody | null;
  /** Values of the refusal's sentence. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Is it still to be sent? */
export const isUnsent = ({ state }: Pick<LineStanding, "state">): boolean => state === "waiting" || state === "sending";

/**
 * The next line to send: those of an alarm in their order, so that none overtakes another. Whoever asks is the only one
 * that sends: a line that is said to be on its way was left so by a tab that has gone.
 */
export function nextLine(lines: readonly StoredLine[], nowMs: number): StoredLine | undefined {
  const seen = new Set<string>();
  for (const line of [...lines].sort((a, b) => a.seq - b.seq)) {
    if (!isUnsent(line) || seen.has(line.alarm)) continue;
    seen.add(line.alarm);
    // Nothing is put off for longer: the clock was set back since.
    if (line.notBefore <= nowMs || line.notBefore > nowMs + MOST_MS) return line;
  }
  return undefined;
}
