/** SIA-DCS body: blocks of modifiers, events and texts (reference 5). */
import { splitAccount, type Body, type BodyEvent } from "./body";
import { parseItems, siaCodes } from "./sia-items";

interface Block {
  readonly letter: string;
  readonly content: string;
}

type TextKey = "areaText" | "userText" | "text";

const MODIFIER_KEYS: Readonly<Record<string, keyof BodyEvent>> = {
  ti: "time",
  da: "date",
  ri: "partition",
  id: "user",
  pi: "peripheral",
  ai: "automated",
  ph: "phone",
  lv: "level",
  va: "value",
  pt: "path",
  rg: "routeGroup",
  ss: "subSubscriber",
};
const DEVICE_PARAMS = new Set(["zone", "point", "door"]);
/** `|N` or `|O` plus an item that can be one ends a text; any other bar belongs to it. */
const NEXT_EVENT_BLOCK = /\|(?=[NO](?:[a-z]{2}[0-9]|[A-Z]{2}(?:[0-9A-F/^|-]|$)))/;

/** Splits at bars outside `^…^`; an A block runs to the end unless a valid N or O block follows. */
function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let rest = text;
  while (rest !== "") {
    const letter = rest[0]!;
    const end = letter === "A" || letter === "X" ? rest.search(NEXT_EVENT_BLOCK) : barOutsideText(rest);
    const block = end < 0 ? rest : rest.slice(0, end);
    blocks.push({ letter, content: block.slice(1) });
    rest = end < 0 ? "" : rest.slice(end + 1);
  }
  return blocks;
}

function barOutsideText(text: string): number {
  let inside = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "^") inside = !inside && text.indexOf("^", at + 1) > 0;
    else if (text[at] === "|" && !inside) return at;
  }
  return -1;
}

/** Says what the number after a code is, by the table (reference 5, Ajax: with an area given it is an address). */
function assignNumber(event: BodyEvent, number: string): void {
  const known = siaCodes[event.code!];
  if (!known) event.unknown = true;
  if (number === "") return;
  const isArming = known?.category === "open_close" && event.partition !== undefined;
  if (known && DEVICE_PARAMS.has(known.param) && !isArming) event.zone = number;
  else if (known?.param === "user") event.user = number;
  else if (known?.param === "area" && event.partition === undefined) event.partition = number;
  else event.address = number;
}

/** Reads one block's items into events; modifiers hold for all events that follow them in the block. */
function readEvents(content: string, events: BodyEvent[]): void {
  const modifiers: BodyEvent = {};
  let current: BodyEvent | null = null;
  let textKey: TextKey = "text";
  for (const item of parseItems(content)) {
    if (item.kind === "modifier") {
      const key = MODIFIER_KEYS[item.name]! as "time";
      modifiers[key] = item.value;
      textKey = item.name === "ri" ? "areaText" : item.name === "id" ? "userText" : "text";
      if (item.name === "ri") delete modifiers.areaText;
      current = null;
    } else if (item.kind === "event") {
      current = { code: item.code, ...modifiers };
      assignNumber(current, item.number);
      events.push(current);
      textKey = "text";
    } else if (item.text !== "") {
      const target: BodyEvent = current ?? modifiers;
      target[textKey] = target[textKey] === undefined ? item.text : `${target[textKey]} ${item.text}`;
    }
  }
}

function addText(events: BodyEvent[], text: string): void {
  if (text === "") return;
  const last = events.at(-1);
  if (last) last.text = last.text === undefined ? text : `${last.text} ${text}`;
  else events.push({ text });
}

/** Null when nothing in it can be read. A text alone is an event without a code. */
export function parseSia(data: string): Body | null {
  const { dataAccount, rest } = splitAccount(data);
  const events: BodyEvent[] = [];
  for (const { letter, content } of splitBlocks(rest)) {
    if (letter === "N" || letter === "O") readEvents(content, events);
    else if (letter === "A" || letter === "X") addText(events, content.trim());
  }
  return events.length > 0 ? { dataAccount, events } : null;
}
