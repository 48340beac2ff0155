/** Reads a section's text: a line is a paragraph, one that begins with "- " an item; *names*, `keys` and [#sections] in it. */

/** A piece of a line. */
export type Piece =
  { readonly kind: "text" | "name" | "key"; readonly text: string } | { readonly kind: "section"; readonly id: string };

/** What stands below one another. */
export type Block =
  | { readonly kind: "paragraph"; readonly pieces: readonly Piece[] }
  | { readonly kind: "items"; readonly items: readonly (readonly Piece[])[] };

const MARKS = /\*([^*\n]+)\*|`([^`\n]+)`|\[#(\w+)\]/g;

function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of line.matchAll(MARKS)) {
    const [whole, name, key, id] = found;
    if (found.index > at) pieces.push({ kind: "text", text: line.slice(at, found.index) });
    at = found.index + whole.length;
    if (id !== undefined) pieces.push({ kind: "section", id });
    else pieces.push(name === undefined ? { kind: "key", text: key ?? "" } : { kind: "name", text: name });
  }
  if (at < line.length) pieces.push({ kind: "text", text: line.slice(at) });
  return pieces;
}

/** The blocks of a text. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const last = blocks.at(-1);
    if (!line.startsWith("- ")) blocks.push({ kind: "paragraph", pieces: piecesOf(line) });
    else if (last?.kind === "items") blocks[blocks.length - 1] = { kind: "items", items: [...last.items, item(line)] };
    else blocks.push({ kind: "items", items: [item(line)] });
  }
  return blocks;
}

const item = (line: string): readonly Piece[] => piecesOf(line.slice(2));

/** Its words alone, as somebody would look for them. */
export const plainOf = (text: string): string =>
  text.replaceAll(MARKS, (_, name?: string, key?: string) => name ?? key ?? "").replaceAll(/^- /gm, "");
