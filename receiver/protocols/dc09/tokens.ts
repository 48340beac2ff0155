/** Id tokens of DC-09 (reference 9) and what each asks of a receiver. */

/** Link supervision: no event row. */
export const supervisionTokens: ReadonlySet<string> = new Set(["NULL", "XNM"]);

/** Frames that are answers themselves: they get none. */
export const replyTokens: ReadonlySet<string> = new Set(["ACK", "NAK", "DUH", "RSP"]);

/** Listed tokens whose bodies are kept raw and acknowledged. */
export const rawTokens: ReadonlySet<string> = new Set(
  (
    "SIA-PUL ACR-SF ADM-41E ADM-42E ADM-HS DSC-43 FBI-SF ITI-I SCN-S8 SCN-S16 SCN-S24 SCT SES-SS SIA-S2K " +
    "SK-FSK1 SK-FSK2"
  ).split(" "),
);
