/** A frame as the spool keeps it, for tests that write or hand over one. */
import type { SpoolRecord } from "../../receiver/contracts/spool";

/** An acknowledged frame in clear over TCP. */
export const spoolRecord = (sequence: number, raw: Buffer, receivedAtMs = Date.now()): SpoolRecord => ({
  kind: "frame",
  sequence,
  receivedAtMs,
  receiver: "r1",
  protocol: "dc09",
  transport: "tcp",
  peer: "127.0.0.1:1",
  verdict: "ack",
  duplicateOf: 0,
  codePage: "windows-1252",
  notice: "",
  ignoreLeadingZeros: false,
  raw,
  clear: null,
});
