/** ADM-CID body: `#acct|QEEE GG ZZZ` (reference 4). */
import table from "../../../domain/signals/tables/contact-id.json";
import { splitAccount, type Body, type BodyEvent } from "./body";

const SHAPE = /^([136]) ?(\d{3}) ([0-9A-Fa-f]{2}) ([0-9A-Fa-f]{3})$/;
const QUALIFIERS: Readonly<Record<string, string>> = { "1": "E", "3": "R", "6": "P" };
const codes: Readonly<Record<string, { readonly param: string } | undefined>> = table.codes;

/** Null when the body has another shape: it is unreadable then. */
export function parseCid(data: string): Body | null {
  const { dataAccount, rest } = splitAccount(data);
  const match = SHAPE.exec(rest);
  if (!match) return null;
  const known = codes[match[2]!];
  const event: BodyEvent = { qualifier: QUALIFIERS[match[1]!]!, code: match[2]!, partition: match[3]! };
  if (known?.param === "user") event.user = match[4]!;
  else event.zone = match[4]!;
  if (!known) event.unknown = true;
  return { dataAccount, events: [event] };
}
