/** Cuts a SIA-DCS block into modifiers, events and texts, with the missing slashes that panels leave out (reference 5). */
import table from "../../../domain/signals/tables/sia-dcs.json";

export type SiaItem =
  | { readonly kind: "modifier"; readonly name: string; readonly value: string }
  | { readonly kind: "event"; readonly code: string; readonly number: string }
  | { readonly kind: "text"; readonly text: string };

/** The letters known to DC-03 and to vendors, with what the number after them means. */
export const siaCodes: Readonly<Record<string, { readonly param: string; readonly category: string } | undefined>> =
  table.codes;

const MODIFIER = /(ti|da|ri|id|pi|ai|ph|lv|va|pt|rg|ss) ?/y;
const TIME = /\d{1,2}:\d{2}(?::\d{2})?/y;
const DATE = /\d{2}-\d{2}-\d{2,4}/y;
const VALUE = /[^/^|]*/y;
const DIGITS = /\d*/y;
const HEX_ITEM = /[0-9A-Fa-f]+(?=[/^| ]|$)/y;
const CODE_FOLLOWS = /[A-Z]{2}/y;
const EVENT = /([A-Z]{2}) ?((?:(?!da\d\d-)[0-9A-Fa-f])*(?:-[0-9A-Fa-f]+)?)/y;
const CARET_TEXT = /\^([^^]*)(?:\^|$)/y;
const OH_TEXT = /\*'([^']*)'(?:NM)?/y;
const FILLER = /[/ ]+/y;

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Is this an event code standing after a modifier's digits? Pairs that could be hex count only when the table has them. */
function isCodeAt(text: string, at: number): boolean {
  const pair = take(CODE_FOLLOWS, text, at)?.[0];
  return pair !== undefined && (siaCodes[pair] !== undefined || /[G-Z]/.test(pair));
}

function modifierValue(name: string, text: string, at: number): string {
  if (name === "ti") return take(TIME, text, at)?.[0] ?? "";
  if (name === "da") return take(DATE, text, at)?.[0] ?? "";
  if (name === "va") return take(VALUE, text, at)![0];
  const digits = take(DIGITS, text, at)![0];
  if (isCodeAt(text, at + digits.length)) return digits;
  return take(HEX_ITEM, text, at)?.[0] ?? digits;
}

function itemAt(text: string, at: number): { readonly item: SiaItem; readonly end: number } | null {
  const caret = take(CARET_TEXT, text, at) ?? take(OH_TEXT, text, at);
  if (caret) return { item: { kind: "text", text: caret[1]!.trim() }, end: at + caret[0].length };
  const modifier = take(MODIFIER, text, at);
  if (modifier) {
    const valueAt = at + modifier[0].length;
    const value = modifierValue(modifier[1]!, text, valueAt);
    return { item: { kind: "modifier", name: modifier[1]!, value }, end: valueAt + value.length };
  }
  const event = take(EVENT, text, at);
  if (!event) return null;
  return { item: { kind: "event", code: event[1]!, number: event[2]! }, end: at + event[0].length };
}

/** Items of one N or O block, in order; what can't be read is skipped to the next slash. */
export function parseItems(block: string): SiaItem[] {
  const items: SiaItem[] = [];
  let at = 0;
  while (at < block.length) {
    const filler = take(FILLER, block, at);
    if (filler) at += filler[0].length;
    if (at >= block.length) break;
    const found = itemAt(block, at);
    if (found) {
      items.push(found.item);
      at = found.end;
    } else {
      const slash = block.indexOf("/", at);
      at = slash < 0 ? block.length : slash + 1;
    }
  }
  return items;
}
