/** Decides about one DC-09 frame: read it, weigh key, clock and account, build the answer (reference 2 and 3). */
import type { Verdict } from "../../../domain/signals/incoming";
import type { KeyEntries, NoticeCode, Reader, ReaderSetup, Reading, Stored, StoredFrame } from "../../contracts/engine";
import { buildAck, buildDuh, buildNak, buildSealedAck } from "./ack";
import { decrypt, stripPad } from "./crypto";
import { decodedHeader, toDecoded, type Depth } from "./decoded";
import { crcFormOf, latin1, parseFrame, type Frame } from "./frame";
import { createKeyRing, type KeyRing } from "./keys";
import { happenedAtMs, readMessage, toEventFields, type Message } from "./message";
import { createOptions, type Dc09Options } from "./options";
import { STAMP_AT_END } from "./stamp";
import { replyTokens } from "./tokens";

interface Outcome {
  readonly verdict: Verdict;
  readonly stored: Stored;
  readonly why?: string;
  readonly depth?: Depth;
  readonly notice?: NoticeCode;
  readonly reply: Uint8Array | null;
  readonly clear?: Uint8Array | null;
}

const NO_EVENTS: Reading["events"] = [];
const NO_XDATA: Reading["xdata"] = [];
const ACCEPTED: Outcome = { verdict: "ack", stored: true, reply: null };

const nothing = (why: string, reply: Uint8Array | null): Reading => ({
  verdict: reply ? "nak" : "drop",
  stored: false,
  why,
  kind: "unreadable",
  token: "",
  encrypted: false,
  account: "",
  prefix: "",
  receiverNumber: "",
  sequence: "",
  stamp: "",
  panelAt: "",
  clockSkewSeconds: 0,
  isSkewed: false,
  events: NO_EVENTS,
  xdata: NO_XDATA,
  repeatKey: "",
  clear: null,
  notice: "",
  reply,
  toDecoded: () => ({}),
});

/** Whole by its check sum, with a header nobody can read: no answer (reference 2), but kept for people (reference 7). */
const withoutHeader = (bytes: Uint8Array): Reading => ({
  ...nothing("header", null),
  stored: "raw",
  repeatKey: latin1(bytes),
});

const headOf = (frame: Frame, account: string): Reading => ({
  ...nothing("", null),
  token: frame.token,
  encrypted: frame.encrypted,
  account,
  prefix: frame.line ?? "",
  receiverNumber: frame.receiver ?? "",
  sequence: frame.sequence,
  toDecoded: () => decodedHeader(frame, account),
});

/** A frame of which only the header may be believed. */
const refused = (frame: Frame, outcome: Outcome): Reading => ({
  ...headOf(frame, frame.account ?? ""),
  verdict: outcome.verdict,
  stored: outcome.stored,
  why: outcome.why ?? "",
  notice: outcome.notice ?? "",
  reply: outcome.reply,
});

/** Two copies of one message have the same key whatever their stamps, pads and CRC forms (reference 7). */
const repeatKeyOf = (message: Message, clear: string): string => {
  const { frame, content } = message;
  const end = content.stamp === "" ? clear.length : clear.length - content.stamp.length - 1;
  return `${frame.token}"${frame.echo}[${clear.slice(0, end)}`;
};

function toReading(message: Message, clear: string, outcome: Outcome): Reading {
  const { frame, content, body } = message;
  const xText = content.xdata.find((block) => block.letter === "I")?.content;
  const happened = happenedAtMs(message);
  const depth = outcome.depth ?? "full";
  return {
    verdict: outcome.verdict,
    stored: outcome.stored,
    why: outcome.why ?? "",
    kind: message.sort === "events" && body!.events[0]!.code !== undefined ? "event" : "unreadable",
    token: frame.token,
    encrypted: frame.encrypted,
    account: message.account,
    prefix: frame.line ?? "",
    receiverNumber: frame.receiver ?? "",
    sequence: frame.sequence,
    stamp: content.stamp,
    panelAt: happened === null ? "" : new Date(happened).toISOString(),
    clockSkewSeconds: message.skew,
    isSkewed: message.isSkewed,
    events: body ? body.events.map((event) => toEventFields(event, xText)) : NO_EVENTS,
    xdata: content.xdata,
    repeatKey: outcome.stored === true || outcome.stored === "raw" ? repeatKeyOf(message, clear) : "",
    clear: outcome.clear ?? null,
    notice: outcome.notice ?? "",
    reply: outcome.reply,
    toDecoded: () => toDecoded(message, depth),
  };
}

