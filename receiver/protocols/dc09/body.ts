/** What a readable body yields: the events of a frame, in the words of the vectors' `decoded`. */

/** One event; keys are left out when nothing was sent. */
export interface BodyEvent {
  code?: string;
  qualifier?: string;
  partition?: string;
  zone?: string;
  user?: string;
  /** A number whose meaning the code table leaves open. */
  address?: string;
  /** Not in the code table: stored and acknowledged all the same. */
  unknown?: true;
  time?: string;
  date?: string;
  peripheral?: string;
  automated?: string;
  phone?: string;
  level?: string;
  value?: string;
  path?: string;
  routeGroup?: string;
  subSubscriber?: string;
  /** Description after the area modifier. */
  areaText?: string;
  userText?: string;
  text?: string;
}

export interface Body {
  /** Account inside the data block; null when the block names none. */
  readonly dataAccount: string | null;
  readonly events: readonly BodyEvent[];
}

const INNER_ACCOUNT = /^#([^|]*)(?:\||$)/;

/** Splits `#acct|rest`. */
export function splitAccount(data: string): { readonly dataAccount: string | null; readonly rest: string } {
  const match = INNER_ACCOUNT.exec(data);
  return match ? { dataAccount: match[1]!, rest: data.slice(match[0].length) } : { dataAccount: null, rest: data };
}
