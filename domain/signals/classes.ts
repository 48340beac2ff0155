/** Classes of signals: the closed list that types, forms and rules share. */
export const SIGNAL_CLASSES = [
  "alarm",
  "restore",
  "trouble",
  "trouble_restore",
  "open",
  "close",
  "bypass",
  "unbypass",
  "test",
  "cancel",
  "supervision",
  "exception",
  "status",
  "unknown",
  "link",
  "manual",
] as const;

/** A signal's class. */
export type SignalClass = (typeof SIGNAL_CLASSES)[number];
