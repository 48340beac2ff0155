/** Sends what was asked for, one signal after another, on a new connection when the old one was closed. */
import type { SignalArguments } from "./arguments";
import { answers, buildSignal, describeReply } from "./panel-frame";
import { SILENCE, type Wire } from "./wire";

/** Up to this many signals are shown one by one; of more only those that are not acknowledged, up to as many. */
const SHOWN = 20;
const TRY_EVERY_MS = 250;
const CONNECT_WITHIN_MS = 10_000;

export interface Tally {
  /** How many were asked for. */
  readonly count: number;
  /** Of those that were answered, whatever the answer. */
  readonly latenciesMs: number[];
  sent: number;
  acks: number;
}

export interface Sending {
  readonly args: SignalArguments;
  /** A connection that stands. */
  readonly wire: Wire;
  /** Makes another one, or throws why not in a sentence. */
  readonly open: () => Promise<Wire>;
  /** What the signals were and what became of them. */
  readonly say: (text: string) => void;
  /** What whoever sits there may want to know beside it. */
  readonly advise: (sentence: string) => void;
  /** How long a closed connection is tried again. */
  readonly connectWithinMs?: number;
}

/** A tally of nothing yet. */
export const emptyTally = (count: number): Tally => ({ count, latenciesMs: [], sent: 0, acks: 0 });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Another connection, or why there is none. */
async function openAgain({ open, connectWithinMs = CONNECT_WITHIN_MS }: Sending): Promise<Wire | Error> {
  const giveUpAt = performance.now() + connectWithinMs;
  for (;;) {
    const made = await open().catch((error: unknown) => error as Error);
    if (!(made instanceof Error) || performance.now() >= giveUpAt) return made;
    await pause(TRY_EVERY_MS);
  }
}

/** Why nothing is said may be one of these; the first of them is the one that a key mends. */
function adviceFor({ key, isUdp }: SignalArguments): string {
  const clear = "A receiver that has a key for this account says nothing to clear text: try --key. ";
  const lost = isUdp ? " And a datagram may be lost on its way." : "";
  return (
    `No answer. ${key === "" ? clear : ""}One that can't store, or was told to ignore accounts without a site, ` +
    `is silent too, and so is whatever else listens there.${lost}`
  );
}

/** Fills the tally as it goes, so that it can be read at any moment; resolves when all are sent or nobody is there. */
export async function sendAll(sending: Sending, tally: Tally): Promise<void> {
  const { args, say, advise } = sending;
  let { wire } = sending;
  let isAdvised = false;
  // Not always 0001: the same bytes within five minutes would count as a repeat.
  const first = args.sequence ?? 1 + (Math.floor(Date.now() / 100) % 9999);
  const startedAt = performance.now();
  for (let index = 0; index < args.count; index++) {
    if (args.rate > 0) await pause(startedAt + (index * 1000) / args.rate - performance.now());
    if (wire.isGone()) {
      const made = await openAgain(sending);
      if (made instanceof Error) return advise(`the connection was closed, and there is no other: ${made.message}`);
      wire = made;
    }
    const { isAck, line, isSilent } = await sendOne(wire, { args, number: ((first - 1 + index) % 9999) + 1 }, tally);
    const failed = tally.sent - tally.acks;
    if (args.count <= SHOWN || (!isAck && failed <= SHOWN)) say(line);
    else if (!isAck && failed === SHOWN + 1) say("… further ones that are not acknowledged are only counted\n");
    if (isSilent && !isAdvised) advise(adviceFor(args));
    isAdvised ||= isSilent;
  }
  wire.close();
}

interface Sent {
  readonly isAck: boolean;
  readonly line: string;
  readonly isSilent: boolean;
}

async function sendOne(
  wire: Wire,
  { args, number }: { args: SignalArguments; number: number },
  tally: Tally,
): Promise<Sent> {
  const frame = buildSignal(args, number, Date.now());
  tally.sent++;
  const sentAt = performance.now();
  const reply = await wire.ask(frame, (bytes) => answers(bytes, number));
  const latencyMs = performance.now() - sentAt;
  if (reply) tally.latenciesMs.push(latencyMs);
  const { isAck, line } = reply ? describeReply(reply, args.key) : { isAck: false, line: wire.fault() };
  if (isAck) tally.acks++;
  const sent = frame.toString("utf8").trim();
  return {
    isAck,
    line: `sent  ${sent}\nreply ${line}  after ${latencyMs.toFixed(1)} ms\n`,
    isSilent: !reply && wire.fault() === SILENCE,
  };
}

/** What became of them, in a line: one that waits for its answer, or lost its connection, is not acknowledged. */
export function summaryOf({ count, latenciesMs, sent, acks }: Tally): string {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  const unsent = count > sent ? `, ${count - sent} never sent` : "";
  const latency = sorted.length > 0 ? `; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` : "";
  return `${acks} acknowledged, ${sent - acks} not${unsent}${latency}\n`;
}
