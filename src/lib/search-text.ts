/** What stands in an address stays the text that it is: `0042`, `12E4` and long digits are codes, not numbers (H-UX-04). */
import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/** What is written again as it was read: small whole numbers, truth, and what pages write as JSON. */
const LOSSLESS = /^(?:0|-?[1-9]\d{0,14}|true|false|null)$|^[[{"]/;

function parse(text: string): unknown {
  if (!LOSSLESS.test(text)) throw new Error("plain text");
  return JSON.parse(text);
}

/** For the router. */
export const parseSearch = parseSearchWith(parse);
export const stringifySearch = stringifySearchWith(JSON.stringify, parse);
