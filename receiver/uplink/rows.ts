/** From a spooled record to the rows the store takes. */
import { keyOf, type IncomingSignal } from "../../domain/signals/incoming";
import type { EventFields, Reading } from "../contracts/engine";
import type { SpoolRecord } from "../contracts/spool";

const NO_FIELDS: EventFields = { code: "", qualifier: "", partition: "", zone: "", user: "", address: "", text: "" };

/** They are about the frame's own time. */
const CLOCK_NOTICES: ReadonlySet<string> = new Set(["clock_skew", "clock_refused"]);

function eventsOf(record: SpoolRecord, reading: Reading): readonly EventFields[] {
  // A notice is about the line: what stands in the frame may be forged or noise and is not handed on.
  if (record.kind === "notice") {
    const [code = "", ...words] = record.notice.split(" ");
    return [{ ...NO_FIELDS, code, text: words.join(" ") }];
  }
  if (reading.events.length > 0) return reading.events;
  const { data } = reading.toDecoded();
  return [{ ...NO_FIELDS, text: typeof data === "string" ? data : "" }];
}

/** A frame of 4 KiB could hold over a thousand events; no panel sends that, and the store takes 1,000 rows a batch. */
const MAX_EVENTS = 250;

/** One row per event; every frame gives at least one. `runOf` = under which name the frame of a sequence was numbered. */
export function toRows(record: SpoolRecord, reading: Reading, runOf: (sequence: number) => string): IncomingSignal[] {
  const isNotice = record.kind === "notice";
  const { account } = reading;
  const tellsClock = !isNotice || CLOCK_NOTICES.has(record.notice);
  const raw = Buffer.from(record.raw.buffer, record.raw.byteOffset, record.raw.length).toString("hex");
  return eventsOf(record, reading)
    .slice(0, MAX_EVENTS)
    .map((fields, index) => ({
      key: keyOf(runOf(record.sequence), record.sequence, index),
      kind: isNotice ? "link" : reading.kind,
      receivedAt: new Date(record.receivedAtMs).toISOString(),
      receiver: record.receiver,
      protocol: record.protocol,
      token: reading.token,
      transport: record.transport,
      peer: record.peer,
      encrypted: reading.encrypted,
      account: record.ignoreLeadingZeros ? account.replace(/^0+(?=.)/, "") : account,
      prefix: reading.prefix,
      receiverNumber: reading.receiverNumber,
      sequence: reading.sequence,
      panelAt: tellsClock ? reading.panelAt : "",
      clockSkewSeconds: tellsClock ? reading.clockSkewSeconds : 0,
      ...fields,
      xdata: isNotice ? [] : reading.xdata,
      raw: index === 0 ? raw : "",
      duplicateOf: record.duplicateOf === 0 ? "" : keyOf(runOf(record.duplicateOf), record.duplicateOf, 0),
    }));
}
