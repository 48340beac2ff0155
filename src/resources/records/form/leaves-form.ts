/** Whether a way leads out of a form: its tabs and the list's filters do not. */

/** An address, as the router tells it. */
export interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Is it another page, or does one of the `names` of the address say something else? */
export const leavesForm = (from: Place, to: Place, names: readonly string[]): boolean =>
  from.pathname !== to.pathname || names.some((name) => from.search[name] !== to.search[name]);