const STORED_BY_SORT = { events: true, raw: true, supervision: "link", unreadable: "raw", unlisted: "raw" } as const;

/** Reads a stored frame again; the clear text stands in for the key. */
export function reread(stored: StoredFrame): Reading {
  const parsed = parseFrame(stored.raw);
  if (!parsed.ok) return parsed.fault === "header" ? withoutHeader(stored.raw) : nothing(parsed.fault, null);
  const clear = stored.clear ? latin1(stored.clear) : parsed.value.content;
  const context = { nowMs: stored.receivedAtMs, codePage: stored.codePage };
  const message = readMessage(parsed.value, clear, context);
  const stays = STORED_BY_SORT[message.sort];
  const verdict = stays === "raw" ? "duh" : "ack";
  return toReading(message, clear, { ...ACCEPTED, verdict, stored: stays, clear: stored.clear });
}

/** The key that opens it: with a wrong one there is no bracket, and no stamp at the end (reference 2). */
function open(content: string, keys: readonly Buffer[]): { readonly key: Buffer; readonly clear: string } | null {
  for (const key of keys) {
    const bytes = decrypt(content, key);
    const clear = bytes ? stripPad(latin1(bytes)) : "";
    if (clear.includes("]") && STAMP_AT_END.test(clear)) return { key, clear };
  }
  return null;
}

/** What is known about a frame when its content is weighed. */
interface Weighing {
  readonly own: Dc09Options;
  readonly nowMs: number;
  /** Key it was sealed with; null for a clear frame. */
  readonly key: Uint8Array | null;
}

class Dc09Reader implements Reader {
  readonly codePage: string;
  private readonly options: ReturnType<typeof createOptions>;
  private ring: KeyRing;
  private known: ReadonlySet<string> | null = null;

  constructor(private readonly setup: ReaderSetup) {
    this.options = createOptions(setup.options);
    this.codePage = this.options.own.codePage;
    this.ring = this.createRing(setup.keys);
  }

  setKeys(keys: KeyEntries): void {
    this.ring = this.createRing(keys);
  }

  setKnownAccounts(accounts: readonly string[] | null): void {
    this.known = accounts === null ? null : new Set(accounts.map(this.options.nameOf));
  }

  read(bytes: Uint8Array, nowMs: number): Reading {
    const parsed = parseFrame(bytes);
    if (!parsed.ok) {
      if (parsed.fault === "header") return withoutHeader(bytes);
      const isCheckFault = parsed.fault === "crc" || parsed.fault === "length";
      if (!isCheckFault || !this.options.own.nakOnCrc) return nothing(parsed.fault, null);
      return nothing(parsed.fault, buildNak(nowMs, { form: "fixed", echo: "", crcForm: crcFormOf(bytes) }));
    }
    const frame = parsed.value;
    if (replyTokens.has(frame.token)) {
      return refused(frame, { verdict: "drop", stored: false, why: "reply token", reply: null });
    }
    return frame.encrypted ? this.readSealed(frame, nowMs) : this.readClear(frame, nowMs);
  }

