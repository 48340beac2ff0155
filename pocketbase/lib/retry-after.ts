/** When somebody who was refused may come again, in the header that programs read. */

interface Headed {
  header(): { set(name: string, value: string): void };
}

/** The part of an event that takes a header; the hooks of the store's own routes have it aside. */
export interface AnsweringEvent {
  readonly response?: Headed;
  readonly requestEvent?: { readonly response: Headed };
}

/** Says it on the answer. */
export const sayRetryAfter = ({ response, requestEvent }: AnsweringEvent, seconds: number): void =>
  (response ?? requestEvent?.response)?.header().set("Retry-After", String(seconds));
