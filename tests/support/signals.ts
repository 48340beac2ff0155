/** Signals as a receiver posts them, with only what a test cares about said; also bundled into the store's engine. */

import type { IncomingSignal, SignalBatch } from "../../domain/signals/incoming";

let frames = 0;

/** A decoded event of 4711, received now, with a key of its own. */
export function signal(values: Partial<IncomingSignal> = {}): IncomingSignal {
  frames += 1;
  return {
    key: `spool:${frames}:0`,
    kind: "event",
    receivedAt: new Date().toISOString(),
    receiver: "r1",
    protocol: "dc09",
    token: "SIA-DCS",
    transport: "tcp",
    peer: "198.51.100.7:40000",
    encrypted: false,
    account: "4711",
    prefix: "0",
    receiverNumber: "",
    sequence: String((frames % 9999) + 1).padStart(4, "0"),
    panelAt: "",
    clockSkewSeconds: 0,
    code: "BA",
    qualifier: "",
    partition: "1",
    zone: "1",
    user: "",
    address: "",
    text: "",
    xdata: [],
    raw: "0a",
    duplicateOf: "",
    ...values,
  };
}

/** A Contact ID event. */
export const cid = (qualifier: "E" | "R" | "P", code: string, values: Partial<IncomingSignal> = {}): IncomingSignal =>
  signal({ token: "ADM-CID", qualifier, code, ...values });

/** A batch of them. */
export const batch = (signals: readonly IncomingSignal[], repeats: SignalBatch["repeats"] = []): SignalBatch => ({
  spool: "spool",
  signals,
  repeats,
});
