/** What the code tables call a kind, and the class it makes a signal. */
import type { SignalClass } from "./classes";

/** Kinds as the shipped code tables spell them. */
export type SignalKind =
  | "alarm"
  | "alarm_restore"
  | "restore"
  | "trouble"
  | "trouble_restore"
  | "supervisory"
  | "supervisory_restore"
  | "exception"
  | "exception_end"
  | "open"
  | "close"
  | "bypass"
  | "unbypass"
  | "disable"
  | "enable"
  | "test"
  | "test_start"
  | "test_end"
  | "cancel"
  | "status"
  | "info"
  | "access_granted"
  | "access_denied"
  | "unknown";

const CLASS_OF: Readonly<Record<SignalKind, SignalClass>> = {
  alarm: "alarm",
  alarm_restore: "restore",
  restore: "restore",
  trouble: "trouble",
  trouble_restore: "trouble_restore",
  supervisory: "supervision",
  supervisory_restore: "trouble_restore",
  exception: "exception",
  exception_end: "restore",
  open: "open",
  close: "close",
  bypass: "bypass",
  unbypass: "unbypass",
  disable: "bypass",
  enable: "unbypass",
  test: "test",
  test_start: "test",
  test_end: "test",
  cancel: "cancel",
  status: "status",
  info: "status",
  access_granted: "status",
  access_denied: "status",
  unknown: "unknown",
};

/** Class of a kind. */
export const classOf = (kind: SignalKind): SignalClass => CLASS_OF[kind];

/** Classes that end what an earlier signal began. */
export const isRestoring = (cls: SignalClass): boolean => cls === "restore" || cls === "trouble_restore";

/** Kinds that may call for a person; everything else is logged. */
export const RAISING_KINDS: ReadonlySet<SignalKind> = new Set(["alarm", "trouble", "supervisory", "exception"]);
