/** Content of a frame: data block, extended data blocks, time stamp (reference 6). */
import { STAMP_AT_END } from "./stamp";
import { decodeText, showBinary } from "./text";

export interface XBlock {
  readonly letter: string;
  readonly content: string;
}

export interface Content {
  readonly data: string;
  readonly xdata: readonly XBlock[];
  /** Stamp as sent; `""` when none. */
  readonly stamp: string;
  /** False when the closing bracket is missing. */
  readonly closed: boolean;
}

const NONE: readonly XBlock[] = [];

/**
 * Splits what stands after the opening bracket. Free text may hold brackets: a block ends at a `]` that is followed
 * by `[` and a capital letter, by a full stamp, or by the end. What follows the last bracket without being a stamp is
 * left to the raw frame.
 */
export function parseContent(content: string, codePage: string): Content {
  const stampMatch = STAMP_AT_END.exec(content);
  const stampAt = stampMatch && content[stampMatch.index - 1] === "]" ? stampMatch.index : -1;
  const blocks = stampAt < 0 ? content : content.slice(0, stampAt);
  const stamp = stampAt < 0 ? "" : stampMatch![1]!;
  const end = blocks.lastIndexOf("]");
  if (end < 0) return { data: decodeText(blocks, codePage), xdata: NONE, stamp, closed: false };
  const inner = blocks.slice(0, end);
  if (!inner.includes("][")) return { data: decodeText(inner, codePage), xdata: NONE, stamp, closed: true };
  const [data, ...rest] = inner.split(/\]\[(?=[A-Z])/);
  const xdata = rest.map((block) => toBlock(block[0]!, block.slice(1), codePage));
  return { data: decodeText(data!, codePage), xdata, stamp, closed: true };
}

const toBlock = (letter: string, bytes: string, codePage: string): XBlock => ({
  letter,
  content: letter === "P" ? showBinary(bytes) : decodeText(bytes, codePage),
});
