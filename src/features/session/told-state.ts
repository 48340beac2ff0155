/** What the link of a mail has done, for the sign-in to say: in the state of the address, so that no address can claim it. */

export interface Told {
  /** Which page's `done` it is. */
  readonly what: "verify" | "reset" | "change";
  readonly email: string;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly told?: Told;
  }
}
