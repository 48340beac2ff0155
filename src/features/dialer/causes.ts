/** What the telephone's library calls an end, as a key of our words. */
import type { Cause } from "./phone-state";

const CAUSES: Readonly<Record<string, Cause>> = {
  Terminated: "ended",
  Canceled: "canceled",
  Busy: "busy",
  Rejected: "rejected",
  "No Answer": "no_answer",
  Expires: "no_answer",
  "Not Found": "not_found",
  "Address Incomplete": "not_found",
  Unavailable: "unavailable",
  "Authentication Error": "account",
  "Connection Error": "line",
  "Request Timeout": "line",
  "Internal Error": "line",
  "User Denied Media Access": "microphone",
  "Incompatible SDP": "media",
  "Missing SDP": "media",
  "Bad Media Description": "media",
  "WebRTC Error": "media",
  "RTP Timeout": "media",
  "No ACK": "line",
  "Dialog Error": "line",
};

/** The key; what is not known is `other`. */
export const causeOf = (cause: string | undefined): Cause => CAUSES[cause ?? ""] ?? "other";
