/** A frame for the eye: offset, hex and ASCII, sixteen bytes a line. */

/** One line of the dump. */
export interface DumpLine {
  readonly offset: string;
  readonly hex: string;
  readonly ascii: string;
}

const PER_LINE = 16;

const readable = (byte: number): string => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·");

/** Lines of a frame stored as lower-case hex; half a byte at the end is left out. */
export function dumpLines(hex: string): readonly DumpLine[] {
  const pairs = hex.match(/[\da-f]{2}/gi) ?? [];
  const lines: DumpLine[] = [];
  for (let at = 0; at < pairs.length; at += PER_LINE) {
    const part = pairs.slice(at, at + PER_LINE);
    lines.push({
      offset: at.toString(16).padStart(4, "0"),
      hex: part.join(" ").padEnd(PER_LINE * 3 - 1),
      ascii: part.map((pair) => readable(Number.parseInt(pair, 16))).join(""),
    });
  }
  return lines;
}
