/** What was sent to a route of ours, read so that whatever it is gets an answer of ours. */
import { bodyText, parseJson, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";

/** The fields of a body. */
export type Body = Readonly<Record<string, unknown>>;

/** The body as an object, empty where nothing was sent; lists, texts, numbers and what is no JSON are refused. */
export function bodyOf(e: PbRequestEvent): Body {
  const text = bodyText(e).trim();
  if (text === "") return {};
  const value = parseJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : refuse("body_bad");
}

/** Text of a field, "" where it is not sent; refused where it is something else or longer than `max`. */
export function textOf(body: Body, field: string, max = Infinity): string {
  const value = body[field] ?? "";
  if (typeof value !== "string") return refuse("bad_request", { field });
  if (value.length > max) refuse("field_too_long", { field, max });
  return value;
}
