/** A frame whose content has been read: header, blocks, body and time. */
import { sentAccount } from "../../../domain/signals/normalise";
import type { EventFields } from "../../contracts/engine";
import type { Body, BodyEvent } from "./body";
import { parseCid } from "./cid";
import type { Frame } from "./frame";
import { parseSia } from "./sia";
import { isInWindow, parseStamp, skewSeconds } from "./stamp";
import { rawTokens, supervisionTokens } from "./tokens";
import { parseContent, type Content } from "./xdata";

/** What the content asks for, before clock, key and account have their say. */
export type Sort = "events" | "supervision" | "raw" | "unreadable" | "unlisted";

export interface Message {
  readonly frame: Frame;
  readonly content: Content;
  readonly sort: Sort;
  readonly body: Body | null;
  /** Header account, else the one in the data; `""` when neither. */
  readonly account: string;
  /** Set when the data block names another account than the header. */
  readonly dataAccount: string | null;
  readonly stampMs: number | null;
  readonly skew: number;
  readonly isSkewed: boolean;
}

const parsers: Readonly<Record<string, (data: string) => Body | null>> = { "ADM-CID": parseCid, "SIA-DCS": parseSia };
const INNER = /^#([^|]*)/;

function sortOf(frame: Frame, content: Content, body: Body | null): Sort {
  if (supervisionTokens.has(frame.token)) return "supervision";
  if (parsers[frame.token]) return body ? "events" : "unreadable";
  if (!rawTokens.has(frame.token)) return "unlisted";
  return content.closed ? "raw" : "unreadable";
}

function otherAccount(header: string | null, inner: string | null): string | null {
  if (inner === null || inner === "") return null;
  return header === null || inner.toUpperCase() !== header.toUpperCase() ? inner : null;
}

/** Reads clear content, one character a byte, as it stood between `[` and CR (or behind the pad). */
export function readMessage(frame: Frame, clear: string, context: { nowMs: number; codePage: string }): Message {
  const content = parseContent(clear, context.codePage);
  const parse = content.closed ? parsers[frame.token] : undefined;
  const body = parse ? parse(content.data) : null;
  const sort = sortOf(frame, content, body);
  const inner = sort === "supervision" ? null : (body?.dataAccount ?? INNER.exec(content.data)?.[1] ?? null);
  const stampMs = content.stamp === "" ? null : parseStamp(content.stamp);
  const skew = stampMs === null ? 0 : skewSeconds(stampMs, context.nowMs);
  return {
    frame,
    content,
    sort,
    body,
    account: sentAccount(frame.account ?? inner ?? ""),
    dataAccount: sort === "events" ? otherAccount(frame.account, inner) : null,
    stampMs,
    skew,
    isSkewed: stampMs !== null && !isInWindow(skew),
  };
}

const joined = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join(" · ");

/** The columns every protocol shares. */
export function toEventFields(event: BodyEvent, xText: string | undefined): EventFields {
  return {
    code: event.code ?? "",
    qualifier: event.qualifier ?? "",
    partition: event.partition ?? "",
    zone: event.zone ?? "",
    user: event.user ?? "",
    address: event.address ?? event.peripheral ?? "",
    text: joined(event.areaText, event.userText, event.text, xText),
  };
}

/** H says when it happened; without it the stamp says when it was sent, which is the nearest we have. */
export function happenedAtMs(message: Message): number | null {
  const occurrence = message.content.xdata.find((block) => block.letter === "H");
  return (occurrence ? parseStamp(occurrence.content) : null) ?? message.stampMs;
}
