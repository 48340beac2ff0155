/** A call from the dialer: what is sent of it, what the store makes of it (specification 7, "On Call in the dialer"). */
import { plainText } from "../alarms/plain-text";
import { isObject } from "../plain-object";
import { fail, ok, type Result } from "../result";
import { dateMs } from "../signals/store-date";

/** Screens from which a call is an event of the site or customer, too. */
export const EVENT_ORIGINS: readonly string[] = ["sites", "customers"];

/** Whose number it is: the account with its partition; `site` where the screen knows which. */
export interface DialData {
  readonly code: string;
  readonly partitionNumber: string;
  readonly site: string;
}

/** `POST calls`. */
export interface DialledCall {
  /** Made by the browser: sent twice it is stored once. */
  readonly id: string;
  readonly numberCalled: string;
  /** The screen from which the dialer was opened. */
  readonly initatedFrom: string;
  /** Null where the screen names none. */
  readonly data: DialData | null;
  /** When Call was pressed. */
  readonly madeAtMs: number;
}

/** The field that is wrong. */
export interface DialFault {
  readonly field: string;
}

/** As long as a number that anybody dials. */
export const NUMBER_MOST = 40;
const ID = /^[a-z0-9]{15}$/;
const DIALLED = /^[0-9*#+() ./-]+$/;
const ORIGIN = /^[a-z_]{0,40}$/;

/** Can it be dialled? At least one character of the keypad. */
export const canDial = (number: string): boolean =>
  number.length <= NUMBER_MOST && DIALLED.test(number) && /[0-9*#]/.test(number);

/** What goes to the telephone system: without what only helps the eye. */
export const dialled = (number: string): string => number.replace(/\(0\)/, "").replace(/[^0-9*#+]/g, "");

const textOf = (value: unknown): string =>
  typeof value === "number" ? String(value) : typeof value === "string" ? plainText(value) : "";

function dataOf(sent: unknown): DialData | null {
  if (!isObject(sent)) return null;
  const { code, partitionNumber, site } = sent;
  return {
    code: textOf(code).slice(0, 20),
    // Of no partition in particular: 0.
    partitionNumber: textOf(partitionNumber).slice(0, 10) || "0",
    site: textOf(site).slice(0, 15),
  };
}

/** The call as it is stored, or the field that is wrong. Nobody calls in the future: a clock that runs ahead is ours. */
export function checkCall(body: Readonly<Record<string, unknown>>, nowMs: number): Result<DialledCall, DialFault> {
  const { id, numberCalled, initatedFrom = "", data, timestamp } = body;
  if (typeof id !== "string" || !ID.test(id)) return fail({ field: "id" });
  if (typeof numberCalled !== "string" || !canDial(numberCalled)) return fail({ field: "numberCalled" });
  if (typeof initatedFrom !== "string" || !ORIGIN.test(initatedFrom)) return fail({ field: "initatedFrom" });
  const sentMs = typeof timestamp === "string" ? dateMs(timestamp) : nowMs;
  if (Number.isNaN(sentMs)) return fail({ field: "timestamp" });
  const madeAtMs = Math.min(sentMs, nowMs);
  return ok({ id, numberCalled: numberCalled.trim(), initatedFrom, data: dataOf(data), madeAtMs });
}

/** The account whose event the call becomes; undefined where it becomes none. */
export const eventOf = ({ initatedFrom, data }: Pick<DialledCall, "initatedFrom" | "data">): DialData | undefined =>
  data !== null && data.code !== "" && EVENT_ORIGINS.includes(initatedFrom) ? data : undefined;

/** The line beside the event. */
export const callReport = (name: string, number: string): string => `${name} Calling ${number}`.trim();