  private readSealed(frame: Frame, nowMs: number): Reading {
    const own = this.options.of(frame.account ?? "");
    const keys = this.ring.find(frame);
    const opened = open(frame.content, keys);
    if (!opened) {
      const reply = buildDuh(frame, own.replyLine);
      const why = keys.length > 0 ? "cannot decrypt" : "no key";
      return refused(frame, { verdict: "duh", stored: false, why, notice: "cannot_decrypt", reply });
    }
    const { key, clear } = opened;
    const message = readMessage(frame, clear, { nowMs, codePage: this.codePage });
    if (message.stampMs === null || message.isSkewed) return stale(message, clear, { own, nowMs, key });
    const outcome = this.weigh(message, { own, nowMs, key });
    return toReading(message, clear, { ...outcome, clear: Buffer.from(clear, "latin1") });
  }

  private readClear(frame: Frame, nowMs: number): Reading {
    const message = readMessage(frame, frame.content, { nowMs, codePage: this.codePage });
    const own = this.options.of(message.account);
    const address = { receiver: frame.receiver, line: frame.line, account: message.account };
    const isKeyed = this.ring.hasOwn(address) || (own.allowClear === false && this.ring.find(address).length > 0);
    if (isKeyed && own.allowClear !== true) {
      const why = "clear text on a keyed account";
      return refused(frame, { verdict: "drop", stored: false, why, notice: "clear_for_keyed_account", reply: null });
    }
    const weighing = { own, nowMs, key: null };
    const isStale = message.isSkewed || (message.content.stamp !== "" && message.stampMs === null);
    if (own.nakStaleClear && isStale) return stale(message, frame.content, weighing);
    return toReading(message, frame.content, this.weigh(message, weighing));
  }

  /** The frame is genuine and in time: what it holds decides. */
  private weigh(message: Message, { own, nowMs, key }: Weighing): Outcome {
    const stored = STORED_BY_SORT[message.sort];
    const isSupervision = message.sort === "supervision";
    const isUnknown = !isSupervision && this.known !== null && !this.known.has(this.options.nameOf(message.account));
    if (isUnknown && !key && own.unknownAccount !== "ack") {
      const reply = own.unknownAccount === "duh" ? buildDuh(message.frame, own.replyLine) : null;
      return { verdict: own.unknownAccount, stored: false, why: "unknown account", reply };
    }
    if (stored === "raw") {
      return { verdict: "duh", stored, why: "not understood", reply: buildDuh(message.frame, own.replyLine) };
    }
    return { verdict: "ack", stored, reply: this.ackFor(message, { own, nowMs, key }) };
  }

  private ackFor({ frame, content }: Message, { own, nowMs, key }: Weighing): Buffer {
    const { randomBytes } = this.setup;
    if (key) return buildSealedAck(frame, own.replyLine, { key, nowMs, randomBytes });
    const isMirrored = own.timestamp === "mirror" && content.stamp !== "";
    return buildAck(frame, own.replyLine, isMirrored ? nowMs : undefined);
  }

  private createRing(keys: KeyEntries): KeyRing {
    const { keyFormat, ignoreLeadingZeros } = this.options.own;
    return createKeyRing(keys, { format: keyFormat, ignoreLeadingZeros });
  }
}

/** Outside the window: a NAK, by whose time the panel sets its clock; people hear of it, as the message is lost (H-PI-04). */
function stale(message: Message, clear: string, { own, nowMs, key }: Weighing): Reading {
  const why = message.stampMs === null ? "timestamp" : `timestamp ${message.skew > 0 ? "+" : ""}${message.skew}s`;
  const { echo, crcForm } = message.frame;
  const reply = buildNak(nowMs, { form: own.nakForm, echo, crcForm });
  const told = { depth: "time", notice: "clock_refused", clear: key ? Buffer.from(clear, "latin1") : null } as const;
  return toReading(message, clear, { verdict: "nak", stored: false, why, reply, ...told });
}

/** A receiver's DC-09 reader: keys and options applied, nothing remembered between frames. */
export const createReader = (setup: ReaderSetup): Reader => new Dc09Reader(setup);
