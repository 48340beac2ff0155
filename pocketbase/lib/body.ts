/** What was sent to a route of ours, read so that whatever it is gets an answer of ours. */
import { isObject } from "../../domain/plain-object";
import { bodyText, parseJson, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";

/** The fields of a body. */
export type Body = Readonly<Record<string, unknown>>;

/** What any form of a few fields fits in many times over. */
const MOST_BYTES = 4096;

/**
 * The body as an object, empty where nothing was sent; lists, texts, numbers and what is no JSON are refused, and what is
 * larger than `mostBytes` before it is read.
 */
export function bodyOf(e: PbRequestEvent, mostBytes = MOST_BYTES): Body {
  // As the sender says; -1 where he does not.
  if (e.request.contentLength > mostBytes) refuse("too_large");
  const text = bodyText(e).trim();
  // What comes in pieces was bounded by the engine's own limit.
  if (text.length > mostBytes) refuse("too_large");
  if (text === "") return {};
  const value = parseJson(text);
  return isObject(value) ? value : refuse("body_bad");
}

/** Text of a field, "" where it is not sent; refused where it is something else or longer than `max`. */
export function textOf(body: Body, field: string, max = Infinity): string {
  const value = body[field] ?? "";
  if (typeof value !== "string") return refuse("bad_request", { field });
  if (value.length > max) refuse("field_too_long", { field, max });
  return value;
}
