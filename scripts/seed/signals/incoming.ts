/** From events to the rows the receiver would hand over, read by its own reader. */

import type { IncomingSignal } from "../../../domain/signals/incoming";
import { dc09 } from "../../../receiver/protocols/dc09";
import type { DemoEvent } from "./event";
import { frameOf } from "./frame";

const RECEIVER = "r1";
const SPOOL = "seed";

/** Rows of the events, in their order; each key is the same at every run. */
export function incomingOf(events: readonly DemoEvent[]): IncomingSignal[] {
  const keys: Record<string, string> = {};
  for (const { site } of events) if (site && site.key !== "") keys[site.code] = site.key;
  const reader = dc09.createReader({ keys, options: {}, randomBytes: (length) => new Uint8Array(length) });
  return events.map((event, number) => {
    const frame = frameOf(event, number);
    const reading = reader.read(frame, event.at);
    const [fields] = reading.events;
    if (reading.verdict !== "ack" || !fields) throw new Error(`frame ${number} was refused: ${reading.why}`);
    return {
      key: `${SPOOL}:${number}:0`,
      kind: reading.kind,
      receivedAt: new Date(event.at).toISOString(),
      receiver: RECEIVER,
      protocol: dc09.id,
      token: reading.token,
      transport: "tcp",
      peer: `192.0.2.${1 + (Number(event.account) % 250)}:${20_000 + (number % 40_000)}`,
      encrypted: reading.encrypted,
      account: reading.account,
      prefix: reading.prefix,
      receiverNumber: reading.receiverNumber,
      sequence: reading.sequence,
      panelAt: reading.panelAt,
      clockSkewSeconds: reading.clockSkewSeconds,
      ...fields,
      xdata: reading.xdata,
      raw: frame.toString("hex"),
      duplicateOf: "",
    };
  });
}
