/** Splits a DC-09 stream: LF, check sum in hex or two raw bytes, length, quote … CR (reference 1). */
import type { SplitResult, Splitter } from "./splitter";

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const ZERO = 0x30;
const QUOTE = 0x22;
/** Largest body is 0xFFF; header and some slack around it. */
const MAX_FRAME_BYTES = 4200;
/** Noise between two frames; a TLS hello, a scanner or a firmware image is over it soon. */
const MAX_NOISE_BYTES = 4096;
const HEX_BODY_AT = 9;
const BINARY_BODY_AT = 7;
const EMPTY = new Uint8Array(0);

const isFiller = (byte: number): boolean => byte === 0 || byte === SPACE || byte === CR || byte === LF;
const isHex = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);

const hexFits = (index: number, byte: number): boolean =>
  index === 5 ? byte === ZERO : index === HEX_BODY_AT ? byte === QUOTE : isHex(byte);
const binaryFits = (index: number, byte: number): boolean =>
  index < 3 || (index === 3 ? byte === ZERO : index === BINARY_BODY_AT ? byte === QUOTE : isHex(byte));

/** Offset of the quote after the LF at `at`; 0 = this LF starts no frame, -1 = too few bytes to say. */
function bodyOffset(bytes: Uint8Array, at: number, end: number): number {
  const hex = fits(bytes, { at, end, bodyAt: HEX_BODY_AT, test: hexFits });
  if (hex > 0) return HEX_BODY_AT;
  const binary = fits(bytes, { at, end, bodyAt: BINARY_BODY_AT, test: binaryFits });
  if (binary > 0) return BINARY_BODY_AT;
  return hex < 0 || binary < 0 ? -1 : 0;
}

interface Shape {
  readonly at: number;
  readonly end: number;
  readonly bodyAt: number;
  readonly test: (index: number, byte: number) => boolean;
}

/** 1 fits, 0 does not, -1 fits as far as it goes. */
function fits(bytes: Uint8Array, { at, end, bodyAt, test }: Shape): number {
  for (let index = 1; index <= bodyAt; index++) {
    if (at + index >= end) return -1;
    if (!test(index, bytes[at + index]!)) return 0;
  }
  return 1;
}

/** Does a new frame begin right behind `from`? 1 yes, 0 no, -1 not to be said yet. */
function startsFrame(bytes: Uint8Array, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const byte = bytes[at]!;
    if (byte === LF) {
      const offset = bodyOffset(bytes, at, end);
      if (offset !== 0) return offset < 0 ? -1 : 1;
    } else if (!isFiller(byte)) return 0;
  }
  return -1;
}

const declaredLength = (bytes: Uint8Array, bodyAt: number): number =>
  parseInt(String.fromCharCode(bytes[bodyAt - 3]!, bytes[bodyAt - 2]!, bytes[bodyAt - 1]!), 16);

/**
 * Index of the CR that ends the frame whose body begins at `bodyAt`; -1 = not here yet.
 * The length is trusted when a CR stands where it says; otherwise the first CR is the end. What decides never depends
 * on how the stream was cut: a CR inside the declared length waits until the bytes behind it have said what they are.
 */
function findEnd(bytes: Uint8Array, bodyAt: number, end: number): number {
  const first = bytes.indexOf(CR, bodyAt);
  if (first < 0 || first >= end) return -1;
  const declared = bodyAt + declaredLength(bytes, bodyAt);
  // ELDES counts the CR itself (quirk 17), so one less than declared is an end as well.
  if (first >= declared - 1) return first;
  const next = startsFrame(bytes, first + 1, Math.min(end, declared + HEX_BODY_AT + 1));
  if (next > 0) return first;
  if (declared >= end) return -1;
  return bytes[declared] === CR ? declared : first;
}

class LfLengthCrSplitter implements Splitter {
  private held: Uint8Array = EMPTY;
  private noise = 0;

  push(bytes: Uint8Array): SplitResult {
    const stream = this.held.length === 0 ? bytes : joined(this.held, bytes);
    return this.scan(stream, false);
  }

  flush(): Uint8Array[] {
    const stream = this.held;
    this.held = EMPTY;
    return stream.length === 0 ? [] : this.scan(stream, true).frames.slice();
  }

  pendingBytes(): number {
    return this.held.length;
  }

  hasUndecidedEnd(): boolean {
    return this.held.includes(CR, BINARY_BODY_AT);
  }

  private scan(bytes: Uint8Array, isLast: boolean): { frames: Uint8Array[]; isOverlong: boolean } {
    const frames: Uint8Array[] = [];
    const end = bytes.length;
    let at = 0;
    while (at < end) {
      if (bytes[at] !== LF) {
        if (!isFiller(bytes[at]!)) this.noise++;
        at++;
        continue;
      }
      const offset = bodyOffset(bytes, at, end);
      if (offset < 0 && !isLast) break;
      if (offset <= 0) {
        at++;
        continue;
      }
      const close = this.closeOf(bytes, at + offset, isLast);
      if (close < 0) {
        if (isLast) this.noise += end - at;
        break;
      }
      frames.push(bytes.slice(at, close + 1));
      this.noise = 0;
      at = close + 1;
    }
    this.held = at < end && !isLast ? bytes.slice(at) : EMPTY;
    return { frames, isOverlong: this.noise >= MAX_NOISE_BYTES || this.held.length > MAX_FRAME_BYTES };
  }

  private closeOf(bytes: Uint8Array, bodyAt: number, isLast: boolean): number {
    const close = findEnd(bytes, bodyAt, bytes.length);
    return close < 0 && isLast ? bytes.indexOf(CR, bodyAt) : close;
  }
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length);
  whole.set(left);
  whole.set(right, left.length);
  return whole;
}

/** One a connection. */
export const createLfLengthCrSplitter = (): Splitter => new LfLengthCrSplitter();
